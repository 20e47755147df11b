import { scriptedTable } from '@undercroft/engine/testing'
import { describe, expect, it } from 'vitest'
import { blitzBowl } from '../game.ts'
import type { PieceData } from '../scenario/schema.ts'
import { dwarf, orc, table } from '../testing/table.ts'

/** A position in which only this challenge can be claimed. */
const only = (challenge: string, pieces: Record<string, PieceData>, extra: object = {}) =>
  table({ pieces, slots: [challenge, null, null], balls: [[14, 10]], ...extra } as never)

describe('when each challenge is met', () => {
  it('F01 Bench Them Hard: the target of a Block or Foul is injured', () => {
    const hit = (value: number) =>
      only('bench-them-hard', { o: orc('Lineman', 6, 5), d: dwarf('Lineman', 5, 5) }, { active: 1 })
        .do('o block d')
        .dice('block crunch', `d6 ${value}`)
    hit(2).asks('claim')
    hit(3).asks('action')
  })

  it('F02 Shake It Loose: that opponent has lost his ball, whoever has it now', () => {
    const hit = (extra: Record<string, PieceData>, dice: string[]) =>
      only(
        'shake-it-loose',
        { a: dwarf('Lineman', 5, 5), o: orc('Lineman', 6, 5, { ball: true }), ...extra },
        { balls: [] },
      )
        .do('a block o')
        .dice(...dice)
    hit({}, ['block knockdown', 'd8 2', 'd6 6']).asks('claim')
    hit({ other: orc('Blitzer', 7, 4) }, ['block knockdown', 'd8 3', 'd6 6'])
      .asks('claim')
      .expect({ other: { ball: true } })
    hit({}, ['block miss']).asks('action')
  })

  it('F03 Legs, Legs, Legs: the third Run of the turn, free ones included', () => {
    const pieces = {
      a: dwarf('Lineman', 3, 5),
      b: dwarf('Lineman', 3, 9),
      c: dwarf('Runner', 5, 1),
      o: orc('Lineman', 8, 5),
    }
    only('legs-legs-legs', pieces, { actions: 4 })
      .do('a run', 'step 4,5', 'step 5,5', 'stop', 'b run', 'step 3,10', 'stop', 'a mark', 'step 6,5', 'step 7,5')
      .asks('action')
      .do('c run', 'step 5,0', 'stop')
      .asks('claim')
  })

  it('F04 Finders Keepers: a ball taken this turn and kept, or scored with', () => {
    const pieces = { a: dwarf('Lineman', 5, 5), b: dwarf('Lineman', 8, 5) }
    only('finders-keepers', pieces, { balls: [[6, 5]] })
      .do('a run', 'step 6,5', 'stop')
      .asks('claim')
      .do('pass', 'a throw', 'target b')
      .dice('d6 5')
      .asks('claim')
    only('finders-keepers', { a: dwarf('Lineman', 5, 5, { ball: true }), b: dwarf('Lineman', 6, 5) }, { balls: [] })
      .do('a throw', 'target b')
      .asks('action')
    only('finders-keepers', { r: dwarf('Runner', 12, 5) }, { balls: [[13, 5]] })
      .do('r run', 'step 13,5', 'step 14,5', 'stop')
      .asks('claim')
    // Taken and lost again in the same action: no.
    only('finders-keepers', { ...pieces, o: orc('Lineman', 11, 9) }, { balls: [[6, 5]] })
      .do('a run', 'step 6,5', 'stop', 'pass', 'a throw', 'target b')
      .dice('d6 2', 'd8 2')
      .asks('action')
  })

  it('F05 Huddle Up BZ-STATUS-05 next to two standing team-mates; a prone one does not count', () => {
    const pieces = (prone: boolean) => ({
      a: dwarf('Lineman', 3, 5),
      b: dwarf('Lineman', 5, 4),
      c: dwarf('Lineman', 5, 6, { prone }),
    })
    only('huddle-up', pieces(true)).do('a run', 'step 4,5', 'stop').asks('action')
    only('huddle-up', pieces(false)).do('a run', 'step 4,5', 'stop').asks('claim')
    const near = { b: dwarf('Lineman', 5, 4), c: dwarf('Lineman', 5, 6), o: orc('Lineman', 6, 5) }
    only('huddle-up', { a: dwarf('Lineman', 4, 5), ...near })
      .do('a mark', 'step 5,5')
      .asks('claim')
    only('huddle-up', { a: dwarf('Lineman', 5, 5), ...near })
      .do('a block o')
      .dice('block miss', 'block miss')
      .asks('action')
  })

  it('F06 Dare the Odds: a Throw test passed in spite of -1', () => {
    const pieces = { t: orc('Thrower', 2, 5, { ball: true }), far: orc('Lineman', 8, 5), near: orc('Lineman', 5, 5) }
    const thrown = (target: string, value: number) =>
      only('dare-the-odds', pieces, { active: 1, balls: [] }).do('t throw', `target ${target}`).dice(`d6 ${value}`)
    thrown('far', 5).asks('claim')
    thrown('near', 5).asks('action')
  })

  it('F07 Gain Ground: a held ball four columns on, by Run or Throw', () => {
    const run = (...steps: string[]) =>
      only('gain-ground', { a: dwarf('Blitzer', 2, 5, { ball: true }) }, { balls: [] }).do('a run', ...steps)
    run('step 3,5', 'step 4,5', 'step 5,5', 'step 6,5', 'stop').asks('claim')
    run('step 3,5', 'step 4,5', 'step 5,5', 'step 6,5', 'step 5,5').asks('action')
    only('gain-ground', { o: orc('Blitzer', 12, 5, { ball: true }) }, { active: 1, balls: [] })
      .do('o run', 'step 11,5', 'step 10,5', 'step 9,5', 'step 8,5', 'stop')
      .asks('claim')
  })

  it('F08 Everyone Chips In: three kinds by three players, this one among them', () => {
    const pieces = {
      a: dwarf('Lineman', 1, 5),
      b: dwarf('Blitzer', 4, 9),
      c: dwarf('Runner', 5, 1),
      o: orc('Lineman', 6, 1),
      p: orc('Lineman', 6, 9),
    }
    only('everyone-chips-in', pieces)
      .do('a run', 'step 1,6', 'stop', 'b mark', 'step 5,9')
      .asks('action')
      .do('c block o')
      .dice('block miss')
      .asks('claim')
    only('everyone-chips-in', { ...pieces, a: dwarf('Lineman', 2, 9), b: dwarf('Blitzer', 5, 5) })
      .do('a run', 'step 3,9', 'stop', 'a mark', 'step 4,9', 'step 5,9', 'c block o')
      .dice('block miss')
      .expect({ active: 1 })
  })

  it('F09 Dance on the Hatch: standing on a trapdoor while an opponent holds a ball', () => {
    const run = (held: boolean) =>
      only(
        'dance-on-the-hatch',
        { a: dwarf('Lineman', 6, 5), o: orc('Lineman', 12, 1, held ? { ball: true } : {}) },
        held ? { balls: [] } : {},
      ).do('a run', 'step 7,5', 'stop')
    run(true).asks('claim')
    run(false).asks('action')
  })

  it('F10 One-Player Show: three different player actions by one player; free ones do not count', () => {
    const o = orc('Lineman', 7, 5)
    only('one-player-show', { b: dwarf('Lineman', 3, 5), o }, { balls: [[14, 10]] })
      .do('b run', 'step 4,5', 'stop', 'b mark', 'step 5,5', 'step 6,5', 'b block o')
      .dice('block miss')
      .asks('claim')
    only('one-player-show', { s: dwarf('Troll Slayer', 3, 5), o })
      .do('s run', 'step 4,5', 'stop', 's mark', 'step 5,5', 'step 6,5', 's block o')
      .dice('block miss')
      .asks('action')
  })

  it('F11 Safe Delivery: a completed throw, no hand-off', () => {
    const pieces = { t: orc('Thrower', 2, 5, { ball: true }), near: orc('Lineman', 5, 5), beside: orc('Lineman', 3, 5) }
    only('safe-delivery', { t: pieces.t, near: pieces.near }, { active: 1, balls: [] })
      .do('t throw', 'target near')
      .dice('d6 5')
      .asks('claim')
    only('safe-delivery', pieces, { active: 1, balls: [] }).do('t throw', 'target beside').asks('action')
  })

  it('F12 Milk the Applause: the action led to a touchdown', () => {
    only('milk-the-applause', { r: dwarf('Runner', 13, 5, { ball: true }) }, { balls: [] })
      .do('r run', 'step 14,5', 'stop', 'claim milk-the-applause')
      .expect({ scores: [5, 0] })
  })

  it('F13 Elbow Room: after a Run or Sidestep, no two standing players adjacent, at least two on the pitch', () => {
    const run = (pieces: Record<string, PieceData>) => only('elbow-room', pieces).do('a run', 'step 5,5', 'stop')
    run({ a: dwarf('Lineman', 4, 5), b: dwarf('Lineman', 9, 9) }).asks('claim')
    run({ a: dwarf('Lineman', 4, 5) }).asks('action')
    const met = { a: dwarf('Lineman', 4, 5), b: dwarf('Lineman', 9, 9), o: orc('Lineman', 7, 5) }
    only('elbow-room', met).do('a mark', 'step 5,5', 'step 6,5').asks('action')
    only('elbow-room', { ...met, a: dwarf('Lineman', 6, 5) })
      .do('a sidestep', 'step 5,5')
      .asks('claim')
    run({ a: dwarf('Lineman', 4, 5), b: dwarf('Lineman', 6, 6) }).asks('action')
    run({ a: dwarf('Lineman', 4, 5), b: dwarf('Lineman', 9, 9), c: dwarf('Lineman', 6, 6, { prone: true }) }).asks(
      'claim',
    )
  })

  it('F14 Floor Somebody: a Block knocked its target down, also by an impossible Shove', () => {
    only('floor-somebody', { a: dwarf('Lineman', 6, 1), o: orc('Lineman', 6, 0) })
      .do('a block o')
      .dice('block shove', 'd6 2')
      .asks('claim')
      .expect({ o: { at: 'reserve' } })
    only('floor-somebody', { a: dwarf('Lineman', 6, 1), o: orc('Lineman', 6, 0) })
      .do('a block o')
      .dice('block miss')
      .asks('action')
  })

  it('F15 Double Trouble: marks two at once whom nobody else of the team marks', () => {
    const pieces = { a: dwarf('Lineman', 5, 5), o: orc('Lineman', 7, 4), p: orc('Lineman', 7, 6) }
    only('double-trouble', pieces).do('a mark', 'step 6,5').asks('claim')
    const others = { a: orc('Lineman', 5, 5), o: dwarf('Lineman', 7, 4), p: dwarf('Lineman', 7, 6) }
    only('double-trouble', others, { active: 1 }).do('a mark', 'step 6,5').asks('claim')
    only('double-trouble', { a: others.a, o: others.o }, { active: 1 }).do('a mark', 'step 6,5').asks('action')
    only('double-trouble', { ...pieces, b: dwarf('Lineman', 8, 7) })
      .do('a mark', 'step 6,5')
      .asks('action')
  })

  it('BZ-STATUS-05 the doer must not be prone in the claim step; one who left the pitch still counts', () => {
    only(
      'bench-them-hard',
      { a: dwarf('Lineman', 5, 5), o: orc('Lineman', 6, 5, { prone: true }) },
      { options: { fouls: true } },
    )
      .do('a foul o')
      .dice('block tackle')
      .asks('claim')
      .expect({ a: { at: 'reserve' } })
  })
})

