import { describe, expect, it } from 'vitest'
import type { PieceData } from '../scenario/schema.ts'
import { table } from '../testing/table.ts'

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

describe('abilities of the other teams', () => {
  it('AB-17 Elusive: past opponents, ending open', () => {
    vsOrcs('goblin', { g: own('Goblin', 4, 5), o: foe('Lineman', 6, 4) })
      .do('g run', 'step 5,5')
      .refuses('stop')
      .do('step 6,5', 'step 7,5', 'step 8,5')
      .allows('stop')
      .expect({ g: { at: [8, 5], status: 'open' } })
  })

  it('AB-18 Head-butt: Run, then Mark, then a free Block; not without the Run', () => {
    const pieces = { b: own('Beastman', 2, 5), m: own('Beastman', 1, 1), o: foe('Lineman', 6, 5) }
    vsOrcs('chaos-chosen', pieces, { balls: [[9, 9]] })
      .do('b run', 'step 3,5', 'stop', 'm run', 'step 1,2', 'stop', 'b mark', 'step 4,5', 'step 5,5')
      .asks('free-action')
      .do('b block o')
      .dice('block shove')
      .do('stay')
      .expect({ o: { at: [7, 5] } })
    vsOrcs('chaos-chosen', { ...pieces, b: own('Beastman', 4, 5) })
      .do('b mark', 'step 5,5')
      .asks('action')
  })

  it('AB-19 Dump-off: a short throw without modifiers before the dice, once; not without a ball', () => {
    const pieces = {
      o: own('Lineman', 5, 5),
      r: foe('Runner', 6, 5, { ball: true }),
      m: foe('Lineman', 9, 5),
      x: own('Lineman', 10, 5),
      far: foe('Lineman', 12, 5),
    }
    orcsAt('dark-elf', pieces)
      .do('o block r')
      .do('r throw')
      .refuses('target far')
      .do('target m')
      .dice('d6 3', 'block miss')
      .expect({ m: { ball: true } })
    orcsAt('dark-elf', { ...pieces, r: foe('Runner', 6, 5) })
      .do('o block r')
      .dice('block miss')
      .asks('action')
  })

  it('AB-20 Woodland Aid: Blocks against him are not assisted', () => {
    orcsAt('gnome', { o: own('Lineman', 5, 5), h: own('Lineman', 6, 6), b: foe('Beastmaster', 6, 5) })
      .do('o block b')
      .dice('block miss')
      .expect({ o: { spent: true } })
  })

  it('AB-21 Lithe Creature: as Elusive, and never throws', () => {
    const position = vsOrcs('gnome', {
      f: own('Woodland Fox', 4, 5, { ball: true }),
      m: own('Lineman', 4, 6),
      o: foe('Lineman', 6, 4),
    })
    position.refuses('f throw').do('f run', 'step 5,5').refuses('stop').do('step 5,6').allows('stop')
  })

  it('AB-22 AB-23 Hulking Brute and Stand Firm: crunching faces, and Shove against them is a Miss', () => {
    vsOrcs('goblin', { t: own('Troll', 5, 5), o: foe('Lineman', 6, 5) })
      .do('t block o')
      .dice('block tackle', 'block tackle', 'd6 3')
      .expect({ o: { at: 'reserve' }, t: { spent: false } })
    orcsAt('goblin', { o: own('Lineman', 5, 5), t: foe('Troll', 6, 5) })
      .do('o block t')
      .dice('block shove')
      .expect({ o: { spent: true }, t: { at: [6, 5] } })
    orcsAt('nurgle', { o: own('Lineman', 5, 5), b: foe('Bloater', 6, 5) })
      .do('o block b')
      .dice('block shove')
      .expect({ o: { spent: true }, b: { at: [6, 5] } })
  })

  it('AB-24 Running Pass: a free short throw after his Run', () => {
    const pieces = { t: own('Thrower', 4, 5, { ball: true }), m: own('Lineman', 8, 5), far: own('Lineman', 11, 5) }
    vsOrcs('imperial-nobility', pieces)
      .do('t run', 'step 4,4', 'step 4,5', 'stop')
      .asks('free-action')
      .do('t throw')
      .refuses('target far')
      .do('target m')
      .dice('d6 3')
      .expect({ m: { ball: true }, actions: 2 })
      .refuses('t throw')
  })

  it('AB-25 Enforcer: all dice in the order his coach picks, with compulsory follow-up', () => {
    const pieces = { b: own('Bloodseeker', 5, 5), o: foe('Lineman', 6, 5) }
    vsOrcs('khorne', pieces)
      .do('b block o')
      .dice('block knockdown', 'block crunch')
      .do('choose knockdown')
      .dice('d6 3', 'd6 3')
      .expect({ o: { at: 'reserve' } })
    vsOrcs('khorne', pieces)
      .do('b block o')
      .dice('block shove', 'block knockdown')
      .do('choose shove')
      .dice('d6 6')
      .expect({ o: { at: [7, 5], status: 'prone' }, b: { at: [6, 5], spent: false } })
    vsOrcs('khorne', pieces)
      .do('b block o')
      .dice('block miss', 'block knockdown')
      .do('choose knockdown')
      .dice('d6 6')
      .expect({ o: { status: 'prone' }, b: { spent: true } })
  })

  it('AB-26 Ethereal: through rubble and players, ending open on a free square', () => {
    const position = vsOrcs('necromantic', { w: own('Wraith', 2, 2) }).do('w run')
    position
      .refuses('step 3,2', 'step 4,2')
      .do('step 5,2')
      .expect({ w: { at: [5, 2] } })
    const { left } = position.scripted.match.stack.at(-1) as unknown as { left: number }
    expect(left).toBe(3)
    vsOrcs('necromantic', { w: own('Wraith', 4, 5), z: own('Zombie', 5, 5), o: foe('Lineman', 6, 5) })
      .do('w run', 'step 7,5')
      .refuses('stop')
      .do('step 8,5')
      .allows('stop')
  })

  it('AB-27 Violent: a D6 with the dice of Block and Foul; a 6 injures at once', () => {
    vsOrcs('necromantic', { w: own('Werewolf', 5, 5), o: foe('Lineman', 6, 5, { ball: true }) })
      .do('w block o')
      .dice('block miss', 'd6 6', 'd8 2')
      .expect({ o: { at: 'reserve' }, balls: [[6, 4]], w: { spent: false } })
    vsOrcs('necromantic', { w: own('Werewolf', 5, 5), o: foe('Lineman', 6, 5) })
      .do('w block o')
      .dice('block knockdown', 'd6 5', 'd6 6')
      .expect({ o: { status: 'prone' } })
    vsOrcs(
      'necromantic',
      { w: own('Werewolf', 5, 5), o: foe('Lineman', 6, 5, { prone: true }) },
      { options: { fouls: true } },
    )
      .do('w foul o')
      .dice('block miss', 'd6 6')
      .expect({ o: { at: 'reserve' }, w: { at: [5, 5], spent: false } })
  })

  it('AB-28 Titchy: a Run may end beside him; his Tackle is a Miss', () => {
    orcsAt('ogre', { o: own('Lineman', 4, 5), g: foe('Gnoblar', 6, 5) })
      .do('o run', 'step 5,5')
      .asks('action')
      .expect({ o: { at: [5, 5], status: 'marked' } })
    vsOrcs('ogre', { g: own('Gnoblar', 5, 5), o: foe('Lineman', 6, 5) })
      .do('g block o')
      .dice('block tackle')
      .expect({ o: { status: 'marked' }, g: { spent: true } })
  })

  it('AB-29 Regenerate: prone ones may stand up before the first action', () => {
    table({
      teams: ['shambling-undead', 'orc'],
      begins: true,
      turn: 2,
      pieces: {
        a: own('Skeleton', 5, 5, { prone: true }),
        b: own('Skeleton', 9, 9, { prone: true }),
        z: own('Zombie', 1, 1, { prone: true }),
      },
    })
      .asks('before-first-action')
      .refuses('z stand-up')
      .do('a stand-up', 'b stand-up')
      .asks('action')
      .expect({ a: { status: 'open' }, b: { status: 'open' }, z: { status: 'prone' }, actions: 3 })
  })

  it('AB-30 Wardance: a free Sidestep before a player action, once', () => {
    vsOrcs('wood-elf', { w: own('Wardancer', 5, 5), o: foe('Lineman', 6, 5) })
      .do('w sidestep', 'step 4,5')
      .expect({ w: { at: [4, 5] }, actions: 2 })
    const position = vsOrcs('wood-elf', { w: own('Wardancer', 5, 5), o: foe('Lineman', 6, 5) })
    const wardance = position.scripted.asked().actions.find((action) => 'by' in action && action.by === 'wardance')!
    position.scripted.play(wardance)
    position.do('step 4,5').expect({ actions: 3 }).do('w run', 'step 3,5', 'stop').expect({ actions: 2 })
  })
})
