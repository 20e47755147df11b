import { type BallMatch, KNOCKED_OUT, RESERVES, rerollsLeft } from '@undercroft/ball'
import type { BenchPiece, PieceCard, Term } from '../adapter.ts'
import { statesOf } from './board.ts'
import type { BallKit, BallView } from './kit.ts'

const stateNames = <M extends BallView>({ words }: BallKit<M>, match: M, id: number): string =>
  statesOf(match, id)
    .map((name) => words.text(`ball.state.${name}.name`))
    .join(', ')

/** Who waits beside the board: reserves, and those who may yet come to. */
export function benchOf<M extends BallView>(kit: BallKit<M>, match: M, seat: number): BenchPiece[] {
  return match.state.players
    .filter(({ team, place }) => team === seat && (place === RESERVES || place === KNOCKED_OUT))
    .map(({ id, number, place }) => ({
      id,
      figure: kit.figure(match, id),
      badge: String(number),
      label: `${kit.playerName(match, id)}, ${stateNames(kit, match, id)}`,
      used: place === KNOCKED_OUT,
    }))
}

/** "3 re-rolls", that of a Leader counted in (DB-RR-18). */
export const rerollBadge = <M extends BallView>({ words }: BallKit<M>, match: M, seat: number): string =>
  words.text('ball.rerolls-short', { count: rerollsLeft(match as unknown as BallMatch, seat) })

/** "2 out" */
export function outBadges<M extends BallView>({ words }: BallKit<M>, { state }: M, seat: number): string[] {
  const out = state.players.filter(({ team, place }) => team === seat && place > KNOCKED_OUT).length
  return out > 0 ? [words.text('ball.casualties', { count: out })] : []
}

export function cardOf<M extends BallView>(
  kit: BallKit<M>,
  match: M,
  id: number,
  abilities: readonly Term[],
): PieceCard | null {
  const { words } = kit
  const player = match.state.players[id]
  if (!player) return null
  const stat = (name: string, value: string) => {
    const { name: short, text: title } = words.term(`ball.stat.${name}`)
    return { name: short, title, value }
  }
  const name = kit.playerName(match, id)
  const position = kit.positionName(match, id)
  return {
    id,
    name,
    ...(name.startsWith(position) ? {} : { position }),
    seat: player.team,
    figure: kit.figure(match, id),
    stats: [
      stat('ma', String(player.ma + player.extraMa)),
      stat('st', String(player.st + player.extraSt)),
      stat('ag', `${player.ag}+`),
      stat('pa', player.pa > 0 ? `${player.pa}+` : '–'),
      stat('av', `${player.av}+`),
    ],
    states: statesOf(match, id).map((name) => words.term(`ball.state.${name}`)),
    abilities,
  }
}

/** The words of whoever lies or stands in a square: name, team, states. */
export function whoIsAt<M extends BallView>(kit: BallKit<M>, match: M, square: number): string[] {
  const { state } = match
  const player = state.squares[square]
  const ball = state.ballHolder < 0 && state.ballSquare === square ? [kit.words.text('ball.square.ball')] : []
  if (player < 0) return ball
  const { team } = state.players[player]
  return [...ball, kit.playerName(match, player), kit.teamName(match, team), stateNames(kit, match, player)]
}

/** The figures of the result that have a name. */
export function namedFigures<M extends BallView>(
  { words }: BallKit<M>,
  scores: readonly number[],
  statistics: Readonly<Record<string, readonly number[]>>,
) {
  return [
    { name: words.text('ball.result.touchdowns'), values: scores },
    ...Object.entries(statistics)
      .filter(([name]) => words.has(`ball.result.${name}`))
      .map(([name, values]) => ({ name: words.text(`ball.result.${name}`), values })),
  ]
}
