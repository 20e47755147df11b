import { defineGame, type Procedure, type Random, type StandingTable } from '@undercroft/engine'
import { grants } from './abilities/grants.ts'
import { bonusDeclarations } from './bonus/effects.ts'
import { deckOf, frontOf, isUnseen, markSeen, markUnseen } from './deck.ts'
import { BLOCK } from './dice.ts'
import { rulesOf } from './event-rules.ts'
import { BLITZ_EVENTS } from './events.ts'
import { invariants } from './invariants.ts'
import { checkOptions } from './options.ts'
import { action } from './procedures/action.ts'
import { block } from './procedures/block.ts'
import { indexBonusPlays } from './procedures/bonus.ts'
import { bounce, dropFrom } from './procedures/bounce.ts'
import { claim } from './procedures/claim.ts'
import { deal, discardSlot, indexRandomEvents, showNext, turnOver } from './procedures/deal.ts'
import { foul } from './procedures/foul.ts'
import { indexGrants } from './procedures/grants.ts'
import { interrupts } from './procedures/interrupts.ts'
import { armour, hurtByMiss, knockDown } from './procedures/knock-down.ts'
import { mark } from './procedures/mark.ts'
import { wholeMatch } from './procedures/match.ts'
import { chooseBall, newBall, pickTrapdoor } from './procedures/new-ball.ts'
import { offerReRoll } from './procedures/re-roll.ts'
import { comeOn } from './procedures/reserves.ts'
import { run } from './procedures/run.ts'
import { placeTeam, setUp } from './procedures/set-up.ts'
import { shadow } from './procedures/shadow.ts'
import { shove } from './procedures/shove.ts'
import { sidestep } from './procedures/sidestep.ts'
import { test } from './procedures/test.ts'
import { throwBall } from './procedures/throw.ts'
import { throwTeamMate } from './procedures/throw-team-mate.ts'
import { turnProcedures } from './procedures/turn.ts'
import { randomEventProcedures } from './random-events/procedures.ts'
import { type Blitz, cloneState, initialState } from './state.ts'

indexBonusPlays(bonusDeclarations)
indexGrants(grants)
indexRandomEvents(randomEventProcedures)

const procedures = [
  ...[setUp, placeTeam, deal, showNext, turnOver, discardSlot, chooseBall, pickTrapdoor, newBall],
  ...turnProcedures,
  ...[action, run, mark, sidestep, throwBall, throwTeamMate, block, foul, comeOn],
  ...[interrupts, claim, offerReRoll, test, armour, knockDown, hurtByMiss, shove, shadow, bounce, dropFrom],
  ...Object.values(randomEventProcedures),
] as Procedure<Blitz, never>[]

const STANDING: StandingTable = {
  kinds: new Set([
    'follow-up',
    'turn-start',
    'before-first-action',
    'block-declared',
    'knocked-down',
    'extra-action',
    'interrupt',
    'claim',
    'emergency-reserves',
    're-roll',
  ]),
  declines: new Set(['pass', 'stay']),
}

/** Blitz Bowl: two coaches, a small pitch, challenge cards. */
export const blitzBowl = defineGame<Blitz>({
  id: 'blitz-bowl',
  version: '3',
  dice: [BLOCK],
  options: checkOptions,
  seats: () => 2,
  initial: initialState,
  start: wholeMatch,
  events: BLITZ_EVENTS,
  procedures,
  cloneState,
  hide,
  imagine,
  explain: rulesOf,
  turnOf: ({ state }) => state.active,
  endsTurn: 'end-turn',
  standing: STANDING,
  invariants,
  result: ({ state, stack }) => ({
    over: stack.length === 0,
    winner: stack.length === 0 && state.winner >= 0 ? state.winner : null,
    scores: [...state.scores],
    turns: state.turn,
    statistics: { touchdowns: [...state.touchdowns] },
  }),
})

/** BZ-GEN-27: the backs of the cards in another coach's hand, and with them which backs are still in the deck. */
function hide({ state, options }: Blitz, seat: number): void {
  const deck = deckOf(options)
  for (const owner of [0, 1]) {
    if (owner === seat) continue
    for (const card of state.hands[owner]) if (card >= 0) markUnseen(state, card)
    state.hands[owner] = state.hands[owner].map((card) => -1 - frontOf(deck, card)).sort((a, b) => a - b)
  }
}

function imagine({ state, options }: Blitz, seat: number, random: Random): void {
  const deck = deckOf(options)
  for (const owner of [0, 1]) {
    if (owner === seat) continue
    state.hands[owner] = state.hands[owner].map((hidden) => {
      if (hidden >= 0) return hidden
      const candidates = deck.fronts.flatMap((front, card) =>
        front === frontOf(deck, hidden) && isUnseen(state, card) ? [card] : [],
      )
      const card = random.pick(candidates)
      markSeen(state, card)
      return card
    })
  }
}
