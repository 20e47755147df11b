import { Prober } from '@undercroft/engine/testing'
import { afterEach, expect, it, vi } from 'vitest'
import { bonusDeclarations } from './bonus/effects.ts'
import { dealMore } from './deal-more.ts'
import { blitzBowl } from './game.ts'
import { dwarf, table } from './testing/table.ts'

afterEach(() => vi.restoreAllMocks())

/** A Throw that only Sky Ball could make legal: nobody is in range. Nobody holds a card. */
const far = () => {
  const { match } = table({
    pieces: { t: dwarf('Lineman', 1, 5, { ball: true }), m: dwarf('Lineman', 13, 5) },
  }).scripted
  return match
}
/** The same without a common Throw before it: one is declared with somebody in range. */
const near = () => {
  const { match } = table({ pieces: { t: dwarf('Lineman', 1, 5, { ball: true }), m: dwarf('Lineman', 4, 5) } }).scripted
  return match
}

function look(): void {
  const prober = new Prober(blitzBowl, 1, dealMore)
  prober.look(near())
  prober.look(far())
}

it('finds nothing now', () => {
  expect(look).not.toThrow()
})

it('meets the dead end that Eagle Eye once made of such a Throw (BZ-BONUS-01)', () => {
  const eagleEye = bonusDeclarations.find(({ id }) => id === 'eagle-eye')!
  vi.spyOn(eagleEye, 'uses').mockImplementation((_match, _seat, { player, sky }, list) => {
    if (!sky) list.push({ type: 'bonus', play: 'eagle-eye', player })
  })
  expect(look).toThrow("dead end: 'throw' asks 'throw' and nothing is legal")
})
