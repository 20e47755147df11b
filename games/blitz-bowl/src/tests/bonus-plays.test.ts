import { describe, it } from 'vitest'
import type { PieceData } from '../scenario/schema.ts'
import { dwarf, orc, table } from '../testing/table.ts'

const reserve = (team: 0 | 1, position: string): PieceData => ({ team, position, at: 'reserve' })

describe('each bonus play', () => {
  it('B01 Eagle Eye: Throw value 2+, modifiers stay', () => {
    const pieces = {
      t: dwarf('Troll Slayer', 5, 5, { ball: true }),
      near: dwarf('Lineman', 8, 5),
      far: dwarf('Lineman', 11, 5),
    }
    const hands: [['eagle-eye'], []] = [['eagle-eye'], []]
    table({ pieces, hands })
      .do('t throw', 'play eagle-eye t', 'target near')
      .dice('d6 2')
      .expect({ near: { ball: true } })
    table({ pieces, hands })
      .do('t throw', 'play eagle-eye t', 'target far')
      .dice('d6 2', 'd8 2')
      .expect({ balls: [[5, 4]] })
  })

  it('B02 Long Lunge: a Mark of up to 4 squares that still stops at the first contact', () => {
    table({
      pieces: { a: dwarf('Lineman', 5, 5), o: orc('Lineman', 9, 5) },
      hands: [['long-lunge'], []],
    })
      .do('a mark', 'play long-lunge a', 'step 6,5', 'step 7,5', 'step 8,5')
      .expect({ a: { at: [8, 5], status: 'marked' }, asked: 'action' })
  })

  it('B03 Weighted Gloves: Armour value 6+, a dash stays a dash', () => {
    const hit = (value: number) =>
      table({
        active: 1,
        pieces: { o: orc('Lineman', 6, 5), d: dwarf('Lineman', 5, 5) },
        hands: [[], ['weighted-gloves']],
      })
        .do('o block d', 'pass')
        .dice('block knockdown')
        .asks('knocked-down', 1)
        .do('play weighted-gloves')
        .dice(`d6 ${value}`)
    hit(5).expect({ d: { at: 'reserve' } })
    hit(6).expect({ d: { status: 'prone' } })
  })

  it('B04 Full Charge: after Run and Mark a free Block; without the Run none', () => {
    const data = {
      pieces: { a: dwarf('Lineman', 3, 5), o: orc('Lineman', 6, 5) },
      hands: [['full-charge'], []] as [['full-charge'], []],
    }
    table(data)
      .do('a run', 'step 3,4', 'stop', 'a mark', 'step 4,4', 'step 5,5')
      .asks('free-action')
      .do('play full-charge a o')
      .dice('block miss')
      .expect({ actions: 1, a: { spent: true } })
    table({ ...data, pieces: { a: dwarf('Lineman', 4, 5), o: orc('Lineman', 6, 5) } })
      .do('a mark', 'step 5,5')
      .asks('action')
  })

  it('B05 Bruisers\' Hour BZ-GEN-26 all Blocks assisted, once; "cannot be assisted" still wins', () => {
    const start = (teams: [string, string], pieces: Record<string, PieceData>) =>
      table({ begins: true, turn: 2, teams, pieces, hands: [['bruisers-hour'], []] }).do('play bruisers-hour')
    start(['dwarf', 'orc'], { a: dwarf('Lineman', 5, 5), o: orc('Lineman', 6, 5) })
      .do('a block o')
      .dice('block miss', 'block miss')
      .expect({ a: { spent: true } })
    start(['dwarf', 'orc'], { a: dwarf('Lineman', 5, 5), h: dwarf('Lineman', 6, 6), o: orc('Lineman', 6, 5) })
      .do('a block o')
      .dice('block miss', 'block miss')
      .expect({ a: { spent: true } })
    const snots = {
      w: { team: 0 as const, position: 'Pump Wagon', at: [5, 5] as [number, number] },
      s: { team: 0 as const, position: 'Snotling', at: [9, 9] as [number, number] },
      o: orc('Lineman', 6, 5),
      p: orc('Lineman', 10, 9),
    }
    const wagon = start(['snotling', 'orc'], snots).do('w block o').dice('block miss', 'block miss', 'block miss')
    wagon
      .expect({ w: { spent: true } })
      .do('s block p')
      .dice('block miss', 'block miss')
      .expect({ s: { spent: true } })
  })

  it('B06 Closing In: Runs may enter squares next to opponents and end there', () => {
    table({
      begins: true,
      turn: 2,
      pieces: { a: dwarf('Lineman', 3, 5), o: orc('Lineman', 6, 5) },
      hands: [['closing-in'], []],
    })
      .asks('before-first-action')
      .do('play closing-in', 'a run', 'step 4,5', 'step 5,5')
      .asks('action')
      .expect({ a: { at: [5, 5], status: 'marked' } })
  })

  it('B07 Flying Body: a free Block, its claim, then prone without a test', () => {
    table({
      pieces: { a: dwarf('Lineman', 4, 5), o: orc('Lineman', 6, 5) },
      hands: [['flying-body'], []],
      slots: ['floor-somebody', null, null],
    })
      .do('a mark', 'step 5,5', 'play flying-body a o')
      .dice('block knockdown', 'd6 6')
      .asks('claim')
      .expect({ a: { status: 'open' } })
      .do('claim floor-somebody')
      .expect({ a: { status: 'prone', at: [5, 5] }, o: { status: 'prone' } })
    table({
      pieces: { a: dwarf('Lineman', 4, 5, { ball: true }), o: orc('Lineman', 6, 5) },
      hands: [['flying-body'], []],
    })
      .do('a mark', 'step 5,5', 'play flying-body a o')
      .dice('block miss', 'd8 8')
      .expect({ a: { status: 'prone', ball: false }, balls: [[4, 5]] })
  })

  it('B08 Slip Through: past opponents, but ends open', () => {
    table({ pieces: { a: dwarf('Blitzer', 4, 5), o: orc('Lineman', 6, 5) }, hands: [['slip-through'], []] })
      .do('a run')
      .refuses('step 5,5')
      .do('play slip-through a', 'step 5,5')
      .refuses('stop')
      .do('step 5,6', 'step 6,7')
      .allows('stop')
      .expect({ a: { status: 'open' } })
  })

  it('B09 Sky Ball BZ-GEN-25 any standing team-mate, 4+ without modifiers; a 1 is a fumble', () => {
    const data = {
      pieces: { t: dwarf('Lineman', 1, 5, { ball: true }), m: dwarf('Lineman', 13, 5), o: orc('Lineman', 14, 5) },
      hands: [['sky-ball'], []] as [['sky-ball'], []],
    }
    const near = { ...data, pieces: { ...data.pieces, n: dwarf('Lineman', 4, 5) } }
    const skyThrow = (value: string[]) =>
      table(near)
        .do('t throw', 'play sky-ball t', 'target m')
        .dice(...value)
    skyThrow(['d6 4']).expect({ m: { ball: true } })
    skyThrow(['d6 3', 'd8 2']).expect({ balls: [[13, 4]] })
    skyThrow(['d6 1', 'd8 2']).expect({ balls: [[1, 4]] })
    // Without a target in range the Throw can be declared only to play this card.
    table(data)
      .do('t throw')
      .refuses('target m')
      .do('play sky-ball t', 'target m')
      .dice('d6 4')
      .expect({ m: { ball: true } })
    table({ ...data, hands: [[], []] }).refuses('t throw')
  })

  it('BZ-BONUS-01 a Throw that only B09 Sky Ball makes legal cannot be used up by B01 Eagle Eye', () => {
    const data = {
      pieces: { t: dwarf('Lineman', 1, 5, { ball: true }), m: dwarf('Lineman', 13, 5) },
      hands: [['sky-ball', 'eagle-eye'], []] as [['sky-ball', 'eagle-eye'], []],
    }
    table(data)
      .do('t throw')
      .refuses('play eagle-eye t')
      .do('play sky-ball t')
      .refuses('play eagle-eye t')
      .allows('target m')
    const near = { ...data, pieces: { ...data.pieces, n: dwarf('Lineman', 4, 5) } }
    table(near).do('t throw', 'play eagle-eye t').refuses('play sky-ball t').allows('target n')
  })

  it('B09 Sky Ball is not for throwing team-mates, B01 Eagle Eye is', () => {
    table({
      teams: ['goblin', 'orc'],
      options: { throwTeamMate: true },
      pieces: {
        t: { team: 0, position: 'Troll', at: [5, 5] },
        g: { team: 0, position: 'Goblin', at: [6, 5] },
        h: { team: 0, position: 'Goblin', at: [1, 1] },
      },
      hands: [['sky-ball', 'eagle-eye'], []],
    })
      .do('t throw-team-mate g')
      .refuses('play sky-ball t')
      .do('play eagle-eye t', 'land 9,5')
      .dice('d6 2')
      .expect({ g: { at: [9, 5], status: 'open' } })
  })

  it('B10 Second Wind: a fourth player action', () => {
    const position = table({
      pieces: { a: dwarf('Lineman', 5, 5), b: dwarf('Lineman', 1, 1) },
      actions: 1,
      hands: [['second-wind'], []],
    })
    position.do('a run', 'step 5,4', 'stop', 'play second-wind').refuses('a run').allows('b run')
  })

  it('B11 Cut Them Off BZ-GEN-30 interrupts after a Run, before the touchdown check', () => {
    const position = table({
      active: 1,
      pieces: { b: orc('Blitzer', 2, 9, { ball: true }), d: dwarf('Lineman', 2, 6), far: orc('Lineman', 12, 1) },
      hands: [['cut-them-off'], []],
    })
      .do('b run', 'step 1,10', 'step 0,9', 'stop')
      .asks('interrupt', 0)
    position
      .do('play cut-them-off d', 'step 1,7', 'step 1,8')
      .expect({ scores: [0, 0], b: { at: [0, 9], status: 'marked' }, asked: 'action' })
  })

  it('B12 Back on Your Feet: a free Stand Up before a player action', () => {
    table({
      pieces: { a: dwarf('Lineman', 5, 5, { prone: true }), o: orc('Lineman', 6, 5) },
      hands: [['back-on-your-feet'], []],
    })
      .do('play back-on-your-feet a')
      .expect({ actions: 3 })
      .do('a block o')
      .dice('block miss')
      .expect({ actions: 2 })
  })

  it('B13 Cool Head: throws although marked, without a modifier for it', () => {
    table({
      active: 1,
      pieces: { t: orc('Thrower', 5, 5, { ball: true }), d: dwarf('Lineman', 4, 5), m: orc('Lineman', 8, 5) },
      hands: [[], ['cool-head']],
    })
      .refuses('t throw')
      .do('play cool-head t', 't throw', 'target m')
      .dice('d6 3')
      .expect({ m: { ball: true } })
  })

  it('B13 Cool Head is lost with the turn', () => {
    table({
      active: 1,
      turn: 2,
      pieces: { t: orc('Thrower', 5, 5, { ball: true }), d: dwarf('Lineman', 4, 5), m: orc('Lineman', 8, 5) },
      hands: [[], ['cool-head']],
    })
      .do('play cool-head t', 'end-turn', 'pass', 'end-turn', 'pass')
      .asks('action', 1)
      .refuses('t throw')
  })

  it('B14 Natural Gift: re-rolls an own test or block roll, never a Foul die', () => {
    const position = table({
      active: 1,
      pieces: { o: orc('Lineman', 6, 5), d: dwarf('Lineman', 5, 5) },
      hands: [['natural-gift'], []],
    })
    position
      .do('o block d')
      .dice('block knockdown', 'd6 1')
      .do('re-roll natural-gift')
      .dice('d6 4')
      .expect({ d: { status: 'prone' } })
    table({
      pieces: { t: dwarf('Runner', 5, 5, { ball: true }), m: dwarf('Lineman', 8, 5) },
      hands: [['natural-gift'], []],
    })
      .do('t throw', 'target m')
      .dice('d6 1')
      .do('re-roll natural-gift')
      .dice('d6 5')
      .expect({ m: { ball: true } })
  })

  it('B15 Fresh Legs: a free Reserves action', () => {
    table({ pieces: { r: reserve(0, 'Lineman') }, hands: [['fresh-legs'], []] })
      .do('play fresh-legs r', 'r place 0,4')
      .expect({ actions: 3 })
      .allows('r run')
  })

  it('B16 Right Behind You: follows a Sidestep into the square that was left', () => {
    table({
      active: 1,
      pieces: { o: orc('Lineman', 6, 5), d: dwarf('Lineman', 5, 5) },
      hands: [['right-behind-you'], []],
    })
      .do('o sidestep', 'step 7,6')
      .asks('interrupt', 0)
      .do('play right-behind-you d')
      .expect({ d: { at: [6, 5], status: 'marked' }, o: { at: [7, 6], status: 'marked' } })
    // A ball that bounced there bounces again.
    table({
      active: 1,
      pieces: { o: orc('Lineman', 6, 5), d: dwarf('Lineman', 5, 5) },
      hands: [['right-behind-you'], []],
      balls: [[7, 6]],
    })
      .do('o sidestep', 'step 7,6')
      .dice('d8 1')
      .do('play right-behind-you d')
      .dice('d8 2')
      .expect({ balls: [[6, 4]], d: { ball: false } })
  })

  it('B17 Turbo: Move is 2 higher, also when it is rolled', () => {
    table({ pieces: { r: dwarf('Runner', 1, 5) }, hands: [['turbo'], []] })
      .do('r run', 'play turbo r', ...[2, 3, 4, 5, 6, 7, 8, 9].map((x) => `step ${x},5`))
      .expect({ r: { at: [9, 5] }, asked: 'action' })
  })

  it('B17 Turbo does nothing for a Run of a fixed length, B08 Slip Through does', () => {
    const position = table({
      teams: ['amazon', 'orc'],
      pieces: {
        p: { team: 0, position: 'Piranha Blitzer', at: [5, 5] },
        o: orc('Lineman', 6, 5),
        q: orc('Blitzer', 3, 5),
      },
      hands: [['turbo', 'slip-through'], []],
    })
      .do('p block o')
      .dice('block shove')
      .do('pass', 'stay', 'p run')
    position.refuses('play turbo p', 'step 4,5').do('play slip-through p', 'step 4,6').refuses('stop').do('step 5,7')
    position.asks('action').expect({ p: { at: [5, 7], status: 'open' } })
  })

  it("B18 Swivel Hips: a free Sidestep after an opponent's Mark; no target is left for his free Block", () => {
    table({ pieces: { s: dwarf('Troll Slayer', 4, 5), o: orc('Lineman', 6, 5) }, hands: [[], ['swivel-hips']] })
      .do('s mark', 'step 5,5')
      .asks('interrupt', 1)
      .do('play swivel-hips o', 'step 7,5')
      .asks('action', 0)
      .expect({ s: { status: 'open' }, o: { at: [7, 5] } })
  })

  it('B19 Underdog Swing: three dice for a Block that is not assisted', () => {
    const pieces = { a: dwarf('Lineman', 5, 5), o: orc('Lineman', 6, 5) }
    table({ pieces, hands: [['underdog-swing'], []] })
      .do('a block o')
      .asks('block-declared')
      .do('play underdog-swing')
      .dice('block miss', 'block miss', 'block knockdown')
      .do('choose knockdown')
      .dice('d6 6')
      .expect({ o: { status: 'prone' } })
    table({ pieces: { ...pieces, h: dwarf('Lineman', 6, 6) }, hands: [['underdog-swing'], []] })
      .do('a block o')
      .dice('block miss', 'block miss')
      .asks('action')
  })

  it('B20 Stone Chin: that Block is not assisted and Shove is a Miss', () => {
    table({
      active: 1,
      pieces: { b: orc('Big Un Blocker', 6, 5), h: orc('Lineman', 5, 6), d: dwarf('Lineman', 5, 5) },
      hands: [['stone-chin'], []],
    })
      .do('b block d')
      .asks('interrupt', 0)
      .do('play stone-chin d')
      .dice('block shove', 'block shove')
      .expect({ b: { spent: true }, d: { at: [5, 5], status: 'marked' } })
  })
})
