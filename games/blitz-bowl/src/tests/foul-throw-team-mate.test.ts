import { describe, expect, it } from 'vitest'
import type { PieceData } from '../scenario/schema.ts'
import { dwarf, orc, table } from '../testing/table.ts'

describe('Foul', () => {
  const options = { fouls: true }
  const pieces = { o: orc('Lineman', 5, 5), v: dwarf('Lineman', 6, 5, { prone: true }) }
  const foul = (face: string, extra: object = {}) =>
    table({ active: 1, options, pieces: { ...pieces, ...extra } })
      .do('o foul v')
      .dice(`block ${face}`)

  it('BZ-FOUL-01 BZ-FOUL-02 an open player, a prone opponent beside him', () => {
    table({ active: 1, options, pieces }).allows('o foul v')
    table({ active: 1, options, pieces: { ...pieces, d: dwarf('Lineman', 4, 4) } }).refuses('o foul v')
    table({ active: 1, options, pieces: { o: orc('Lineman', 4, 5), v: pieces.v } }).refuses('o foul v')
    table({ active: 1, pieces }).refuses('o foul v')
  })

  it('BZ-FOUL-03 BZ-FOUL-04 BZ-FOUL-08 one die whatever the Block value, no assist, no Armour test', () => {
    const big = { b: orc('Big Un Blocker', 5, 5), h: orc('Lineman', 6, 6), v: pieces.v }
    for (const face of ['knockdown', 'crunch']) {
      table({ active: 1, options, pieces: big })
        .do('b foul v')
        .dice(`block ${face}`)
        .expect({ v: { at: 'reserve' }, b: { at: [5, 5], status: 'open', spent: false } })
        .allows('b run')
    }
  })

  it('BZ-FOUL-05 BZ-GEN-23 Miss: caught; sent to the bench, and his ball bounces', () => {
    foul('miss').expect({ v: { at: [6, 5], status: 'prone' }, o: { at: 'reserve' } })
    table({ active: 1, options, pieces: { o: orc('Lineman', 5, 5, { ball: true }), v: pieces.v } })
      .do('o foul v')
      .dice('block miss', 'd8 2')
      .expect({ o: { at: 'reserve' }, balls: [[5, 4]] })
  })

  it('BZ-FOUL-06 Shove: slipped; nobody moves and he acts no more', () => {
    foul('shove')
      .expect({ o: { at: [5, 5], spent: true }, v: { at: [6, 5], status: 'prone' } })
      .refuses('o run')
  })

  it('BZ-FOUL-07 Tackle: injured and caught', () => {
    foul('tackle').expect({ v: { at: 'reserve' }, o: { at: 'reserve' } })
  })

  it('BZ-FOUL-09 its own action: not a Block, once a turn, with claim step', () => {
    table({
      active: 1,
      options,
      pieces: { o: orc('Lineman', 5, 5), v: dwarf('Lineman', 6, 5), w: dwarf('Lineman', 4, 4, { prone: true }) },
      slots: ['floor-somebody', 'bench-them-hard', null],
    })
      .do('o block v')
      .dice('block knockdown', 'd6 6')
      .do('pass', 'o foul v')
      .dice('block crunch')
      .asks('claim')
      .refuses('claim floor-somebody')
      .do('claim bench-them-hard')
      .dice('d2 1')
      .refuses('o foul w')
  })

  it('BZ-FOUL-10 a Foul is not re-rolled', () => {
    table({
      active: 1,
      options: { ...options, rookie: 1 },
      pieces: { o: orc('Blitzer', 5, 5), v: pieces.v },
      hands: [[], ['natural-gift']],
    })
      .do('o foul v')
      .dice('block miss')
      .asks('action')
      .expect({ o: { at: 'reserve' } })
  })
})

