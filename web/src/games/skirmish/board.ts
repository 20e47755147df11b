import type { GameEvent } from '@undercroft/engine'
import { isProp } from '../../art/props/index.ts'
import { coordinate } from '../../board/coordinates.ts'
import type {
  BoardModel,
  EdgeModel,
  LabelModel,
  MarkerModel,
  OverlayModel,
  PieceModel,
  Square,
} from '../../board/model.ts'
import { named, t } from '../../i18n/index.ts'
import { creatureFigure } from './figures.ts'
import { floorLook } from './looks.ts'
import { creatureName, numberOf, squareOf, warbandName } from './names.ts'
import {
  type BareGrid,
  type Creature,
  cardOf,
  followersOf,
  isCommanded,
  isPresent,
  readyGrid,
  type SkirmishMatch,
  STATUS_NAMES,
  TERRAIN,
  threatenedSquares,
  unseenSquares,
} from './rules.ts'

const kindByCode: Readonly<Record<string, string>> = Object.fromEntries(TERRAIN.map(({ code, id }) => [code, id]))

export const terrainKind = (code: string): string => kindByCode[code] ?? 'floor'

/** Flagstones are not all alike: every few are worn. */
const isWorn = (square: number): boolean => Math.imul(square ^ (square >> 3), 0x9e3779b1) >>> 29 < 2

/** Flagstones, terrain and walls of a battle grid. */
export function ground(grid: BareGrid): Pick<BoardModel, 'place' | 'floors' | 'edges' | 'labels' | 'markers'> {
  const { width, terrain, exits, tiles } = grid
  const floors = new Map<string, Square[]>()
  const markers: MarkerModel[] = []
  const owners = new Map(exits.flatMap((squares, seat) => squares.map((square) => [square, seat])))
  for (let square = 0; square < terrain.length; square++) {
    const at = { x: square % width, y: Math.floor(square / width) }
    const kind = terrainKind(terrain[square])
    const owner = owners.get(square)
    const floor =
      owner !== undefined ? `exit-${owner}` : kind === 'floor' ? (isWorn(square) ? 'flag-worn' : 'flag') : `sk-${kind}`
    const alike = floors.get(floor) ?? []
    floors.set(floor, alike)
    alike.push(at)
    const thing = owner !== undefined ? 'exit' : kind
    if (isProp(thing)) {
      const label = named(`skirmish.terrain.${kind}.name`)
      markers.push({
        id: `terrain-${square}`,
        ...at,
        kind: thing,
        label,
        fixed: true,
        ...(owner !== undefined && { seat: owner }),
      })
    }
  }
  const labels = tiles.flatMap(({ tile, x, y }): LabelModel[] =>
    terrain[y * width + x] === '.' ? [{ x: x + 0.15, y: y + 0.3, text: named(`skirmish.tile.${tile}`) }] : [],
  )
  return {
    place: 'ruin',
    floors: [...floors].map(([kind, squares]) => ({ kind, look: floorLook(kind), squares })),
    edges: wallEdges(grid),
    labels,
    markers,
  }
}

/** Lines around walls, and around the mat. */
function wallEdges({ width, terrain }: BareGrid): EdgeModel[] {
  const height = terrain.length / width
  const edges: EdgeModel[] = []
  const isWall = (x: number, y: number): boolean =>
    x < 0 || y < 0 || x >= width || y >= height || terrain[y * width + x] === '#'
  for (let y = 0; y <= height; y++) {
    for (let x = 0; x <= width; x++) {
      if (y < height && isWall(x, y) !== isWall(x - 1, y)) edges.push({ kind: 'wall', x1: x, y1: y, x2: x, y2: y + 1 })
      if (x < width && isWall(x, y) !== isWall(x, y - 1)) edges.push({ kind: 'wall', x1: x, y1: y, x2: x + 1, y2: y })
    }
  }
  return edges
}

export function boardModel(match: SkirmishMatch): BoardModel {
  const { state, options } = match
  const { grid, map, seats, teams } = options
  // A ready-made grid is laid out when the first player is known; it is shown before.
  const isToCome = state.round === 0 && state.tiles.length === 0 && map === null && grid !== 'tiles'
  const laid = isToCome && typeof grid === 'string' ? readyGrid(grid, seats, teams) : state
  const base = ground(laid)
  return {
    width: state.width,
    height: state.terrain.length / state.width,
    ground: `${laid.terrain}-${JSON.stringify(laid.exits)}-${base.labels.map(({ text }) => text).join()}`,
    ...base,
    pieces: state.creatures.flatMap((creature) => (isPresent(creature) ? [pieceModel(match, creature)] : [])),
  }
}

