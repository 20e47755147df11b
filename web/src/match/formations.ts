import type { Action } from '@undercroft/engine'
import type { Formation } from '../app/settings.ts'
import type { Square } from '../board/model.ts'
import type { GameId } from '../games/index.ts'
import type { Session } from './session.ts'

/** What actions that place pieces may say. */
interface Placing extends Action {
  readonly x?: number
  readonly y?: number
  readonly square?: number
  readonly player?: number
}

/** Where an action places something, null where it only says who comes next. */
function squareOf({ x, y, square }: Placing, width: number): Square | null {
  if (x !== undefined && y !== undefined) return { x, y }
  return square === undefined ? null : { x: square % width, y: Math.floor(square / width) }
}

/** The first piece of a seat: pieces are kept by their place in the team. */
function firstOf(session: Session, seat: number): number {
  const { adapter } = session
  const view = session.view()
  let id = 0
  while (adapter.piece(view, id) && adapter.piece(view, id)?.seat !== seat) id++
  return id
}

/** Under what the line-ups of a team are kept. */
export const keyOfTeam = (game: GameId, team: string): string => `${game}/${team}`

/** How a seat has lined up so far; null once it has done anything else, or too little to keep. */
export function lineUpOf(session: Session, seat: number): Formation['places'] | null {
  const { adapter } = session
  if (adapter.lineUp.keep) return mayPlace(session, seat) ? adapter.lineUp.keep(session.view(), seat) : null
  const own = session.actionsOf(seat).filter(({ type }) => !adapter.lineUp.objects.has(type))
  if (own.length < 3 || own.some(({ type }) => !adapter.lineUp.actions.has(type))) return null
  const { width } = adapter.board(session.view())
  const first = firstOf(session, seat)
  return own.map((action) => {
    const at = squareOf(action, width)
    return at ? ([at.x, at.y] as const) : ((action as Placing).player ?? first) - first
  })
}

/** A kept line-up, turned as the seat's side of the board asks for: each call gives the wanted action, if it is legal. */
function follow(session: Session, seat: number, { places }: Formation): () => Action | null {
  const { width, height } = session.adapter.board(session.view())
  const first = firstOf(session, seat)
  const turns = [
    (x: number, y: number) => ({ x, y }),
    (x: number, y: number) => ({ x: width - 1 - x, y }),
    (x: number, y: number) => ({ x, y: height - 1 - y }),
    (x: number, y: number) => ({ x: width - 1 - x, y: height - 1 - y }),
  ]
  const squares = places.filter((place) => typeof place !== 'number')
  let turn: (typeof turns)[number] | null = null
  let next = session.actionsOf(seat).filter(({ type }) => session.adapter.lineUp.actions.has(type)).length
  return () => {
    const legal = (session.decision?.actions ?? []) as readonly Placing[]
    const wanted = places[next++]
    if (wanted === undefined) return null
    if (typeof wanted === 'number') return legal.find(({ player }) => player === first + wanted) ?? null
    const at = (action: Placing) => squareOf(action, width)
    const fits = (make: (typeof turns)[number], [x, y]: readonly [number, number]) => {
      const to = make(x, y)
      return legal.find((action) => at(action)?.x === to.x && at(action)?.y === to.y)
    }
    turn ??= turns.reduce((best, make) => (count(make) > count(best) ? make : best))
    return fits(turn, wanted) ?? null

    function count(make: (typeof turns)[number]): number {
      return squares.filter((square) => fits(make, square)).length
    }
  }
}

/** Is this seat asked to place something before the match? */
export const mayPlace = ({ decision, adapter, seats }: Session, seat: number): boolean => {
  if (!decision || decision.roll || decision.seat !== seat) return false
  if (adapter.lineUp.kinds.has(decision.kind)) return true
  // Who wants to play at once is not asked who begins, nor what is bought.
  return seats[seat]?.lined === true && decision.actions.every(({ type }) => adapter.lineUp.objects.has(type))
}

/** Answers each question of the set-up: as the kept line-up says where that is possible, otherwise as the computer likes it. */
export function placer(session: Session, seat: number, formation: Formation | null): (count: number) => Action {
  const { lineUp } = session.adapter
  const wanted = formation && !lineUp.follow && follow(session, seat, formation)
  return (count) => {
    const asked = session.decision
    if (!asked || !lineUp.kinds.has(asked.kind)) return session.fallback()
    const own = lineUp.actions.has(asked.actions[0].type)
    if (formation && lineUp.follow) {
      const next = lineUp.follow(session.view(), asked, formation.places)
      if (next) return next
    }
    return (own && wanted ? wanted() : null) || lineUp.choose(session.view(), asked, count)
  }
}