describe('events in the deck', () => {
  it('BZ-ADV-02 BZ-ADV-03 six of the twelve, after the deal, and none on top', () => {
    const match = scriptedTable(blitzBowl, { events: true, board: 'rubble-yard' }).dice(
      'd2 1',
      'd26 1',
      'd25 1',
      'd24 1',
      'd23 1',
    )
    const { state } = match.match
    const cards = state.deck.reduce((sum, copies) => sum + copies, 0)
    // The visible top card is drawn before the events are shuffled in, so it is never one of them.
    expect([state.slots.every((slot) => slot >= 0), state.next >= 0, cards + 1 + state.eventsInDeck]).toEqual([
      true,
      true,
      29,
    ])
    expect([state.eventsInDeck, state.eventsLeft.reduce((sum, copies) => sum + copies, 0)]).toEqual([6, 12])
    // At the end of the deck six have come up and six have not.
    const whole = blitzBowl.create({ events: true }, 11)
    for (let decision = blitzBowl.decision(whole); decision; decision = blitzBowl.decision(whole)) {
      blitzBowl.play(whole, decision.actions[0])
    }
    expect([whole.state.eventsInDeck, whole.state.eventsLeft.reduce((sum, copies) => sum + copies, 0)]).toEqual([0, 6])
  })

  it('BZ-GEN-12 all modifiers together change a test by one', () => {
    table({
      active: 1,
      pieces: {
        t: orc('Thrower', 2, 5, { ball: true }),
        m: orc('Lineman', 8, 5),
        d: dwarf('Lineman', 5, 5),
        e: dwarf('Lineman', 9, 5),
      },
    })
      .do('t throw', 'target m')
      .dice('d6 4')
      .expect({ m: { ball: true } })
  })
})
