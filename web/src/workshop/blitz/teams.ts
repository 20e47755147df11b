import type { AbilityId, PositionCard, TeamCard } from '@undercroft/blitz-bowl'
import { allTeams } from '../../games/blitz-bowl/teams.ts'
import { named } from '../../i18n/index.ts'

export const teamName = ({ id }: TeamCard): string => named(`blitz.team.${id}.name`)
export const nickname = ({ id }: TeamCard): string => named(`blitz.team.${id}.nickname`)
export const positionName = ({ id }: PositionCard): string => named(`blitz.position.${id}`)
export const abilityName = (id: AbilityId): string => named(`blitz.ability.${id}.name`)

export const abilitiesOf = ({ positions }: TeamCard): AbilityId[] => [
  ...new Set(positions.flatMap(({ abilities }) => abilities)),
]

/** All abilities that stand on a team card, by their names in the language in use. */
export const allAbilities = (): AbilityId[] =>
  [...new Set(allTeams().flatMap(abilitiesOf))].sort((a, b) => abilityName(a).localeCompare(abilityName(b)))

export const orders = ['name', 'fast', 'strong', 'tough', 'sure'] as const
export type Order = (typeof orders)[number]

/** The mean of a figure over all players of a team. A die counts as its mean, a dash as the worst. */
function mean({ positions }: TeamCard, figure: (position: PositionCard) => number): number {
  const players = positions.reduce((sum, { count }) => sum + count, 0)
  return positions.reduce((sum, position) => sum + position.count * figure(position), 0) / players
}

const figures: Readonly<Record<Exclude<Order, 'name'>, (position: PositionCard) => number>> = {
  fast: ({ move }) => (move === 'd6' ? 3.5 : move),
  strong: ({ block }) => block,
  tough: ({ armour }) => -(armour ?? 7),
  sure: (position) => -(position.throw ?? 7),
}

/** The teams that fit what was typed and the ability that was asked for, in this order. */
export function findTeams(wanted: string, ability: string, order: Order): TeamCard[] {
  const words = wanted.trim().toLowerCase()
  const fits = (team: TeamCard): boolean => {
    const texts = [teamName(team), nickname(team), ...team.positions.map(positionName)]
    const found = [...texts, ...abilitiesOf(team).map(abilityName)].some((text) => text.toLowerCase().includes(words))
    return found && (ability === '' || abilitiesOf(team).some((id) => id === ability))
  }
  const byName = (a: TeamCard, b: TeamCard) => teamName(a).localeCompare(teamName(b))
  return allTeams()
    .filter(fits)
    .sort((a, b) => (order === 'name' ? 0 : mean(b, figures[order]) - mean(a, figures[order])) || byName(a, b))
}
