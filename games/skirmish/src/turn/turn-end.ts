import { call, done, go, procedure } from '@undercroft/engine'
import type { Way } from '../board/ways.ts'
import { CONDITIONS, type Condition } from '../card/effect.ts'
import { save } from '../combat/saves.ts'
import { has, isPresent } from '../creatures.ts'
import { countLasting } from '../lasting.ts'
import { relieve, STATUS_OF } from '../magic/conditions.ts'
import { countForce } from '../magic/force.ts'
import { isMisplaced, settle } from '../move/settle.ts'
import { type Creature, DOMINATED, HELD, MISLED, type SkirmishMatch } from '../state.ts'

interface EndLocals {
  readonly creature: number
  /** The next condition that may end. */
  next: number
}

/** Conditions that a save at the end of the turn may end. */
const LASTING = CONDITIONS.reduce((bits, condition) => bits | STATUS_OF[condition], 0)

const creatureOf = (match: SkirmishMatch, { creature }: EndLocals): Creature => match.state.creatures[creature]

/** The end of a turn: a legal place, saves against what holds it, effects that run out. */
export const turnEnd = procedure<SkirmishMatch, EndLocals, { creature: number }>(
  'turn-end',
  ({ creature }) => ({ creature, next: 0 }),
  CONDITIONS.map((condition) => condition.toLowerCase()),
  {
    start(match, frame) {
      const creature = creatureOf(match, frame)
      if (!isPresent(creature)) return go(match, 'close')
      return isMisplaced(match, creature) ? call(match, settle, { creature: creature.id }, 'saves') : go(match, 'saves')
    },
    /** SK-COND-PARALYSIS-02, SK-COND-ENTANGLE-03, SK-KEY-SAVE-END-OF-TURN-01 */
    saves(match, frame) {
      const creature = creatureOf(match, frame)
      while (frame.next < CONDITIONS.length) {
        const number = frame.next++
        const condition: Condition = CONDITIONS[number]
        if (creature.dcs[number] === 0 || !has(creature, STATUS_OF[condition])) continue
        const against = condition.toLowerCase()
        return call(match, save, { creature: creature.id, dc: creature.dcs[number], against }, 'saved')
      }
      return go(match, 'close')
    },
    saved(match, frame, passed: boolean) {
      if (passed) relieve(match, creatureOf(match, frame), CONDITIONS[frame.next - 1])
      return go(match, 'saves')
    },
    close(match, frame) {
      runOut(match, creatureOf(match, frame))
      return done(match)
    },
  },
)

/**
 * A turn ends. Mostly nothing needs a save or another place: is it so? `close` and `way`: who is close to it and how it moves, where
 * that is known.
 */
export function endsAsUsual(match: SkirmishMatch, creature: Creature, close?: number, way?: Way): boolean {
  if (isPresent(creature) && (has(creature, LASTING) || isMisplaced(match, creature, close, way))) return false
  runOut(match, creature)
  return true
}

/** What holds for a turn runs out. */
function runOut(match: SkirmishMatch, creature: Creature): void {
  creature.status &= ~HELD
  if (has(creature, MISLED)) {
    creature.status &= ~MISLED
    if (!has(creature, DOMINATED)) creature.seat = creature.owner
  }
  countLasting(creature)
  countForce(match, creature)
}
