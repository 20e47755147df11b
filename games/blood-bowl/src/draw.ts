import { EMPTY, ON_BOARD, PRONE, rerollsLeft, STANDING } from '@undercroft/ball'
import { END_ZONE, HEIGHT, LINE, squareAt, WIDTH, wideZoneOf, xOf } from './data/pitch.ts'
import type { BloodMatch } from './state.ts'

/**
 * The pitch as text, three characters per square. Players of the first team are A, B, C, ..., those of the second a, b, c, ...
 * `_`: Prone, `-`: Stunned, `*`: has the ball; `o`: the loose ball, `|`: beside the line of scrimmage, `:` a Wide Zone, `<` `>` End Zones.
 */
export function drawPitch(match: BloodMatch, names: ReadonlyMap<number, string> = new Map()): string {
  const header = `    ${Array.from({ length: WIDTH }, (_, x) => String(x).padEnd(3)).join('')}`
  const rows = Array.from({ length: HEIGHT }, (_, y) => {
    const cells = Array.from({ length: WIDTH }, (_, x) => cell(match, squareAt(x, y), names).padEnd(3))
    return `${String(y).padStart(3)} ${cells.join('')}`.trimEnd()
  })
  return [header, ...rows, ...legend(match)].join('\n')
}

/** The letter of a player; in a position that was drawn the one that stands there. */
export function letterOf({ state, options }: BloodMatch, id: number): string {
  const { team } = state.players[id]
  const place = state.players.filter((player) => player.team === team && player.id < id).length
  const name = options.position ? options.teams[team].players[place]?.name : undefined
  return name?.length === 1 ? name : String.fromCharCode((team === 1 ? 97 : 65) + place)
}

function cell(match: BloodMatch, square: number, names: ReadonlyMap<number, string>): string {
  const { state } = match
  const standing = state.squares[square]
  const ball = state.ballHolder === EMPTY && state.ballSquare === square ? 'o' : ''
  if (standing >= 0) {
    const { status } = state.players[standing]
    const mark = status === STANDING ? '' : status === PRONE ? '_' : '-'
    return (names.get(standing) ?? letterOf(match, standing)) + (state.ballHolder === standing ? '*' : mark)
  }
  const x = xOf(square)
  const ground = x === END_ZONE[0] ? '<' : x === END_ZONE[1] ? '>' : wideZoneOf(square) >= 0 ? ':' : '.'
  return (x === LINE[0] && !ball ? `${ground}|` : ground) + ball
}

function legend(match: BloodMatch): string[] {
  const { state, options } = match
  const weather = `  half ${state.half}, ${state.weather}`
  const teams = options.teams.map(({ name }, seat) => {
    const { touchdowns } = state.teams[seat]
    const off = state.players.filter(({ team, place }) => team === seat && place !== ON_BOARD).length
    const turn = state.active === seat ? '>' : ' '
    return `${turn} seat ${seat} ${name}: ${touchdowns} touchdowns, turn ${state.sides[seat].marker}, ${rerollsLeft(match, seat)} re-rolls, ${off} players off the pitch`
  })
  return [weather, ...teams]
}
