import { useSettings } from '../../app/settings.ts'
import type { Figure } from '../../art/figures/figure.ts'
import { figureOfStar } from '../../art/figures/stars.ts'
import { figureOfPosition } from '../../art/figures/words.ts'
import { coordinate } from '../../board/coordinates.ts'
import type { Square } from '../../board/model.ts'
import { positionFigure as figureIn } from '../../content/figure.ts'
import { t } from '../../i18n/index.ts'
import type { Term } from '../adapter.ts'
import type { BallKit } from '../ball/kit.ts'
import { positionName as nameOfPosition, rosterName as nameOfRoster } from '../ball/names.ts'
import { wordsOf } from '../ball/words.ts'
import {
  type BloodMatch,
  CATALOGUE,
  END_ZONE,
  halfOf,
  hasAbility,
  listOfSeat,
  STAFF,
  STAR,
  STAR_RULES,
  TEAMS,
  wideZoneOf,
  xOf,
  yOf,
} from './rules.ts'

export const words = wordsOf('blood')

export const squareOf = (_match: BloodMatch, square: number): Square => ({ x: xOf(square), y: yOf(square) })

/** The part of the pitch that a square is in: a key below 'zone'. */
export function zoneOf(square: number): string {
  if (xOf(square) === END_ZONE[0] || xOf(square) === END_ZONE[1]) return 'end-zone'
  return wideZoneOf(square) >= 0 ? 'wide-zone' : 'centre-field'
}

/** "B7" to tell squares apart; "half of the Orcs, beside Grima 4" where something happened. */
function place(match: BloodMatch, square: number, beside?: number | null): string {
  const at = coordinate(squareOf(match, square))
  if (beside === undefined) return at
  const zone = words.text(`ball.place.${zoneOf(square)}`, { team: teamName(match, halfOf(square)) })
  const where = useSettings.getState().coordinates ? `${zone} (${at})` : zone
  return beside === null ? where : t('match.beside', { place: where, name: playerName(match, beside) })
}

const positions = new Map(TEAMS.flatMap((team) => team.positions.map(({ id, name }) => [id, name])))

/** The name of a position of any list, of a star or of somebody of the staff. */
export function positionName(id: string): string {
  const proper = [`ball.star.${id}`, `ball.item.${id}`].find(words.has)
  return proper ? words.text(proper) : nameOfPosition(positions.get(id) ?? id)
}

const FAMILIES = { team: 'blood.team', position: 'ball.position' }

interface Named {
  readonly id: string
  readonly name: string
}

export const positionFigure = (list: Named, position: Named): Figure => figureIn(FAMILIES, list, position)

/** "Adda 5", or "Human Lineman 5" where nobody has given the player a name; stars have one of their own. */
function playerName({ state, options }: BloodMatch, player: number): string {
  const known = state.players[player]
  if (!known) return ''
  const { position, contract } = state.extras[player]
  const entry = options.teams[known.team].players.find(({ number }) => number === known.number)
  const name = contract === STAR || contract === STAFF ? positionName(position) : entry?.name || positionName(position)
  return `${name} ${known.number}`
}

export const rosterName = (name: string): string => nameOfRoster('blood', name)

export const teamName = ({ options }: BloodMatch, seat: number): string =>
  rosterName(options.teams[seat].name) || words.text('ball.team-n', { n: seat + 1 })

export const halfName = (half: number): string => (half > 2 ? t('blood.extra-time') : t('blood.half', { n: half }))

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
  positionName: ({ state }, player) => positionName(state.extras[player].position),
  figure: ({ state, options }, player) => {
    const { position, contract } = state.extras[player]
    if (contract === STAR) return figureOfStar(position)
    if (contract === STAFF) return figureOfPosition('Dwarf', 'Dwarf Blocker')
    const { team } = state.players[player]
    const { race } = options.teams[team]
    const list = listOfSeat(options, team) ?? { id: race, name: race }
    return positionFigure(list, { id: position, name: positions.get(position) ?? position })
  },
}
