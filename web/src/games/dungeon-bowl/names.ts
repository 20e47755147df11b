import { useSettings } from '../../app/settings.ts'
import type { Figure } from '../../art/figures/figure.ts'
import { figureOf } from '../../art/figures/words.ts'
import { coordinate } from '../../board/coordinates.ts'
import type { Square } from '../../board/model.ts'
import { figureWith } from '../../content/figure.ts'
import { lookOf } from '../../content/learned.ts'
import { named, t } from '../../i18n/index.ts'
import type { BallKit } from '../ball/kit.ts'
import { rosterName as nameOfRoster, positionName } from '../ball/names.ts'
import { wordsOf } from '../ball/words.ts'
import { CATALOGUE, type DungeonMatch, hasAbility, venueOf } from './rules.ts'

export { positionName, skillName } from '../ball/names.ts'

const words = wordsOf('dungeon')

export const widthOf = (match: DungeonMatch): number => venueOf(match.options).dungeon.width

export const squareOf = (match: DungeonMatch, square: number): Square => {
  const width = widthOf(match)
  return { x: square % width, y: Math.floor(square / width) }
}

/** "Kitchen", "Corridor, beside Grima 4", and "Kitchen (G4)" for whoever wants coordinates. */
function place(match: DungeonMatch, square: number, beside: number | null = null): string {
  const { dungeon } = venueOf(match.options)
  const tile = dungeon.tiles[dungeon.zone[square]]
  const room = tile === undefined ? '' : named(`dungeon.room.${tile}.name`)
  const at = coordinate(squareOf(match, square))
  if (room === '') return at
  const where = useSettings.getState().coordinates ? `${room} (${at})` : room
  return beside === null ? where : t('match.beside', { place: where, name: playerName(match, beside) })
}

/** The position of a player, as his roster names it. */
function positionOf({ state, options }: DungeonMatch, player: number): string {
  const { team, number } = state.players[player]
  const { players, linemen } = options.teams[team]
  return (players.find((entry) => entry.number === number) ?? linemen[0])?.position ?? 'player'
}

/** "Brannok 5", or "Troll Slayer 5" where the roster has no name for him: the number stands on the piece. */
function playerName(match: DungeonMatch, player: number): string {
  const known = match.state.players[player]
  if (!known) return ''
  const entry = match.options.teams[known.team]?.players.find(({ number }) => number === known.number)
  return `${entry?.name || positionName(positionOf(match, player))} ${known.number}`
}

export const rosterName = (name: string): string => nameOfRoster('dungeon', name)

/** Teams of scenarios have no name of their own. */
export const teamName = ({ options }: DungeonMatch, seat: number): string =>
  options.teams[seat] ? rosterName(options.teams[seat].name) || words.text('ball.team-n', { n: seat + 1 }) : ''

/** The skills and traits of a player, in the order of the catalogue. */
export const skillsOf = (match: DungeonMatch, player: number): string[] =>
  CATALOGUE.filter(({ id }) => hasAbility(match as never, match.state.players[player], id)).map(({ id }) => id)

/** As its name says; a position that is not in the book may say it itself. */
export function positionFigure(position: string): Figure {
  const own = lookOf('ball.position', position)
  return own ? figureWith(own, position) : figureOf(position)
}

export const kit: BallKit<DungeonMatch> = {
  words,
  squareOf,
  place,
  playerName,
  teamName,
  positionName: (match, player) => positionName(positionOf(match, player)),
  figure: (match, player) => positionFigure(positionOf(match, player)),
}
