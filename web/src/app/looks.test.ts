import { expect, it } from 'vitest'
import { loadGame } from '../games/index.ts'
import { CLOTHS, CRESTS, dressBoard, dressSeats, type Look } from './looks.ts'

it('dresses pieces and plates of one team, and leaves the other as it is', async () => {
  const adapter = await loadGame('blitz-bowl')
  const match = adapter.game.create(adapter.quickOptions(), 7)
  const looks: (Look | undefined)[] = [{ cloth: 'crimson', crest: 'tower' }, undefined]
  const board = adapter.picture(adapter.quickOptions())
  const piece = { ...adapter.board(match).pieces[0], id: 1, x: 0, y: 0, size: 1, badge: '', label: '' }
  const pieces = [0, 1].map((seat) => ({ ...piece, seat }))
  expect(dressBoard({ ...board, pieces }, looks).pieces.map(({ cloth }) => cloth)).toEqual([CLOTHS.crimson, undefined])
  const [first, second] = dressSeats(adapter.seats(match), looks)
  expect([first.cloth, first.crest]).toEqual([CLOTHS.crimson, CRESTS.tower])
  expect([second.cloth, second.crest]).toEqual([undefined, undefined])
})
