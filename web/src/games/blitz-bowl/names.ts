import { useSettings } from '../../app/settings.ts'
import { coordinate } from '../../board/coordinates.ts'
import { named, t } from '../../i18n/index.ts'
import { type At, type Blitz, COLUMNS, profileOf, teamsOf } from './rules.ts'

export const slug = (name: string): string => name.toLowerCase().replace(/[^a-z]+/g, '-')

export function playerNumber({ state }: Blitz, player: number): number {
  return state.players[player].team === 0 ? player + 1 : player - state.split + 1
}

/** "Troll Slayer 6" */
export function playerName(match: Blitz, player: number): string {
  return `${named(`blitz.position.${profileOf(match.state, player).position}`)} ${playerNumber(match, player)}`
}

export function teamId({ state, options }: Blitz, seat: number): string | null {
  if (state.teams[seat] >= 0) return teamsOf(options)[state.teams[seat]].id
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

/** "beside Goblin 3", "into the End Zone of the Orcs", "into the half of the Orcs"; and "(G4)" for whoever wants coordinates. */
export function place(match: Blitz, [x, y]: At, beside: number | null = null): string {
  const where = placeName(match, x, beside)
  return useSettings.getState().coordinates ? `${where} (${coordinate({ x, y })})` : where
}

function placeName(match: Blitz, x: number, beside: number | null): string {
  if (x === 0 || x === COLUMNS - 1) return t('blitz.at.end-zone', { team: teamName(match, x === 0 ? 0 : 1) })
  if (beside !== null) return t('match.at-beside', { name: playerName(match, beside) })
  const middle = (COLUMNS - 1) / 2
  if (Math.abs(x - middle) <= 1) return t('blitz.at.middle')
  return t('blitz.at.half', { team: teamName(match, x < middle ? 0 : 1) })
}
