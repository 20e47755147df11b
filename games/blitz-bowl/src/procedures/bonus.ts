import { type Next, reveal } from '@undercroft/engine'
import type { BlitzAction, BonusAction } from '../actions.ts'
import type { BonusDeclaration } from '../bonus/effects.ts'
import type { Window } from '../bonus/family.ts'
import { bonusPlays } from '../bonus/index.ts'
import { canPlay, deckOf, mightPlay, playNumber } from '../deck.ts'
import type { ActionRecord, Blitz } from '../state.ts'

/** Offering and playing bonus plays (BZ-BONUS-01). */

const byWindow = new Map<Window, { declared: BonusDeclaration; number: number }[]>()
const byNumber: BonusDeclaration[] = []
const enabling: { declared: BonusDeclaration; number: number }[] = []

/** Fills the tables. The game does so once, when it is put together: declarations and procedures need each other. */
export function indexBonusPlays(declarations: readonly BonusDeclaration[]): void {
  for (const declared of declarations) {
    const number = playNumber(declared.id)
    byNumber[number] = declared
    if (declared.enables) enabling.push({ declared, number })
    byWindow.set(declared.window, [...(byWindow.get(declared.window) ?? []), { declared, number }])
  }
}

const NONE: readonly never[] = []

const interrupting: readonly Window[] = ['block-targeted', 'sidestepped', 'ran', 'marked']

/** BZ-BONUS-05: in the other coach's turn only interrupts. */
function mayPlayIn(match: Blitz, seat: number, window: Window): boolean {
  if (match.state.hands[seat].length === 0) return false
  return seat === match.state.active || interrupting.includes(window)
}

export const currentRecord = ({ state }: Blitz): ActionRecord => state.acts[state.acts.length - 1]

/** Adds what this coach holds and can play in this window. */
export function addBonusPlays(match: Blitz, seat: number, window: Window, list: BlitzAction[]): void {
  if (!mayPlayIn(match, seat, window)) return
  for (const { declared, number } of byWindow.get(window) ?? NONE) {
    if (canPlay(match, seat, number)) declared.uses(match, seat, currentRecord(match), list as BonusAction[])
  }
}

/** Adds the player actions that cards in hand make possible. */
export function addEnabledActions(match: Blitz, seat: number, list: BlitzAction[]): void {
  if (match.state.hands[seat].length === 0) return
  for (const { declared, number } of enabling) {
    if (canPlay(match, seat, number)) declared.enables?.(match, seat, list)
  }
}

/** Is there something they could play here, as far as the other coach can tell? */
export function isWindowOpen(match: Blitz, seat: number, window: Window): boolean {
  if (!mayPlayIn(match, seat, window)) return false
  const list: BonusAction[] = []
  for (const { declared, number } of byWindow.get(window) ?? NONE) {
    if (!mightPlay(match, seat, number)) continue
    declared.uses(match, seat, currentRecord(match), list)
    if (list.length > 0) return true
  }
  return false
}

/** The card leaves the hand and its text is applied (BZ-BONUS-04). */
export function playBonus(match: Blitz, seat: number, action: BonusAction, then: string): Next {
  const declared = byNumber[playNumber(action.play)]
  takeFromHand(match, seat, playNumber(action.play), declared.lasts ?? false)
  match.events?.push({ type: 'bonus-played', seat, play: action.play, player: action.player ?? null })
  return declared.play(match, currentRecord(match), action, then)
}

export function takeFromHand(match: Blitz, seat: number, play: number, lasts: boolean): void {
  const { state } = match
  const hand = state.hands[seat]
  const { backs } = deckOf(match.options)
  const place = hand.findIndex((card) => card >= 0 && backs[card] === play)
  const [card] = hand.splice(place, 1)
  if (lasts) state.inFront[seat].push(card)
  else state.discards.push(card)
  state.played[seat] |= 1 << play
  reveal(match)
}

/** BZ-CARD-09: a card thrown away unplayed. */
export function discardFromHand(match: Blitz, seat: number, play: number): void {
  const { state } = match
  const hand = state.hands[seat]
  const { backs } = deckOf(match.options)
  const [card] = hand.splice(
    hand.findIndex((held) => held >= 0 && backs[held] === play),
    1,
  )
  state.discards.push(card)
  reveal(match)
  match.events?.push({ type: 'bonus-discarded', seat, play: bonusPlays[play].id, rules: ['BZ-CARD-09'] })
}
