/** Settings: saved at once, in every window. */
import { useState } from 'preact/hooks'
import { type Settings, saveSettings, settings } from '../../store/settings.ts'
import { languageOf } from '../shared/appearance.ts'
import { announce } from '../shared/live.tsx'
import { LANGUAGES } from '../shared/words.ts'
import { Frame } from '../shell/Frame.tsx'
import type { ScreenProps } from '../shell/screens.ts'
import { canStayAwake } from './awake.ts'
import { Choice } from './Choice.tsx'
import { Kept } from './Storage.tsx'
import { words } from './words.ts'
import '../shared/field.css'
import './settings.css'

const THEMES = ['system', 'light', 'dark'] as const
const SIZES = [0.9, 1, 1.15, 1.3] as const

export function Screen(_: ScreenProps) {
  const say = words.value
  const now = settings.value
  const [failed, setFailed] = useState(false)
  const save = async (change: Partial<Settings>) => {
    const written = await saveSettings(change)
    setFailed(!written.saved)
    if (!written.saved) announce(say.notSaved)
  }
  const languages = Object.entries(LANGUAGES)
  return (
    <Frame title={say.title} class="settings">
      {failed ? <p class="settings-failed">{say.notSaved}</p> : null}
      <section class="sheet" aria-labelledby="look-h">
        <h2 id="look-h">{say.look}</h2>
        <Choice
          label={say.theme}
          value={now.theme}
          options={THEMES.map((value) => ({ value, label: say.themes[value] }))}
          onChoose={(theme) => save({ theme })}
        />
        <Choice
          label={say.textSize}
          value={now.textScale}
          options={SIZES.map((value) => ({ value, label: say.textSizes[value] ?? String(value) }))}
          onChoose={(textScale) => save({ textScale })}
        />
        {languages.length < 2 ? null : (
          <label class="setting is-row">
            <span>{say.language}</span>
            <select value={now.language} onChange={(event) => save({ language: event.currentTarget.value })}>
              <option value="system">{say.systemLanguage(LANGUAGES[languageOf('system')] ?? '')}</option>
              {languages.map(([tag, name]) => (
                <option key={tag} value={tag} lang={tag}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        )}
      </section>
      <section class="sheet" aria-labelledby="at-table-h">
        <h2 id="at-table-h">{say.table}</h2>
        <label class="setting is-row">
          <span>
            {say.awake}
            <small>{canStayAwake() ? say.awakeNote : say.awakeMissing}</small>
          </span>
          <input
            type="checkbox"
            role="switch"
            aria-checked={now.keepAwake && canStayAwake()}
            checked={now.keepAwake && canStayAwake()}
            disabled={!canStayAwake()}
            onChange={(event) => save({ keepAwake: event.currentTarget.checked })}
          />
        </label>
      </section>
      <Kept />
    </Frame>
  )
}