const shownStates = [
  'phased-out',
  'routing',
  'stunned',
  'asleep',
  'paralyzed',
  'entangled',
  'frightened',
  'confused',
  'dominated',
  'skips-turn',
  'incited',
  'inhibited',
  'summoned',
  'level-drained',
  'veiled',
] as const

/** The states of a creature, by the names of the catalogue. */
export function statesOf(match: SkirmishMatch, creature: Creature): string[] {
  const states: string[] = shownStates.filter((name) => (creature.status & STATUS_NAMES[name]) !== 0)
  if (creature.status & STATUS_NAMES.eliminated) return ['eliminated']
  if (creature.square < 0 && states.length === 0) return ['waiting']
  if (creature.poison > 0) states.push('poisoned')
  if (match.state.round > 0) {
    states.push(isCommanded(match, creature) ? 'commanded' : 'out-of-command')
    if (creature.activations <= 0 && match.state.active !== creature.id) states.push('activated')
  }
  return states
}

const lies = STATUS_NAMES.asleep | STATUS_NAMES.paralyzed

function pieceModel(match: SkirmishMatch, creature: Creature): PieceModel {
  const { state } = match
  const card = cardOf(match, creature)
  const where = squareOf(match, creature.square)
  const routing = (creature.status & STATUS_NAMES.routing) !== 0
  const words = [creatureName(match, creature.id), warbandName(match, creature.seat)]
  words.push(t('skirmish.hp-of', { hp: creature.hp, most: card.hp }))
  words.push(...statesOf(match, creature).map((name) => named(`skirmish.state.${name}.name`)))
  words.push(coordinate(where))
  return {
    id: creature.id,
    ...where,
    size: card.width,
    seat: creature.seat,
    figure: creatureFigure(card.id),
    badge: String(numberOf(match, creature.id)),
    label: words.join(', '),
    prone: (creature.status & lies) !== 0,
    stunned: (creature.status & STATUS_NAMES.stunned) !== 0,
    used: state.round > 0 && creature.activations <= 0 && state.active !== creature.id,
    held: state.round > 0 && !isCommanded(match, creature) ? 'unled' : null,
    health: Math.max(0, Math.min(1, creature.hp / card.hp)),
    sign: routing ? 'flag' : creature.rating >= 0 ? 'crown' : null,
  }
}

const middle = (match: SkirmishMatch, creature: Creature): Square => {
  const { x, y } = squareOf(match, creature.square)
  const half = cardOf(match, creature).width / 2
  return { x: x + half, y: y + half }
}

/** Threatened squares of every seat, who commands whom, and what the chosen creature cannot see. */
export function overlaysOf(match: SkirmishMatch, piece: number | null): OverlayModel[] {
  const { state } = match
  const squares = (list: readonly number[]) => list.map((square) => squareOf(match, square))
  const overlays: OverlayModel[] = state.scores.map((_, seat) => ({
    kind: `zone-${seat}`,
    squares: squares(threatenedSquares(match, seat)),
  }))
  const chosen = piece === null ? undefined : state.creatures[piece]
  if (chosen && isPresent(chosen)) overlays.push({ kind: 'unseen', squares: squares(unseenSquares(match, chosen.id)) })
  for (const commander of state.creatures) {
    if (!isPresent(commander) || (chosen && chosen.seat !== commander.seat)) continue
    const followers = followersOf(match, commander)
    if (followers.length === 0) continue
    const from = middle(match, commander)
    overlays.push({
      kind: `command-${commander.seat}`,
      squares: [],
      links: followers.map((follower) => [from, middle(match, follower)] as const),
    })
  }
  return overlays
}

/** Who stands next to the place that somebody came to: enemies first. */
export function besideOf(event: GameEvent, match: SkirmishMatch): number | null {
  const { to, square, creature } = event as GameEvent & { to?: number; square?: number; creature?: number }
  const at = to ?? square ?? -1
  if (at < 0) return null
  const { state } = match
  const here = squareOf(match, at)
  const own = creature === undefined ? undefined : state.creatures[creature]
  const size = own ? cardOf(match, own).width : 1
  const near = state.creatures.filter((other) => {
    if (other === own || !isPresent(other)) return false
    const there = squareOf(match, other.square)
    const width = cardOf(match, other).width
    return (
      there.x <= here.x + size && here.x <= there.x + width && there.y <= here.y + size && here.y <= there.y + width
    )
  })
  return (near.find(({ seat }) => seat !== own?.seat) ?? near[0])?.id ?? null
}
