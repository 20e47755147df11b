import { describe, expect, it } from 'vitest'
import type { Thing } from '../abilities/family.ts'
import { grants } from '../abilities/grants.ts'
import { abilityCards } from '../abilities/index.ts'
import type { PieceData } from '../scenario/schema.ts'
import { dwarf, orc, table } from '../testing/table.ts'

type Extra = Omit<PieceData, 'team' | 'position' | 'at'>
const own = (position: string, x: number, y: number, extra: Extra = {}): PieceData => ({
  team: 0,
  position,
  at: [x, y],
  ...extra,
})
const foe = (position: string, x: number, y: number, extra: Extra = {}): PieceData => ({
  team: 1,
  position,
  at: [x, y],
  ...extra,
})
const vsOrcs = (team: string, pieces: Record<string, PieceData>, extra: object = {}) =>
  table({ teams: [team, 'orc'], pieces, ...extra })
const orcsAt = (team: string, pieces: Record<string, PieceData>, extra: object = {}) =>
  table({ teams: ['orc', team], pieces, ...extra })

describe('abilities', () => {
  it('BZ-TEAM-25 each ability changes figures or grants an action', () => {
    const changes = ({ id, set, name, rules, ...figures }: Thing) => Object.keys(figures).length > 0
    const declared = abilityCards.filter((card) => changes(card) !== card.id in grants)
    expect(declared).toEqual(abilityCards)
  })

  it('BZ-TEAM-08 Offensive Specialist re-rolls his block dice, if he wants', () => {
    const pieces = { b: dwarf('Blitzer', 5, 5), o: orc('Lineman', 6, 5) }
    table({ pieces })
      .do('b block o')
      .dice('block miss')
      .do('re-roll offensive-specialist')
      .dice('block knockdown', 'd6 6')
      .expect({ o: { status: 'prone' } })
    table({ pieces })
      .do('b block o')
      .dice('block miss')
      .do('pass')
      .expect({ o: { status: 'marked' }, b: { spent: true } })
  })

  it('BZ-TEAM-09 Safe Hands: his coach picks the square; what happens there follows the bounce rules', () => {
    const pieces = { r: dwarf('Runner', 5, 5, { ball: true }), o: orc('Lineman', 6, 5), d: dwarf('Lineman', 5, 6) }
    const fallen = () => table({ active: 1, pieces }).do('o block r').dice('block knockdown').asks('drop-ball', 0)
    fallen()
      .do('drop 4,5')
      .dice('d6 6')
      .expect({ balls: [[4, 5]] })
    fallen()
      .do('drop 5,6')
      .dice('d8 6', 'd6 6')
      .expect({ balls: [[5, 7]] })
    fallen()
      .do('pass')
      .dice('d8 8', 'd6 6')
      .expect({ balls: [[4, 5]] })
    const corner = table({ active: 1, pieces: { r: dwarf('Runner', 2, 1, { ball: true }), o: orc('Lineman', 2, 0) } })
      .do('o block r')
      .dice('block knockdown')
    expect(corner.squares()).not.toContain('3,2')
    // Laid prone by a card: no choice.
    table({
      begins: true,
      active: 1,
      pieces: {
        r: dwarf('Runner', 5, 5, { ball: true }),
        o: orc('Lineman', 12, 5),
        p: orc('Lineman', 12, 1),
        q: orc('Blitzer', 12, 9),
      },
      slots: [null, 'gain-ground', 'huddle-up'],
      next: 'elbow-room',
      deck: [],
      events: ['slippery-peel'],
    })
      .do('pick r')
      .dice('d8 2')
      .asks('pick-opponent', 0)
      .expect({ balls: [[5, 4]] })
  })

  it('BZ-TEAM-10 Frenzied: a free Block after a Mark', () => {
    table({ pieces: { s: dwarf('Troll Slayer', 4, 5), t: orc('Thrower', 6, 5) } })
      .do('s mark', 'step 5,5', 's block t')
      .dice('block knockdown', 'd6 6')
      .expect({ t: { status: 'prone' }, actions: 2 })
  })

  it('BZ-TEAM-11 Handling Skills: picks up however he is moved onto a ball, not when placed', () => {
    table({
      pieces: { d: dwarf('Lineman', 5, 5), t: orc('Thrower', 6, 5), e: dwarf('Lineman', 8, 6) },
      balls: [[7, 5]],
    })
      .do('d block t')
      .dice('block shove')
      .do('stay')
      .expect({ t: { at: [7, 5], ball: true, status: 'marked' }, balls: [] })
    table({ active: 1, pieces: { t: orc('Thrower', 6, 5), d: dwarf('Lineman', 5, 5) }, balls: [[7, 5]] })
      .do('t sidestep', 'step 7,5')
      .expect({ t: { ball: true } })
    table({ active: 1, pieces: { t: orc('Thrower', 6, 5), d: dwarf('Lineman', 8, 5) }, balls: [[7, 5]] })
      .do('t mark', 'step 7,5')
      .expect({ t: { ball: true, status: 'marked' } })
  })

  it('BZ-TEAM-12 Mighty Blow: Knockdown is Crunch; an option switches it off', () => {
    const pieces = { b: orc('Big Un Blocker', 6, 5), d: dwarf('Lineman', 5, 5) }
    const hit = (options: Record<string, boolean>) =>
      table({ active: 1, pieces, options })
        .do('b block d')
        .dice('block knockdown', 'block miss')
        .do('choose knockdown')
        .dice('d6 2')
    hit({}).expect({ d: { at: 'reserve' } })
    hit({ bigUnAbility: false }).expect({ d: { status: 'prone' } })
  })

  it('BZ-TEAM-13 Pick-me-up: prone mates beside him stand up after any action of his', () => {
    vsOrcs('norse', {
      boar: own('Beer Boar', 5, 5),
      a: own('Lineman', 8, 4, { prone: true }),
      b: own('Lineman', 8, 6, { prone: true }),
      far: own('Lineman', 1, 1, { prone: true }),
    })
      .do('boar run', 'step 6,5', 'step 7,5', 'stop')
      .asks('free-action')
      .refuses('far stand-up')
      .do('a stand-up', 'b stand-up')
      .asks('action')
      .expect({ a: { status: 'open' }, b: { status: 'open' }, actions: 2 })
      .refuses('a stand-up')
  })

  it('BZ-TEAM-14 BZ-TEAM-15 Blood Lust after the claim step; a Minion beside may take it', () => {
    const pieces = { v: own('Thrower', 5, 5, { ball: true }), o: foe('Lineman', 6, 5) }
    const bite = (extra: Record<string, PieceData>) =>
      vsOrcs('vampire', { ...pieces, ...extra }, { slots: ['floor-somebody', null, null] })
        .do('v block o')
        .dice('block miss', 'block knockdown')
        .do('choose knockdown')
        .dice('d6 6')
        .asks('claim')
        .expect({ v: { at: [5, 5] } })
    bite({})
      .do('claim floor-somebody')
      .dice('d2 1', 'd8 8')
      .expect({ v: { at: 'reserve' }, balls: [[4, 5]], scores: [2, 0] })
    const standIn = { t: own('Thrall', 4, 4, { prone: true }) }
    bite(standIn)
      .do('pass')
      .asks('minion')
      .do('minion t')
      .expect({ v: { at: [5, 5], ball: true }, t: { at: 'reserve' } })
    // Somebody else, no Minion, a Minion two squares away or on the bench: nobody to ask.
    for (const nobody of [own('Blitzer', 4, 4), own('Thrall', 5, 3)])
      bite({ t: nobody })
        .do('pass')
        .dice('d8 6')
        .expect({ v: { at: 'reserve' } })
    bite(standIn)
      .do('pass', 'pass')
      .dice('d8 6')
      .expect({ v: { at: 'reserve' }, t: { at: [4, 4] } })
    vsOrcs('vampire', pieces)
      .do('v block o')
      .dice('block shove', 'block knockdown')
      .do('choose knockdown')
      .dice('d6 6')
      .expect({ v: { at: [5, 5] } })
  })

  it('BZ-TEAM-16 Hit and Run: a free Run of two squares after her Block, even while marked', () => {
    const pieces = { p: own('Piranha Blitzer', 5, 5), o: foe('Lineman', 6, 5), q: foe('Blitzer', 4, 4) }
    vsOrcs('amazon', pieces)
      .do('p block o')
      .dice('block shove')
      .do('stay')
      .asks('free-action')
      .do('p run')
      .refuses('step 4,5')
      .do('step 5,6', 'step 5,7')
      .asks('action')
      .expect({ p: { at: [5, 7], status: 'open' } })
    vsOrcs('amazon', pieces).do('p block o').dice('block miss').asks('action')
    vsOrcs('amazon', { ...pieces, p: own('Piranha Blitzer', 5, 5, { done: ['run'] }) })
      .do('p block o')
      .dice('block shove')
      .do('stay')
      .asks('action')
  })

  it('BZ-TEAM-16 Hit and Run: no square beside an opponent is entered, so there may be no Run at all', () => {
    vsOrcs('amazon', {
      p: own('Piranha Blitzer', 0, 0),
      o: foe('Lineman', 1, 1),
      q: foe('Blitzer', 2, 0),
      r: foe('Thrower', 1, 2),
    })
      .do('p block o')
      .dice('block shove')
      .do('stay')
      .asks('action')
  })

  it('BZ-TEAM-16 Hit and Run is no freedom to pass opponents, even if she could end open', () => {
    vsOrcs('amazon', {
      p: own('Piranha Blitzer', 0, 0),
      o: foe('Lineman', 1, 1),
      q: foe('Blitzer', 2, 0),
      r: foe('Thrower', 0, 2),
    })
      .do('p block o')
      .dice('block knockdown', 'd6 1')
      .asks('action')
  })

  it('BZ-TEAM-14 Blood Lust comes with Blocks only', () => {
    vsOrcs('vampire', { v: own('Runner', 5, 5) })
      .do('v run', 'step 6,5', 'stop')
      .expect({ v: { at: [6, 5] } })
  })

  it('BZ-TEAM-17 Defensive: opponents beside her never assist', () => {
    const pieces = {
      o: own('Lineman', 5, 5),
      h: own('Lineman', 6, 6),
      a: foe('Eagle Linewoman', 6, 5),
      j: foe('Jaguar Blocker', 7, 7),
    }
    const position = orcsAt('amazon', pieces).do('o block a').dice('block miss')
    position.expect({ o: { spent: true } })
    expect(position.happened('ability').map(({ ability }) => ability)).toContain('defensive')
    orcsAt('amazon', { ...pieces, j: foe('Jaguar Blocker', 7, 7, { prone: true }) })
      .do('o block a')
      .dice('block miss', 'block miss')
      .expect({ o: { spent: true } })
  })

  it('BZ-TEAM-18 BZ-TEAM-19 Insignificant: runners ignore him; his Tackle is a Miss', () => {
    orcsAt('snotling', { o: own('Lineman', 4, 5), s: foe('Snotling', 6, 5) })
      .do('o run', 'step 5,5', 'step 5,6', 'step 6,6', 'stop')
      .expect({ o: { at: [6, 6], status: 'marked' } })
    vsOrcs('snotling', { s: own('Snotling', 5, 5), o: foe('Lineman', 6, 5) })
      .do('s block o')
      .dice('block tackle')
      .expect({ o: { status: 'marked' }, s: { spent: true } })
  })

  it('BZ-TEAM-20 BZ-GEN-24 Bomber: while open at somebody within 3 squares, unassisted, Shove is a Miss', () => {
    const pieces = {
      f: own('Fungus Flinga', 5, 5),
      o: foe('Lineman', 8, 7),
      h: own('Snotling', 8, 8),
      far: foe('Lineman', 9, 5),
    }
    const position = vsOrcs('snotling', pieces)
    position
      .refuses('f block far')
      .do('f block o')
      .dice('block knockdown', 'd6 6')
      .expect({ o: { status: 'prone' } })
      .refuses('f block far')
    vsOrcs('snotling', pieces)
      .do('f block o')
      .dice('block shove')
      .expect({ f: { spent: true }, o: { at: [8, 7] } })
    // Through rubble: the way may cross blocked squares.
    vsOrcs('snotling', { f: own('Fungus Flinga', 2, 2), o: foe('Lineman', 5, 2), x: foe('Lineman', 6, 2) })
      .allows('f block o')
      .refuses('f block x')
    // Marked, they block a neighbour as usual.
    vsOrcs('snotling', { f: own('Fungus Flinga', 5, 5), o: foe('Lineman', 6, 5), far: foe('Lineman', 8, 7) })
      .refuses('f block far')
      .do('f block o')
      .dice('block shove')
      .do('stay')
      .expect({ o: { at: [7, 5] } })
  })

  it('BZ-TEAM-21 Leap: next to and over players, not through rubble, ending open on a free square', () => {
    const pieces = { h: own('Fun-hoppa', 5, 5), o: foe('Lineman', 6, 5) }
    vsOrcs('snotling', { h: own('Fun-hoppa', 4, 5), o: foe('Lineman', 6, 5) })
      .do('h run', 'step 5,5')
      .refuses('stop')
      .do('step 7,5')
      .refuses('stop')
      .do('step 8,5')
      .allows('stop')
      .expect({ h: { at: [8, 5], status: 'open' } })
    vsOrcs('snotling', pieces).refuses('h run')
    vsOrcs('snotling', { h: own('Fun-hoppa', 2, 2) })
      .do('h run')
      .refuses('step 5,2', 'step 3,2')
  })

  it('BZ-TEAM-22 War Machine: runs while marked and past opponents, ends open; never assisted', () => {
    const pieces = { w: own('Pump Wagon', 5, 5), o: foe('Lineman', 7, 4), m: foe('Lineman', 4, 4) }
    const position = vsOrcs('snotling', pieces).do('w run').dice('d6 3').do('step 6,5', 'step 7,5')
    position
      .refuses('stop')
      .do('step 8,6')
      .asks('action')
      .expect({ w: { at: [8, 6], status: 'open' } })
    vsOrcs('snotling', pieces).do('w run').dice('d6 3').do('step 6,5').refuses('step 6,4')
    vsOrcs('snotling', { w: own('Pump Wagon', 5, 5), h: own('Snotling', 6, 6), o: foe('Lineman', 6, 5) })
      .do('w block o')
      .dice('block miss', 'block miss', 'block miss')
      .expect({ w: { spent: true } })
  })

  it('BZ-TEAM-23 Expert Passer re-rolls a failed Throw test', () => {
    vsOrcs('elven-union', { t: own('Thrower', 5, 5, { ball: true }), m: own('Lineman', 10, 5) })
      .do('t throw', 'target m')
      .dice('d6 2')
      .do('re-roll expert-passer')
      .dice('d6 4')
      .expect({ m: { ball: true } })
  })

  it("BZ-TEAM-24 Catcher's Instincts: a free Run after a completed throw, if he is open", () => {
    const pieces = { t: own('Thrower', 5, 5, { ball: true }), c: own('Catcher', 8, 5) }
    const thrown = (extra: Record<string, PieceData>, dice = 'd6 6') =>
      vsOrcs('elven-union', { ...pieces, ...extra })
        .do('t throw', 'target c')
        .dice(dice)
    thrown({})
      .asks('free-action')
      .do('c run', 'step 9,5', 'stop')
      .expect({ c: { at: [9, 5], ball: true }, actions: 2 })
    thrown({ o: foe('Lineman', 9, 5) }).asks('action')
    thrown({ c: own('Catcher', 8, 5, { done: ['run'] }) }).asks('action')
    vsOrcs('elven-union', { t: pieces.t, c: own('Catcher', 6, 5) })
      .do('t throw', 'target c')
      .asks('action')
  })
})
