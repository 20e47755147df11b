import { budgetForPeople, coachFor } from '@undercroft/coach'
import { type Decision, type Match, Random } from '@undercroft/engine'
import { beforeAll, describe, expect, test } from 'vitest'
import { needArea, setLanguage } from '../i18n/index.ts'
import { thoughtSeed } from '../match/driver.ts'
import type { GameAdapter } from './adapter.ts'
import { gameIds, loadGame } from './index.ts'

/** As much as a page needs of the browser to change the language. */
globalThis.document ??= { documentElement: { lang: '' } } as Document

beforeAll(async () => {
  await needArea('match')
  await setLanguage('en')
})

describe.each(gameIds)('Play now: %s', (id) => {
  test('teams and places are dealt by lot, and everything dealt can be played', async () => {
    const adapter = await loadGame(id)
    const random = new Random(3)
    const dealt = Array.from({ length: 40 }, () => adapter.quickOptions((count) => random.below(count)))
    expect(new Set(dealt.map((options) => JSON.stringify(options))).size).toBeGreaterThan(20)
    for (const field of ['dungeon', 'board'] as const) {
      const places = new Set(dealt.map((options) => JSON.stringify(options[field])))
      expect([...places][0] === undefined || places.size > 1, field).toBe(true)
    }
    for (const options of dealt) expect(adapter.game.decision(adapter.game.create(options, 1))).not.toBeNull()
  })
})

/** The first turn of a rookie in a match that Play now deals: the types of what it does. */
function firstTurn(adapter: GameAdapter, start: number): string[] {
  const { game } = adapter
  const random = new Random(start)
  const match: Match = game.create(
    adapter.quickOptions((count) => random.below(count)),
    start,
  )
  const isTurn = ({ kind }: Decision) => kind === 'turn'
  for (let decision = game.decision(match); decision && !isTurn(decision); decision = game.decision(match)) {
    game.play(match, random.pick(decision.actions))
  }
  const seat = game.turnOf(match)
  const coach = coachFor(game.id, 'rookie')
  const done: string[] = []
  for (let i = 0; i < 40 && game.turnOf(match) === seat; i++) {
    const decision = game.decision(match)
    if (!decision) break
    const { action } = coach.choose({
      game,
      view: game.view(match, decision.seat),
      decision,
      seat: decision.seat,
      random: new Random(thoughtSeed(String(start), i, decision.seat)),
      budget: budgetForPeople(game.id, 'rookie', 0),
    })
    done.push(action.type)
    game.play(match, action)
  }
  return done
}

test('Dungeon Bowl: the rookie opens in many ways, and its wizard seldom on the first turn', async () => {
  const adapter = await loadGame('dungeon-bowl')
  const turns = Array.from({ length: 8 }, (_, start) => firstTurn(adapter, start + 1))
  expect(new Set(turns.map((types) => types.join(' '))).size).toBeGreaterThan(4)
  expect(turns.filter((types) => types.includes('cast')).length).toBeLessThan(5)
})
