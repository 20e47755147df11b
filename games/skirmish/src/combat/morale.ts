import { become, call, done, go, type Procedure, procedure, roll } from '@undercroft/engine'
import { commandRating, tyrannicalMorale } from '../command.ts'
import { has } from '../creatures.ts'
import { D20, tellRoll } from '../dice.ts'
import { fearless } from '../gains.ts'
import { type Creature, type SkirmishMatch, TURNED } from '../state.ts'
import { destroy } from './destroy.ts'
import { favor, favorers } from './favor.ts'
import { rout } from './rout.ts'
import { savePasses, saveTally } from './saves.ts'

const MORALE_DC = 20

interface MoraleGiven {
  readonly creature: number
  /** The seat that gets the points if it runs off, and the creature that caused the save (-1: none). */
  readonly by: number
  readonly cause: number
  readonly reason: 'half' | 'turned' | 'forced' | 'rally'
}

interface MoraleLocals extends MoraleGiven {
  /** What Tyrannical Morale adds; 0: it is not at work on this save. */
  tyrant: number
  natural: number
}

const beginMorale = ({ creature, by, cause, reason }: MoraleGiven): MoraleLocals => ({
  creature,
  by,
  cause,
  reason,
  tyrant: 0,
  natural: 0,
})

/** The Commander rating on a morale save: its own, even if it cannot command, or a higher one (SK-MORALE-07, -08). */
function moraleRating(match: SkirmishMatch, creature: Creature): number {
  return Math.max(0, creature.rating, commandRating(match, creature))
}

/** A morale save (SK-MORALE-01). The result: did it succeed? a creature that fails routs at once. */
export const morale: Procedure<SkirmishMatch, MoraleLocals, MoraleGiven> = procedure<
  SkirmishMatch,
  MoraleLocals,
  MoraleGiven
>('morale', beginMorale, ['morale'], {
  start(match, frame) {
    const creature = match.state.creatures[frame.creature]
    // SK-TYPE-UNDEAD-03: Fearless does not help against turning, nor in rallying after it.
    const turned = frame.reason === 'turned' || (frame.reason === 'rally' && has(creature, TURNED))
    if (fearless(match, creature) && !turned) return done(match, true)
    return go(match, tyrannicalMorale(match, creature) > 0 ? 'tyranny' : 'roll')
  },
  tyranny: {
    kind: 'tyrannical-morale',
    seat: (match, frame) => match.state.creatures[frame.creature].seat,
    actions: () => [{ type: 'decline' }, { type: 'use' }],
    about: ({ state }, { creature }) => ({ creature, hp: state.creatures[creature].hp }),
    answer(match, frame, action: { type: string }) {
      if (action.type === 'use') frame.tyrant = tyrannicalMorale(match, match.state.creatures[frame.creature])
      return go(match, 'roll')
    },
  },
  roll: (match, { creature }) => roll(match, D20, 'morale', match.state.creatures[creature].seat, 'rolled'),
  rolled(match, frame, [natural]: number[]) {
    frame.natural = natural
    const creature = match.state.creatures[frame.creature]
    if (favorers(match, creature).length === 0) return go(match, 'judge')
    return call(match, favor, { roller: creature.id, natural }, 'favored')
  },
  favored(match, frame, again: boolean) {
    if (!again) return go(match, 'judge')
    return roll(match, D20, 'morale', match.state.creatures[frame.creature].seat, 'rerolled')
  },
  rerolled(match, frame, [natural]: number[]) {
    frame.natural = natural
    return go(match, 'judge')
  },
  judge(match, frame) {
    const creature = match.state.creatures[frame.creature]
    const tally = saveTally(match, creature, true)
    tally.add('commander', moraleRating(match, creature), 'SK-MORALE-01')
    tally.add('tyrannical-morale', frame.tyrant, 'SK-AB-TYRANNICAL-MORALE-01')
    const passed = savePasses(frame.natural, tally.sum, MORALE_DC)
    if (match.events) {
      tellRoll(match, 'morale', creature.seat, creature.id, frame.natural, MORALE_DC, tally.list, passed, [
        'SK-MORALE-01',
      ])
    }
    if (passed) return done(match, true)
    const by = frame.reason === 'rally' ? creature.routedBy : frame.by
    if (frame.tyrant > 0) {
      return call(match, destroy, { victim: creature.id, by, cause: -1, reduced: false }, 'lost')
    }
    if (frame.reason === 'rally') return done(match, false)
    return become(match, rout, { creature: creature.id, by, cause: frame.cause, turned: frame.reason === 'turned' })
  },
  lost: (match) => done(match, false),
})
