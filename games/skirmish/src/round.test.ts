import { describe, expect, test } from 'vitest'
import { skirmishGame } from './game.ts'
import { skirmish } from './skirmish.ts'
import { CONFUSED, ELIMINATED, INCITED_NEXT, INHIBITED_NEXT, PARALYZED, ROUTING, STUNNED } from './state.ts'
import { battle, open, type Piece } from './testing/pieces.ts'
import type { Position } from './testing/position.ts'
import { isOver, settleClock } from './victory.ts'

type At = Record<string, readonly [number, number]>
/** A new round begins. */
const begin = (b: Position, ...dice: number[]) => {
  b.match.stack = [{ ...skirmish.begin({}), proc: skirmish.name, step: 'round' }]
  b.match.waiting = null
  b.match.decided = null
  b.game.advance(b.match)
  return b.d20(...dice)
}
const line = (letters: string, y: number): At =>
  Object.fromEntries([...letters].map((letter, i) => [letter, [i * 3, y] as const]))
/** The letters of all turns of a round in which everybody idles, in order. */
function order(b: Position): string {
  let turns = ''
  while (b.match.state.round === 2 && !b.match.waiting && b.kind !== 'over') {
    if (b.kind === 'activate') b.play(b.offers()[0] as never)
    else {
      turns += b.acting() === b.acting().toUpperCase() ? 'A' : 'B'
      b.do('end')
    }
  }
  return turns
}

describe('rounds', () => {
  const rounds = (a: string, b: string) => begin(battle(open(40, 12, { ...line(a, 0), ...line(b, 11) })), 15, 5)

  test('SK-ROUND-01 every round begins with an initiative check', () => {
    const b = rounds('A', 'b').do('first', { seat: 0 })
    b.do('end').do('end')
    expect([b.match.state.round, b.waits()]).toEqual([3, 'initiative'])
    expect(b.events.filter(({ type }) => type === 'round').at(-1)).toMatchObject({ round: 3, rules: ['SK-ROUND-01'] })
  })

  test('SK-ROUND-02, SK-ROUND-05, SK-ROUND-06 phases of two activations, an odd last one, and waiting for the larger side', () => {
    expect(order(rounds('ABCD', 'abcd').do('first', { seat: 0 }))).toBe('AABBAABB')
    expect(order(rounds('ABC', 'ab').do('first', { seat: 0 }))).toBe('AABBA')
    expect(order(rounds('AB', 'abcdef').do('first', { seat: 0 }))).toBe('AABBBBBB')
  })

  test('SK-ROUND-03, SK-ROUND-04, SK-ROUND-07 two creatures each phase, each once, one turn after the other', () => {
    const b = rounds('ABC', 'ab').do('first', { seat: 0 })
    expect(b.offers().map(({ type }) => type)).toEqual(['activate', 'activate', 'activate'])
    b.do('activate', { creature: b.id('A') })
    b.step(1, 0)
    b.do('end')
    expect(b.letters('activate')).toBe('BC')
    expect(b.offers('end')).toEqual([])
  })

  test('SK-ROUND-08 creatures eliminated before they act are not activated', () => {
    const b = rounds('ABCD', 'ab').do('first', { seat: 0 })
    for (let i = 0; i < 2; i++) b.do('activate').do('end')
    for (const one of ['C', 'D']) {
      b.piece(one).status |= ELIMINATED
      b.piece(one).square = -1
    }
    expect(order(b)).toBe('BB')
  })

  test('SK-COND-INCITE-01, SK-COND-INHIBIT-01 incited creatures first, inhibited ones last', () => {
    const b = battle(open(40, 12, { ...line('ABCD', 0), ...line('ab', 11) }))
    b.piece('C').status |= INCITED_NEXT
    b.piece('A').status |= INHIBITED_NEXT
    begin(b, 15, 5).do('first', { seat: 0 })
    expect(b.acting()).toBe('C')
    b.do('end')
    expect(b.letters('activate')).toBe('BD')
  })

  test('SK-CARD-01 copies share the card and keep their own hit points', () => {
    const match = skirmishGame.create(
      {
        placed: [
          { card: 'orc-raider', seat: 0, square: 0 },
          { card: 'orc-raider', seat: 0, square: 1 },
          { card: 'orc-raider', seat: 1, square: 99 },
        ],
      },
      1,
    )
    match.state.creatures[0].hp -= 5
    const [one, two] = match.state.creatures
    expect([one.hp, two.hp, one.card === two.card]).toEqual([5, 10, true])
  })
})

