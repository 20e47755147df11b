import { figureOf } from '../../art/figures/words.ts'
import { coordinate } from '../../board/coordinates.ts'
import type { Square } from '../../board/model.ts'
import type { Term } from '../adapter.ts'
import type { BallKit } from '../ball/kit.ts'
import { wordsOf } from '../ball/words.ts'
import { type BloodMatch, CATALOGUE, END_ZONE, hasAbility, STAR, STAR_RULES, wideZoneOf, xOf, yOf } from './rules.ts'

export const words = wordsOf('blood')

export const squareOf = (_match: BloodMatch, square: number): Square => ({ x: xOf(square), y: yOf(square) })

/** The part of the pitch that a square is in: a key below 'zone'. */
export function zoneOf(square: number): string {
  if (xOf(square) === END_ZONE[0] || xOf(square) === END_ZONE[1]) return 'end-zone'
  return wideZoneOf(square) >= 0 ? 'wide-zone' : 'centre-field'
}

const place = (match: BloodMatch, square: number): string => coordinate(squareOf(match, square))

export const positionName = (id: string): string =>
  words.has(`ball.star.${id}`) ? words.text(`ball.star.${id}`) : words.text(`ball.position.${id}`)

/** "Adda 5", or "Human Lineman 5" where nobody has given the player a name; stars have one of their own. */
function playerName({ state, options }: BloodMatch, player: number): string {
  const known = state.players[player]
  if (!known) return ''
  const { position, contract } = state.extras[player]
  const entry = options.teams[known.team].players.find(({ number }) => number === known.number)
  const name = contract === STAR ? positionName(position) : entry?.name || positionName(position)
  return `${name} ${known.number}`
}

export const teamName = ({ options }: BloodMatch, seat: number): string =>
  options.teams[seat].name || words.text('ball.team-n', { n: seat + 1 })

/** Skills and traits in the order of the catalogue; a star's own rule comes first. */
export function abilitiesOf(match: BloodMatch, id: number): Term[] {
  const player = match.state.players[id]
  const has = (ability: string): boolean => hasAbility(match as never, player, ability)
  const own = match.state.extras[id].contract === STAR ? Object.keys(STAR_RULES).filter(has) : []
  return [
    ...own.map((rule) => ({ id: rule, ...words.term(`ball.star-rule.${rule}`) })),
    ...CATALOGUE.filter((skill) => has(skill.id)).map(({ id: skill }) => ({
      id: skill,
      ...words.term(`ball.skill.${skill}`),
    })),
  ]
}

export const kit: BallKit<BloodMatch> = {
  words,
  squareOf,
  place,
  playerName,
  teamName,
  figure: ({ state, options }, player) => {
    const { position } = state.extras[player]
    return figureOf(`${options.teams[state.players[player].team].race} ${position}`)
  },
}
