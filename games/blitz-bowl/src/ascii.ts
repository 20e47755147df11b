import { boardPlans, COLUMNS, ROWS } from './boards/index.ts'
import { teamsOf } from './content.ts'
import { deckOf } from './deck.ts'
import { squareAt } from './pitch.ts'
import { ballOn, countInReserve } from './queries.ts'
import type { Blitz, BlitzState } from './state.ts'

/**
 * The pitch as text. Players of the first seat are A, B, C, ... in order of their numbers, those of the second a, b, c, ...;
 * `_` after a letter: prone, `*`: holds a ball, `o`: a loose ball, `#`: blocked, `T`: trapdoor.
 */
export function drawPitch(match: Blitz, names: ReadonlyMap<number, string> = new Map()): string {
  const { state } = match
  if (state.board < 0) return 'the pitch is not chosen yet'
  const header = `     ${Array.from({ length: COLUMNS }, (_, x) => String(x).padEnd(2)).join(' ')}`
  const rows = Array.from({ length: ROWS }, (_, y) => {
    const cells = Array.from({ length: COLUMNS }, (_, x) => cell(state, x, y, names))
    return `${String(y).padStart(3)}  ${cells.join(' ')}`
  })
  return [header, ...rows, ...legend(match), ...called(state, names)].join('\n')
}

/** The letter of a player. */
export function letterOf(state: BlitzState, player: number): string {
  const { team } = state.players[player]
  const place = team === 0 ? player : player - state.split
  return String.fromCharCode((team === 0 ? 65 : 97) + place)
}

function cell(state: BlitzState, x: number, y: number, names: ReadonlyMap<number, string>): string {
  const square = squareAt(x, y)
  const player = state.squares[square]
  if (player >= 0) {
    const { prone, ball } = state.players[player]
    return labelOf(state, player, names) + (prone ? '_' : ball >= 0 ? '*' : ' ')
  }
  const ground = boardPlans[state.board].rows[y][x]
  const shown = ground === 'L' || ground === 'R' ? ':' : ground
  return shown + (ballOn(state, square) >= 0 ? 'o' : ' ')
}

function legend({ state, options }: Blitz): string[] {
  const lines = [0, 1].map((seat) => {
    const team = state.teams[seat] < 0 ? '?' : teamsOf(options)[state.teams[seat]].name
    const turn = state.active === seat ? '>' : ' '
    return `${turn} ${team}: ${state.scores[seat]} points, ${countInReserve(state, seat)} in reserve, ${state.hands[seat].length} in hand`
  })
  const { challenges } = deckOf(options)
  const cards = state.slots.map((challenge) => (challenge < 0 ? '-' : challenges[challenge].name))
  const next = state.next < 0 ? '-' : challenges[state.next].name
  return [
    ...lines,
    `  turn ${state.turn}, ${state.actionsLeft} actions left; cards: ${cards.join(' | ')}; next: ${next}`,
  ]
}

/** A name of one letter stands on the pitch itself. */
function labelOf(state: BlitzState, player: number, names: ReadonlyMap<number, string>): string {
  const name = names.get(player) ?? ''
  return name.length === 1 ? name : letterOf(state, player)
}

/** Who is who, for names that are too long for a square. */
function called(state: BlitzState, names: ReadonlyMap<number, string>): string[] {
  const long = [...names].filter(([, name]) => name.length > 1)
  if (long.length === 0) return []
  return [`  ${long.map(([player, name]) => `${letterOf(state, player)} = ${name}`).join(', ')}`]
}
