import { Sequence } from '@undercroft/ball/testing'
import { describe, expect, it } from 'vitest'
import { teamById } from '../data/teams/index.ts'
import { newEntry, type Roster } from '../teams/roster.ts'
import { currentTeamValue, teamValue } from '../teams/value.ts'
import { plainReport, teamOf } from '../testing/league.ts'
import { aftermath, bonusPoints, offSeason, postMatch } from './index.ts'
import { expensiveMistake } from './mistakes.ts'
import { reportProblems } from './report-problems.ts'

const humans = (more: object = {}): Roster => teamOf('human', { 'human-lineman': 12 }, more)
const pair = (home: object = {}, away: object = {}): [Roster, Roster] => [
  humans(home),
  { ...humans(away), name: 'Others' },
]
type Report = Parameters<typeof plainReport>

function after(rosters: [Roster, Roster], winner: number | null, done: Report[2], more: Report[3], dice: number[][]) {
  const report = plainReport(rosters, winner, done, more)
  return new Sequence(aftermath, { rosters, report, match: 's1f1' }, ...dice)
}
const fansOf = ({ state }: ReturnType<typeof after>) => state.teams.map(({ roster }) => roster.fans)
const MVPS = [[1], [1]]

describe('result, winnings and fans', () => {
  it('BB-RES-02 BB-RES-03 the attendance and the touchdowns of a team are its winnings, halves kept', () => {
    const more: Report[3] = [{ fanFactor: 4 }, { fanFactor: 3 }]
    const rosters = pair({ fans: 3 }, { fans: 2 })
    const game = after(rosters, 0, { '0:p1': { touchdowns: 2 } }, more, [[1], [6], ...MVPS])
    expect(game.state.teams.map(({ winnings }) => winnings)).toEqual([55_000, 35_000])
  })

  it.each([
    ['the winner with 3 fans and a 3', 0, [[3], [6]], [4, 3]],
    ['the winner with 3 fans and a 2, the loser with a 2', 0, [[2], [2]], [3, 2]],
    ['a draw', null, [], [3, 3]],
  ])('BB-RES-04 %s', (_name, winner, dice, fans) => {
    const done: Report[2] = winner === null ? {} : { '0:p1': { touchdowns: 1 } }
    const game = after(pair({ fans: 3 }, { fans: 3 }), winner, done, undefined, [...dice, ...MVPS])
    expect(fansOf(game)).toEqual(fans)
  })

  it('BB-RES-04 never below one fan', () => {
    expect(fansOf(after(pair(), 0, { '0:p1': { touchdowns: 1 } }, undefined, [[6], [1], ...MVPS]))[1]).toBe(1)
  })

  it('BB-RES-05 BB-RES-06 BB-RES-07 SPP, and one MVP for each team', () => {
    const done: Report[2] = { '0:p1': { touchdowns: 2, completions: 1, interceptions: 1, casualties: 1 } }
    const [first, second] = after(pair(), 0, done, undefined, [[6], [6], ...MVPS]).state.teams[0].roster.players
    expect([first.spp, second.spp]).toEqual([6 + 1 + 2 + 2 + 4, 0])
  })

  it('BB-RES-08 BB-RES-09 who concedes has no winnings, no MVP, fewer fans, and the proud may leave', () => {
    const rosters = pair({ fans: 5 }, { fans: 2 })
    const skills = ['block', 'tackle', 'fend']
    for (const entry of rosters[0].players.slice(0, 2))
      entry.advancements = skills.map((skill) => ({ kind: 'chosen-primary', skill }))
    const more: Report[3] = [{ conceded: 'with-penalty', fanFactor: 6 }, { fanFactor: 3 }]
    const done: Report[2] = { '0:p3': { touchdowns: 2 }, '1:p1': { touchdowns: 1 } }
    const game = after(rosters, 1, done, more, [[3], [3], [4], [6], [1]])
    const [red, blue] = game.state.teams
    expect([red.winnings, blue.winnings, red.mvps, red.roster.fans]).toEqual([0, 130_000, [], 2])
    expect([red.left.map(({ id }) => id), blue.touchdowns]).toEqual([['p1'], 3])
    expect(game.isOver).toBe(true)
  })

  it('BB-RES-10 with three players left nobody is punished', () => {
    const more: Report[3] = [{ conceded: 'without-penalty' }, {}]
    const game = after(pair({ fans: 3 }, {}), 1, {}, more, [[6], [6], ...MVPS])
    expect([fansOf(game)[0], game.state.teams[0].winnings, game.state.teams[0].mvps.length]).toEqual([3, 30_000, 1])
  })

  it('BB-RES-01 BB-PRE-02 what cannot be true is refused', () => {
    const rosters = pair()
    const whys = (report: Parameters<typeof reportProblems>[0], decisive = false) =>
      reportProblems(report, rosters, decisive).map(({ why }) => why)
    expect(whys(plainReport(rosters, 1, { '0:p1': { touchdowns: 1 } }))).toEqual(['score-wins'])
    expect(whys(plainReport(rosters, 1), true)).toEqual([])
    expect(whys(plainReport(rosters, 0, {}, [{ conceded: 'with-penalty' }, {}]))).toEqual(['conceder-loses'])
    expect(whys(plainReport(rosters, null, {}, [{ fanFactor: 5 }, {}]))).toEqual(['fan-factor'])
  })

  it('BB-LEAGUE-07 a fixture given away: D6 x 10,000 and two MVPs', () => {
    const game = new Sequence(aftermath, { rosters: pair(), report: null, conceded: 0, match: 's1f1' }, [4], [1], [2])
    expect([game.state.teams[1].winnings, game.state.teams[1].mvps.length, game.isOver]).toEqual([40_000, 2, true])
  })

  it('BB-TEAM-11 a Vampire Lord finds a Thrall among those who may be hired', () => {
    const vampires = teamOf('vampire', { 'thrall-lineman': 12 })
    const game = after([vampires, humans()], null, {}, [{ thrall: true }, {}], MVPS)
    expect(game.state.teams[0].guests).toMatchObject([{ joined: 'recruit', entry: { position: 'thrall-lineman' } }])
  })
})

