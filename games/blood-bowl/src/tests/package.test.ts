import { expect, it } from 'vitest'
import { squareAt } from '../data/pitch.ts'
import { gamePackage } from '../package.ts'
import { onPitch } from '../testing/pitch.ts'

it('numbers of actions and events are told as letters of players and as squares', () => {
  const { match } = onPitch({ A: { at: [5, 5] }, b: { at: [6, 5] } })
  const label = (field: string, value: unknown) => gamePackage.label!(match, field, value)
  expect([label('player', 0), label('target', 1), label('player', 2)]).toEqual(['A', 'b', null])
  expect([label('to', 0), label('square', squareAt(7, 3)), label('to', -1)]).toEqual(['0,0', '7,3', null])
  expect([label('to', '5'), label('player', '0'), label('die', 1)]).toEqual([null, null, null])
})