describe('initiative', () => {
  const commanders = (...pieces: Piece[]) =>
    battle(open(40, 12, { ...line('ABC', 0), ...line('ab', 11) }), {
      A: pieces[0] ?? {},
      B: pieces[1] ?? {},
      C: { follower: true },
      a: pieces[2] ?? {},
      b: { follower: true },
    })
  const winner = (b: Position, ...dice: number[]) => begin(b, ...dice).seat

  test('SK-INIT-01, SK-INIT-02 the best commander counts once; the winner names who goes first', () => {
    const b = commanders({ commander: 2 }, { commander: 5 }, { commander: 0 })
    expect(winner(b, 7, 11)).toBe(0) // 12 against 11
    expect(winner(commanders({ commander: 2 }, { commander: 5 }, { commander: 0 }), 7, 13)).toBe(1) // not 14
    b.do('first', { seat: 1 })
    expect(b.seat).toBe(1)
  })

  test('SK-INIT-02 play goes clockwise from the one who was named', () => {
    const three = battle(open(40, 12, { A: [0, 0], b: [10, 10], c: [20, 0] }), { c: { seat: 2 } })
    begin(three, 3, 4, 15)
    expect(three.seat).toBe(2)
    three.do('first', { seat: 1 })
    const turns: number[] = []
    for (let i = 0; i < 3; i++) {
      turns.push(three.seat)
      three.do('end')
    }
    expect(turns).toEqual([1, 2, 0])
  })

  test('SK-INIT-03, SK-INIT-07 ties: the higher rating, then a new roll; naturals mean nothing', () => {
    expect(winner(commanders({ commander: 6 }, {}, { commander: 2 }), 9, 13)).toBe(0)
    const equal = begin(commanders({ commander: 3 }, {}, { commander: 3 }), 12, 12)
    expect(equal.waits()).toBe('initiative')
    expect(equal.d20(4, 9).seat).toBe(1)
    expect(winner(commanders({ commander: 0 }, {}, { commander: 5 }), 20, 17)).toBe(1)
  })

  test('SK-INIT-04, SK-INIT-05, SK-INIT-06 who does not count', () => {
    const dead = commanders({ commander: 4 }, { follower: true }, { commander: 0 })
    dead.piece('A').status |= ELIMINATED
    dead.piece('A').square = -1
    expect(winner(dead, 14, 15)).toBe(1)
    for (const status of [STUNNED, CONFUSED]) {
      const b = commanders({ commander: 4 }, { follower: true }, { commander: 0 })
      b.piece('A').status |= status
      expect(winner(b, 10, 12)).toBe(1)
    }
    for (const status of [ROUTING, PARALYZED]) {
      const b = commanders({ commander: 4 }, { follower: true }, { commander: 0 })
      b.piece('A').status |= status
      expect(winner(b, 10, 12)).toBe(0)
    }
  })
})