const begin = (roster: Roster, more: object = {}) => new Sequence(postMatch, { roster, ...more })

describe('the coach’s own steps', () => {
  it('BB-LEAGUE-01 advancements, then hiring, then Expensive Mistakes', () => {
    const game = begin(humans({ treasury: 200_000 }))
    expect([game.asked, game.offers('hire')]).toEqual(['advance', []])
    game.play('done')
    expect([game.asked, game.offers('advance')]).toEqual(['list', []])
    game.play('buy', { item: 'apothecary' }).play('buy', { item: 'coaches' }).play('done')
    expect(game.rolls).toBe('mistakes')
    game.roll([2])
    expect([game.isOver, game.state.roster.treasury, game.state.roster.apothecary]).toEqual([true, 140_000, true])
  })

  it('BB-TEAM-02 a re-roll costs the double, and counts for the price of the list', () => {
    const game = begin(humans({ treasury: 100_000 }))
      .play('done')
      .play('buy-reroll')
    expect([game.state.roster.treasury, teamValue(game.state.roster, teamById('human')!)]).toEqual([0, 650_000])
  })

  it('BB-TEAM-04 no apothecary where the list allows none', () => {
    const game = begin(teamOf('shambling-undead', { 'zombie-lineman': 11 }, { treasury: 90_000 })).play('done')
    expect(game.field('buy', 'item')).toEqual(['coaches', 'cheerleaders'])
  })

  it.each([
    [95_000, null, [], 95_000],
    [100_000, [1], [2], 80_000],
    [315_000, [1], [], 160_000],
    [520_000, [1], [3, 4], 70_000],
    [120_000, [6], [], 120_000],
  ])('BB-LEAGUE-02 BB-LEAGUE-04 a Treasury of %i', (treasury, first, second, left) => {
    const game = begin(humans({ treasury })).play('done').play('done')
    if (first) game.roll(first)
    if (second.length > 0) game.roll(second)
    expect([game.isOver, game.state.roster.treasury]).toEqual([true, left])
  })

  it('BB-LEAGUE-03 the table', () => {
    const row = (treasury: number) => [1, 2, 3, 4, 5, 6].map((d6) => expensiveMistake(treasury, d6)[0]).join('')
    expect([150_000, 250_000, 320_000, 400_000, 595_000, 900_000].map(row)).toEqual([
      'maaaaa',
      'mmaaaa',
      'mmmaaa',
      'mmmmaa',
      'cmmmma',
      'ccmmmm',
    ])
    expect([expensiveMistake(320_000, 1), expensiveMistake(600_000, 6)]).toEqual(['major', 'minor'])
  })

  it('BB-LEAGUE-05 BB-TEAM-09 BB-TEAM-10 what guests cost: a journeyman the Current Value, a Zombie nothing', () => {
    const guest = (position: string, joined = 'journeyman', spp = 0) => ({
      joined,
      entry: { ...newEntry('guest-1', 90, 'Guest', position), spp },
    })
    const signed = (roster: Roster, one: object) => {
      const game = begin(roster, { guests: [one] })
      if (game.offers('advance').length > 0)
        game.play('advance', { player: 'guest-1', kind: 'chosen-primary' }).play('skill', { skill: 'block' })
      return 90_000 - game.play('done').play('sign', { player: 'guest-1' }).state.roster.treasury
    }
    const rich = { treasury: 90_000 }
    expect(signed(humans(rich), guest('human-lineman', 'journeyman', 6))).toBe(70_000)
    expect(signed(teamOf('snotling', { 'snotling-lineman-bb': 11 }, rich), guest('snotling-lineman-bb'))).toBe(15_000)
    const undead = teamOf('shambling-undead', { 'zombie-lineman': 11 }, rich)
    expect(signed(undead, guest('zombie-lineman', 'recruit'))).toBe(0)
  })

  it('BB-RES-08 the coach allots the touchdowns of an opponent who conceded', () => {
    const game = begin(humans(), { touchdowns: 2 })
    expect([game.asked, game.offers('allot').length]).toEqual(['allot-touchdown', 12])
    game.play('allot', { player: 'p2' }).play('allot', { player: 'p2' })
    expect([game.asked, game.state.roster.players[1].spp, game.state.earned]).toEqual(['advance', 6, 6])
  })

  it('BB-LEAGUE-09 the prize comes after the mistakes; the trophy is a re-roll', () => {
    const game = begin(humans({ treasury: 90_000, trophy: true }), { prize: 100_000 })
      .play('done')
      .play('done')
    expect([game.isOver, game.state.roster.treasury, game.state.teamValue]).toEqual([true, 190_000, 650_000])
  })

  it('BB-LEAGUE-14 an improvement that is not wanted is a skill', () => {
    const roster = humans()
    roster.players[0].spp = 18
    const game = begin(roster).play('advance', { player: 'p1', kind: 'characteristic' }, [3])
    expect(game.field('improve', 'characteristic')).toEqual(['ma', 'av'])
    game.play('skill', { skill: 'block' })
    expect([game.state.roster.players[0].spp, game.told('advanced')[0].value]).toEqual([0, 70_000])
  })

  it('BB-LEAGUE-16 a random skill without use is rolled again', () => {
    const roster = teamOf('goblin', { 'goblin-lineman': 11, fanatic: 1 })
    const fanatic = roster.players.at(-1)!
    fanatic.spp = 3
    const game = begin(roster).play('advance', { player: fanatic.id, kind: 'random-primary' }, [4, 3])
    expect(game.rolls).toBe('random-skill')
  })

  it('BB-TEAM-06 the value at the end, without who cannot play', () => {
    const roster = humans({ apothecary: true, cheerleaders: 3, rerolls: 2 })
    roster.players[0].missesNextGame = true
    const { state } = begin(roster).play('done').play('done')
    expect([state.teamValue, state.currentTeamValue]).toEqual([780_000, 730_000])
    expect(currentTeamValue(state.roster, teamById('human')!)).toBe(730_000)
  })
})

