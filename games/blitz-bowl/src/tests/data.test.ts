import { describe, expect, it } from 'vitest'
import { abilityCards } from '../abilities/index.ts'
import { bonusPlays } from '../bonus/index.ts'
import { challengeCards, challenges } from '../challenges/index.ts'
import { data } from '../data-export.ts'
import { columnOf, distance, endZones, isAdjacent, pitches, rowOf, squareAt } from '../pitch.ts'
import { randomEvents } from '../random-events/index.ts'
import { teamCards } from '../teams/index.ts'
import { table } from '../testing/table.ts'

/** A card as the books write it: 'Lineman x3 4/1/5+/2+ Safe Hands'. */
function card(id: string): { players: number; reserves: number; positions: string[] } {
  const team = teamCards.find((known) => known.id === id)!
  const value = (number: number | null) => (number === null ? '-' : `${number}+`)
  return {
    players: team.positions.reduce((sum, { count }) => sum + count, 0),
    reserves: team.emergencyReserves,
    positions: team.positions.map(({ name, count, move, block, throw: thrown, armour, abilities }) => {
      const stats = `${move === 'd6' ? 'D6' : move}/${block}/${value(thrown)}/${value(armour)}`
      const ability = abilityCards.find((known) => known.id === abilities[0])?.name
      return [name, count > 1 ? `x${count}` : '', stats, ability ?? ''].filter(Boolean).join(' ')
    }),
  }
}

describe('boards', () => {
  it('BZ-GEN-02 15 by 11 squares, two sides', () => {
    const [one, two] = pitches
    const blocked = (pitch: (typeof pitches)[number]) => pitch.blocked.filter(Boolean).length
    expect([one.blocked.length, blocked(one), one.trapdoors.map((s) => [columnOf(s), rowOf(s)])]).toEqual([
      165,
      16,
      [[7, 5]],
    ])
    expect([two.blocked.length, blocked(two), two.trapdoors.map((s) => [columnOf(s), rowOf(s)])]).toEqual([
      165,
      7,
      [
        [7, 2],
        [7, 8],
      ],
    ])
    for (const x of [3, 4, 10, 11]) for (const y of [2, 3, 7, 8]) expect(one.blocked[squareAt(x, y)]).toBe(1)
    for (const [x, y] of [
      [3, 3],
      [11, 3],
      [3, 7],
      [11, 7],
      [6, 5],
      [7, 5],
      [8, 5],
    ])
      expect(two.blocked[squareAt(x, y)]).toBe(1)
  })

  it('BZ-GEN-03 End Zones are the two short ends', () => {
    expect(endZones[0].map((s) => [columnOf(s), rowOf(s)])).toEqual(Array.from({ length: 11 }, (_, y) => [0, y]))
    expect(endZones[1].map((s) => [columnOf(s), rowOf(s)])).toEqual(Array.from({ length: 11 }, (_, y) => [14, y]))
    expect(endZones.flat()).not.toContain(squareAt(1, 5))
  })

  it('BZ-GEN-07 BZ-GEN-24 adjacency and distance', () => {
    const centre = squareAt(7, 5)
    for (const [x, y] of [
      [6, 4],
      [7, 4],
      [8, 6],
    ])
      expect(isAdjacent(centre, squareAt(x, y))).toBe(true)
    for (const [x, y] of [
      [9, 5],
      [7, 5],
    ])
      expect(isAdjacent(centre, squareAt(x, y))).toBe(false)
    expect(distance(squareAt(2, 2), squareAt(5, 2))).toBe(3)
    expect(Math.min(...endZones[0].map((square) => distance(squareAt(2, 5), square)))).toBe(2)
  })

  it('BZ-GEN-08 a loose ball: a runner may enter, but nobody is placed there as long as another square is free', () => {
    const position = table({ pieces: { r: { team: 0, position: 'Lineman', at: 'reserve' } }, balls: [[0, 5]] }).do(
      'r reserves',
    )
    expect(position.squares()).not.toContain('0,5')
    table({ pieces: { a: { team: 0, position: 'Lineman', at: [4, 5] } }, balls: [[5, 5]] })
      .do('a run')
      .allows('step 5,5')
    expect(pitches[0].around[squareAt(2, 2)]).not.toContain(squareAt(3, 2))
  })
})

