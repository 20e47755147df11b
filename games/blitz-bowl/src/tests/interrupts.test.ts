import { describe, expect, it } from 'vitest'
import type { PieceData } from '../scenario/schema.ts'
import { dwarf, orc, table } from '../testing/table.ts'

describe('interrupts', () => {
  const teams: [string, string] = ['orc', 'dark-elf']
  const elf = (position: string, x: number, y: number, extra: object = {}): PieceData => ({
    team: 1,
    position,
    at: [x, y],
    ...extra,
  })
  const own = (position: string, x: number, y: number): PieceData => ({ team: 0, position, at: [x, y] })

  it('BZ-GEN-28 an interrupt pauses the Block, which then goes on', () => {
    const position = table({
      teams,
      pieces: { o: own('Lineman', 5, 5), r: elf('Runner', 6, 5, { ball: true }), m: elf('Lineman', 9, 5) },
    })
      .do('o block r')
      .asks('interrupt', 1)
      .do('r throw', 'target m')
      .dice('d6 3', 'block knockdown', 'd6 6')
    position.expect({ m: { ball: true }, r: { status: 'prone' }, balls: [] })
  })

  it('BZ-GEN-29 no interrupt within an interrupt', () => {
    table({
      active: 1,
      pieces: { b: orc('Blitzer', 8, 5), d: dwarf('Lineman', 4, 5), x: orc('Lineman', 12, 9) },
      hands: [['cut-them-off'], ['swivel-hips']],
    })
      .do('b run', 'step 7,5', 'step 6,4', 'stop')
      .do('play cut-them-off d', 'step 5,4')
      .asks('action', 1)
  })

  it('BZ-GEN-31 a Block that an interrupt made impossible is skipped and still counts', () => {
    const position = table({
      pieces: { a: dwarf('Blitzer', 5, 5), o: orc('Lineman', 6, 5) },
      hands: [[], ['stone-chin']],
    })
    position.do('a block o').asks('interrupt', 1)
    // A test interrupt moves the target away before the window closes.
    const { state } = position
    const target = position.player('o')
    state.squares[state.players[target].square] = -1
    state.players[target].square = 5 * 15 + 9
    state.squares[5 * 15 + 9] = target
    position.scripted.match.decided = null
    position.do('pass')
    expect(position.happened('action-skipped')).toHaveLength(1)
    expect(position.happened('roll')).toEqual([])
    position.expect({ actions: 2, o: { at: [9, 5], status: 'open' } }).refuses('a block o')
  })

  it('BZ-GEN-30 the active coach is asked first, and the window opens again after an interrupt', () => {
    const position = table({
      teams: ['orc', 'dark-elf'],
      pieces: { o: own('Lineman', 5, 5), r: elf('Runner', 6, 5, { ball: true }), m: elf('Lineman', 9, 5) },
      hands: [[], ['stone-chin']],
    })
      .do('o block r')
      .asks('interrupt', 1)
      .do('play stone-chin r')
      .asks('interrupt', 1)
    position.refuses('play stone-chin r').do('r throw', 'target m').dice('d6 3', 'block shove')
    position.expect({ o: { spent: true }, m: { ball: true } })
  })
})
