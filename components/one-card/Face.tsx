/** Playing cards as they look: rank and suit in signs, colour and shape. They never speak: a name stands beside them. */
import { colourOf, type PlayingCard, type Suit, suitSign } from '../../engine/one-card/cards.ts'
import './face.css'
import { words } from './words.ts'

/** Asks for the sign as text, where a system would draw a coloured picture. */
const AS_TEXT = '\ufe0e'

/** A suit's sign in its colour. */
export function SuitSign({ suit }: { readonly suit: Suit }) {
  return (
    <span class="suit" data-colour={colourOf(suit)} aria-hidden="true">
      {suitSign(suit)}
      {AS_TEXT}
    </span>
  )
}

/** The star of a Joker: hollow for the coloured one. */
export function JokerSign({ card }: { readonly card: PlayingCard }) {
  return (
    <span class="suit" data-colour={card.colour} aria-hidden="true">
      {card.colour === 'red' ? '☆' : '★'}
      {AS_TEXT}
    </span>
  )
}

/** A whole card, face up. Its size follows the type around it. */
export function Face({ card }: { readonly card: PlayingCard }) {
  const say = words.value
  const sign = card.suit === null ? <JokerSign card={card} /> : <SuitSign suit={card.suit} />
  return (
    <span class={card.suit === null ? 'face is-joker' : 'face'} data-colour={card.colour} aria-hidden="true">
      <span class="face-index">
        <b>{card.suit === null ? say.joker : card.rank}</b>
        {card.suit === null ? null : sign}
      </span>
      <span class="face-sign">{sign}</span>
      {card.suit === null ? (
        <span class="face-which">{card.colour === 'red' ? say.colouredJoker : say.blackJoker}</span>
      ) : null}
    </span>
  )
}

/** A card in one line of text: `7♥`; a Joker by its name. */
export function Short({ card }: { readonly card: PlayingCard }) {
  if (card.suit === null)
    return (
      <span class="short-card">
        <JokerSign card={card} />
      </span>
    )
  return (
    <span class="short-card" data-colour={card.colour}>
      {card.rank}
      <SuitSign suit={card.suit} />
    </span>
  )
}
