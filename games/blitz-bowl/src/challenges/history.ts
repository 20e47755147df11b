import type { BlitzState } from '../state.ts'

/** What an entry of `state.history` says. */
export const playerOf = (entry: number): number => entry >> 4
export const kindOf = (entry: number): number => (entry >> 1) & 7
export const isFreeEntry = (entry: number): boolean => (entry & 1) === 1
export const isOurs = (state: BlitzState, entry: number): boolean =>
  state.players[playerOf(entry)].team === state.active
