import { type Match, Random } from '@undercroft/engine'
import { describe, expect, test } from 'vitest'
import { needArea, setLanguage } from '../i18n/index.ts'
import { tellHappening } from '../match/Log.tsx'
import { type Happening, type Shown, toldBy } from '../match/session.ts'
import type { GameAdapter, LogLine } from './adapter.ts'
import { gameIds, loadGame } from './index.ts'

/** As much as a page needs of the browser to change the language. */
globalThis.document ??= { documentElement: { lang: '' } } as Document
await setLanguage('en')
await needArea('match')

interface Turn {
  readonly events: readonly string[]
  readonly lines: readonly LogLine[]
  /** Has a seat scored? */
  readonly scored: boolean
  /** Does somebody lie who stood? */
  readonly fell: boolean
}

/** Who lies on the board, and who stands there. */
function byStance(adapter: GameAdapter, match: Match): Record<'down' | 'up', Set<number>> {
  const stance = { down: new Set<number>(), up: new Set<number>() }
  for (const { id, prone, stunned } of adapter.board(match).pieces) stance[prone || stunned ? 'down' : 'up'].add(id)
  return stance
}

/** Every action of a few random matches: what the state says of it, and what the log tells. */
function* turnsOf(adapter: GameAdapter, seeds: number, most: number): Generator<Turn> {
  const { game } = adapter
  for (let seed = 1; seed <= seeds; seed++) {
    const random = new Random(seed)
    const match = game.create(adapter.defaultOptions(), seed)
    for (let decision = game.decision(match), i = 0; decision && i < most; decision = game.decision(match), i++) {
      const scores = adapter.seats(match).map(({ score }) => score)
      const { up } = byStance(adapter, match)
      const told = toldBy(adapter, match, game.apply(match, random.pick(decision.actions)))
      const happening: Happening = { count: i, seat: decision.seat, ...told }
      const shown = { adapter, known: ({ events }: Happening) => [...events] } as unknown as Shown
      yield {
        events: told.events.map(({ type }) => type),
        lines: tellHappening(shown, happening, match).map(({ line }) => line),
        scored: told.scores.some((score, seat) => score > scores[seat]),
        fell: [...byStance(adapter, match).down].some((id) => up.has(id)),
      }
    }
  }
}

describe.each(gameIds)('%s', (id) => {
  test('whatever scores and whoever falls stands out in the log, and nothing else does as a score', async () => {
    const adapter = await loadGame(id)
    const seen = { scores: 0, falls: 0 }
    for (const { events, lines, scored, fell } of turnsOf(adapter, 5, 900)) {
      const stands = new Set(lines.map(({ stands }) => stands))
      if (scored) seen.scores++
      if (fell) seen.falls++
      expect([stands.has('score'), events.join()]).toEqual([scored, events.join()])
      if (fell) expect([stands.has('harm'), events.join()]).toEqual([true, events.join()])
    }
    // Creatures of Skirmish never lie; at random nobody carries a ball over a whole pitch.
    expect(Math.max(seen.scores, seen.falls)).toBeGreaterThan(0)
  })
})
