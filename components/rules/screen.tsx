/** Rules: a game's rules by section, its cards and its house rules, searchable; an address opens to one of them. */
import type { RefObject } from 'preact'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import { isAsking } from '../../engine/ask/asking.ts'
import { gameName, gameNamed, games, loadGame, loadRuleText, loadText } from '../../engine/rulesets.ts'
import { AskKey, type OpenAsk, useAsk } from '../ask/useAsk.tsx'
import { Icon } from '../shared/Icon.tsx'
import { lazy } from '../shared/Lazy.tsx'
import { surface } from '../shared/surface.ts'
import { useLoaded } from '../shared/useLoaded.ts'
import { language } from '../shared/words.ts'
import { FailedPart } from '../shell/Failure.tsx'
import { Frame } from '../shell/Frame.tsx'
import type { ScreenProps } from '../shell/screens.ts'
import { type OpenSession, table } from '../table/model.ts'
import { anchorOf, RULING, RULINGS, sectionAnchor } from './address.ts'
import { type Book, bookOf } from './book.ts'
import type { Item } from './catalogue.ts'
import { Deck } from './Deck.tsx'
import { Marked } from './Marked.tsx'
import { printSize, usePrint } from './print.ts'
import { Results } from './Results.tsx'
import { RuleRow } from './RuleRow.tsx'
import { Rulings } from './Rulings.tsx'
import { Side } from './Side.tsx'
import { search } from './search.ts'
import { words } from './words.ts'
import '../shared/book.css'
import '../shared/field.css'
import './deck.css'
import './rules.css'
import './print.css'

const Offer = lazy(async () => (await import('../ask/Offer.tsx')).Offer)

export function Screen({ rest }: ScreenProps) {
  const say = words.value
  const onTable = table.value instanceof Object ? table.value : undefined
  const game = gameNamed(rest[0] ?? '') ?? gameNamed(onTable?.head.game ?? '') ?? games[0].id
  /** The table that questions are about, where it plays this game. */
  const session = onTable?.head.game === game ? onTable : undefined
  const ask = useAsk(game, session)
  const tongue = language.value
  // The rules of the game before stay until those of this one are there.
  const loaded = useLoaded(
    async () => {
      const parts = Promise.all([loadGame(game), loadText(game, tongue), loadRuleText(game, tongue)])
      // One that cannot be loaded leaves the choice of the others.
      const [book] = await Promise.allSettled([parts])
      return { game, book }
    },
    [],
    [game, tongue],
  )
  const { printing, print } = usePrint()
  const main = useRef<HTMLElement>(null)
  const book = useMemo(() => bookOf(loaded, say.houseRules), [loaded, say])
  return (
    <Frame
      title={say.title}
      sub={gameName(game, tongue)}
      class="rules"
      wide
      tools={
        <>
          <AskKey onAsk={ask} />
          <button type="button" class="tool" aria-label={say.print} onClick={print}>
            <Icon name="print" />
          </button>
        </>
      }
    >
      {book === undefined ? null : <Side game={book.game} main={main} entries={book.toc} />}
      {book === undefined ? null : 'error' in book ? (
        <section class="rules-read" aria-label={say.read}>
          <FailedPart error={book.error} />
        </section>
      ) : (
        <Rules
          book={book}
          main={main}
          at={book.game === game ? rest[1] : undefined}
          session={book.game === game ? session : undefined}
          onAsk={ask}
          printing={printing}
          print={print}
        />
      )}
    </Frame>
  )
}

interface RulesProps {
  readonly book: Book
  /** What scrolls, where it scrolls by itself. */
  readonly main: RefObject<HTMLElement | null>
  /** What the address points at. */
  readonly at: string | undefined
  /** The table, where it plays this game. */
  readonly session: OpenSession | undefined
  readonly onAsk: OpenAsk
  readonly printing: boolean
  readonly print: () => void
}

