/** The table rulings, folded away: each with its question, its options and why the usual one is usual; and whole sets of them saved. */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import { foldName } from '../../engine/record/names.ts'
import type { Rulings } from '../../engine/ruleset.ts'
import type { RuleText } from '../../engine/text.ts'
import {
  deleteHouseRules,
  liveHouseRules,
  type HouseRules as RuleSet,
  saveHouseRules,
} from '../../store/house-rules.ts'
import type { Saved } from '../../store/saved.ts'
import { Icon } from '../shared/Icon.tsx'
import { announce } from '../shared/live.tsx'
import { useLoaded } from '../shared/useLoaded.ts'
import { language } from '../shared/words.ts'
import { changedRulings, type Form, tidyName } from './draft.ts'
import { words } from './words.ts'

/** How many questions are shown at first. */
const FIRST = 3

interface HouseRulesProps {
  readonly form: Form
  /** In force, complete. */
  readonly rulings: Rulings
  /** Loads the longer words; called when somebody opens the list. */
  readonly loadRules: () => Promise<RuleText>
  readonly problemOf: (ruling: string) => string | undefined
  readonly onRuling: (ruling: string, option: string) => void
  readonly onRulings: (rulings: Readonly<Record<string, string>>) => void
}

export function HouseRules({ form, rulings, loadRules, problemOf, onRuling, onRulings }: HouseRulesProps) {
  const say = words.value
  const [opened, setOpened] = useState(false)
  const text = useLoaded(async () => (opened ? loadRules() : undefined), [opened], [language.value])
  const [all, setAll] = useState(false)
  // What has been shown stays where it is, also once it is set back to the usual.
  const shown = useRef(new Set<string>())
  /** The first question that a tap on "more" brought: it takes the focus. */
  const next = useRef<HTMLFieldSetElement>(null)
  const [from, setFrom] = useState<string>()
  useLayoutEffect(() => {
    if (from !== undefined) next.current?.querySelector<HTMLElement>('input:checked')?.focus()
  }, [from])
  const changed = changedRulings(rulings, form)
  for (const [place, ruling] of form.rulings.entries())
    if (all || place < FIRST || ruling.id in changed) shown.current.add(ruling.id)
  const hidden = form.rulings.filter((ruling) => !shown.current.has(ruling.id))
  const problems = form.rulings.some((ruling) => problemOf(ruling.id) !== undefined)
  if (form.rulings.length === 0) return null
  return (
    <details
      class="rulings sheet"
      open={problems || undefined}
      onToggle={(event) => {
        if (event.currentTarget.open) setOpened(true)
      }}
    >
      <summary>
        <span class="rulings-title">
          <b>{say.houseRules}</b>
          <small>{say.questions(form.rulings.length, Object.keys(changed).length)}</small>
        </span>
        <Icon name="down" />
      </summary>
      {text === undefined ? null : (
        <>
          <Sets form={form} rulings={rulings} onRulings={onRulings} />
          {form.rulings
            .filter((ruling) => shown.current.has(ruling.id))
            .map(({ id, options }) => {
              const ruling = text.rulings[id]
              const problem = problemOf(id)
              return (
                <fieldset key={id} class="ruling" ref={id === from ? next : null}>
                  <legend>{ruling?.question ?? id}</legend>
                  {options.map((option, place) => (
                    <label key={option} class="option">
                      <input
                        type="radio"
                        name={`ruling-${id}`}
                        checked={rulings[id] === option}
                        onChange={() => onRuling(id, option)}
                      />
                      <span>
                        {ruling?.options[option] ?? option}
                        {place === 0 ? <em>{say.usual}</em> : null}
                        {place > 0 && rulings[id] === option ? <em class="is-changed">{say.changed}</em> : null}
                      </span>
                    </label>
                  ))}
                  <p>{ruling?.reason}</p>
                  {problem === undefined ? null : <p class="problem">{problem}</p>}
                </fieldset>
              )
            })}
          {hidden.length === 0 ? null : (
            <button
              type="button"
              class="more-rulings"
              onClick={() => {
                setAll(true)
                setFrom(hidden[0]?.id)
              }}
            >
              {say.moreQuestions(hidden.length)}
              <Icon name="down" />
            </button>
          )}
        </>
      )}
    </details>
  )
}