describe('victory', () => {
  const fight = (options = {}, pieces: Record<string, Piece> = {}) =>
    battle(
      open(34, 22, { A: [5, 5], B: [20, 20], b: [6, 5], c: [30, 10] }),
      { A: { melee: '+20 (50)' }, ...pieces },
      options,
    )

  test('SK-ROUND-09 the last enemy gone: the skirmish ends at once', () => {
    const b = battle(open(20, 12, { A: [5, 5], b: [6, 5] }), { A: { melee: '+20 (50)' } })
      .begin('A')
      .d20(10)
      .melee('b')
    expect([b.kind, b.match.state.winners, skirmishGame.result(b.match).winner]).toEqual(['over', [0], 0])
  })

  test('SK-SCEN-03 three players: the agreed size in points wins; two without scores fight on', () => {
    const three = battle(open(20, 12, { A: [5, 5], b: [6, 5], c: [15, 5], d: [16, 5] }), {
      A: { melee: '+20 (50)' },
      b: { cost: 100 },
      c: { seat: 2 },
    })
    three.begin('A').d20(10).melee('b')
    expect(three.match.state.winners).toEqual([0])
    const two = fight({}, { b: { cost: 100 } })
      .begin('A')
      .d20(10)
      .melee('b')
    expect(two.match.state.winners).toBe(null)
    const kept = fight({ scores: true }, { b: { cost: 100 } })
      .begin('A')
      .d20(10)
      .melee('b')
    expect(kept.match.state.winners).toEqual([0])
  })

  test('SK-SCEN-05, SK-SCEN-06, SK-SCEN-07 ten quiet rounds: points, then the centre, then cost', () => {
    const quiet = (scores: number[], at: At, pieces: Record<string, Piece> = {}) => {
      const b = battle(open(34, 22, at), pieces)
      b.match.state.scores = scores
      let rounds = 0
      while (!settleClock(b.match) && rounds < 20) rounds++
      return [rounds + 1, b.match.state.winners]
    }
    expect(quiet([20, 15], { A: [0, 0], b: [33, 21] })).toEqual([10, [0]])
    expect(quiet([20, 20], { A: [13, 10], b: [21, 11] })).toEqual([10, [0]])
    expect(quiet([20, 20], { A: [13, 10], b: [20, 11] }, { A: { cost: 22 }, b: { cost: 17 } })).toEqual([10, [0]])
    expect(quiet([20, 20], { A: [13, 10], b: [20, 11] })).toEqual([10, []])
    const stirred = battle(open(34, 22, { A: [0, 0], b: [33, 21] }))
    for (let i = 0; i < 8; i++) settleClock(stirred.match)
    stirred.match.state.stirred = true
    settleClock(stirred.match)
    expect(stirred.match.state.quietRounds).toBe(0)
    const attack = battle(open(20, 12, { A: [5, 5], b: [6, 5], c: [15, 5] }))
      .begin('A')
      .d20(2)
      .melee('b')
    expect(attack.match.state.stirred).toBe(true)
  })

  test('SK-SCEN-04 own losses: the opponents share the points, rounded down', () => {
    const own = (seats: number) => {
      const at: At = { A: [5, 5], B: [6, 5], b: [15, 5], ...(seats === 3 ? { c: [15, 8] as const } : {}) }
      const b = battle(open(20, 12, at), {
        A: { spells: ['thunder word [1]'] },
        B: { hp: 5, cost: 15, level: 1 },
        c: { seat: 2 },
      })
      b.begin('A').d20(2).cast('thunder word', 'B')
      return b.match.state.scores
    }
    expect([own(2), own(3)]).toEqual([
      [0, 15],
      [0, 7, 7],
    ])
  })

  test('SK-SCEN-08 the last creatures of both sides go together: points decide', () => {
    const b = battle(open(20, 12, { A: [5, 5], b: [6, 5] }), {
      A: { hp: 10, level: 1, cost: 20 },
      b: { melee: '+20 (10)', hp: 10, level: 1, cost: 0 },
    })
    b.match.state.scores = [80, 100]
    const burst = battle(open(20, 12, { A: [5, 5], b: [6, 5] }), {
      A: { hp: 10, level: 1, abilities: ['Death Burst (10 fire; DC 15)'] },
      b: { melee: '+20 (10)', hp: 10, level: 1 },
    })
    burst.match.state.scores = [80, 100]
    burst.begin('b').d20(10, 1).melee('A')
    expect([burst.has('A'), burst.has('b'), burst.match.state.winners]).toEqual([false, false, [1]])
  })

  test('SK-SCEN-10 a team wins when the other has no creatures left', () => {
    const b = battle(
      open(20, 12, { C: [5, 5], b: [6, 5] }),
      { C: { seat: 2, melee: '+20 (50)' }, b: { seat: 1 } },
      { seats: 4, teams: true },
    )
    b.begin('C').d20(10).melee('b')
    expect(b.match.state.winners).toEqual([0, 2])
  })

  test('SK-SCEN-11, SK-SCEN-21 Quick Strike: 70 % of the size', () => {
    const at = (points: number, size: number) => {
      const b = battle(
        open(20, 12, { A: [5, 5], B: [5, 8], b: [6, 5], c: [15, 5], d: [16, 8] }),
        {},
        { victory: 'quick-strike', size },
      )
      b.match.state.scores = [points, 0]
      return isOver(b.match)
    }
    expect([at(69, 100), at(70, 100), at(34, 50), at(35, 50)]).toEqual([false, true, false, true])
    const box = battle(
      open(20, 12, { A: [5, 5], B: [5, 8], b: [6, 5], c: [15, 5] }),
      {},
      { scenario: 'out-of-the-box', victory: 'standard', scores: true },
    )
    box.match.state.scores = [99, 0]
    expect(isOver(box.match)).toBe(false)
    box.match.state.scores = [100, 0]
    expect(isOver(box.match)).toBe(true)
  })

  test('SK-SCEN-12 Quick Strike: every opponent is left with one creature', () => {
    const b = fight({ victory: 'quick-strike' }, { b: { cost: 5 } })
      .begin('A')
      .d20(10)
      .melee('b')
    expect(b.match.state.winners).toEqual([0])
    const alone = battle(open(20, 12, { A: [5, 5], B: [5, 8], b: [15, 5] }), {}, { victory: 'quick-strike' })
    expect(isOver(alone.match)).toBe(false)
  })

  test('SK-SCEN-14, SK-SCEN-15 where factions are ignored the card decides alignment; creatures of all four have none', () => {
    const hit = (factions: string[], word: string) => {
      const b = battle(open(20, 12, { A: [5, 5], C: [5, 6], b: [6, 5], z: [15, 9] }), {
        A: { follower: true, melee: '+9 (10)' },
        C: { commander: 2, effects: [`Followers: Smite ${word} +5`] },
        b: { hp: 60, factions },
      })
      for (const one of b.match.options.warbands) (one as { faction: null }).faction = null
      return 60 - b.begin('A').d20(10).melee('b').hp('b')
    }
    expect(['Lawful', 'Chaotic', 'Good', 'Evil'].map((word) => hit(['LG', 'CG'], word))).toEqual([15, 15, 15, 10])
    expect(hit(['any'], 'Evil')).toBe(10)
  })
})
