import { describe, expect, it } from 'vitest'
import { BLOCK, faceNames, faceOf } from '../dice.ts'
import { dwarf, orc, table } from '../testing/table.ts'

const line = { a: dwarf('Lineman', 5, 5), o: orc('Lineman', 6, 5) }

describe('Block', () => {
  it('BZ-GEN-09 the faces of the block die', () => {
    expect([1, 2, 3, 4, 5, 6].map((value) => faceNames[faceOf(value)])).toEqual([...BLOCK.faces!])
    expect(BLOCK.faces).toEqual(['knockdown', 'crunch', 'tackle', 'miss', 'shove', 'shove'])
  })

  it('BZ-BLOCK-01 a marked player against a standing opponent he marks', () => {
    table({ pieces: { ...line, prone: orc('Lineman', 5, 6, { prone: true }) } })
      .allows('a block o')
      .refuses('a block prone')
    table({ pieces: { a: dwarf('Lineman', 5, 5), o: orc('Lineman', 7, 5) } }).refuses('a block o')
  })

  it('BZ-BLOCK-02 as many dice as the Block value', () => {
    table({ pieces: line })
      .do('a block o')
      .dice('block miss')
      .expect({ a: { spent: true } })
    table({ active: 1, pieces: { b: orc('Big Un Blocker', 6, 5), d: dwarf('Lineman', 5, 5) } })
      .do('b block d')
      .dice('block miss', 'block miss')
      .expect({ b: { spent: true } })
  })

  it('BZ-BLOCK-03 one symbol is chosen, the others have no effect', () => {
    const big = { b: orc('Big Un Blocker', 6, 5), d: dwarf('Lineman', 5, 5) }
    table({ active: 1, pieces: big })
      .do('b block d')
      .dice('block miss', 'block crunch')
      .do('choose crunch')
      .dice('d6 6')
      .expect({ d: { status: 'prone' }, b: { spent: false } })
    table({ active: 1, pieces: big })
      .do('b block d')
      .dice('block tackle', 'block knockdown')
      .do('choose tackle')
      .dice('d6 6')
      .expect({ d: { status: 'prone' }, b: { spent: true } })
  })

  it('BZ-BLOCK-04 BZ-BLOCK-05 assisted: one extra die, however many help', () => {
    const pieces = { b: orc('Blitzer', 6, 5), d: dwarf('Lineman', 5, 5), t: orc('Thrower', 5, 6) }
    for (const extra of [{}, { second: orc('Lineman', 4, 4) }]) {
      const position = table({ active: 1, pieces: { ...pieces, ...extra } })
        .do('b block d')
        .dice('block miss', 'block miss')
      expect(position.happened('block-dice')[0]).toMatchObject({ assisted: true, faces: ['miss', 'miss'] })
      position.do('pass').expect({ b: { spent: true } })
    }
  })

  it('BZ-BLOCK-06 a helper must stand; being marked himself does not matter', () => {
    table({
      active: 1,
      pieces: { b: orc('Lineman', 6, 5), d: dwarf('Lineman', 5, 5), t: orc('Thrower', 5, 6, { prone: true }) },
    })
      .do('b block d')
      .dice('block miss')
      .expect({ b: { spent: true } })
    table({
      active: 1,
      pieces: {
        b: orc('Lineman', 6, 5),
        d: dwarf('Lineman', 5, 5),
        t: orc('Thrower', 5, 6),
        e: dwarf('Lineman', 5, 7),
      },
    })
      .do('b block d')
      .dice('block miss', 'block miss')
      .expect({ b: { spent: true }, t: { status: 'marked' } })
  })

  it('BZ-BLOCK-07 never more than three dice', () => {
    const pieces = { b: orc('Big Un Blocker', 6, 5), d: dwarf('Lineman', 5, 5), t: orc('Thrower', 5, 6) }
    for (const arena of ['none', 'fighting-pit']) {
      table({ active: 1, pieces, options: { arena } })
        .do('b block d')
        .dice('block miss', 'block miss', 'block miss')
        .expect({ b: { spent: true } })
    }
  })

  it('BZ-BLOCK-08 Knockdown: prone, the ball bounces, then the Armour test by his own coach', () => {
    const position = table({ pieces: { a: dwarf('Lineman', 5, 5), o: orc('Lineman', 6, 5, { ball: true }) } })
      .do('a block o')
      .dice('block knockdown', 'd8 2', 'd6 4')
    expect(position.happened('roll').map(({ what, seat }) => [what, seat])).toEqual([
      ['block', 0],
      ['bounce', 0],
      ['armour', 1],
    ])
    position.expect({ o: { at: [6, 5], status: 'prone' }, balls: [[6, 4]] })
  })

  it('BZ-BLOCK-09 BZ-GEN-11 Armour passed: prone; failed: on the bench, and back by Reserves', () => {
    table({ pieces: line })
      .do('a block o')
      .dice('block knockdown', 'd6 3')
      .expect({ o: { at: [6, 5], status: 'prone' } })
    table({ pieces: line, balls: [[12, 9]] })
      .do('a block o')
      .dice('block knockdown', 'd6 2')
      .expect({ o: { at: 'reserve' } })
      .do('end-turn', 'pass')
      .allows('o reserves')
  })

  it('BZ-BLOCK-10 BZ-GEN-14 Crunch: -1 to the Armour test, not below 1; a 6 always saves', () => {
    const hit = (value: number) => table({ pieces: line }).do('a block o').dice('block crunch', `d6 ${value}`)
    hit(3).expect({ o: { at: 'reserve' } })
    hit(4).expect({ o: { status: 'prone' } })
    hit(1).expect({ o: { at: 'reserve' } })
    table({
      teams: ['dwarf', 'goblin'],
      pieces: { a: dwarf('Lineman', 5, 5), g: { team: 1, position: 'Goblin', at: [6, 5] } },
    })
      .do('a block g')
      .dice('block crunch', 'd6 6')
      .expect({ g: { status: 'prone' } })
  })

  it('BZ-GEN-13 a natural 1 fails the Armour test of a 2+', () => {
    table({ pieces: { a: dwarf('Lineman', 5, 5), o: orc('Blitzer', 6, 5) } })
      .do('a block o')
      .dice('block knockdown', 'd6 1')
      .expect({ o: { at: 'reserve' } })
  })

  it('BZ-GEN-15 Armour -: injured without a die', () => {
    table({
      teams: ['dwarf', 'snotling'],
      pieces: { a: dwarf('Lineman', 5, 5), s: { team: 1, position: 'Snotling', at: [6, 5] } },
    })
      .do('a block s')
      .dice('block knockdown')
      .expect({ s: { at: 'reserve' } })
  })

  it('BZ-BLOCK-11 BZ-GEN-22 Shove: straight away, on his feet, with his ball', () => {
    table({ pieces: { a: dwarf('Lineman', 5, 5), o: orc('Lineman', 6, 5, { ball: true }) } })
      .do('a block o')
      .dice('block shove')
      .do('stay')
      .expect({ o: { at: [7, 5], ball: true, status: 'open' }, balls: [] })
    table({ pieces: { a: dwarf('Lineman', 5, 5), o: orc('Lineman', 6, 6) } })
      .do('a block o')
      .dice('block shove')
      .do('stay')
      .expect({ o: { at: [7, 7] } })
  })

  it('BZ-BLOCK-12 no room: he falls as by Knockdown; the blocker may act again', () => {
    const wall = table({ pieces: { a: dwarf('Lineman', 8, 3), o: orc('Lineman', 9, 3) } })
    wall
      .do('a block o')
      .dice('block shove', 'd6 3')
      .expect({ o: { at: [9, 3], status: 'prone' }, a: { spent: false, at: [8, 3] } })
    table({ pieces: { ...line, other: orc('Lineman', 7, 5, { prone: true }) } })
      .do('a block o')
      .dice('block shove', 'd6 2')
      .expect({ o: { at: 'reserve' } })
    table({ pieces: { a: dwarf('Lineman', 6, 1), o: orc('Lineman', 6, 0) } })
      .do('a block o')
      .dice('block shove', 'd6 3')
      .expect({ o: { status: 'prone' } })
    // A Knockdown counts as Crunch for the Big Un, but this is no rolled Knockdown.
    table({ active: 1, pieces: { b: orc('Big Un Blocker', 6, 1), d: dwarf('Lineman', 6, 0) } })
      .do('b block d')
      .dice('block shove', 'block shove', 'd6 2')
      .expect({ d: { status: 'prone' } })
    // A loose ball does not stop a shove.
    table({ pieces: line, balls: [[7, 5]] })
      .do('a block o')
      .dice('block shove', 'd8 3')
      .do('stay')
      .expect({ o: { at: [7, 5] }, balls: [[8, 4]] })
  })

  it('BZ-BLOCK-13 follow-up or stay; it is no action', () => {
    table({ pieces: line })
      .do('a block o')
      .dice('block shove')
      .do('follow-up')
      .expect({ a: { at: [6, 5], status: 'marked' }, actions: 2 })
  })

  it('BZ-BLOCK-14 shoved onto a ball; the follow-up onto it lets it bounce again', () => {
    table({ pieces: line, balls: [[7, 5]] })
      .do('a block o')
      .dice('block shove', 'd8 8')
      .do('follow-up')
      .dice('d8 2')
      .expect({ o: { at: [7, 5], ball: false }, a: { at: [6, 5], ball: false }, balls: [[6, 4]] })
  })

  it('BZ-BLOCK-15 Tackle: he falls, and the blocker acts no more', () => {
    table({ active: 1, pieces: { b: orc('Lineman', 6, 5), d: dwarf('Lineman', 5, 5), m: orc('Lineman', 9, 9) } })
      .do('b block d')
      .dice('block tackle', 'd6 2')
      .expect({ d: { status: 'prone' } })
      .refuses('b run', 'b sidestep')
      .allows('m run')
  })

  it('BZ-BLOCK-16 Miss: nothing happens, and the blocker acts no more this turn', () => {
    const position = table({ pieces: line, balls: [[12, 9]] })
      .do('a block o')
      .dice('block miss')
    expect(position.offered('a')).toEqual([])
    position
      .expect({ o: { status: 'marked' } })
      .do('end-turn', 'pass', 'end-turn', 'pass')
      .asks('action', 0)
      .allows('a sidestep')
  })

  it('BZ-BLOCK-17 a carrier blocks and keeps the ball', () => {
    table({ active: 1, pieces: { b: orc('Lineman', 6, 5, { ball: true }), d: dwarf('Lineman', 5, 5) } })
      .do('b block d')
      .dice('block shove')
      .do('follow-up')
      .expect({ b: { at: [5, 5], ball: true } })
  })

  it('BZ-GEN-17 BZ-GEN-18 a re-roll takes every die, is final, and is never re-rolled', () => {
    const position = table({
      active: 1,
      pieces: { b: orc('Blitzer', 6, 5), d: dwarf('Lineman', 5, 5), t: orc('Thrower', 5, 6) },
      hands: [[], ['natural-gift']],
    })
      .do('b block d')
      .dice('block miss', 'block knockdown')
      .do('re-roll offensive-specialist')
      .dice('block shove', 'block miss')
      .asks('block-result')
    expect(position.offered()).toEqual(['choose-die'])
    position
      .refuses('choose knockdown', 're-roll natural-gift')
      .do('choose miss')
      .expect({ b: { spent: true } })
  })

  it('BZ-GEN-19 BZ-GEN-20 only the roller re-rolls, before any consequence', () => {
    table({ pieces: line, hands: [['natural-gift'], []] })
      .do('a block o')
      .dice('block knockdown')
      .do('pass')
      .dice('d6 4')
      .asks('action')
      .expect({ o: { status: 'prone' } })
    const own = table({ pieces: line, hands: [[], ['natural-gift']] })
      .do('a block o')
      .dice('block knockdown', 'd6 1')
      .asks('re-roll', 1)
    own
      .expect({ o: { at: [6, 5] } })
      .do('re-roll natural-gift')
      .dice('d6 4')
      .expect({ o: { at: [6, 5], status: 'prone' } })
  })
})