interface SetsProps {
  readonly form: Form
  readonly rulings: Rulings
  readonly onRulings: (rulings: Readonly<Record<string, string>>) => void
}

/** Whole sets: the usual one, those that were saved, and a line to save what is chosen now. */
function Sets({ form, rulings, onRulings }: SetsProps) {
  const say = words.value
  const live = useMemo(() => liveHouseRules(form.id), [form.id])
  useEffect(() => live.close, [live])
  const sets = live.value.value ?? []
  const [name, setName] = useState('')
  const [dropped, setDropped] = useState<RuleSet>()
  /** What could not be stored, as a sentence. */
  const [trouble, setTrouble] = useState<string>()
  const now = changedRulings(rulings, form)
  const isNow = (set: RuleSet) => sameRulings(changedRulings({ ...rulings, ...usual(form), ...set.rulings }, form), now)
  /** Whether it was stored; that it was not is said, and stands there until something is. */
  const stored = ({ saved }: Saved, why: string): boolean => {
    setTrouble(saved ? undefined : why)
    if (!saved) announce(why)
    return saved
  }
  const save = async () => {
    const wanted = tidyName(name)
    if (wanted === '') return
    if (!stored(await saveHouseRules({ name: wanted, game: form.id, rulings: now }), say.setNotSaved)) return
    setName('')
    setDropped(undefined)
    announce(say.saved(wanted))
  }
  const drop = async (set: RuleSet) => {
    if (!stored(await deleteHouseRules(set.game, set.name), say.setsNotChanged)) return
    setDropped(set)
    announce(say.droppedSet(set.name))
  }
  const bringBack = async (set: RuleSet) => {
    if (stored(await saveHouseRules(set), say.setsNotChanged)) setDropped(undefined)
  }
  const changes = Object.keys(now).length > 0
  return (
    <div class="sets">
      <ul aria-label={say.sets}>
        <li>
          <button type="button" class="chip" aria-pressed={!changes} onClick={() => onRulings({})}>
            {say.allUsual}
          </button>
        </li>
        {sets.map((set) => (
          <li key={foldName(set.name)} class="chip-pair">
            <button
              type="button"
              class="chip"
              aria-pressed={changes && isNow(set)}
              aria-label={say.useSet(set.name)}
              onClick={() => {
                onRulings(set.rulings)
                announce(say.usedSet(set.name))
              }}
            >
              {set.name}
            </button>
            <button type="button" class="tool" aria-label={say.dropSet(set.name)} onClick={() => drop(set)}>
              <Icon name="cross" />
            </button>
          </li>
        ))}
      </ul>
      {dropped === undefined ? null : (
        <p class="undo-line">
          <span>{say.droppedSet(dropped.name)}</span>
          <button type="button" class="button is-small" onClick={() => bringBack(dropped)}>
            {say.undo}
          </button>
        </p>
      )}
      {changes && !sets.some(isNow) ? (
        <div class="save-set">
          <input
            type="text"
            value={name}
            maxLength={40}
            aria-label={say.saveAs}
            placeholder={say.saveAsHint}
            autocomplete="off"
            onInput={(event) => setName(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.isComposing) return
              event.preventDefault()
              save()
            }}
          />
          <button type="button" class="button is-small" onClick={save}>
            {say.save}
          </button>
        </div>
      ) : null}
      {trouble === undefined ? null : <p class="problem">{trouble}</p>}
    </div>
  )
}

function usual(form: Form): Rulings {
  return Object.fromEntries(form.rulings.map((ruling) => [ruling.id, ruling.options[0] ?? '']))
}

function sameRulings(one: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>): boolean {
  const ids = Object.keys(one)
  return ids.length === Object.keys(other).length && ids.every((id) => one[id] === other[id])
}
