import { countMarkers, hasAbility, type Player, STANDING, STUNNED } from '@undercroft/ball'
import type { BloodMatch } from '@undercroft/blood-bowl'
import { chanceOfDrive, chanceToScore } from './blood-bowl-carrier.ts'
import { TOUCHDOWN, turnsAfter, turnsAhead } from './blood-bowl-clock.ts'
import { away, columnsLeft } from './blood-bowl-way.ts'
import { WEIGHTS } from './blood-bowl-weights.ts'

/** How likely a player gets a ball that lies about in his next turn. */
function chanceToFetch(match: BloodMatch, player: Player, square: number): number {
  const { team, ma, ag, status } = player
  if (status === STUNNED || hasAbility(match, player, 'no-hands')) return 0
  const distance = away(player.square, square)
  const bound = status === STANDING ? 2 * Math.min(1, countMarkers(match, player.square, team)) : 3
  const over = distance + bound - ma
  const once = Math.max(1, Math.min(5, 7 - ag - countMarkers(match, square, team))) / 6
  const again = hasAbility(match, player, 'sure-hands') || match.state.teams[team].rerolls > 0
  const picks = again ? 1 - (1 - once) ** 2 : once
  const reach = over <= 0 ? 1 - 0.01 * distance : over <= 2 ? 0.8 ** over : 0.4 * 0.92 ** (over - 2)
  return 0.85 * picks * reach
}

/** How many are thought of where somebody has to pick up the ball. */
const FETCHERS = 2

/** Those of the team that has the turn who are likeliest to pick up a ball that lies about. */
export function bestFetchers(match: BloodMatch): readonly number[] {
  const { players, ballHolder, ballSquare, active } = match.state
  if (ballHolder >= 0 || ballSquare < 0) return []
  return players
    .filter(({ team, square, activated }) => team === active && square >= 0 && activated === 0)
    .map((player) => ({ id: player.id, chance: chanceToFetch(match, player, ballSquare) }))
    .sort((a, b) => b.chance - a.chance)
    .slice(0, FETCHERS)
    .map(({ id }) => id)
}

/** A loose ball belongs, as far as it goes, to whoever can pick it up first. */
export function looseValue(match: BloodMatch, square: number, seat: number, isWary: boolean): number {
  const scores = isWary ? chanceOfDrive : chanceToScore
  const own = chanceToGet(match, square, seat)
  const foreign = chanceToGet(match, square, 1 - seat)
  const worth = (team: number): number => {
    const turns = team === seat ? turnsAfter(match, team) : turnsAhead(match, team)
    return TOUCHDOWN * WEIGHTS.loose * scores(columnsLeft(square, team), 6, Math.max(1, turns))
  }
  const value = (1 - foreign.chance) * own.chance * worth(seat) - foreign.chance * worth(1 - seat)
  return value + own.stray - foreign.stray
}

interface Hope {
  chance: number
  stray: number
}

function chanceToGet(match: BloodMatch, square: number, team: number): Hope {
  const found: Hope = { chance: 0, stray: 0 }
  for (const player of match.state.players) {
    if (player.team !== team || player.square < 0) continue
    found.stray += WEIGHTS.stray * away(player.square, square)
    found.chance = Math.max(found.chance, chanceToFetch(match, player, square))
  }
  return found
}
