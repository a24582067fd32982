/**
 * Saves a session as a file: as a play record, a text that people can read and that Tableside reads back, as JSON
 * with the time of every entry, as a backup has it, or as a table for spreadsheets.
 */
import { useState } from 'preact/hooks'
import { writeRecord } from '../../engine/record/write.ts'
import { writeBackup } from '../../store/backup.ts'
import { dayName, saveFile } from '../shared/files.ts'
import { Icon } from '../shared/Icon.tsx'
import { announce } from '../shared/live.tsx'
import { useOpening } from '../shared/useOpening.ts'
import { writeCsv } from './csv.ts'
import type { Past } from './past.ts'
import { words } from './words.ts'
import './export.css'

export function Export({ past }: { readonly past: Past }) {
  const say = words.value
  const { open, place, turn, close, listens } = useOpening('.export-ways button')
  const [failed, setFailed] = useState(false)
  const save = (ending: string, text: string, type: string) => {
    const file = `${past.stored.game}-${dayName(past.stored.started)}.${ending}`
    saveFile(file, text, type)
    announce(say.exported(file))
    close()
  }
  return (
    <div class="export" ref={place} {...listens}>
      <button type="button" class="button is-small" aria-expanded={open} onClick={turn}>
        <Icon name="export" />
        {say.export}
      </button>
      {open ? (
        <div class="export-ways sheet">
          <button
            type="button"
            onClick={() =>
              save('txt', writeRecord(past.game.ruleset, past.stored.head, past.timeline.lines), 'text/plain')
            }
          >
            <b>{say.asRecord}</b>
            <small>{say.asRecordNote}</small>
          </button>
          <button
            type="button"
            onClick={() => {
              writeBackup(Date.now(), [past.stored.id]).then(
                (text) => save('json', text, 'application/json'),
                () => {
                  setFailed(true)
                  announce(say.notExported)
                },
              )
            }}
          >
            <b>{say.asJson}</b>
            <small>{failed ? say.notExported : say.asJsonNote}</small>
          </button>
          <button type="button" onClick={() => save('csv', writeCsv(past), 'text/csv')}>
            <b>{say.asCsv}</b>
            <small>{say.asCsvNote}</small>
          </button>
        </div>
      ) : null}
    </div>
  )
}
