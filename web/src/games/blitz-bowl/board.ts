import type { GameEvent } from '@undercroft/engine'
import type { Figure } from '../../art/figures/figure.ts'
import type { FloorLook } from '../../art/ground/model.ts'
import { coordinate } from '../../board/coordinates.ts'
import type { BoardModel, EdgeModel, FloorModel, MarkerModel, PieceModel, Square } from '../../board/model.ts'
import { named, t } from '../../i18n/index.ts'
import { positionFigure } from './figures.ts'
import { playerName, playerNumber, teamId, teamName } from './names.ts'
import {
  type At,
  type Blitz,
  boardPlans,
  COLUMNS,
  columnOf,
  pitches,
  profileOf,
  ROWS,
  rowOf,
  squareAt,
  statusOf,
} from './rules.ts'

/** What the balls of the book look like. */
const ballKinds: readonly string[] = ['ball', 'rune-stone', 'spiked-ball', 'mushroom']

const looks: Readonly<Record<string, FloorLook>> = {
  'end-0': { base: '#4e8037', cut: 'grass', seat: 0 },
  'end-1': { base: '#4e8037', cut: 'grass', seat: 1 },
  grass: { base: '#5c8f40', cut: 'grass' },
}

const at = (square: number): Square => ({ x: columnOf(square), y: rowOf(square) })

/** Grass in stripes, rubble, trapdoors, End Zones: drawn from the plan of the pitch. */
export function ground(plan: number): Pick<BoardModel, 'place' | 'floors' | 'edges' | 'labels' | 'markers'> {
  const kinds = new Map<string, Square[]>()
  const markers: MarkerModel[] = []
  boardPlans[plan].rows.forEach((row, y) => {
    ;[...row].forEach((cell, x) => {
      const kind = floorKind(cell)
      const alike = kinds.get(kind) ?? []
      kinds.set(kind, alike)
      alike.push({ x, y })
      if (cell === '#')
        markers.push({
          id: `rubble-${x}-${y}`,
          x,
          y,
          kind: 'rubble',
          fixed: true,
          label: t('blitz.square.rubble'),
        })
      if (cell === 'T')
        markers.push({
          id: `trapdoor-${x}-${y}`,
          x,
          y,
          kind: 'trapdoor',
          fixed: true,
          label: t('blitz.square.trapdoor'),
        })
    })
  })
  const floors: FloorModel[] = [...kinds].map(([kind, squares]) => ({ kind, look: looks[kind], squares }))
  return { place: 'pitch', floors, edges: border, labels: [], markers }
}

function floorKind(cell: string): string {
  if (cell === 'L') return 'end-0'
  return cell === 'R' ? 'end-1' : 'grass'
}

const border: readonly EdgeModel[] = [
  { kind: 'wall', x1: 0, y1: 0, x2: COLUMNS, y2: 0 },
  { kind: 'wall', x1: COLUMNS, y1: 0, x2: COLUMNS, y2: ROWS },
  { kind: 'wall', x1: COLUMNS, y1: ROWS, x2: 0, y2: ROWS },
  { kind: 'wall', x1: 0, y1: ROWS, x2: 0, y2: 0 },
  { kind: 'line', x1: 1, y1: 0, x2: 1, y2: ROWS },
  { kind: 'line', x1: COLUMNS - 1, y1: 0, x2: COLUMNS - 1, y2: ROWS },
  { kind: 'line', x1: COLUMNS / 2, y1: 0, x2: COLUMNS / 2, y2: ROWS },
]

/** So far behind its End Zone the name of a team hangs, in squares. */
const BEHIND = 0.71

export function boardModel(match: Blitz): BoardModel {
  const { state } = match
  const plan = Math.max(0, state.board)
  const { floors, edges, labels, markers, place } = ground(plan)
  const balls = state.balls.flatMap((ball, i): MarkerModel[] =>
    ball.square < 0
      ? []
      : [
          {
            id: `ball-${i}`,
            ...at(ball.square),
            kind: ballKinds[ball.kind],
            label: t('blitz.square.ball'),
          },
        ],
  )
  const pieces = state.players.flatMap((player, id) => (player.square < 0 ? [] : [pieceModel(match, id)]))
  const ends = [0, 1].map((seat) => ({
    x: seat === 0 ? -BEHIND : COLUMNS + BEHIND,
    y: ROWS / 2,
    text: teamName(match, seat),
    seat,
    centred: true,
    turned: true,
  }))
  return {
    place,
    width: COLUMNS,
    height: ROWS,
    ground: `${plan}-${ends[0].text}-${ends[1].text}`,
    floors,
    edges,
    labels: [...labels, ...ends],
    pieces,
    markers: [...markers, ...balls],
  }
}

function pieceModel(match: Blitz, id: number): PieceModel {
  const { state } = match
  const player = state.players[id]
  const status = statusOf(state, id)
  const where = at(player.square)
  const words = [playerName(match, id), teamName(match, player.team), named(`blitz.state.${status}.name`)]
  if (player.ball >= 0) words.push(named('blitz.state.carrier.name'))
  if (player.spent) words.push(named('blitz.state.spent.name'))
  words.push(coordinate(where))
  return {
    id,
    ...where,
    size: 1,
    seat: player.team,
    figure: pieceFigure(match, id),
    badge: String(playerNumber(match, id)),
    label: words.join(', '),
    prone: player.prone,
    used: player.spent,
    held: status === 'marked' ? 'marked' : null,
    ball: player.ball >= 0,
  }
}

export function pieceFigure(match: Blitz, id: number): Figure {
  const { team } = match.state.players[id]
  const { position, name } = profileOf(match.state, id)
  return positionFigure(teamId(match, team) ?? '', { id: position, name })
}

/** Who stands next to the square that somebody went to, or that the ball came to: opponents first. */
export function besideOf(event: GameEvent, { state }: Blitz): number | null {
  const { to, player } = event as GameEvent & { to?: At; player?: number }
  if (!to) return null
  const { around } = pitches[Math.max(0, state.board)]
  const near = around[squareAt(to[0], to[1])]
    .map((square) => state.squares[square])
    .filter((id) => id >= 0 && id !== player)
  const team = player === undefined ? -1 : state.players[player].team
  return near.find((id) => state.players[id].team !== team) ?? near[0] ?? null
}
