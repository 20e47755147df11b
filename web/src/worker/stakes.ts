import {
  type Action,
  dieByName,
  type Game,
  type GameEvent,
  type Match,
  outcomes,
  type RollEvent,
} from '@undercroft/engine'
import type { Stake } from './protocol.ts'

/** Longer than anything that follows one answer. */
const MOST_STEPS = 40

/** What each answer to the open question leads to: the chance of the test that the asked one rolls, else what surely follows. */
export function stakesOf(game: Game, view: Match, actions: readonly Action[]): Omit<Stake, 'rows'>[] {
  const seat = game.decision(view)?.seat ?? -1
  return actions.map((given) => {
    const start = game.clone(view)
    start.dice = null
    const told = game.apply(start, game.legal(start, given))
    const test = start.waiting ? passing(game, start, seat) : null
    if (test) return { ...test, events: [] }
    const best = new Set(played(game, start, told, 'high').map((event) => JSON.stringify(event)))
    return {
      chance: null,
      roll: null,
      events: played(game, start, told, 'low').filter((event) => best.has(JSON.stringify(event))),
    }
  })
}

/** The chance that the roll which is asked for passes; null where it is no test of this seat. */
function passing(game: Game, match: Match, seat: number): Pick<Stake, 'chance' | 'roll'> | null {
  const all = outcomes(match.waiting?.dice.map((name) => dieByName(name, game.definition.dice)) ?? [])
  let good = 0
  let passed: RollEvent | null = null
  let total = 0
  for (const { values, ways } of all) {
    const events = game.apply(game.clone(match), { type: 'roll', values } as Action)
    const roll = events.find((event): event is RollEvent => event.type === 'roll')
    if (!roll || roll.passed === null || roll.seat !== seat) return null
    total += ways
    if (!roll.passed) continue
    good += ways
    passed = roll
  }
  return { chance: good / total, roll: passed }
}

/** What happens until somebody is asked, with the lowest or the highest dice. */
function played(game: Game, start: Match, told: readonly GameEvent[], luck: 'low' | 'high'): GameEvent[] {
  const match = game.clone(start)
  const events = [...told]
  for (let i = 0; match.waiting && i < MOST_STEPS; i++) {
    const values = match.waiting.dice.map((name) => (luck === 'low' ? 1 : dieByName(name, game.definition.dice).sides))
    events.push(...game.apply(match, { type: 'roll', values } as Action))
  }
  return events.filter(({ type }) => type !== 'roll')
}