describe('the off-season', () => {
  const played = (results: readonly ('won' | 'drawn' | 'lost')[]) =>
    results.map((result) => ({ opponent: 'Others', result, winnings: 0 }))
  const redraft = (roster: Roster) => new Sequence(offSeason, { roster, cap: null })

  it('BB-LEAGUE-10 BB-LEAGUE-11 no scouting; 20,000 a match, 20,000 a win, 10,000 a draw', () => {
    const roster = humans({ games: played(['won', 'won', 'drawn', 'lost', 'lost', 'lost']) })
    roster.players[0].career = [{ ...newCareer, mvps: 1 }]
    const game = redraft(roster)
    expect([game.asked, game.state.left]).toEqual(['re-draft', 1_170_000])
  })

  it('BB-LEAGUE-12 staff is kept for its price, fans for nothing', () => {
    const game = redraft(humans({ cheerleaders: 2, apothecary: true, fans: 4, rerolls: 1 }))
    expect(game.state.roster).toMatchObject({ cheerleaders: 0, apothecary: false, fans: 4, rerolls: 0 })
    for (const item of ['cheerleaders', 'cheerleaders', 'apothecary']) game.play('buy', { item })
    game.play('reroll')
    expect(game.state.left).toBe(1_000_000 - 70_000 - 50_000)
  })

  it.each([
    ['with an apothecary a 3', true, 3, 0],
    ['without one a 3 does not', false, 3, 1],
    ['without one a 4', false, 4, 0],
  ])('BB-LEAGUE-13 %s heals', (_name, apothecary, die, niggling) => {
    const roster = humans({ apothecary })
    roster.players[0].injuries.niggling = 1
    const game = redraft(roster)
    for (let [next] = game.offers('rehire'); next; [next] = game.offers('rehire'))
      game.play('rehire', { player: next.player })
    if (apothecary) game.play('buy', { item: 'apothecary' })
    game.play('done', {}, [die])
    expect([game.isOver, game.state.roster.players[0].injuries.niggling]).toEqual([true, niggling])
  })
})

const newCareer = {
  season: 1,
  games: 3,
  touchdowns: 0,
  completions: 0,
  throws: 0,
  deflections: 0,
  interceptions: 0,
  casualties: 0,
  mvps: 0,
}

it('BB-LEAGUE-06 bonus points', () => {
  expect([bonusPoints(3, 0, 3), bonusPoints(2, 1, 2)]).toEqual([3, 0])
})
