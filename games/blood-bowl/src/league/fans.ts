import { type Aftermath, D6, type RosterEntry, tellDice } from '@undercroft/ball'
import { die, done, go, procedure, roll } from '@undercroft/engine'
import type { TeamReport } from '../report.ts'
import type { Roster } from '../teams/roster.ts'

const D3 = [die(3)]

/** Winner: D6 at least the Dedicated Fans, one more; loser: D6 below, one less, never under 1 (BB-RES-04). */
function fansAfter(fans: number, won: boolean, d6: number): number {
  if (won) return d6 >= fans ? fans + 1 : fans
  return d6 < fans ? Math.max(1, fans - 1) : fans
}

/** Who has learnt so much leaves a coach who conceded on 1-3 (BB-RES-08). */
const PROUD = 3
const LEAVES_ON = 3

type Match = Aftermath<Roster, TeamReport>

const setFans = (match: Match, seat: number, fans: number, rule: string): void => {
  match.state.teams[seat].roster.fans = fans
  match.events?.push({ type: 'fans', team: seat, count: fans, rules: [rule] })
}

interface Updating {
  seat: number
  /** Who may yet leave a coach who conceded. */
  proud: string[]
}

/** Step 2 of the post-game sequence: Dedicated Fans, and who leaves a coach who conceded (BB-LEAGUE-01, BB-RES-04, BB-RES-08). */
export const updateFans = procedure<Match, Updating, object>(
  'update-fans',
  (): Updating => ({ seat: 0, proud: [] }),
  ['fans', 'fans-lost', 'leaves'],
  {
    start: (match) => go(match, 'team'),
    team(match, { seat }) {
      const { report } = match.options
      if (!report || seat > 1) return done(match)
      if (report.teams[seat].conceded === 'with-penalty') return roll(match, D3, 'fans-lost', seat, 'lost')
      return report.winner === null ? go(match, 'next') : roll(match, D6, 'fans', seat, 'rolled')
    },
    rolled(match, { seat }, values: number[]) {
      const { fans } = match.state.teams[seat].roster
      const won = match.options.report?.winner === seat
      tellDice(match, 'fans', D6, values, ['BB-RES-04'], { team: seat, target: fans })
      setFans(match, seat, fansAfter(fans, won, values[0]), 'BB-RES-04')
      return go(match, 'next')
    },
    lost(match, frame, values: number[]) {
      const { roster } = match.state.teams[frame.seat]
      tellDice(match, 'fans-lost', D3, values, ['BB-RES-08'], { team: frame.seat })
      setFans(match, frame.seat, Math.max(1, roster.fans - values[0]), 'BB-RES-08')
      frame.proud = roster.players.filter(({ advancements }) => advancements.length >= PROUD).map(({ id }) => id)
      return go(match, 'proud')
    },
    proud: (match, { seat, proud }) =>
      proud.length > 0 ? roll(match, D6, 'leaves', seat, 'leaves') : go(match, 'next'),
    leaves(match, frame, values: number[]) {
      const team = match.state.teams[frame.seat]
      const player = frame.proud.shift() as string
      const entry = team.roster.players.find(({ id }) => id === player) as RosterEntry
      const about = { team: frame.seat, player, name: entry.name }
      tellDice(match, 'leaves', D6, values, ['BB-RES-08'], { ...about, target: LEAVES_ON + 1 })
      if (values[0] <= LEAVES_ON) {
        team.roster.players = team.roster.players.filter(({ id }) => id !== player)
        team.left.push(entry)
        match.events?.push({ type: 'left', ...about, rules: ['BB-RES-08'] })
      }
      return go(match, 'proud')
    },
    next(match, frame) {
      frame.seat++
      return go(match, 'team')
    },
  },
)
