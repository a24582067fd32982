/**
 * Saves a session as a file: as a play record, a text that people can read and that Tableside reads back, as JSON
 * with the time of every entry, as a backup has it, or as a table for spreadsheets.
 */
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { writeRecord } from '../../engine/record/write.ts'
import { writeBackup } from '../../store/backup.ts'
import { dayName, saveFile } from '../shared/files.ts'
import { Icon } from '../shared/Icon.tsx'
import { announce } from '../shared/live.tsx'
import { writeCsv } from './csv.ts'
import type { Past } from './past.ts'
import { words } from './words.ts'
import './export.css'

export function Export({ past }: { readonly past: Past }) {
  const say = words.value
  const [open, setOpen] = useState(false)
  const [failed, setFailed] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!open) return
    place.current?.querySelector<HTMLElement>('.export-ways button')?.focus()
    const outside = (event: Event) => {
      if (!place.current?.contains(event.target as Node)) setOpen(false)
    }
    document.addEventListener('pointerdown', outside)
    return () => document.removeEventListener('pointerdown', outside)
  }, [open])
  const close = () => {
    setOpen(false)
    place.current?.querySelector<HTMLElement>('button')?.focus()
  }
  const save = (ending: string, text: string, type: string) => {
    const file = `${past.stored.game}-${dayName(past.stored.started)}.${ending}`
    saveFile(file, text, type)
    announce(say.exported(file))
    close()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens to Escape for what is inside
    <div
      class="export"
      ref={place}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && open) close()
      }}
    >
      <button type="button" class="button is-small" aria-expanded={open} onClick={() => setOpen(!open)}>
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
