import type { FloorLook } from '../../art/ground/model.ts'
import type { BoardModel, EdgeModel, FloorModel, MarkerModel, Square } from '../../board/model.ts'
import { t } from '../../i18n/index.ts'
import { looseBall, piecesOf } from '../ball/board.ts'
import { kit, squareOf, teamName } from './names.ts'
import { type BloodMatch, END_ZONE, HEIGHT, TRAPDOORS, WIDTH, xOf, yOf } from './rules.ts'

const looks: Readonly<Record<string, FloorLook>> = {
  'end-0': { base: '#4e8037', cut: 'grass', seat: 0 },
  'end-1': { base: '#4e8037', cut: 'grass', seat: 1 },
  grass: { base: '#5c8f40', cut: 'grass' },
}

const squares: readonly Square[] = Array.from({ length: WIDTH * HEIGHT }, (_, square) => ({
  x: xOf(square),
  y: yOf(square),
}))

const kindOf = ({ x }: Square): string => (x === END_ZONE[0] ? 'end-0' : x === END_ZONE[1] ? 'end-1' : 'grass')

const floors: readonly FloorModel[] = Object.entries(looks).map(([kind, look]) => ({
  kind,
  look,
  squares: squares.filter((square) => kindOf(square) === kind),
}))

const down = (x: number): EdgeModel => ({ kind: 'line', x1: x, y1: 0, x2: x, y2: HEIGHT })
const across = (y: number): EdgeModel => ({ kind: 'line', x1: 0, y1: y, x2: WIDTH, y2: y })

/** Chalk: End Zones, the line of scrimmage, the Wide Zones (BB-PITCH-02 to BB-PITCH-04). */
const edges: readonly EdgeModel[] = [
  { kind: 'wall', x1: 0, y1: 0, x2: WIDTH, y2: 0 },
  { kind: 'wall', x1: WIDTH, y1: 0, x2: WIDTH, y2: HEIGHT },
  { kind: 'wall', x1: WIDTH, y1: HEIGHT, x2: 0, y2: HEIGHT },
  { kind: 'wall', x1: 0, y1: HEIGHT, x2: 0, y2: 0 },
  down(1),
  down(WIDTH / 2),
  down(WIDTH - 1),
  across(4),
  across(HEIGHT - 4),
]

/** The pitch before anybody stands on it. */
export function ground(): Pick<BoardModel, 'place' | 'width' | 'height' | 'floors' | 'edges' | 'labels' | 'markers'> {
  const markers = TRAPDOORS.map(
    (square): MarkerModel => ({
      id: `trapdoor-${square}`,
      x: xOf(square),
      y: yOf(square),
      kind: 'trapdoor',
      fixed: true,
      label: t('blood.square.trapdoor'),
    }),
  )
  return { place: 'pitch', width: WIDTH, height: HEIGHT, floors, edges, labels: [], markers }
}

/** So far behind its End Zone the name of a team hangs, in squares. */
const BEHIND = 0.71

export function boardModel(match: BloodMatch): BoardModel {
  const { state } = match
  const base = ground()
  const labels = [0, 1].map((seat) => ({
    x: seat === 0 ? -BEHIND : WIDTH + BEHIND,
    y: HEIGHT / 2,
    text: teamName(match, seat),
    seat,
    centred: true,
    turned: true,
  }))
  return {
    ...base,
    ground: labels.map(({ text }) => text).join('-'),
    labels,
    weather: state.weather,
    pieces: piecesOf(kit, match),
    markers: [...base.markers, ...looseBall(kit, match), ...kickedBall(match, state.kickedTo)],
  }
}

/** The ball high over the pitch, before it comes down, or ready to be kicked: from there it flies. */
function kickedBall(match: BloodMatch, square: number): MarkerModel[] {
  const { ballHolder, ballSquare, kickOff, kicking } = match.state
  if (ballHolder >= 0 || ballSquare >= 0) return []
  if (square >= 0)
    return [{ id: 'ball', ...squareOf(match, square), kind: 'ball', label: t('blood.square.ball-in-air') }]
  if (kickOff === 0 || square !== NOWHERE) return []
  return [{ id: 'ball', ...KICKED_FROM[kicking], kind: 'ball', label: t('blood.square.ball-ready') }]
}

const NOWHERE = -1
/** Where the ball lies for each team before its kick: between the line and the End Zone. */
const KICKED_FROM: readonly Square[] = [
  { x: 6, y: 7 },
  { x: 19, y: 7 },
]
