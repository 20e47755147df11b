import { describe, expect, it } from 'vitest'
import { bonusPlays } from '../bonus/index.ts'
import { challengeCards, challenges } from '../challenges/index.ts'
import { blitzBowl } from '../game.ts'
import { scoreTrack } from '../procedures/score.ts'
import { dwarf, orc, table } from '../testing/table.ts'

const runners = {
  a: dwarf('Lineman', 3, 5),
  b: dwarf('Lineman', 5, 9),
  c: dwarf('Runner', 5, 1),
  o: orc('Lineman', 12, 5),
}
const block = { a: dwarf('Lineman', 5, 5), o: orc('Lineman', 6, 5, { ball: true }) }

describe('challenge cards', () => {
  it('BZ-CARD-01 26 cards with a front and a back', () => {
    expect(challengeCards).toHaveLength(26)
    for (const { front, back } of challengeCards) {
      expect(challenges.find(({ id }) => id === front)!.points).toBeGreaterThan(0)
      expect(bonusPlays.some(({ id }) => id === back)).toBe(true)
    }
  })

  it('BZ-CARD-02 only cards in the slots can be claimed, not the visible next one', () => {
    table({ pieces: runners, slots: ['floor-somebody', null, null], next: 'elbow-room' })
      .do('a run', 'step 4,5', 'stop')
      .asks('action')
    table({ pieces: runners, slots: [null, 'elbow-room', null] })
      .do('a run', 'step 4,5', 'stop')
      .asks('claim')
  })

  it('BZ-CARD-04 claiming is voluntary', () => {
    const position = table({ pieces: block, slots: ['floor-somebody', null, null] })
      .do('a block o')
      .dice('block knockdown', 'd8 2', 'd6 6')
      .asks('claim', 0)
    position.do('pass').expect({ scores: [0, 0], slots: ['floor-somebody', null, null], asked: 'action' })
  })

  it('BZ-CARD-05 BZ-CARD-06 one card a claim step; what is not claimed lapses', () => {
    table({ pieces: { ...block, b: dwarf('Lineman', 2, 9) }, slots: ['shake-it-loose', 'bench-them-hard', null] })
      .do('a block o')
      .dice('block knockdown', 'd8 2', 'd6 1')
      .asks('claim')
      .allows('claim bench-them-hard')
      .do('claim shake-it-loose')
      .dice('d2 1')
      .asks('action')
      .expect({ scores: [2, 0], slots: [null, 'bench-them-hard', null] })
      .do('b run', 'step 2,10', 'stop')
      .asks('action')
  })

  it('BZ-CARD-07 BZ-GEN-32 points at once, the card into the hand, the slot empty', () => {
    table({ scores: [3, 0], pieces: block, slots: ['floor-somebody', null, null] })
      .do('a block o')
      .dice('block knockdown', 'd8 2', 'd6 6')
      .do('claim floor-somebody')
      .dice('d2 2')
      .expect({ scores: [5, 0], hands: [['flying-body'], []], slots: [null, null, null] })
    // Points come from touchdowns and claims; a Block alone adds nothing.
    table({ pieces: block })
      .do('a block o')
      .dice('block knockdown', 'd8 2', 'd6 1')
      .expect({ scores: [0, 0] })
  })

  it('BZ-CARD-08 BZ-CARD-12 an emptied slot stays empty until the next refill, which fills 1, 2, 3 in order', () => {
    table({
      pieces: { ...runners, a2: dwarf('Lineman', 2, 2), p: orc('Blitzer', 12, 9), q: orc('Thrower', 12, 1) },
      slots: [null, 'elbow-room', null],
      next: 'gain-ground',
      deck: ['huddle-up', 'safe-delivery', 'double-trouble'],
      balls: [[7, 5]],
    })
      .do('a run', 'step 4,5', 'stop', 'claim elbow-room')
      .asks('action')
      .expect({ slots: [null, null, null] })
      .do('b run', 'step 5,10', 'stop')
      .asks('action')
      .do('end-turn')
      .dice('d3 1', 'd2 1')
      .expect({ slots: ['gain-ground', 'huddle-up', 'safe-delivery'], next: 'double-trouble', active: 1 })
  })

  it('BZ-CARD-10 BZ-CARD-11 a clean sweep: three claims in a turn, never with fewer', () => {
    const position = table({
      pieces: {
        a: dwarf('Lineman', 3, 5),
        b: dwarf('Lineman', 5, 9),
        c: dwarf('Runner', 5, 1),
        o: orc('Lineman', 12, 5),
      },
      balls: [[4, 5]],
      slots: ['elbow-room', 'finders-keepers', 'legs-legs-legs'],
    })
      .do('a run', 'step 4,5', 'stop', 'claim finders-keepers')
      .dice('d2 1')
      .do('b run', 'step 5,10', 'stop', 'claim elbow-room', 'c run', 'step 5,0', 'stop', 'claim legs-legs-legs')
      .dice('d2 1')
    expect(position.happened('clean-sweep')).toHaveLength(1)
    expect(position.state.scores).toEqual([1 + 1 + 2 + 2, 0])
    const two = table({
      pieces: runners,
      balls: [[4, 5]],
      slots: ['elbow-room', 'finders-keepers', null],
      deck: [],
    })
      .do('a run', 'step 4,5', 'stop', 'claim finders-keepers')
      .dice('d2 1')
      .do('b run', 'step 5,10', 'stop', 'claim elbow-room')
    expect(two.state.scores).toEqual([2, 0])
  })

  it('BZ-CARD-13 BZ-CARD-14 nothing claimed: one must go, bonus side up', () => {
    const position = table({
      begins: true,
      pieces: { ...runners, d: dwarf('Blitzer', 2, 2) },
      balls: [[7, 5]],
      slots: ['gain-ground', 'huddle-up', 'floor-somebody'],
      next: 'elbow-room',
      deck: ['safe-delivery'],
    }).asks('replace-card', 0)
    position.refuses('pass').do('replace 3').dice('d2 2')
    position.expect({ slots: ['gain-ground', 'huddle-up', 'elbow-room'], next: 'safe-delivery' })
    const top = position.state.discards.at(-1)!
    expect(challengeCards[top]).toMatchObject({ front: 'floor-somebody', back: 'flying-body' })
    for (const seat of [0, 1]) expect(blitzBowl.view(position.scripted.match, seat).state.discards).toEqual([top])
  })

  it('BZ-CARD-15 an empty deck deals nothing and nothing is discarded', () => {
    const rest = {
      begins: true,
      pieces: { ...runners, d: dwarf('Blitzer', 2, 2) },
      balls: [[7, 5]] as [number, number][],
      deck: [],
    }
    table({ ...rest, slots: ['gain-ground', 'huddle-up', 'elbow-room'] })
      .asks('action')
      .expect({ slots: ['gain-ground', 'huddle-up', 'elbow-room'] })
    table({ ...rest, slots: ['gain-ground', null, 'elbow-room'] }).expect({
      slots: ['gain-ground', null, 'elbow-room'],
    })
    table({ ...rest, slots: [null, 'huddle-up', null], next: 'elbow-room' }).expect({
      slots: ['elbow-room', 'huddle-up', null],
    })
  })

  it('BZ-GEN-33 the score track', () => {
    expect(scoreTrack(17)).toEqual({ marker: 7, coin: 10 })
    expect(scoreTrack(9 + 4)).toEqual({ marker: 3, coin: 10 })
    expect(scoreTrack(44)).toEqual({ marker: 44, coin: 30 })
  })
})

