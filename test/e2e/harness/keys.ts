/** What the protocol wants to know about a key. */
export interface Key {
  readonly key: string
  readonly code: string
  readonly windowsVirtualKeyCode: number
  /** What it types, if anything. */
  readonly text?: string
}

const NAMED: Readonly<Record<string, Key>> = {
  Enter: { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13, text: '\r' },
  Escape: { key: 'Escape', code: 'Escape', windowsVirtualKeyCode: 27 },
  Tab: { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 },
  Backspace: { key: 'Backspace', code: 'Backspace', windowsVirtualKeyCode: 8 },
  Delete: { key: 'Delete', code: 'Delete', windowsVirtualKeyCode: 46 },
  Space: { key: ' ', code: 'Space', windowsVirtualKeyCode: 32, text: ' ' },
  ArrowLeft: { key: 'ArrowLeft', code: 'ArrowLeft', windowsVirtualKeyCode: 37 },
  ArrowUp: { key: 'ArrowUp', code: 'ArrowUp', windowsVirtualKeyCode: 38 },
  ArrowRight: { key: 'ArrowRight', code: 'ArrowRight', windowsVirtualKeyCode: 39 },
  ArrowDown: { key: 'ArrowDown', code: 'ArrowDown', windowsVirtualKeyCode: 40 },
  Home: { key: 'Home', code: 'Home', windowsVirtualKeyCode: 36 },
  End: { key: 'End', code: 'End', windowsVirtualKeyCode: 35 },
  PageUp: { key: 'PageUp', code: 'PageUp', windowsVirtualKeyCode: 33 },
  PageDown: { key: 'PageDown', code: 'PageDown', windowsVirtualKeyCode: 34 },
}

const MODIFIERS: Readonly<Record<string, number>> = { Alt: 1, Control: 2, Meta: 4, Shift: 8 }

/** A key by its name or the one character it types. */
function keyOf(name: string): Key {
  const named = NAMED[name]
  if (named !== undefined) return named
  const upper = name.toUpperCase()
  const code = /^[A-Z]$/.test(upper) ? `Key${upper}` : /^\d$/.test(name) ? `Digit${name}` : ''
  const number = code === '' ? 0 : upper.charCodeAt(0)
  return { key: name, code, windowsVirtualKeyCode: number, text: name }
}

/** `Control+Shift+z` as a key and the bits of its modifiers. */
export function chordOf(chord: string): { key: Key; modifiers: number } {
  const parts = chord === '+' ? ['+'] : chord.split('+')
  const key = keyOf(parts.at(-1) ?? '')
  const modifiers = parts.slice(0, -1).reduce((bits, part) => bits | (MODIFIERS[part] ?? 0), 0)
  // With Control, Alt or Meta held down a key types nothing.
  const { text, ...silent } = key
  return { key: (modifiers & 7) === 0 ? key : silent, modifiers }
}
