/** How a screen comes to lie under Ask. */
import type { State } from './state.ts'

/** Opens Ask, from the bar or the menu, and asks one question after the other. */
export function asking(...questions: readonly string[]): NonNullable<State['act']> {
  return async (surface) => {
    const inBar = await surface.eval(() => document.querySelector('.tool.is-ask')?.checkVisibility() ?? false)
    if (inBar) await surface.click('.tool.is-ask')
    else {
      await surface.click({ role: 'button', name: 'Menu' })
      await surface.click({ role: 'button', name: 'Ask the rules', within: '.menu' })
    }
    await surface.waitForPlace('#ask')
    for (const question of questions) {
      await surface.fill('#ask', question)
      await surface.waitForPlace('#answer')
      await surface.press('Enter')
    }
  }
}
