import {
  BANDS,
  type BallMatch,
  boardOf,
  ON_BOARD,
  PLACES,
  PRONE,
  rangeBand,
  rulesOf,
  STANDING,
  STATUSES,
  STUNNED,
} from '@undercroft/ball'
import type { GameEvent } from '@undercroft/engine'
import { coordinate } from '../../board/coordinates.ts'
import type { MarkerModel, OverlayModel, PieceModel, Square } from '../../board/model.ts'
import type { BallKit, BallView } from './kit.ts'

/** What there is to say about a player: keys below the 'state' messages. */
export function statesOf({ state }: BallView, id: number): string[] {
  const { status, activated, dazed, rooted, place } = state.players[id]
  if (place !== ON_BOARD) return [PLACES[place]]
  const states: string[] = [STATUSES[status]]
  if (state.ballHolder === id) states.push('carrier')
  if (activated === 1 && state.activePlayer !== id) states.push('activated')
  if (dazed === 1) states.push('dazed')
  if (rooted === 1) states.push('rooted')
  return states
}

/** Everybody on the board. */
export function piecesOf<M extends BallView>(kit: BallKit<M>, match: M): PieceModel[] {
  return match.state.players.flatMap(({ id, place }) => (place === ON_BOARD ? [pieceModel(kit, match, id)] : []))
}

function pieceModel<M extends BallView>(kit: BallKit<M>, match: M, id: number): PieceModel {
  const { state } = match
  const player = state.players[id]
  const where = kit.squareOf(match, player.square)
  const words = [kit.playerName(match, id), kit.teamName(match, player.team)]
  words.push(...statesOf(match, id).map((name) => kit.words.text(`ball.state.${name}.name`)))
  words.push(coordinate(where))
  return {
    id,
    ...where,
    size: 1,
    seat: player.team,
    figure: kit.figure(match, id),
    badge: String(player.number),
    label: words.join(', '),
    prone: player.status === PRONE || player.status === STUNNED,
    stunned: player.status === STUNNED,
    used: player.activated === 1 && player.team === state.active && state.activePlayer !== id,
    ball: state.ballHolder === id,
  }
}

/** The ball where nobody holds it. */
export function looseBall<M extends BallView>(kit: BallKit<M>, match: M): MarkerModel[] {
  const { ballHolder, ballSquare } = match.state
  if (ballHolder >= 0 || ballSquare < 0) return []
  const label = kit.words.text('ball.square.ball')
  return [{ id: 'ball', ...kit.squareOf(match, ballSquare), kind: 'ball', label }]
}

/** Tackle Zones: the squares around players on their feet, walls permitting. */
export function tackleZones<M extends BallView>(kit: BallKit<M>, match: M): OverlayModel[] {
  const { state } = match
  const { steps } = boardOf(match as unknown as BallMatch)
  return state.teams.map((_, seat) => {
    const squares = new Set<number>()
    for (const { team, place, status, dazed, square } of state.players) {
      if (team !== seat || place !== ON_BOARD || status !== STANDING || dazed === 1) continue
      for (let direction = 0; direction < 8; direction++) {
        const near = steps[square * 8 + direction]
        if (near >= 0) squares.add(near)
      }
    }
    return { kind: `zone-${seat}`, squares: [...squares].map((square) => kit.squareOf(match, square)) }
  })
}

/** Who stands next to the square that somebody went to, or that the ball came to: opponents first. */
export function besideOf(event: GameEvent, match: BallView): number | null {
  const { to, player } = event as GameEvent & { to?: number; player?: number }
  if (to === undefined || to < 0) return null
  const { state } = match
  const { steps } = boardOf(match as unknown as BallMatch)
  const near = Array.from({ length: 8 }, (_, direction) => steps[to * 8 + direction])
    .map((square) => (square < 0 ? -1 : state.squares[square]))
    .filter((id) => id >= 0 && id !== player)
  const team = player === undefined ? -1 : state.players[player].team
  return near.find((id) => state.players[id].team !== team) ?? near[0] ?? null
}

/** How far a player throws from where he stands, as far as the game lets him; the one with the ball where nobody is chosen. */
export function throwRanges<M extends BallView>(
  kit: BallKit<M>,
  match: M,
  chosen: number | null,
  isFloor: (square: number) => boolean = () => true,
): OverlayModel[] {
  const { state } = match
  const thrower = state.players[chosen ?? state.ballHolder]
  if (!thrower || thrower.place !== ON_BOARD) return []
  const from = kit.squareOf(match, thrower.square)
  const ball = match as unknown as BallMatch
  const bands: Square[][] = BANDS.slice(0, rulesOf(ball).passing.farthest(ball) + 1).map(() => [])
  state.squares.forEach((_, square) => {
    const at = kit.squareOf(match, square)
    if (isFloor(square)) bands[rangeBand(at.x - from.x, at.y - from.y)]?.push(at)
  })
  // The first band is out of reach.
  return bands.slice(1).map((squares, i) => ({ kind: `range-${BANDS[i + 1]}`, squares }))
}
