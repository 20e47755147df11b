import { gamePackage as blitz } from '@undercroft/blitz-bowl'
import { gamePackage as blood } from '@undercroft/blood-bowl'
import { gamePackage as dungeon } from '@undercroft/dungeon-bowl'
import { type Action, dieByName, type GamePackage, type Match, outcomes, Random } from '@undercroft/engine'
import { gamePackage as skirmish } from '@undercroft/skirmish'
import { describe, expect, it } from 'vitest'
import { distribution, withAskedDice } from '../odds.ts'
import { bloodPosition, dungeonPosition } from '../testing/positions.ts'
import type { Deed } from './deed.ts'
import { deedsOf, oddsOf } from './index.ts'

interface Case {
  readonly match: Match
  readonly action: Action
  readonly deed: Deed
}

/** Deeds that come up in random matches, at most `each` of every type of action. */
function drawn({ game, randomOptions }: GamePackage, each: number): Case[] {
  const found = new Map<string, Case[]>()
  for (let seed = 1; seed <= 40; seed++) {
    const random = new Random(seed)
    const match = game.create(randomOptions(random), seed)
    for (let turn = 0; turn < 1500; turn++) {
      const decision = game.decision(match)
      if (!decision) break
      for (const action of random.shuffle(decision.actions).slice(0, 3)) {
        const deeds = deedsOf(game.id)?.of(match, action) ?? []
        const known = found.get(`${decision.kind} ${action.type}`) ?? []
        if (deeds.length === 0 || known.length >= each || random.below(4) > 0) continue
        known.push({ match: game.clone(match), action, deed: random.pick(deeds) })
        found.set(`${decision.kind} ${action.type}`, known)
      }
      game.play(match, random.pick(decision.actions))
    }
  }
  return [...found.values()].flat()
}

/** What the deed comes to when it is played once with these dice. */
function playedOnce({ game }: GamePackage, { match, action, deed }: Case, random: Random): string {
  const at = withAskedDice(game, match)
  game.play(at, action)
  let begun = false
  for (;;) {
    begun = begun || (deed.isBegun?.(at) ?? false)
    const decision = at.waiting ? null : game.decision(at)
    const name = deed.outcome(at, decision, begun) ?? (at.waiting || decision ? null : (deed.soFar?.(at) ?? 'other'))
    if (name !== null) return name
    if (at.waiting) {
      const values = at.waiting.dice.map((die) => 1 + random.below(dieByName(die, game.definition.dice).sides))
      game.play(at, { type: 'roll', values } as Action)
    } else game.play(at, (decision && deed.answer(decision, at)) ?? game.fallback(at))
  }
}

/** Every outcome of every roll, none of them put together; null where there are too many. */
function enumerated({ game }: GamePackage, { match, action, deed }: Case): Map<string, number> | null {
  const found = new Map<string, number>()
  let left = 6_000
  const follow = (at: Match, share: number, before: boolean): void => {
    if (left-- < 0) return
    const begun = before || (deed.isBegun?.(at) ?? false)
    const decision = at.waiting ? null : game.decision(at)
    const name = deed.outcome(at, decision, begun) ?? (at.waiting || decision ? null : (deed.soFar?.(at) ?? 'other'))
    if (name !== null) {
      found.set(name, (found.get(name) ?? 0) + share)
      return
    }
    if (!at.waiting) {
      const next = game.clone(at)
      game.play(next, (decision && deed.answer(decision, at)) ?? game.fallback(next))
      follow(next, share, begun)
      return
    }
    const falls = outcomes(
      at.waiting.dice.map((die) => dieByName(die, game.definition.dice)),
      true,
    )
    for (const { values } of falls) {
      const next = game.clone(at)
      game.play(next, { type: 'roll', values } as Action)
      follow(next, share / falls.length, begun)
    }
  }
  const start = withAskedDice(game, match)
  game.play(start, action)
  follow(start, 1, false)
  return left < 0 ? null : found
}

const SAMPLES = 20_000

