/** Where the page is shown. Set once, by `mount`. */
import { signal } from '@preact/signals'

/** `popup`: the compact table · `panel`: side panel or sidebar · `tab`: a full page. */
export type Surface = 'popup' | 'panel' | 'tab'

/** The surface that this page is. */
export const surface = signal<Surface>('panel')
