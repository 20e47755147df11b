import { expect, test } from 'vitest'
import { BLOCK_DIE, FACES } from './block-dice.ts'
import {
  ARGUMENTS,
  argumentResult,
  CASUALTIES,
  casualtyResult,
  INJURY_RESULTS,
  INJURY_TABLE,
  injuryResult,
  LASTING_INJURIES,
  STUNTY_INJURY_TABLE,
} from './injuries.ts'
import { BEST, improved, reduced, WORST } from './profile.ts'
import { BANDS, rangeBand } from './ranges.ts'

test('DB-DICE-03 a block die has six faces, Push Back on two of them', () => {
  expect(BLOCK_DIE.map((face) => FACES[face]).sort()).toEqual([
    'both-down',
    'player-down',
    'pow',
    'push-back',
    'push-back',
    'stumble',
  ])
})

test('DB-PASS-06 DB-PASS-07 the ruler: quick and short squares, a square on the line counts as the farther band', () => {
  const band = (dx: number, dy: number) => BANDS[rangeBand(dx, dy)]
  expect(band(3, 0)).toBe('quick')
  expect(band(2, 2)).toBe('quick')
  expect(band(4, 0)).toBe('short')
  expect(band(3, 3)).toBe('short')
  expect(band(-6, 3)).toBe('short')
  expect(band(2, 3)).toBe('short')
  expect(band(7, 0)).toBe('long')
  expect(band(5, 5)).toBe('long')
  expect(band(13, 1)).toBe('long-bomb')
  expect(band(14, 0)).toBe('out-of-reach')
  expect(band(0, 0)).toBe('out-of-reach')
  for (let x = 0; x < 15; x++) for (let y = 0; y < 15; y++) expect(rangeBand(x, -y)).toBe(rangeBand(y, x))
})

test('DB-ARM-03 DB-ARM-04 DB-ARM-05 the Injury table', () => {
  const row = (total: number) => INJURY_RESULTS[injuryResult(INJURY_TABLE, total)]
  expect([2, 3, 4, 5, 6, 7].map(row)).toEqual(Array(6).fill('stunned'))
  expect([8, 9].map(row)).toEqual(['ko', 'ko'])
  expect([10, 11, 12, 14].map(row)).toEqual(Array(4).fill('casualty'))
})

test('DB-ARM-07 DB-ARM-08 DB-ARM-09 DB-ARM-10 the Stunty table', () => {
  const row = (total: number) => INJURY_RESULTS[injuryResult(STUNTY_INJURY_TABLE, total)]
  expect([2, 6].map(row)).toEqual(['stunned', 'stunned'])
  expect([7, 8].map(row)).toEqual(['ko', 'ko'])
  expect(row(9)).toBe('badly-hurt')
  expect([10, 11, 12].map(row)).toEqual(Array(3).fill('casualty'))
})

test('DB-ARM-12 DB-ARM-13 DB-ARM-14 DB-ARM-15 DB-ARM-16 DB-ARM-17 the Casualty table', () => {
  const rows = Array.from({ length: 18 }, (_, total) => CASUALTIES[casualtyResult(total)])
  expect(rows.slice(1, 7)).toEqual(Array(6).fill('badly-hurt'))
  expect(rows.slice(7, 10)).toEqual(Array(3).fill('seriously-hurt'))
  expect(rows.slice(10, 13)).toEqual(Array(3).fill('serious-injury'))
  expect(rows.slice(13, 15)).toEqual(Array(2).fill('lasting-injury'))
  expect(rows.slice(15)).toEqual(Array(3).fill('dead'))
})

test('DB-ARM-20 the Lasting Injury table', () => {
  expect(LASTING_INJURIES.map(({ characteristic }) => characteristic)).toEqual(['av', 'av', 'ma', 'pa', 'ag', 'st'])
})

test('DB-ARM-21 DB-ARM-22 DB-ARM-23 a reduction: MA and ST fall, AG and PA targets rise, AV target falls', () => {
  expect(reduced('ma', 6)).toBe(5)
  expect(reduced('st', 3)).toBe(2)
  expect(reduced('ag', 4)).toBe(5)
  expect(reduced('pa', 3)).toBe(4)
  expect(reduced('av', 9)).toBe(8)
})

test('DB-PROF-05 DB-ARM-24 nothing falls below its minimum, PA - stays', () => {
  for (const characteristic of ['ma', 'st', 'ag', 'pa', 'av'] as const)
    expect(reduced(characteristic, WORST[characteristic])).toBe(WORST[characteristic])
  expect(WORST).toEqual({ ma: 1, st: 1, ag: 6, pa: 6, av: 3 })
  expect(reduced('pa', 0)).toBe(0)
})

test('DB-PROF-03 DB-PROF-04 at most two improvements, never beyond the maximum', () => {
  expect(improved('ag', 3, 0)).toBe(2)
  expect(improved('st', 3, 1)).toBe(4)
  expect(() => improved('st', 3, 2)).toThrow('st')
  expect(BEST).toEqual({ ma: 9, st: 8, ag: 1, pa: 1, av: 11 })
  for (const characteristic of ['ma', 'st', 'ag', 'pa', 'av'] as const)
    expect(() => improved(characteristic, BEST[characteristic], 0)).toThrow(characteristic)
})

test('DB-PROF-01 DB-PROF-02 DB-GEN-13 what better and worse mean', () => {
  expect(reduced('ma', 6)).toBe(5)
  expect(improved('st', 3, 0)).toBe(4)
  expect(improved('ag', 4, 0)).toBe(3)
  expect(reduced('av', 9)).toBe(8)
})

test('DB-FOUL-14 arguing: 1 the coach too, 2-5 no effect, 6 the player stays', () => {
  expect([1, 2, 3, 4, 5, 6].map((die) => ARGUMENTS[argumentResult(die)])).toEqual([
    'coach-sent-off',
    'no-effect',
    'no-effect',
    'no-effect',
    'no-effect',
    'player-stays',
  ])
})
