import { type GameEvent, Random } from '@undercroft/engine'
import { expect, test } from 'vitest'
import type { LogLine } from '../games/adapter.ts'
import { gameIds, loadGame } from '../games/index.ts'
import { needArea, setLanguage } from '../i18n/index.ts'
import { mergedLines, plainText } from './Log.tsx'

/** As much as a page needs of the browser to change the language. */
globalThis.document ??= { documentElement: { lang: '' } } as Document
await setLanguage('en')
await needArea('match')

const move = (player: string, at: string): LogLine => ({
  key: 'ball.event.moved',
  args: { player, at },
  seat: 0,
  weight: 'minor',
  rules: [],
  squares: [],
  merge: `moved-${player}`,
})
const score: LogLine = { ...move('', ''), key: 'match.over.title', args: {}, weight: 'turn' }
const { merge: _merge, ...plain } = score
const told = (lines: readonly LogLine[]) => mergedLines(lines.map((line, id) => ({ id: String(id), line })))

test('three who only move are one line with their names; whatever else happens stands by itself', () => {
  const lines = told([move('Ann', 'a'), move('Bob', 'b'), move('Cid', 'c'), plain, move('Ann', 'd')])
  expect(lines.map(({ line }) => line.key)).toEqual(['match.moves-folded', 'match.over.title', 'ball.event.moved'])
  expect(plainText(lines[0].line)).toMatch(/Ann.*Bob.*Cid/)
})

test('two moves stay two lines, and the steps of one player are one', () => {
  const lines = told([move('Ann', 'a'), move('Ann', 'b'), move('Bob', 'c')])
  expect(lines.map(({ line }) => line.args.at)).toEqual(['b', 'c'])
})

test('whoever rolls from square to square of one room has gone there once; another room is told', () => {
  const roll: LogLine = { ...plain, weight: 'minor', key: 'match.passed' }
  const lines = told([
    move('Ann', 'Hall'),
    roll,
    move('Ann', 'Hall'),
    roll,
    move('Ann', 'Cave'),
    move('Bob', 'Cave'),
    plain,
    move('Bob', 'Cave'),
  ])
  expect(lines.map(({ line }) => line.args.at ?? line.key)).toEqual([
    'Hall',
    'match.passed',
    'match.passed',
    'Cave',
    'Cave',
    'match.over.title',
    'Cave',
  ])
})

/** Who moved, in a moved event of any game. */
const mover = (event: GameEvent) => {
  const { player, creature } = event as GameEvent & { player?: number; creature?: number }
  return player ?? creature
}

test.each(gameIds)('%s: moves of three, as the game tells them, are one line', async (id) => {
  const adapter = await loadGame(id)
  const { game } = adapter
  const match = game.create(adapter.quickOptions(), 3, [])
  const random = new Random(3)
  const moves: GameEvent[] = []
  const movers = () => new Set(moves.map(mover))
  for (let decision = game.decision(match); decision && movers().size < 3; decision = game.decision(match))
    moves.push(...game.apply(match, random.pick(decision.actions)).filter(({ type }) => type === 'moved'))
  expect(movers().size).toBe(3)
  const lines = told(moves.flatMap((event) => adapter.log(event, match) ?? []))
  expect(lines.map(({ line }) => line.key)).toEqual(['match.moves-folded'])
})
