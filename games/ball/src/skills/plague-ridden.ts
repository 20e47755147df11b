import { done } from '@undercroft/engine'
import { abilityCalled, hasAbility, isSpent, spendAbility } from '../abilities.ts'
import { DEAD } from '../data/injuries.ts'
import { playerOf } from '../field.ts'
import { interrupt, skill } from '../moments.ts'
import { rulesOf } from '../rules.ts'
import { type BallMatch, newPlayer, type Player, type RosterPlayer } from '../state.ts'
import { type Owned, optional } from './optional.ts'

const IMMUNE = ['decay', 'regeneration', 'stunty']

const canBeInfected = (match: BallMatch, victim: Player): boolean =>
  victim.casualty === DEAD && victim.st <= 4 && !IMMUNE.some((trait) => hasAbility(match, victim, trait))

/** The victim is lost to their own team; where the team has use for them a new player joins it (DB-TRAIT-PLAGUE-RIDDEN-03). */
const infect = optional<Owned>('plague-ridden', {
  used(match, { owner }) {
    const { team } = playerOf(match, owner)
    spendAbility(match, owner, 'plague-ridden')
    const { recruit } = match.options.teams[team]
    if (recruit) joinTeam(match, team, recruit)
    return done(match)
  },
})

function joinTeam(match: BallMatch, team: number, recruit: RosterPlayer): void {
  const { players } = match.state
  const { table } = rulesOf(match)
  const joined = newPlayer(players.length, team, recruit, table.set(recruit.skills), table.set([]))
  players.push(joined)
  match.state.inPlay = table.union([match.state.inPlay, joined.skills])
  rulesOf(match).joined(match, joined)
  match.events?.push({ type: 'recruited', player: joined.id })
}

export const plagueRidden = skill(
  'plague-ridden',
  'trait',
  ['DB-TRAIT-PLAGUE-RIDDEN-01', 'DB-TRAIT-PLAGUE-RIDDEN-02', 'DB-TRAIT-PLAGUE-RIDDEN-03'],
  {
    anyStatus: true,
    once: 'game',
    on: {
      caused(match, owner, { player, what }) {
        const victim = playerOf(match, player)
        if ((what !== 'block' && what !== 'foul') || victim.team === playerOf(match, owner).team) return null
        if (isSpent(match, playerOf(match, owner), abilityCalled(match, 'plague-ridden'))) return null
        return canBeInfected(match, victim) ? interrupt(infect, { owner }) : null
      },
    },
    procedures: [infect],
  },
)
