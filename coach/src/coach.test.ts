import { EngineFault, Random } from '@undercroft/engine'
import { type Race, race } from '@undercroft/engine/testing'
import { describe, expect, it } from 'vitest'
import { Purse, randomCoach } from './coach.ts'
import type { Guide } from './guide.ts'
import { playMatch } from './match.ts'
import { chance, distribution, withAskedDice } from './odds.ts'
import { planningCoach } from './planning.ts'
import { rookieCoach } from './rookie.ts'
import { veteranCoach } from './veteran.ts'

const start = () => withAskedDice(race, race.create({ goal: 20 }, 1))
const afterRoll = () => {
  const match = start()
  race.play(match, { type: 'roll-for-points' })
  return match
}

describe('odds', () => {
  it('are exact, without and with a re-roll', () => {
    const scored = (match: ReturnType<typeof start>) => (match.state.active === 1 ? match.state.scores[0] > 0 : null)
    expect(chance(race, afterRoll(), scored, () => null)).toBeCloseTo(5 / 6, 12)
    const again = () => ({ type: 'use' })
    expect(chance(race, afterRoll(), scored, again)).toBeCloseTo(35 / 36, 12)
  })

  it('of all outcomes add up to one', () => {
    const points = distribution(
      race,
      start(),
      { type: 'roll-for-points' },
      {
        outcome: (match) => (match.state.active === 1 ? `${match.state.scores[0]}` : null),
        answer: () => null,
      },
    )
    expect(points.get('6')).toBeCloseTo(1 / 6, 12)
    expect(points.get('0')).toBeCloseTo(1 / 6, 12)
    expect([...points.values()].reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12)
  })
})

const guide: Guide<Race> = {
  reasons: ({ state }, seat) => [{ term: 'points', value: state.scores[seat] - state.scores[1 - seat] }],
  evaluate: ({ state }, seat) => state.scores[seat] - state.scores[1 - seat],
  isBoundary: ({ kind }) => kind === 'turn',
  key: ({ state, stack }) => JSON.stringify([state, stack]),
}

describe.each([
  ['rookie', () => rookieCoach(guide)],
  ['veteran', () => veteranCoach(guide)],
])('a %s', (_, coach) => {
  const budget = { decisions: 2000 }

  it('takes the better expectation: a four in hand beats a die', () => {
    const match = race.create({ goal: 20 }, 1)
    for (const [card, type] of [
      [4, 'card'],
      [1, 'roll-for-points'],
    ] as const) {
      match.state.hands = [[card], [1]]
      match.decided = null
      const decision = race.decision(match)
      if (!decision) throw new Error('over')
      const view = race.view(match, 0)
      const situation = { game: race, view, decision, seat: 0, random: new Random(1), budget }
      expect(coach().choose(situation as never).action.type).toBe(type)
    }
  })

  it('makes a lost roll again', () => {
    const match = afterRoll()
    race.play(match, { type: 'roll', values: [1] } as never)
    const decision = race.decision(match)
    if (!decision) throw new Error('over')
    const situation = { game: race, view: race.view(match, 0), decision, seat: 0, random: new Random(1), budget }
    expect(coach().choose(situation as never).action).toEqual({ type: 'use' })
  })

  it('answers safely and tells the fault where the rules break while it thinks ahead', () => {
    const match = race.create({ goal: 20 }, 1)
    const decision = race.decision(match)
    const broken = Object.create(race, {
      play: {
        value: () => {
          throw new EngineFault('dead end')
        },
      },
    })
    const situation = { game: broken, view: race.view(match, 0), decision, seat: 0, random: new Random(1), budget }
    const choice = coach().choose(situation as never)
    expect(choice.action).toEqual(race.fallback(match))
    expect(choice.fault?.message).toBe('dead end')
  })

  it('plays the same match for the same seed', () => {
    const play = () =>
      playMatch(race, { goal: 20 }, 5, [
        { coach: coach() as never, budget },
        { coach: randomCoach(), budget },
      ])
    expect(race.digest(play().match)).toBe(race.digest(play().match))
  })
})

describe('a purse', () => {
  it('is empty when its own share or the whole is spent', () => {
    const whole = new Purse({ decisions: 10 })
    const half = whole.share(0.5)
    for (let i = 0; i < 4; i++) half.spend()
    expect([half.empty, whole.empty]).toEqual([false, false])
    half.spend()
    expect([half.empty, whole.empty]).toEqual([true, false])
    const rest = whole.share(1)
    for (let i = 0; i < 5; i++) whole.spend()
    expect([rest.empty, whole.empty]).toEqual([true, true])
  })
})

describe('what is safe comes first', () => {
  /** Two plans: the better one may lose the turn, the other one is safe and takes the card. */
  type Told = [types: string[], value: number, goesOn: number]
  const chosen = (knows: object = {}, more: readonly Told[] = []) => {
    const match = race.create({ goal: 20 }, 1)
    const after = race.clone(match)
    after.state.scores[0] += 3
    const plan = (types: string[], value: number, goesOn: number) => ({
      actions: types.map((type) => ({ type })),
      value,
      alone: value,
      end: after,
      goesOn,
      sure: 1,
    })
    const weigh = () => [
      plan(['roll-for-points', 'use'], 9, 0.5),
      plan(['card', 'stop'], 3, 1),
      ...more.map((one) => plan(...one)),
    ]
    const coach = planningCoach({ ...guide, tempo: () => 1, ...knows }, weigh as never)
    const decision = race.decision(match)
    const situation = { game: race, view: race.view(match, 0), decision, seat: 0, random: new Random(1) }
    return coach.choose({ ...situation, budget: { decisions: 100 } } as never).action.type
  }

  it('but not where it takes what the turn has only once', () => {
    expect(chosen()).toBe('card')
    expect(chosen({ isScarce: ({ type }: { type: string }) => type === 'card' })).toBe('roll-for-points')
  })

  it('nor where the risk opens something up, or somebody had better wait for more than that', () => {
    expect(chosen({ opens: () => true })).toBe('roll-for-points')
    expect(chosen({}, [[['card', 'stop'], 5, 0.9]])).toBe('card')
    expect(chosen({}, [[['card', 'stop'], 8, 0.9]])).toBe('roll-for-points')
  })

  it('but nobody waits for what would be done instead', () => {
    const waits: Told = [['card', 'use'], 8, 0.9]
    expect(chosen({}, [waits])).toBe('roll-for-points')
    expect(chosen({ isScarce: ({ type }: { type: string }) => type === 'use' }, [waits])).toBe('card')
  })
})
