import { type BonusPlayId, bonusPlays } from './bonus/index.ts'
import { challengeCards, challenges } from './challenges/index.ts'
import type { BlitzState } from './state.ts'

/** The challenge cards by number: index into `challenges` of the front, into `bonusPlays` of the back. */
export const fronts: readonly number[] = challengeCards.map(({ front }) =>
  challenges.findIndex(({ id }) => id === front),
)
export const backs: readonly number[] = challengeCards.map(({ back }) => bonusPlays.findIndex(({ id }) => id === back))

/** For each challenge, bits of the bonus plays that its cards have on the back. */
const possibleBacks: readonly number[] = challenges.map((_, challenge) =>
  fronts.reduce((bits, front, card) => (front === challenge ? bits | (1 << backs[card]) : bits), 0),
)

export const playNumber = (id: BonusPlayId): number => bonusPlays.findIndex((play) => play.id === id)

/** The challenge of a card in hand, also where only its front is known. */
export const frontOf = (card: number): number => (card < 0 ? -1 - card : fronts[card])

/** Has this coach such a bonus play, and may they still play it this turn (BZ-BONUS-03)? */
export function canPlay(state: BlitzState, seat: number, play: number): boolean {
  if ((state.played[seat] & (1 << play)) !== 0) return false
  const hand = state.hands[seat]
  for (let i = 0; i < hand.length; i++) if (hand[i] >= 0 && backs[hand[i]] === play) return true
  return false
}

/**
 * Could they, as far as the other coach can tell? Windows open by this, so that being asked tells nothing about the hand
 * (BZ-GEN-27): the fronts they claimed are known, and so are their possible backs.
 */
export function mightPlay(state: BlitzState, seat: number, play: number): boolean {
  if ((state.played[seat] & (1 << play)) !== 0) return false
  const hand = state.hands[seat]
  for (let i = 0; i < hand.length; i++) if ((possibleBacks[frontOf(hand[i])] & (1 << play)) !== 0) return true
  return false
}
