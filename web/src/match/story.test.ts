import { Random } from '@undercroft/engine'
import { expect, it } from 'vitest'
import { loadGame } from '../games/index.ts'
import { LocalSession } from './local-session.ts'
import { momentsOf } from './story.ts'

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
    session.view(0),
  )
  expect(moments.map(({ board }) => board.pieces)).toEqual(
    wanted.map((at) => boards[session.happenings[at].count].pieces),
  )
  const { around, board } = moments[1]
  expect(around?.x).toBeLessThan(board.width)
  expect(around?.y).toBeLessThan(board.height)
})
