import type { Match } from '@undercroft/engine'
import { useMemo } from 'react'
import type { BoardModel } from '../board/model.ts'
import type { GameAdapter, SeatModel } from '../games/adapter.ts'
import { useSettings } from './settings.ts'

/** What a team may wear. Bases and rims keep the colour and the shape of their seat, so that sides are told apart as ever. */
export const CLOTHS = {
  blue: '#2f86bd',
  gold: '#c97f0a',
  green: '#14875f',
  violet: '#7f59c4',
  rust: '#c24f22',
  crimson: '#a3213a',
  ivory: '#d9cba8',
  charcoal: '#4d4854',
} as const

/** What a team may bear on its shield, in a box of 24. */
export const CRESTS = {
  tower: 'M5 3h3v3h2V3h4v3h2V3h3v7h-2l1 11h-4v-5a2 2 0 0 0-4 0v5H6l1-11H5z',
  flame: 'M12 1q1 5 5 9a8 8 0 1 1-12 3q1-3 3-4q0 3 2 4q-1-7 2-12z',
  star: 'M12 1l3 8h8l-6.5 5l2.5 8.500L12 17.500L5 22.500L7.500 14L1 9h8z',
  crown: 'M3 19L1 6l6 5l5-8l5 8l6-5l-2 13z',
  moon: 'M15 2a10 10 0 1 0 7 14a8.500 8.500 0 1 1-7-14z',
  axes: 'M4 2q6 0 7 6l10 11l-2 3L8 11Q2 10 2 4zM20 2q-6 0-7 5l3 4q6-1 6-7zM10 13l-7 6l2 3l8-6z',
} as const

export type ClothId = keyof typeof CLOTHS
export type CrestId = keyof typeof CRESTS

/** How a team is dressed; what is missing is as its seat has it. */
export interface Look {
  readonly cloth?: ClothId | undefined
  readonly crest?: CrestId | undefined
}

/** Looks are kept by game and by what the team is called. */
export const lookKey = (game: string, team: string): string => `${game}/${team}`

/** How the teams of this match are dressed, by seat. */
export function useLooks({ id, lineUp }: GameAdapter, view: Match, seats: number): readonly (Look | undefined)[] {
  const looks = useSettings((settings) => settings.looks)
  return useMemo(
    () =>
      Object.keys(looks).length === 0
        ? []
        : Array.from({ length: seats }, (_, seat) => looks[lookKey(id, lineUp.team(view, seat))]),
    [looks, id, lineUp, view, seats],
  )
}

const clothOf = (look: Look | undefined): string | undefined => look?.cloth && CLOTHS[look.cloth]

/** The same board, its pieces in the cloth of their teams. */
export function dressBoard(model: BoardModel, looks: readonly (Look | undefined)[]): BoardModel {
  if (!looks.some((look) => look?.cloth)) return model
  return { ...model, pieces: model.pieces.map((piece) => ({ ...piece, cloth: clothOf(looks[piece.seat]) })) }
}

export const dressSeats = (seats: readonly SeatModel[], looks: readonly (Look | undefined)[]): SeatModel[] =>
  seats.map((seat, i) => {
    const crest = looks[i]?.crest
    return { ...seat, cloth: clothOf(looks[i]), crest: crest && CRESTS[crest] }
  })

/** The seats of a match, dressed. */
export function useSeats(adapter: GameAdapter, view: Match): readonly SeatModel[] {
  const bare = useMemo(() => adapter.seats(view), [adapter, view])
  const looks = useLooks(adapter, view, bare.length)
  return useMemo(() => dressSeats(bare, looks), [bare, looks])
}