describe('playing bonus plays', () => {
  it('BZ-BONUS-01 at its moment only', () => {
    const position = table({
      pieces: { a: dwarf('Lineman', 5, 5), o: orc('Lineman', 8, 5) },
      hands: [['long-lunge'], []],
    })
    position
      .refuses('play long-lunge a')
      .do('a mark')
      .allows('play long-lunge a')
      .do('step 6,5')
      .refuses('play long-lunge a')
  })

  it('BZ-BONUS-01 from the hand only', () => {
    const reserve = { team: 0 as const, position: 'Lineman', at: 'reserve' as const }
    table({ pieces: { r: reserve, a: dwarf('Runner', 5, 5) }, hands: [['turbo'], ['fresh-legs']] })
      .refuses('play fresh-legs r')
      .do('a run')
      .refuses('play slip-through a')
      .allows('play turbo a')
  })

  it('BZ-BONUS-02 BZ-BONUS-08 any number in a turn; a fourth player action under the normal limits', () => {
    const position = table({
      pieces: {
        a: dwarf('Blitzer', 3, 5),
        b: dwarf('Lineman', 5, 9),
        c: dwarf('Runner', 5, 1),
        o: orc('Lineman', 6, 9),
      },
      hands: [['turbo', 'second-wind', 'natural-gift'], []],
      balls: [[12, 1]],
    })
    position
      .do('a run', 'play turbo a', 'step 4,5', 'step 4,4', 'step 5,4', 'step 6,4', 'step 7,4', 'step 8,4', 'step 9,4')
      .do('b sidestep', 'step 4,10', 'c run', 'step 5,2', 'stop')
      .asks('extra-action')
      .do('play second-wind')
      .asks('action')
      .expect({ actions: 1 })
      .refuses('c run', 'a run', 'b sidestep')
      .do('b mark', 'step 5,10')
      .asks('emergency-reserves', 1)
  })

  it('BZ-BONUS-03 BZ-BONUS-04 not two of a kind in a turn, but again in the next; played cards are discarded', () => {
    const reserve = (position: string) => ({ team: 0 as const, position, at: 'reserve' as const })
    const position = table({
      pieces: {
        a: reserve('Lineman'),
        b: reserve('Lineman'),
        c: dwarf('Runner', 5, 1),
        d: dwarf('Blitzer', 1, 1),
        e: dwarf('Troll Slayer', 3, 9),
      },
      hands: [['fresh-legs', 'fresh-legs'], []],
      balls: [[7, 7]],
    })
    position.do('play fresh-legs a', 'a place 0,5').asks('action').refuses('play fresh-legs b')
    position.expect({ actions: 3, hands: [['fresh-legs'], []] })
    expect(position.state.discards).toHaveLength(1)
    position.do('end-turn', 'pass', 'end-turn').asks('action', 0).allows('play fresh-legs b')
  })

  it('BZ-BONUS-04 a card that lasts lies before its coach and is discarded at the end of the turn', () => {
    const position = table({
      begins: true,
      pieces: { ...runners, d: dwarf('Blitzer', 2, 2) },
      hands: [['bruisers-hour'], []],
      balls: [[7, 7]],
    }).do('play bruisers-hour')
    expect([position.state.hands[0].length, position.state.inFront[0].length, position.state.discards.length]).toEqual([
      0, 1, 0,
    ])
    position.do('end-turn')
    expect([position.state.inFront[0].length, position.state.discards.length]).toEqual([0, 1])
  })

  it('BZ-BONUS-05 in the other turn only interrupts and what follows an own roll', () => {
    const position = table({
      active: 1,
      pieces: { d: dwarf('Lineman', 5, 5), o: orc('Lineman', 6, 5), r: orc('Lineman', 12, 9) },
      hands: [['stone-chin', 'natural-gift', 'turbo'], []],
    })
      .do('o block d')
      .asks('interrupt', 0)
      .refuses('play turbo')
      .do('play stone-chin d')
      .dice('block knockdown', 'd6 1')
      .asks('re-roll', 0)
      .do('re-roll natural-gift')
      .dice('d6 3')
    position.expect({ d: { status: 'prone' }, hands: [['turbo'], []] })
  })

  it('BZ-BONUS-05 not for an action made in the other turn either', () => {
    table({
      active: 1,
      pieces: { b: orc('Blitzer', 8, 5), d: dwarf('Lineman', 4, 5), x: orc('Lineman', 12, 9) },
      hands: [['cut-them-off', 'long-lunge'], []],
    })
      .do('b run', 'step 7,5', 'step 6,4', 'stop', 'play cut-them-off d')
      .asks('mark', 0)
      .refuses('play long-lunge d')
  })

  it('BZ-BONUS-06 a freshly claimed card can be played in the same turn', () => {
    table({
      pieces: { ...runners, e: dwarf('Blitzer', 9, 9) },
      slots: ['legs-legs-legs', 'elbow-room', null],
      actions: 4,
    })
      .do('a run', 'step 4,5', 'stop', 'pass', 'b run', 'step 5,10', 'stop', 'pass', 'c run', 'step 5,0', 'stop')
      .do('claim legs-legs-legs')
      .dice('d2 2')
      .do('e run')
      .allows('play turbo e')
  })

  it('BZ-BONUS-07 "before a player action": before each of them, not before a free action, not after the last', () => {
    const reserve = { team: 0 as const, position: 'Lineman', at: 'reserve' as const }
    const position = table({
      pieces: {
        r: reserve,
        s: dwarf('Troll Slayer', 4, 5),
        o: orc('Lineman', 6, 5),
        c: dwarf('Runner', 2, 2),
        b: dwarf('Blitzer', 2, 9),
      },
      hands: [['fresh-legs'], []],
      actions: 2,
      balls: [[9, 9]],
    })
    position.allows('play fresh-legs r').do('s mark', 'step 5,5').asks('free-action').refuses('play fresh-legs r')
    position.do('pass').allows('play fresh-legs r').do('c run', 'step 2,3', 'stop')
    expect(position.state.active).toBe(1)
  })
})
