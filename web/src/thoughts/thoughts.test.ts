import { coachFor, guideFor } from '@undercroft/coach'
import { type Match, Random } from '@undercroft/engine'
import { describe, expect, test } from 'vitest'
import type { GameAdapter } from '../games/adapter.ts'
import { gameIds, loadGame } from '../games/index.ts'
import { isKnown, needArea } from '../i18n/index.ts'
import { planInWords } from './plan-words.ts'
import { TurnThoughts } from './turn-thoughts.ts'

/** Plays a match between rookies and shows every question that was thought about. */
function thinkThrough(
  { id, game, quickOptions }: GameAdapter,
  look: (view: Match, seat: number, plans: readonly (readonly Record<string, unknown>[])[]) => void,
  most = 220,
): void {
  const match = game.create(quickOptions(), 5)
  const coaches = Array.from({ length: game.seats(match) }, () => coachFor(id, 'rookie'))
  for (let count = 0; count < most; count++) {
    const decision = game.decision(match)
    if (!decision) return
    const { seat } = decision
    const view = game.view(match, seat)
    const random = new Random(count)
    const choice = coaches[seat].choose({ game, view, decision, seat, random, budget: { decisions: 300 } })
    if (choice.candidates.length > 0) look(view, seat, choice.candidates.map(({ actions }) => actions) as never)
    game.play(match, game.legal(match, choice.action))
  }
}

describe.each(gameIds)('plans of %s', (id) => {
  test('are told by who does what, and of a way only its end', async () => {
    const adapter = await loadGame(id)
    let told = 0
    let longest = 0
    thinkThrough(adapter, (view, _seat, plans) => {
      for (const actions of plans) {
        const { who, what, squares } = planInWords(adapter, view, actions as never)
        expect(what.join()).not.toBe('')
        expect(what.length).toBeLessThanOrEqual(8)
        longest = Math.max(longest, actions.length)
        if (who !== '' && squares.length > 0) told++
      }
    })
    expect(told).toBeGreaterThan(20)
    expect(longest).toBeGreaterThan(4)
  })

  test('are weighed in words that the client knows', async () => {
    const { game, quickOptions } = await loadGame(id)
    await needArea('coach')
    const reasons = guideFor(id).reasons(game.create(quickOptions(), 1), 0)
    expect(reasons.filter(({ term }) => !isKnown(`coach.term.${term}`))).toEqual([])
  })
})

describe('the thoughts of a turn', () => {
  const plan = (type: string) => ({ actions: [{ type }], gain: 1, sure: 1, reasons: [] })
  const adapter = (secret = false) => ({ hasSecrets: () => secret }) as unknown as GameAdapter
  const view = {} as Match

  test('are kept one after the other, what was chosen first, until the next turn', () => {
    const thoughts = new TurnThoughts(adapter())
    thoughts.note({ seat: 1, view, plans: [plan('a'), plan('b')] }, { type: 'b' })
    thoughts.note({ seat: 1, view, plans: [] }, { type: 'x' })
    thoughts.note({ seat: 1, view, plans: [plan('c')] }, { type: 'c' })
    expect(thoughts.list.map(({ plans }) => plans.map(({ actions }) => actions[0].type))).toEqual([['b', 'a'], ['c']])
    thoughts.turnOver()
    expect(thoughts.list).toHaveLength(2)
    thoughts.note({ seat: 1, view, plans: [plan('d')] }, { type: 'd' })
    expect(thoughts.list).toHaveLength(1)
    thoughts.note({ seat: 0, view, plans: [plan('e')] }, { type: 'e' })
    expect(thoughts.list).toHaveLength(1)
    expect(thoughts.list[0].seat).toBe(0)
  })

  test('are not told by a seat that holds something secret', () => {
    const thoughts = new TurnThoughts(adapter(true))
    thoughts.note({ seat: 1, view, plans: [plan('a')] }, { type: 'a' })
    expect(thoughts.list).toEqual([])
  })
})
