import { type GameEvent, Random } from '@undercroft/engine'
import { describe, expect, test } from 'vitest'
import { needArea, setLanguage, unknownKeys } from '../i18n/index.ts'
import { plainText } from '../match/Log.tsx'
import { standingKey, standingName } from '../match/standing.ts'
import type { GameAdapter } from './adapter.ts'
import { gameIds, loadGame } from './index.ts'

/** As much as a page needs of the browser to change the language. */
globalThis.document ??= { documentElement: { lang: '' } } as Document

/** Plays a match by chance and shows every decision and every event as the client would. */
function showMatch(adapter: GameAdapter, options: Record<string, unknown>, seed: number, most: number): number {
  const { game } = adapter
  const random = new Random(seed)
  const opening: GameEvent[] = []
  const match = game.create(options, seed, opening)
  let events: readonly GameEvent[] = opening
  for (let count = 0; count < most; count++) {
    const decision = game.decision(match)
    const seat = decision && decision.seat >= 0 ? decision.seat : 0
    const view = game.view(match, seat)
    for (const event of events) {
      const line = adapter.log(event, view)
      if (line) expect(plainText(line)).not.toBe('')
    }
    adapter.trails(events, view)
    if (count % 12 === 0) show(adapter, view, seat)
    if (!decision) return count
    const about = game.about(match)
    expect(adapter.question(view, decision, about).title).not.toBe('')
    adapter.subject(view, decision, about)
    adapter.shownDice(decision, about)
    const standing = game.standing(match)
    if (standing) expect(standingName(standingKey(adapter.id, standing.kind))).not.toBe('')
    const choices = adapter.choices(view, decision)
    expect(new Set(choices.map(({ action }) => action)).size).toBe(decision.actions.length)
    for (const { label } of choices) expect(label).not.toBe('')
    events = game.apply(match, random.pick(decision.actions))
  }
  return most
}

function show(adapter: GameAdapter, view: Parameters<GameAdapter['board']>[0], seat: number): void {
  const { pieces, width, height } = adapter.board(view)
  for (const piece of pieces) {
    expect(piece.x).toBeLessThan(width)
    expect(piece.y).toBeLessThan(height)
    expect(adapter.piece(view, piece.id)?.name).toBeTruthy()
    // Two creatures may share a place: one of them is found there.
    const there = adapter.pieceAt(view, piece)
    if (there !== null) expect(adapter.squareLabel(view, piece)).toContain(adapter.piece(view, there)!.name)
  }
  for (const { name, bench } of adapter.seats(view))
    expect([name, bench.every(({ label }) => label)]).toEqual([name, true])
  adapter.status(view)
  adapter.overlays(view, seat, pieces[0]?.id ?? null)
  adapter.statistics(view)
}

describe.each(gameIds)('%s', (id) => {
  test.each(['en', 'it', 'de'] as const)(
    'random matches are shown without a missing word: %s',
    async (language) => {
      await setLanguage(language)
      await needArea('app')
      const adapter = await loadGame(id)
      unknownKeys.clear()
      const seeds = language === 'en' ? [1, 2] : [4]
      for (const seed of seeds) showMatch(adapter, adapter.quickOptions(), seed, 350)
      expect([...unknownKeys]).toEqual([])
    },
    90_000,
  )
})