describe('Throw Team-mate', () => {
  const teams: [string, string] = ['goblin', 'dwarf']
  const options = { throwTeamMate: true }
  const goblin = (x: number, y: number, extra: object = {}): PieceData => ({
    team: 0,
    position: 'Goblin',
    at: [x, y],
    ...extra,
  })
  const troll = (x: number, y: number, extra: object = {}): PieceData => ({
    team: 0,
    position: 'Troll',
    at: [x, y],
    ...extra,
  })
  const foe = (x: number, y: number, extra: object = {}): PieceData => ({
    team: 1,
    position: 'Lineman',
    at: [x, y],
    ...extra,
  })
  const toss = (pieces: Record<string, PieceData>, land: string, extra: object = {}) =>
    table({ teams, options, pieces, ...extra }).do('troll throw-team-mate g', `land ${land}`)

  it('BZ-TTM-01 only Ogres, Trolls and Treemen', () => {
    table({ teams, options, pieces: { troll: troll(5, 5), g: goblin(6, 5) } }).allows('troll throw-team-mate g')
    const position = table({
      teams: ['orc', 'shambling-undead'],
      options,
      pieces: {
        b: { team: 0, position: 'Big Un Blocker', at: [5, 5] },
        l: { team: 0, position: 'Lineman', at: [6, 5] },
      },
    })
    expect(position.offered('b')).not.toContain('throw-team-mate')
    for (const [team, position] of [
      ['ogre', 'Ogre'],
      ['gnome', 'Treeman'],
      ['halfling', 'Treeman'],
    ]) {
      const mate = team === 'ogre' ? 'Gnoblar' : 'Lineman'
      table({
        teams: [team, 'dwarf'],
        options,
        pieces: { t: { team: 0, position, at: [5, 5] }, m: { team: 0, position: mate, at: [6, 5] } },
      }).allows('t throw-team-mate m')
    }
  })

  it('BZ-TTM-02 it is the Throw action of the turn and counts for challenges', () => {
    const position = toss({ troll: troll(5, 5), g: goblin(6, 5), h: goblin(5, 6) }, '9,5', {
      slots: ['safe-delivery', null, null],
    })
      .dice('d6 5')
      .asks('claim')
    position.do('claim safe-delivery').dice('d2 1').refuses('troll throw-team-mate h')
  })

  it('BZ-TTM-03 the thrower is open and holds no ball', () => {
    table({ teams, options, pieces: { troll: troll(5, 5, { ball: true }), g: goblin(6, 5) } }).refuses(
      'troll throw-team-mate g',
    )
    table({ teams, options, pieces: { troll: troll(5, 5), g: goblin(6, 5), d: foe(4, 4) } }).refuses(
      'troll throw-team-mate g',
    )
  })

  it('BZ-TTM-04 a standing team-mate beside him, marked or not, of another position', () => {
    table({
      teams: ['ogre', 'dwarf'],
      options,
      pieces: {
        o: { team: 0, position: 'Ogre', at: [5, 5] },
        other: { team: 0, position: 'Ogre', at: [5, 6] },
        marked: { team: 0, position: 'Gnoblar', at: [6, 5] },
        prone: { team: 0, position: 'Gnoblar', at: [4, 5], prone: true },
        d: foe(7, 5),
      },
    })
      .allows('o throw-team-mate marked')
      .refuses('o throw-team-mate prone', 'o throw-team-mate other')
  })

  it('BZ-TTM-05 to any unblocked square in range but the two squares themselves', () => {
    const position = table({
      teams,
      options,
      pieces: { troll: troll(5, 5), g: goblin(6, 5), d: foe(9, 6), h: goblin(9, 4) },
    })
    position.do('troll throw-team-mate g').allows('land 9,5', 'land 6,6', 'land 9,6', 'land 9,4')
    position.refuses('land 14,5', 'land 4,3', 'land 5,5', 'land 6,5')
  })

  it('BZ-TTM-06 a Throw test, always, long and obstructed as usual', () => {
    const pieces = { troll: troll(5, 5), g: goblin(6, 5) }
    toss(pieces, '10,5')
      .dice('d6 6')
      .expect({ g: { at: [10, 5], status: 'open' } })
    toss(pieces, '10,5')
      .dice('d6 5')
      .expect({ g: { at: [10, 5], status: 'prone' } })
    toss(pieces, '6,6')
      .dice('d6 5')
      .expect({ g: { at: [6, 6], status: 'open' } })
  })

  it('BZ-TTM-07 BZ-TTM-08 success: standing with his ball; failure: prone, and his ball bounces', () => {
    const pieces = { troll: troll(5, 5), g: goblin(6, 5, { ball: true }) }
    toss(pieces, '9,5')
      .dice('d6 5')
      .expect({ g: { at: [9, 5], status: 'open', ball: true } })
    toss(pieces, '9,5')
      .dice('d6 3', 'd8 4')
      .expect({ g: { at: [9, 5], status: 'prone' }, balls: [[10, 5]] })
  })

  it('BZ-TTM-09 an occupied square: the occupant falls and tests, the thrown player is injured', () => {
    const pieces = { troll: troll(5, 5), g: goblin(6, 5), d: foe(9, 5) }
    // A Dwarf open in the target square is not under the ruler.
    toss(pieces, '9,5')
      .dice('d6 5', 'd6 2')
      .expect({ d: { at: 'reserve' }, g: { at: 'reserve' } })
    toss(pieces, '9,5')
      .dice('d6 4', 'd6 2')
      .expect({ d: { status: 'prone' }, g: { at: 'reserve' } })
  })

  it("BZ-TTM-10 balls there: the occupant's first, then the test, then that of the thrown player", () => {
    const position = toss(
      { troll: troll(5, 5), g: goblin(6, 5, { ball: true }), d: foe(9, 5, { ball: true }) },
      '9,5',
    ).dice('d6 5', 'd8 2', 'd6 6', 'd8 6')
    position.expect({
      balls: [
        [9, 6],
        [9, 4],
      ],
      d: { status: 'prone' },
    })
    expect(position.happened('roll').map(({ what }) => what)).toEqual(['throw', 'bounce', 'armour', 'bounce'])
  })

  it('BZ-TTM-11 a fumble: injured, his ball bounces from the thrower, the target square is untouched', () => {
    toss({ troll: troll(5, 5), g: goblin(6, 5, { ball: true }), d: foe(9, 5) }, '9,5')
      .dice('d6 1', 'd8 2')
      .expect({ g: { at: 'reserve' }, d: { at: [9, 5], status: 'open' }, balls: [[5, 4]] })
    toss({ troll: troll(5, 5), g: goblin(6, 5) }, '10,5')
      .dice('d6 2')
      .expect({ g: { at: 'reserve' } })
  })

  it('BZ-TTM-12 a ball in the target square bounces', () => {
    toss({ troll: troll(5, 5), g: goblin(6, 5) }, '7,5', { balls: [[7, 5]] })
      .dice('d6 5', 'd8 2')
      .expect({ g: { at: [7, 5], ball: false }, balls: [[7, 4]] })
  })

  it('BZ-TTM-13 thrown into the End Zone with the ball: a touchdown, and no action of his', () => {
    const position = table({
      teams: ['dwarf', 'goblin'],
      active: 1,
      options,
      pieces: {
        troll: { team: 1, position: 'Troll', at: [7, 9] },
        g: { team: 1, position: 'Goblin', at: [8, 9], ball: true },
      },
    })
      .do('troll throw-team-mate g', 'land 0,9')
      .dice('d6 6')
    position.expect({ scores: [0, 4], g: { at: 'reserve' } })
    expect(position.happened('action')).toHaveLength(1)
  })
})