describe('teams', () => {
  it('BZ-TEAM-01 BZ-GEN-10 Dwarfs', () => {
    expect(card('dwarf')).toEqual({
      players: 6,
      reserves: 4,
      positions: [
        'Lineman x3 4/1/5+/2+',
        'Runner 6/1/4+/3+ Safe Hands',
        'Blitzer 5/1/4+/2+ Offensive Specialist',
        'Troll Slayer 5/1/6+/4+ Frenzied',
      ],
    })
  })

  it('BZ-TEAM-02 Orcs', () => {
    expect(card('orc')).toEqual({
      players: 6,
      reserves: 4,
      positions: [
        'Lineman x3 5/1/4+/3+',
        'Thrower 5/1/3+/3+ Handling Skills',
        'Blitzer 6/1/4+/2+ Offensive Specialist',
        'Big Un Blocker 5/2/6+/2+ Mighty Blow',
      ],
    })
  })

  it('BZ-TEAM-03 Norse', () => {
    expect(card('norse')).toEqual({
      players: 7,
      reserves: 3,
      positions: [
        'Lineman x3 6/1/4+/4+',
        'Beer Boar 5/1/-/6+ Pick-me-up',
        'Berserker 6/1/4+/4+ Offensive Specialist',
        'Valkyrie 7/1/3+/4+ Safe Hands',
        'Ulfwerener 6/2/6+/3+ Frenzied',
      ],
    })
  })

  it('BZ-TEAM-04 Vampires', () => {
    expect(card('vampire')).toEqual({
      players: 7,
      reserves: 4,
      positions: [
        'Thrall x4 6/1/5+/6+ Minion',
        'Runner 8/1/4+/3+ Blood Lust',
        'Thrower 6/2/2+/3+ Blood Lust',
        'Blitzer 6/2/5+/3+ Blood Lust',
      ],
    })
  })

  it('BZ-TEAM-05 Amazons', () => {
    expect(card('amazon')).toEqual({
      players: 6,
      reserves: 4,
      positions: [
        'Eagle Linewoman x3 6/1/4+/4+',
        'Python Thrower 6/1/3+/4+ Handling Skills',
        'Piranha Blitzer 7/1/4+/4+ Hit and Run',
        'Jaguar Blocker 6/2/4+/3+ Defensive',
      ],
    })
  })

  it('BZ-TEAM-06 Snotlings', () => {
    expect(card('snotling')).toEqual({
      players: 10,
      reserves: 5,
      positions: [
        'Snotling x6 5/1/5+/- Insignificant',
        'Fungus Flinga 5/1/4+/- Bomber',
        'Fun-hoppa 6/1/5+/- Leap',
        'Stilty Runna 7/1/5+/-',
        'Pump Wagon D6/3/-/3+ War Machine',
      ],
    })
  })

  it('BZ-TEAM-07 Elven Union', () => {
    expect(card('elven-union')).toEqual({
      players: 6,
      reserves: 4,
      positions: [
        'Lineman x3 6/1/3+/4+',
        'Thrower 6/1/2+/4+ Expert Passer',
        'Catcher 8/1/3+/5+ Catcher’s Instincts',
        'Blitzer 7/1/3+/3+ Offensive Specialist',
      ],
    })
  })

  it('BZ-TEAM-25 23 teams of 6 to 10 players; players, reserves and sums of the figures as on the cards', () => {
    // team: players, emergency reserves, and over all players the sums of Move (D6 as 0), Block, Throw and Armour (- as 0).
    const sums = Object.fromEntries(
      teamCards.map(({ id, positions, emergencyReserves }) => {
        const sum = (value: (position: (typeof positions)[number]) => number) =>
          positions.reduce((total, position) => total + position.count * value(position), 0)
        return [
          id,
          [
            sum(() => 1),
            emergencyReserves,
            sum(({ move }) => (move === 'd6' ? 0 : move)),
            sum(({ block }) => block),
            sum(({ throw: thrown }) => thrown ?? 0),
            sum(({ armour }) => armour ?? 0),
          ],
        ]
      }),
    )
    expect(sums).toEqual({
      amazon: [6, 4, 37, 7, 23, 23],
      'black-orc': [6, 4, 30, 9, 27, 24],
      'chaos-chosen': [6, 4, 34, 8, 26, 20],
      'dark-elf': [6, 4, 39, 6, 24, 20],
      dwarf: [6, 4, 28, 6, 29, 15],
      'elven-union': [6, 4, 39, 6, 17, 24],
      gnome: [8, 4, 39, 9, 34, 42],
      goblin: [7, 4, 40, 8, 29, 38],
      halfling: [7, 2, 32, 8, 29, 36],
      human: [6, 4, 39, 6, 23, 20],
      'imperial-nobility': [6, 3, 37, 6, 25, 23],
      khorne: [6, 4, 34, 8, 28, 22],
      lizardmen: [6, 5, 41, 9, 29, 24],
      necromantic: [7, 5, 37, 8, 32, 21],
      norse: [7, 3, 42, 8, 25, 29],
      nurgle: [6, 4, 29, 8, 34, 21],
      ogre: [8, 4, 40, 10, 40, 40],
      orc: [6, 4, 31, 7, 25, 16],
      'shambling-undead': [7, 4, 34, 8, 39, 23],
      skaven: [6, 4, 44, 6, 24, 24],
      snotling: [10, 5, 48, 12, 44, 3],
      vampire: [7, 4, 44, 9, 31, 33],
      'wood-elf': [6, 4, 44, 6, 22, 30],
    })
  })

  it('every ability of a team has a card, and every ability has a bearer', () => {
    const used = new Set(teamCards.flatMap(({ positions }) => positions.flatMap(({ abilities }) => abilities)))
    expect([...used].sort()).toEqual(abilityCards.map(({ id }) => id).sort())
  })
})

