import { Sequence } from '@undercroft/ball/testing'
import { describe, expect, it } from 'vitest'
import { reportProblems } from '../report-problems.ts'
import type { Roster } from '../teams/roster.ts'
import { careerIn } from '../teams/roster.ts'
import { team } from '../testing/drafts.ts'
import { plainReport } from '../testing/sequence.ts'
import { aftermath } from './index.ts'

const dwarfs = (): Roster => team({ 'Dwarf Blocker Lineman': 11 }, { treasury: 20_000 })
const pair = (): [Roster, Roster] => [dwarfs(), { ...dwarfs(), name: 'Others' }]

type Done = Parameters<typeof plainReport>[2]
type Options = { friendly?: boolean; prizes?: [number, number]; guests?: Parameters<typeof plainReport>[3] }

/** Winnings and both MVPs are rolled as given. */
function after(winner: number | null, done: Done, dice: number[][], options: Options = {}, rosters = pair()) {
  const { guests, ...rest } = options
  const report = plainReport(rosters, winner, done, guests)
  return new Sequence(aftermath, { rosters, report, match: 's1f1', ...rest }, ...dice)
}
const gold = ({ state }: ReturnType<typeof after>) => state.teams.map(({ roster }) => roster.treasury)
const entry = ({ state }: ReturnType<typeof after>, seat: number, id: string) =>
  state.teams[seat].roster.players.find((player) => player.id === id)!

describe('step 1: result and winnings', () => {
  it('DB-POST-01 DB-POST-03 the list shows what a league game brought', () => {
    const game = after(
      0,
      { '0:p1': { touchdowns: 1, casualties: 3 }, '1:p2': { injury: { result: 'serious-injury' } } },
      [[5, 2], [4], [4]],
    )
    expect(game.isOver).toBe(true)
    expect(game.told('recorded')).toMatchObject([
      { team: 0, what: 'won', count: 3 },
      { team: 1, what: 'lost', count: 0 },
    ])
    expect(entry(game, 1, 'p2')).toMatchObject({ missesNextGame: true, injuries: { niggling: 1 } })
    expect(game.state.teams[0].roster.games).toMatchObject([
      { match: 's1f1', opponent: 'Others', result: 'won', winnings: 50_000 },
    ])
  })

  it('DB-POST-04 the dead are struck before anything is bought', () => {
    const rosters = pair()
    rosters[0].players[2].spp = 6
    const game = after(1, { '0:p3': { injury: { result: 'dead' } } }, [[6, 1], [1], [1]], {}, rosters)
    const [{ roster, dead }] = game.state.teams
    expect([roster.players.length, dead.map(({ id }) => id), dead[0].spp]).toEqual([10, ['p3'], 6])
  })

  it('DB-POST-05 the higher die for the winner', () => {
    expect(gold(after(0, {}, [[5, 2], [1], [1]]))).toEqual([70_000, 40_000])
    expect(gold(after(1, {}, [[5, 2], [1], [1]]))).toEqual([40_000, 70_000])
    expect(gold(after(0, {}, [[3, 3], [1], [1]]))).toEqual([50_000, 50_000])
  })

  it('DB-POST-06 one die each after a draw', () => {
    expect(gold(after(null, {}, [[4], [1], [1], [1]]))).toEqual([60_000, 30_000])
  })

  it('DB-POST-07 SPP are added to those that were kept', () => {
    const rosters = pair()
    rosters[0].players[0].spp = 2
    const game = after(0, { '0:p1': { completions: 1, casualties: 1 } }, [[5, 2], [9], [1]], {}, rosters)
    expect(entry(game, 0, 'p1').spp).toBe(5)
    expect(careerIn(entry(game, 0, 'p1'), 1)).toMatchObject({ games: 1, completions: 1, casualties: 1, mvps: 0 })
  })

  it('DB-LG-25 prize money comes on top of the winnings', () => {
    const game = after(0, {}, [[5, 2], [1], [1]], { prizes: [100_000, 60_000] })
    expect(gold(game)).toEqual([170_000, 100_000])
  })

  it('DB-LG-09 a concession: D6 x 10,000 and two MVPs for the other, nothing else', () => {
    const rosters = pair()
    rosters[1].players[0].missesNextGame = true
    const game = new Sequence(aftermath, { rosters, report: null, conceded: 0, match: 's1f2' }, [4], [3], [3])
    expect(gold(game)).toEqual([20_000, 60_000])
    expect(game.state.teams.map(({ mvps }) => mvps)).toEqual([[], ['p4', 'p4']])
    expect(game.state.teams.map(({ roster }) => roster.games.map(({ result }) => result))).toEqual([[], ['won']])
    expect(game.state.teams[1].roster.players[0].missesNextGame).toBe(true)
    expect(game.state.teams[1].missed).toEqual([])
  })
})

