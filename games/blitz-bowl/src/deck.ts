import type { Home } from '@undercroft/engine'
import { type BonusPlayId, bonusPlays } from './bonus/index.ts'
import { type Challenge, challenges } from './challenges/index.ts'
import { broughtChallenges } from './content.ts'
import type { BlitzOptions } from './options.ts'
import type { Blitz, BlitzState } from './state.ts'

/** The challenge cards of a match: those of the book, then those that its options bring. */
export interface Deck {
  readonly challenges: readonly Challenge[]
  /** The cards by number: index into `challenges` of the front, into `bonusPlays` of the back. */
  readonly fronts: readonly number[]
  readonly backs: readonly number[]
  /** For each challenge: the cards with it in front, how many they are, and bits of the bonus plays on their backs. */
  readonly cards: readonly (readonly number[])[]
  readonly copies: readonly number[]
  readonly possibleBacks: readonly number[]
  /** For each challenge: the challenges of the book whose conditions one action has to meet. */
  readonly conditions: readonly (readonly number[])[]
}

export const playNumber = (id: BonusPlayId): number => bonusPlays.findIndex((play) => play.id === id)

function deckWith(brought: readonly (Challenge & { readonly meets: readonly string[] })[]): Deck {
  const all: readonly Challenge[] = [...challenges, ...brought]
  const fronts = all.flatMap(({ backs }, challenge) => backs.map(() => challenge))
  return {
    challenges: all,
    fronts,
    cards: all.map((_, challenge) => fronts.flatMap((front, card) => (front === challenge ? [card] : []))),
    backs: all.flatMap(({ backs }) => backs.map(playNumber)),
    copies: all.map(({ backs }) => backs.length),
    possibleBacks: all.map(({ backs }) => backs.reduce((bits, back) => bits | (1 << playNumber(back)), 0)),
    conditions: [
      ...challenges.map((_, challenge) => [challenge]),
      ...brought.map(({ meets }) => meets.map((met) => challenges.findIndex(({ id }) => id === met))),
    ],
  }
}

const bookDeck = deckWith([])
const kept = new WeakMap<readonly Home[], Deck>()

export function deckOf({ content }: Pick<BlitzOptions, 'content'>): Deck {
  if (content === undefined) return bookDeck
  const known = kept.get(content)
  if (known) return known
  const deck = deckWith(broughtChallenges(content))
  kept.set(content, deck)
  return deck
}

/** The challenge of a card in hand, also where only its front is known. */
export const frontOf = ({ fronts }: Deck, card: number): number => (card < 0 ? -1 - card : fronts[card])

/** The bit of each card, worked out once. Brought cards go beyond the 32 bits that the operators know, never beyond what a number holds exactly. */
const BITS: readonly number[] = Array.from({ length: 53 }, (_, card) => 2 ** card)

/** Has nobody seen its back yet? */
export const isUnseen = ({ unseenBacks }: BlitzState, card: number): boolean => ((unseenBacks / BITS[card]) & 1) === 1

export function markSeen(state: BlitzState, card: number): void {
  if (isUnseen(state, card)) state.unseenBacks -= BITS[card]
}

export function markUnseen(state: BlitzState, card: number): void {
  if (!isUnseen(state, card)) state.unseenBacks += BITS[card]
}

/** Has this coach such a bonus play, and may they still play it this turn (BZ-BONUS-03)? */
export function canPlay({ state, options }: Blitz, seat: number, play: number): boolean {
  if ((state.played[seat] & (1 << play)) !== 0) return false
  const hand = state.hands[seat]
  const { backs } = deckOf(options)
  for (let i = 0; i < hand.length; i++) if (hand[i] >= 0 && backs[hand[i]] === play) return true
  return false
}

/**
 * Could they, as far as the other coach can tell? Windows open by this, so that being asked tells nothing about the hand
 * (BZ-GEN-27): the fronts they claimed are known, and so are their possible backs.
 */
export function mightPlay({ state, options }: Blitz, seat: number, play: number): boolean {
  if ((state.played[seat] & (1 << play)) !== 0) return false
  const hand = state.hands[seat]
  const deck = deckOf(options)
  for (let i = 0; i < hand.length; i++) {
    if ((deck.possibleBacks[frontOf(deck, hand[i])] & (1 << play)) !== 0) return true
  }
  return false
}