describe('cards', () => {
  it('15 fronts, 26 cards, 45 points; the backs as in the table', () => {
    const plays =
      'eagle-eye long-lunge weighted-gloves full-charge bruisers-hour closing-in flying-body slip-through sky-ball second-wind cut-them-off back-on-your-feet cool-head natural-gift fresh-legs right-behind-you turbo swivel-hips underdog-swing stone-chin'.split(
        ' ',
      )
    const points = challengeCards.map(({ front }) => challenges.find(({ id }) => id === front)!.points)
    expect([challenges.length, points.length, points.reduce((sum, value) => sum + value, 0)]).toEqual([15, 26, 45])
    expect(bonusPlays).toHaveLength(20)
    expect(challengeCards.map(({ back }) => plays.indexOf(back) + 1)).toEqual([
      14, 18, 4, 11, 2, 17, 16, 18, 15, 1, 8, 14, 2, 10, 20, 12, 3, 19, 10, 13, 9, 15, 5, 7, 6, 14,
    ])
  })

  it('12 events of 10 kinds', () => {
    expect([randomEvents.length, randomEvents.reduce((sum, { copies }) => sum + copies, 0)]).toEqual([10, 12])
  })

  it('the data that the tools print', () => {
    const printed = data() as {
      teams: { id: string; positions: { name: string; move: unknown; throw: unknown; armour: unknown }[] }[]
    }
    const snotlings = printed.teams.find(({ id }) => id === 'snotling')!
    expect(snotlings.positions.find(({ name }) => name === 'Pump Wagon')).toMatchObject({
      move: 'd6',
      throw: null,
      armour: 3,
    })
    expect(Object.keys(printed)).toEqual(expect.arrayContaining(['teams', 'challenges', 'events', 'boards']))
    expect(JSON.parse(JSON.stringify(printed))).toEqual(printed)
  })
})
