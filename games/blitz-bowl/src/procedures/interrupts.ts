import { done, go, type Next, procedure } from '@undercroft/engine'
import type { FreeAction } from '../abilities/family.ts'
import type { BlitzAction, BonusAction } from '../actions.ts'
import type { Window } from '../bonus/family.ts'
import { PASS } from '../offers.ts'
import type { Blitz } from '../state.ts'
import { makeFreeAction } from './action.ts'
import { addBonusPlays, currentRecord, isWindowOpen, playBonus } from './bonus.ts'
import { grantOf } from './grants.ts'

/** The windows in which coaches interrupt (BZ-GEN-30), by number, for frames. */
const windows = ['block-targeted', 'sidestepped', 'ran', 'marked'] as const
export type InterruptWindow = (typeof windows)[number]

/** Abilities that interrupt: those of the player chosen as target. */
function addAbilities(match: Blitz, seat: number, window: Window, list: FreeAction[]): void {
  if (window !== 'block-targeted') return
  const record = currentRecord(match)
  const grant = grantOf(match.state, record.target)
  if (grant?.moment === 'targeted' && match.state.players[record.target].team === seat) {
    grant.uses(match, record.target, record, list)
  }
}

function isAsked(match: Blitz, seat: number, window: Window): boolean {
  if (isWindowOpen(match, seat, window)) return true
  const list: FreeAction[] = []
  addAbilities(match, seat, window, list)
  return list.length > 0
}

/** Is anybody to be asked? No interrupt interrupts an interrupt (BZ-GEN-29). */
export function mayInterrupt(match: Blitz, window: InterruptWindow): boolean {
  return !match.state.interrupting && (isAsked(match, 0, window) || isAsked(match, 1, window))
}

interface Interrupts {
  window: InterruptWindow
  /** How many coaches have passed. */
  asked: number
}

const begin = ({ window }: { window: InterruptWindow }): Interrupts => ({ window, asked: 0 })

/** The active coach is asked first, then the other; after an interrupt the window opens again until both pass. */
export const interrupts = procedure<Blitz, Interrupts, { window: InterruptWindow }>('interrupts', begin, {
  start: (match, frame): Next => {
    if (frame.asked === 2) return done(match)
    if (isAsked(match, seatOf(match, frame.asked), frame.window)) return go(match, 'ask')
    frame.asked++
    return go(match, 'start')
  },
  ask: {
    kind: 'interrupt',
    seat: (match, { asked }) => seatOf(match, asked),
    actions: (match, { window, asked }) => {
      const seat = seatOf(match, asked)
      const list: BlitzAction[] = [PASS]
      addAbilities(match, seat, window, list as FreeAction[])
      addBonusPlays(match, seat, window, list)
      return list
    },
    about: (match, { window }) => {
      const { player, target } = currentRecord(match)
      return { window, player, target }
    },
    answer: (match, frame, action: { type: 'pass' } | BonusAction | FreeAction): Next => {
      if (action.type === 'pass') {
        frame.asked++
        return go(match, 'start')
      }
      match.state.interrupting = true
      if (action.type === 'bonus') return playBonus(match, seatOf(match, frame.asked), action, 'over')
      return makeFreeAction(match, action as FreeAction, 'over')
    },
  },
  over: (match, frame) => {
    match.state.interrupting = false
    frame.asked = 0
    return go(match, 'start')
  },
})

const seatOf = ({ state }: Blitz, asked: number): number => (asked === 0 ? state.active : 1 - state.active)