describe.each([
  ['blitz-bowl', blitz as unknown as GamePackage, 6],
  // Its injuries have more dice than those of the others.
  ['blood-bowl', blood as unknown as GamePackage, 3],
  ['dungeon-bowl', dungeon as unknown as GamePackage, 6],
  ['skirmish', skirmish as unknown as GamePackage, 6],
] as const)('the odds of %s, in positions drawn at random', (_name, pack, each) => {
  const cases = drawn(pack, each)

  it('add up, and are those of a plain enumeration of all dice', { timeout: 120_000 }, () => {
    let compared = 0
    for (const one of cases) {
      const odds = distribution(pack.game, one.match, one.action, one.deed)
      expect([...odds.values()].reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9)
      const exact = enumerated(pack, one)
      if (!exact) continue
      compared++
      for (const name of new Set([...odds.keys(), ...exact.keys()]))
        expect([one.action, name, odds.get(name) ?? 0]).toEqual([
          one.action,
          name,
          expect.closeTo(exact.get(name) ?? 0, 9),
        ])
    }
    expect(compared).toBeGreaterThan(cases.length / 3)
  })

  it(`are what ${SAMPLES} played samples show`, () => {
    const kinds = new Map(cases.map((one) => [one.action.type, one]))
    const perCase = Math.ceil(SAMPLES / kinds.size)
    const random = new Random(7)
    for (const one of kinds.values()) {
      const odds = distribution(pack.game, one.match, one.action, one.deed)
      const seen = new Map<string, number>()
      for (let i = 0; i < perCase; i++) {
        const name = playedOnce(pack, one, random)
        seen.set(name, (seen.get(name) ?? 0) + 1)
      }
      for (const name of new Set([...odds.keys(), ...seen.keys()])) {
        const chance = odds.get(name) ?? 0
        const slack = 5 * Math.sqrt((chance * (1 - chance)) / perCase) + 1e-3
        expect(Math.abs((seen.get(name) ?? 0) / perCase - chance), `${one.action.type}: ${name}`).toBeLessThan(slack)
      }
    }
  })
})

describe('the odds of a Block', () => {
  const rows = (map: string, more: object, ...actions: object[]) => {
    const { match } = dungeonPosition(map, more)
    for (const action of actions.slice(0, -1)) dungeon.game.play(match, dungeon.game.legal(match, action as Action))
    const last = actions[actions.length - 1] as Action
    const found = oddsOf(dungeon.game as never, match as never, last)
    return Object.fromEntries(found.map(({ outcome, chance }) => [outcome, Math.round(chance * 1000) / 10]))
  }
  const ROW = '.........\n...Ab....\n.........'

  it('of one die, Strength 3 against 3, armour 9', () => {
    const block = rows(ROW, {}, { type: 'activate', player: 0 }, { type: 'block', target: 1 })
    expect(block).toEqual({ off: 3.9, down: 29.5, pushed: 33.3, 'both-down': 16.7, 'attacker-down': 16.7 })
  })

  it('tell a push into the chasm, which the attacker prefers', () => {
    const map = '.........\n...Ab~...\n.........'
    const block = rows(map, {}, { type: 'activate', player: 0 }, { type: 'block', target: 1 })
    expect(block).toEqual({ off: 66.7, 'both-down': 16.7, 'attacker-down': 16.7 })
  })

  it('BB-CROWD-02 BB-CROWD-07 count a push into the crowd, where no square behind is free', () => {
    const odds = (target: [number, number], other: [number, number]) => {
      const match = bloodPosition({ A: [8, 1], a: target, b: other })
      blood.game.play(match, { type: 'activate', player: 0 } as Action)
      const rows = oddsOf(blood.game as never, match as never, { type: 'block', target: 1 } as Action)
      return Object.fromEntries(rows.map(({ outcome, chance }) => [outcome, Math.round(chance * 1000) / 10]))
    }
    const off = { off: 66.7, 'both-down': 16.7, 'attacker-down': 16.7 }
    expect(odds([8, 0], [20, 7])).toEqual(off)
    // Along the sideline there is a square to be pushed to, unless somebody stands there.
    expect(odds([9, 0], [20, 7])).toMatchObject({ pushed: 33.3 })
    expect(odds([9, 0], [10, 0])).toEqual(off)
  })

  it('tell Pow from Push Back when the dice lie there', () => {
    const { match } = dungeonPosition(ROW, { pieces: { A: { st: 6 } } })
    const { game } = dungeon
    for (const action of [
      { type: 'activate', player: 0 },
      { type: 'block', target: 1 },
      { type: 'roll', values: [3, 6] },
    ])
      game.play(match, game.legal(match, action as Action))
    const told = (face: string) =>
      oddsOf(game as never, match as never, { type: 'face', face } as Action).map(({ outcome }) => outcome)
    expect([told('pow'), told('push-back')]).toEqual([['off', 'down'], ['pushed']])
  })
})
