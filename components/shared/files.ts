/** Files: what the browser is given to save, and what somebody picked. */

/** Hands a text to the browser as a file to be saved. */
export function saveFile(name: string, text: string, type = 'text/plain'): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has taken it over by the next task.
  setTimeout(() => URL.revokeObjectURL(address), 0)
}

/** `2026-11-30`, in the time of this place: for names of files. */
export function dayName(time: number): string {
  const date = new Date(time)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}
