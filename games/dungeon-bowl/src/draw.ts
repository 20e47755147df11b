import { EMPTY, OBSTACLE, ON_BOARD, PRONE, rerollsLeft, STANDING } from '@undercroft/ball'
import { BRIDGE, CHASM, DRAGON, IDOL, ROCK, SARCOPHAGUS } from './rooms/tiles.ts'
import type { DungeonMatch } from './state.ts'
import { venueOf } from './venue.ts'

const GROUND: Readonly<Record<number, string>> = {
  [ROCK]: ' ',
  [BRIDGE]: '=',
  [IDOL]: '&',
  [DRAGON]: '%',
  [SARCOPHAGUS]: '+',
  [CHASM]: '~',
}
const END_ZONES = '<>()[]'

/**
 * The dungeon as text, three characters per square. Players of the first team are A, B, C, ..., those of the second a, b, c, ...;
 * of further teams the letter is followed by the seat. `_`: Prone, `-`: Stunned, `*`: has the ball; `o`: the loose ball, `$`: a chest.
 */
export function drawDungeon(match: DungeonMatch, names: ReadonlyMap<number, string> = new Map()): string {
  const { width, height } = venueOf(match.options).dungeon
  const header = `    ${Array.from({ length: width }, (_, x) => String(x).padEnd(3)).join('')}`
  const rows = Array.from({ length: height }, (_, y) => {
    const cells = Array.from({ length: width }, (_, x) => cell(match, y * width + x, names).padEnd(3))
    return `${String(y).padStart(3)} ${cells.join('')}`.trimEnd()
  })
  return [header, ...rows, ...legend(match)].join('\n')
}

/** The letter of a player, with the seat where letters do not tell it; on a drawn map the one that stands there. */
export function letterOf({ state, options }: DungeonMatch, id: number): string {
  const { team } = state.players[id]
  const place = state.players.filter((player) => player.team === team && player.id < id).length
  const name = options.map ? options.teams[team].players[place]?.name : undefined
  if (name?.length === 1) return name
  return String.fromCharCode((team === 1 ? 97 : 65) + place) + (team > 1 ? team : '')
}

function cell(match: DungeonMatch, square: number, names: ReadonlyMap<number, string>): string {
  const { state, options } = match
  const standing = state.squares[square]
  const ball = state.ballHolder === EMPTY && state.ballSquare === square ? 'o' : ''
  if (standing === OBSTACLE) return '$'
  if (standing >= 0) {
    const { status } = state.players[standing]
    const mark = status === STANDING ? '' : status === PRONE ? '_' : '-'
    return (names.get(standing) ?? letterOf(match, standing)) + (state.ballHolder === standing ? '*' : mark)
  }
  const portal = state.portals.indexOf(square)
  if (portal >= 0) return `${portal + 1}${ball}`
  const { kinds, zone, tiles } = venueOf(options).dungeon
  const endZones = tiles.flatMap((tile, at) => (tile === 'end-zone' ? [at] : []))
  const endZone = endZones.indexOf(zone[square])
  return (GROUND[kinds[square]] ?? END_ZONES[endZone] ?? '.') + ball
}

function legend(match: DungeonMatch): string[] {
  const { state, options } = match
  return options.teams.map(({ name }, seat) => {
    const { touchdowns, turns } = state.teams[seat]
    const off = state.players.filter(({ team, place }) => team === seat && place !== ON_BOARD).length
    const turn = state.active === seat ? '>' : ' '
    return `${turn} seat ${seat} ${name}: ${touchdowns} touchdowns, turn ${turns}, ${rerollsLeft(match, seat)} re-rolls, ${off} players off the board`
  })
}