function Rules({ book, main, at, session, onAsk, printing, print }: RulesProps) {
  const say = words.value
  const { game, ruleset, text, ruleText, all } = book
  // A link ends a search, for what it points at may not be among what was found; so does another game.
  const place = `${game}/${at ?? ''}`
  const [typed, type] = useState({ text: '', place })
  const asked = typed.place === place ? typed.text : ''
  const result = useMemo(() => search(asked, all.index), [asked, all])
  const searching = asked.trim() !== '' && !printing
  const asks = searching && /\S\s+\S/.test(asked) && isAsking(asked)
  const wide = surface.value === 'tab'
  const missing =
    at !== undefined && at !== RULINGS && !/^(section|ruling)\./.test(at) && !all.items.some((item) => item.id === at)
  const rulingHere = at?.startsWith(RULING) ? at.slice(RULING.length) : undefined

  useLayoutEffect(() => {
    const { style } = document.documentElement
    style.setProperty('--print-size', `${printSize(all.items)}pt`)
    return () => style.removeProperty('--print-size')
  }, [all])
  useEffect(() => {
    if (at === undefined) return
    const frame = requestAnimationFrame(() => {
      const target = document.getElementById(anchorOf(at))
      target?.scrollIntoView({ block: 'start' })
      target?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [place])
  const scores = new Map(result.found.map(({ item, score }) => [item, score]))
  const found = (item: Item) => !searching || scores.has(item)
  /** How near the nearest rule of a section is to what was asked: sections stand in this order while searching. */
  const best = (items: readonly Item[]) => Math.max(...items.map((item) => scores.get(item) ?? 0))
  const look = (text: string) => {
    type({ text, place })
    if (main.current !== null) main.current.scrollTop = 0
  }

  const marks = searching ? result.marks : NO_MARKS
  const groups = all.groups
    .map((group) => ({ ...group, items: group.items.filter(found) }))
    .filter((group) => group.items.length > 0)
  const rulings = all.rulings.filter(found)
  return (
    <>
      {/* The text and the cards of each game are parts of their own, and so begin at their top. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls by itself must be reachable by keys */}
      <section key={game} class="rules-read" ref={main} tabIndex={0} aria-label={say.read}>
        <div class="search-row">
          <div class="search is-wide">
            <Icon name="search" />
            <input
              type="search"
              value={asked}
              aria-label={say.search}
              placeholder={say.searchHint}
              maxLength={200}
              onInput={(event) => look(event.currentTarget.value)}
              onKeyDown={(event) => {
                if (event.key === 'Enter' && asks) onAsk(asked)
              }}
            />
          </div>
          {wide ? <AskKey onAsk={onAsk} /> : null}
          {wide ? (
            <button type="button" class="button is-small" onClick={print}>
              <Icon name="print" />
              {say.print}
            </button>
          ) : null}
        </div>
        {asks ? (
          <Offer game={game} {...(session === undefined ? {} : { session })} question={asked} onAsk={onAsk} />
        ) : null}
        {missing ? <p class="found">{say.noRule(at, text.name)}</p> : null}
        {searching ? <Results asked={asked} result={result} /> : null}
        <div class="rules-list">
          {all.sections
            .map((section) => ({ ...section, items: section.items.filter(found) }))
            .filter((section) => section.items.length > 0)
            .sort((one, other) => (searching ? best(other.items) - best(one.items) : 0))
            .map((section) => (
              <section key={section.id} class="book rule-book" aria-labelledby={sectionAnchor(section.id)}>
                <h2 id={sectionAnchor(section.id)} tabIndex={-1}>
                  <Marked text={section.title} marks={marks} />
                </h2>
                {section.items.map((item) => (
                  <RuleRow
                    key={item.id}
                    game={game}
                    item={item}
                    bent={all.bent.get(item.id) ?? []}
                    marks={marks}
                    here={at === item.id}
                  />
                ))}
              </section>
            ))}
        </div>
        {rulings.length > 0 ? (
          <Rulings
            ruleset={ruleset}
            text={ruleText}
            items={rulings}
            chosen={session?.head.rulings}
            marks={marks}
            here={rulingHere}
          />
        ) : null}
      </section>
      <aside key={`${game} cards`} class="rules-deck" aria-label={say.cards} tabIndex={groups.length > 0 ? 0 : -1}>
        {groups.length > 0 ? <Deck groups={groups} marks={marks} here={at} /> : null}
      </aside>
    </>
  )
}

const NO_MARKS: ReadonlySet<string> = new Set()
