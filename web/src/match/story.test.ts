import { Random } from '@undercroft/engine'
import { expect, it } from 'vitest'
import { loadGame } from '../games/index.ts'
import { LocalSession } from './local-session.ts'
import { figureAt, momentsOf } from './story.ts'

it('shows the board as it lay after each happening, around a square that is told of', async () => {
  const adapter = await loadGame('blitz-bowl')
  const person = { kind: 'person', level: 'rookie' } as const
  const session = LocalSession.begin(adapter, adapter.quickOptions(), [person, person], 7)
  const boards = [adapter.board(session.view(-1))]
  const random = new Random(3)
  for (let i = 0; i < 60 && session.decision; i++) {
    session.play(random.pick(session.decision.actions))
    boards.push(adapter.board(session.view(-1)))
  }
  const wanted = [20, 59]
  const moments = await momentsOf(
    session,
    wanted.map((at) => session.happenings[at]),
  )
  expect(moments.map(({ board }) => board.pieces)).toEqual(
    wanted.map((at) => boards[session.happenings[at].count].pieces),
  )
  const { around, board } = moments[1]
  expect(around?.x).toBeLessThan(board.width)
  expect(around?.y).toBeLessThan(board.height)
})

it('cuts the picture around where somebody was when it happened, not where the match left him', async () => {
  const adapter = await loadGame('blitz-bowl')
  const person = { kind: 'person', level: 'rookie' } as const
  let seen = 0
  for (let seed = 1; seed <= 12; seed++) {
    const session = LocalSession.begin(adapter, adapter.quickOptions(), [person, person], seed)
    const random = new Random(seed)
    const taken: { at: number; x: number; y: number }[] = []
    while (session.decision) {
      session.play(random.pick(session.decision.actions))
      const { events } = session.happenings[session.happenings.length - 1]
      const event = events.find(({ type }) => type === 'ball-taken') as { player: number } | undefined
      const holder = event && adapter.board(session.view(-1)).pieces.find(({ id }) => id === event.player)
      // Nothing heavier is told of it.
      const isAlone = !events.some(({ type }) => /block|throw|injured|touchdown|claimed|random/.test(type))
      if (holder && isAlone) taken.push({ at: session.happenings.length - 1, x: holder.x, y: holder.y })
    }
    const moments = await momentsOf(
      session,
      taken.map(({ at }) => session.happenings[at]),
    )
    expect(moments.map(({ around }) => around)).toEqual(taken.map(({ x, y }) => ({ x: x + 0.5, y: y + 0.5 })))
    seen += taken.length
  }
  expect(seen).toBeGreaterThan(0)
})

it('shows who ran away or was taken off, as the board lay before, and nobody where nobody was', async () => {
  const adapter = await loadGame('blood-bowl')
  const person = { kind: 'person', level: 'rookie' } as const
  const session = LocalSession.begin(adapter, adapter.quickOptions(), [person, person], 3)
  const boards = [adapter.board(session.view(-1))]
  const random = new Random(3)
  while (session.decision) {
    session.play(random.pick(session.decision.actions))
    boards.push(adapter.board(session.view(-1)))
  }
  const near = ({ pieces }: (typeof boards)[number], { x, y }: { x: number; y: number }) =>
    pieces.some((piece) => Math.abs(piece.x + 0.5 - x) <= 2 && Math.abs(piece.y + 0.5 - y) <= 2)
  const moments = await momentsOf(session, session.happenings)
  let before = 0
  for (const [i, { board, around }] of moments.entries()) {
    const { count } = session.happenings[i]
    if (!around || count === 0) continue
    const gone = boards[count - 1].pieces.filter(({ id }) => !boards[count].pieces.some((piece) => piece.id === id))
    const wasEmptied = near(boards[count - 1], around) && !near(boards[count], around)
    if (wasEmptied && gone.length !== 1) before++
    expect(board.pieces).toEqual(boards[wasEmptied || gone.length === 1 ? count - 1 : count].pieces)
  }
  expect(before).toBeGreaterThan(0)
})

it('has the whole figure in the middle, head and all, however large it is', async () => {
  const adapter = await loadGame('skirmish')
  const session = LocalSession.begin(adapter, adapter.quickOptions(), [], 1)
  const board = adapter.board(session.view(-1))
  const pieces = [{ ...board.pieces[0], x: 4, y: 6, size: 2 }]
  expect(figureAt({ ...board, pieces }, { x: 5.5, y: 6.5 })).toEqual({ x: 5, y: 6.4 })
  expect(figureAt({ ...board, pieces }, { x: 8.5, y: 6.5 })).toEqual({ x: 8.5, y: 6.5 })
})

it('shows whom it tells of where the step took one off the board, and has him whole in the middle', async () => {
  const adapter = await loadGame('skirmish')
  const person = { kind: 'person', level: 'rookie' } as const
  const session = LocalSession.begin(adapter, adapter.quickOptions(), [person, person], 5)
  const random = new Random(5)
  while (session.decision) session.play(random.pick(session.decision.actions))
  const moments = await momentsOf(session, session.happenings)
  let seen = 0
  for (const [i, { events }] of session.happenings.entries()) {
    const fallen = events.filter(({ type }) => type === 'eliminated') as unknown as { creature: number }[]
    if (fallen.length !== 1) continue
    const { board, around } = moments[i]
    const told = board.pieces.find(({ id }) => id === fallen[0].creature)
    if (!told) continue
    seen++
    expect(around).toEqual({ x: told.x + told.size / 2, y: told.y + told.size / 2 })
  }
  expect(seen).toBeGreaterThan(1)
})
