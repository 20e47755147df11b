import { named } from '../../i18n/index.ts'
import { type Blitz, profileOf, teamCards } from './rules.ts'

export const slug = (name: string): string => name.toLowerCase().replace(/[^a-z]+/g, '-')

export function playerNumber({ state }: Blitz, player: number): number {
  return state.players[player].team === 0 ? player + 1 : player - state.split + 1
}

/** "Troll Slayer 6" */
export function playerName(match: Blitz, player: number): string {
  return `${named(`blitz.position.${slug(profileOf(match.state, player).name)}`)} ${playerNumber(match, player)}`
}

export function teamId({ state, options }: Blitz, seat: number): string | null {
  if (state.teams[seat] >= 0) return teamCards[state.teams[seat]].id
  return options.teams === 'box' ? null : options.teams[seat]
}

export function teamName(match: Blitz, seat: number): string {
  const id = teamId(match, seat)
  return id ? named(`blitz.team.${id}.name`) : named('blitz.team.unknown')
}

export const abilityName = (id: string): string => named(`blitz.ability.${id}.name`)
export const playName = (id: string): string => named(`blitz.play.${id}.name`)
export const challengeName = (id: string): string => named(`blitz.challenge.${id}.name`)
export const faceName = (id: string): string => named(`blitz.face.${id}`)
