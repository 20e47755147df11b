import type { OffSeasonState } from '@undercroft/ball'
import {
  type College,
  collegeById,
  LEAGUE,
  linemenOf,
  offSeason,
  positionOf,
  type Roster,
} from '@undercroft/dungeon-bowl'
import type { Game } from '@undercroft/engine'
import { describe, expect, it } from 'vitest'
import { playOn, playSteps } from '../steps.ts'
import { gathered, seededRoller } from '../testing/season.ts'
import { leagueGame } from './dungeon-bowl.ts'

/** A team that is re-drafted after a season in which some have learnt a lot. */
function redrafted(seed: number): OffSeasonState<Roster> {
  const [team] = Object.values(gathered(4, {}, seed).league.teams)
  const roster = structuredClone(team.content) as OffSeasonState<Roster>['roster']
  for (const entry of roster.players.slice(0, 5)) {
    entry.career.push({ ...entry.career[0], season: 1, games: 8 } as never)
  }
  const game = offSeason as Game
  const { match } = playSteps(game, leagueGame.progress!.offSeasonOptions(roster, null), [])
  playOn(game, match, seededRoller(seed), leagueGame.progress!.advise)
  return match.state as OffSeasonState<Roster>
}

describe('a computer coach', () => {
  it('re-drafts a team, not a few stars among the cheapest: enough players, the usual re-rolls, little gold left', () => {
    for (let seed = 1; seed <= 12; seed++) {
      const { roster, budget } = redrafted(seed)
      const college = collegeById(roster.college) as College
      const cheapest = Math.min(...linemenOf(college).map(({ cost }) => cost))
      const fillers = roster.players.filter((entry) => positionOf(college, entry).cost === cheapest).length
      expect(budget[0].gold).toBe(LEAGUE.budget)
      expect(roster.players.length, `seed ${seed}`).toBeGreaterThanOrEqual(11)
      expect(roster.rerolls, `seed ${seed}`).toBeGreaterThanOrEqual(2)
      expect(roster.players.length > 11 || fillers <= 6, `seed ${seed}: ${fillers} fillers`).toBe(true)
      expect(roster.treasury, `seed ${seed}`).toBeLessThan(120_000)
    }
  })
})
