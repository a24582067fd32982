/** A canvas that draws nothing, for a DOM that has none: what a chart is besides its lines can be looked at. */
import { vi } from 'vitest'

class NoPath {
  rect() {}
  moveTo() {}
  lineTo() {}
  closePath() {}
}

export function withoutCanvas(): void {
  vi.stubGlobal('Path2D', NoPath)
  const context = new Proxy({} as Record<string, unknown>, {
    get: (target, key: string) => target[key] ?? (() => ({ width: 0 })),
    set: (target, key: string, value) => {
      target[key] = value
      return true
    },
  })
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation((() => context) as never)
}
