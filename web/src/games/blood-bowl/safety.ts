import { type BallMatch, hasTackleZone, ON_BOARD, type Player, squaresBehind, stepTo } from '@undercroft/ball'
import type { OverlayModel } from '../../board/model.ts'
import { t } from '../../i18n/index.ts'
import { kit, squareOf } from './names.ts'
import { type BloodMatch, squareAt, xOf, yOf } from './rules.ts'

const asBall = (match: BloodMatch): BallMatch => match as unknown as BallMatch

const around = (match: BloodMatch, square: number): number[] =>
  Array.from({ length: 8 }, (_, direction) => stepTo(asBall(match), square, direction)).filter((near) => near >= 0)

const distance = (one: number, other: number): number =>
  Math.max(Math.abs(xOf(one) - xOf(other)), Math.abs(yOf(one) - yOf(other)))

/**
 * The squares from which an opponent who is near enough to get there would push this player into the crowd, if he stood here: no
 * square behind him is free, and one is beyond the edge (BB-CROWD-02).
 */
function pushedOffFrom(match: BloodMatch, { id, team }: Player, square: number): number[] {
  const { squares, players } = match.state
  const isFree = (to: number) => squares[to] < 0 || squares[to] === id
  const opponents = players.filter((other) => other.team !== team && other.place === ON_BOARD && hasTackleZone(other))
  return around(match, square).filter((from) => {
    const behind = squaresBehind(asBall(match), from, square)
    if (!behind.includes(-1) || behind.some((to) => to >= 0 && isFree(to))) return false
    const there = squares[from]
    if (there >= 0 && there !== id) return players[there].team !== team && hasTackleZone(players[there])
    return opponents.some((other) => distance(other.square, from) <= other.ma)
  })
}

/** What threatens a player who stays in this square, null where nothing does. */
export function perilOf(match: BloodMatch, id: number, { x, y }: { x: number; y: number }): string | null {
  const player = match.state.players[id]
  if (!player) return null
  const from = pushedOffFrom(match, player, squareAt(x, y))
  const at = from.map((square) => kit.place(match, square)).join(', ')
  return from.length > 0 ? t('blood.crowd-peril', { at }) : null
}

/** The corners of a cage around the chosen player, or whoever has the ball, and who of a team could be pushed into the crowd. */
export function shelter(match: BloodMatch, seat: number, chosen: number | null): OverlayModel[] {
  const { state } = match
  const sheltered = state.players[chosen ?? state.ballHolder]
  const on = (squares: readonly number[]) => squares.map((square) => squareOf(match, square))
  const corners =
    sheltered?.place === ON_BOARD
      ? around(match, sheltered.square).filter((near) => isDiagonal(near, sheltered.square))
      : []
  const isHeld = (square: number) => {
    const there = state.players[state.squares[square]]
    return there !== undefined && there.team === sheltered.team && hasTackleZone(there)
  }
  const exposed = state.players.filter(
    (player) =>
      player.team === seat && player.place === ON_BOARD && pushedOffFrom(match, player, player.square).length > 0,
  )
  return [
    { kind: 'cage-held', squares: on(corners.filter(isHeld)) },
    { kind: 'cage-open', squares: on(corners.filter((square) => !isHeld(square))) },
    { kind: 'peril', squares: on(exposed.map(({ square }) => square)) },
  ]
}

const isDiagonal = (one: number, other: number): boolean => xOf(one) !== xOf(other) && yOf(one) !== yOf(other)
