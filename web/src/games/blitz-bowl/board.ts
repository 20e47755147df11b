import type { BoardModel, EdgeModel, FloorModel, MarkerModel, PieceModel, Square } from '../../board/model.ts'
import { named, t } from '../../i18n/index.ts'
import { positionGlyph } from './glyphs.ts'
import { playerName, playerNumber, slug, teamId, teamName } from './names.ts'
import { type Blitz, boardPlans, COLUMNS, columnOf, profileOf, ROWS, rowOf, statusOf } from './rules.ts'

const ballGlyphs: readonly string[] = ['american-football-ball', 'rune-stone', 'spiked-ball', 'mushroom']

const at = (square: number): Square => ({ x: columnOf(square), y: rowOf(square) })

/** Grass in stripes, rubble, trapdoors, End Zones: drawn from the plan of the pitch. */
export function ground(plan: number): Pick<BoardModel, 'floors' | 'edges' | 'labels' | 'markers'> {
  const kinds = new Map<string, Square[]>()
  const markers: MarkerModel[] = []
  boardPlans[plan].rows.forEach((row, y) => {
    ;[...row].forEach((cell, x) => {
      const kind = floorKind(cell, x)
      if (!kinds.has(kind)) kinds.set(kind, [])
      kinds.get(kind)!.push({ x, y })
      if (cell === '#')
        markers.push({
          id: `rubble-${x}-${y}`,
          x,
          y,
          glyph: 'stone-pile',
          kind: 'rubble',
          label: t('blitz.square.rubble'),
        })
      if (cell === 'T')
        markers.push({
          id: `trapdoor-${x}-${y}`,
          x,
          y,
          glyph: 'floor-hatch',
          kind: 'trapdoor',
          label: t('blitz.square.trapdoor'),
        })
    })
  })
  const floors: FloorModel[] = [...kinds].map(([kind, squares]) => ({ kind, squares }))
  return { floors, edges: border, labels: [], markers }
}

function floorKind(cell: string, x: number): string {
  if (cell === 'L') return 'end-0'
  if (cell === 'R') return 'end-1'
  if (cell === '#') return 'rubble'
  return x % 2 ? 'grass' : 'grass-dark'
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

export function boardModel(match: Blitz): BoardModel {
  const { state } = match
  const plan = Math.max(0, state.board)
  const { floors, edges, labels, markers } = ground(plan)
  const balls = state.balls.flatMap((ball, i): MarkerModel[] =>
    ball.square < 0
      ? []
      : [
          {
            id: `ball-${i}`,
            ...at(ball.square),
            glyph: ballGlyphs[ball.kind],
            kind: 'ball',
            label: t('blitz.square.ball'),
          },
        ],
  )
  const pieces = state.players.flatMap((player, id) => (player.square < 0 ? [] : [pieceModel(match, id)]))
  const ends = [0, 1].map((seat) => ({
    x: seat === 0 ? 0.5 : COLUMNS - 0.5,
    y: ROWS / 2,
    text: named('blitz.square.end-zone', { team: teamName(match, seat) }),
    centred: true,
    turned: true,
  }))
  return {
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
  words.push(t('match.square', { x: where.x + 1, y: where.y + 1 }))
  return {
    id,
    ...where,
    size: 1,
    seat: player.team,
    glyph: glyphOf(match, id),
    badge: String(playerNumber(match, id)),
    label: words.join(', '),
    prone: player.prone,
    used: player.spent,
    marked: status === 'marked',
    carries: player.ball >= 0 ? ballGlyphs[state.balls[player.ball].kind] : null,
  }
}

export function glyphOf(match: Blitz, id: number): string {
  const { team } = match.state.players[id]
  return positionGlyph(teamId(match, team) ?? '', slug(profileOf(match.state, id).name))
}