describe('the Most Valuable Player', () => {
  it('DB-POST-19 one for each team at random: 4 SPP', () => {
    const game = after(0, {}, [[5, 2], [6], [11]])
    expect(game.state.teams.map(({ mvps }) => mvps)).toEqual([['p6'], ['p11']])
    expect([entry(game, 0, 'p6').spp, careerIn(entry(game, 0, 'p6'), 1).mvps]).toEqual([4, 1])
  })

  it('DB-POST-20 everybody who was available and is not dead, journeymen too', () => {
    const rosters = pair()
    rosters[0].players[0].missesNextGame = true
    rosters[0].players[1].retired = true
    const guests = [
      [
        { joined: 'journeyman', position: 'gnoblar-lineman' },
        { joined: 'journeyman', position: 'gnoblar-lineman' },
      ],
      [],
    ] as const
    const done = { '0:p3': { injury: { result: 'dead' } }, '0:p4': { played: false } } as const
    const game = after(1, done, [[5, 2]], { guests }, rosters)
    expect(aftermath.decision(game.match)?.roll?.dice).toEqual(['d10']) // p4 to p11 and two journeymen
    game.roll([9], [1])
    expect([game.state.teams[0].mvps, game.state.teams[0].guests[0].entry.spp]).toEqual([['guest-1'], 4])
  })

  it('DB-POST-20 DB-TRAIT-PLAGUE-RIDDEN-03 who joined in the middle of the match is none of them', () => {
    const rosters = pair()
    rosters[0].college = 'life'
    rosters[0].players.forEach((entry) => {
      entry.position = 'rotter-lineman'
    })
    const game = after(1, {}, [[5, 2]], { guests: [[{ joined: 'recruit', position: 'rotter-lineman' }], []] }, rosters)
    expect(aftermath.decision(game.match)?.roll?.dice).toEqual(['d11'])
  })

  it('DB-LG-13 none in a friendly; everything else as usual', () => {
    const game = after(0, { '0:p1': { touchdowns: 1 } }, [[5, 2]], { friendly: true })
    expect([game.isOver, entry(game, 0, 'p1').spp, gold(game)[0]]).toEqual([true, 5, 70_000])
    expect(game.state.teams.map(({ mvps }) => mvps)).toEqual([[], []])
    expect(game.state.teams[0].roster.games[0].friendly).toBe(true)
  })
})

describe('reports that cannot be true', () => {
  const problems = (winner: number | null, done: Done, guests?: Options['guests'], rosters = pair()) =>
    reportProblems(plainReport(rosters, winner, done, guests), rosters).map(({ field, rule }) => `${field} ${rule}`)

  it('DB-TD-08 DB-LG-24 one Touchdown at most, and its team wins; no draw in a play-off game', () => {
    expect(problems(0, { '0:p1': { touchdowns: 1 } })).toEqual([])
    expect(problems(1, { '0:p1': { touchdowns: 1 } })).toEqual(['winner DB-TD-08'])
    expect(problems(0, { '0:p1': { touchdowns: 1 }, '1:p1': { touchdowns: 1 } })).toEqual(['teams DB-TD-08'])
    const rosters = pair()
    expect(reportProblems(plainReport(rosters, null), rosters, true).map(({ rule }) => rule)).toEqual(['DB-LG-24'])
  })

  it('DB-POST-28 DB-TEAM-19 who could not play did not, and journeymen fill up to eleven', () => {
    const rosters = pair()
    rosters[0].players[0].retired = true
    expect(problems(0, {}, undefined, rosters)).toEqual(['teams.0.players DB-TEAM-19'])
    const guests = [[{ joined: 'journeyman', position: 'gnoblar-lineman' }], []] as const
    expect(problems(0, {}, guests, rosters)).toEqual([])
    expect(problems(0, { '0:p1': { played: true } }, guests, rosters)).toEqual(['teams.0.players.0.played DB-POST-28'])
    const stranger = [[{ joined: 'journeyman', position: 'ogre-blocker' }], []] as const
    expect(problems(0, {}, stranger, rosters)).toEqual(['teams.0.players.11.position DB-TEAM-20'])
  })

  it('DB-POST-07 DB-TEAM-24 nobody earns without playing, nobody is missing or unknown', () => {
    expect(problems(0, { '0:p1': { played: false, casualties: 1 } })).toEqual(['teams.0.players.0.played DB-POST-07'])
    expect(problems(0, { '0:p1': { id: 'nobody' } })).toEqual([
      'teams.0.players.0.id DB-TEAM-24',
      'teams.0.players DB-TEAM-24',
    ])
  })
})
