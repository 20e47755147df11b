import { Random } from '@undercroft/engine'
import { kit } from '@undercroft/engine/testing'
import { describe, expect, it } from 'vitest'
import { arenas } from './arenas/index.ts'
import { blitzBowl } from './game.ts'
import { invariants } from './invariants.ts'
import { randomOptions } from './random-options.ts'
import { teamCards } from './teams/index.ts'

/** All values of all options that change the course of a match. */
const values: Readonly<Record<string, readonly unknown[]>> = {
  board: ['choose', 'rubble-yard', 'twin-pits'],
  arena: ['none', 'roll', ...arenas.map(({ id }) => id)],
  events: [false, true],
  fouls: [false, true],
  throwTeamMate: [false, true],
  specialBalls: [false, true],
  rookie: [null, 0, 1],
  bigUnAbility: [true, false],
}

/** Options that together hold every pair of values of two options: each list is built around a pair still missing. */
function pairedOptions(): Record<string, unknown>[] {
  const random = new Random(1)
  const fields = Object.keys(values)
  const missing = new Set<string>()
  const key = (one: string, a: unknown, other: string, b: unknown) => JSON.stringify([one, a, other, b])
  const pairsOf = (options: Record<string, unknown>) =>
    fields.flatMap((one, i) => fields.slice(i + 1).map((other) => key(one, options[one], other, options[other])))
  for (const [i, one] of fields.entries()) {
    for (const other of fields.slice(i + 1)) {
      for (const a of values[one]) for (const b of values[other]) missing.add(key(one, a, other, b))
    }
  }
  const lists: Record<string, unknown>[] = []
  for (let first = [...missing][0]; first !== undefined; first = [...missing][0]) {
    const [one, a, other, b] = JSON.parse(first)
    const drawn = fields.map((field) => [field, random.pick(values[field])])
    const options = { ...Object.fromEntries(drawn), [one]: a, [other]: b }
    for (const pair of pairsOf(options)) missing.delete(pair)
    lists.push({ ...options, teams: [random.pick(teamCards).id, random.pick(teamCards).id] })
  }
  return lists
}

describe('the kit', () => {
  const lists = pairedOptions()
  let next = 0
  const options = () => lists[next++ % lists.length]
  const subject = { game: blitzBowl, options, invariants, matches: lists.length, decisionLimit: 5000 }
  for (const check of kit(subject)) it(`${check.name}, with every pair of options`, check.run, 240_000)
})

it('every team plays every team', () => {
  let matches = 0
  for (const [i, { id: home }] of teamCards.entries()) {
    for (const [j, { id: guest }] of teamCards.entries()) {
      const seed = i * teamCards.length + j
      const random = new Random(seed)
      const match = blitzBowl.create({ ...randomOptions(random), teams: [home, guest] }, seed)
      for (let decision = blitzBowl.decision(match); decision; decision = blitzBowl.decision(match)) {
        blitzBowl.play(match, random.pick(decision.actions))
        invariants(match)
      }
      matches++
    }
  }
  expect(matches).toBe(529)
}, 120_000)
