/** Tells a question from a declaration. */

const ASKING = /\?|^\s*(can|could|may|is|does|do|am|are|how|who|whose|what|which|when|must|should|has|have)\b/i

/** Whether a sentence is put as a question. It looks at no game: `may jabs max` is one, too, where May sits there. */
export function isAsking(text: string): boolean {
  return ASKING.test(text)
}
