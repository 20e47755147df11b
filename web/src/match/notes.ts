import type { Match } from '@undercroft/engine'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { smallStore } from '../app/storage.ts'
import type { PieceModel } from '../board/model.ts'
import type { GameAdapter } from '../games/adapter.ts'

interface Notes {
  /** What people wrote on pieces, by match and piece. */
  readonly written: Readonly<Record<string, Readonly<Record<number, string>>>>
  /** Abilities whose owners are marked by themselves, by game. */
  readonly abilities: Readonly<Record<string, readonly string[]>>
  write(match: string, piece: number, text: string): void
  toggle(game: string, ability: string): void
}

/** Marks on pieces: kept in this browser, seen by nobody else. */
export const useNotes = create<Notes>()(
  persist(
    (set) => ({
      written: {},
      abilities: {},
      write: (match, piece, text) =>
        set(({ written }) => {
          const { [piece]: _, ...others } = written[match] ?? {}
          return { written: { ...written, [match]: text === '' ? others : { ...others, [piece]: text } } }
        }),
      toggle: (game, ability) =>
        set(({ abilities }) => {
          const marked = abilities[game] ?? []
          const next = marked.includes(ability) ? marked.filter((id) => id !== ability) : [...marked, ability]
          return { abilities: { ...abilities, [game]: next } }
        }),
    }),
    { name: 'undercroft-notes', version: 1, storage: smallStore() },
  ),
)

const NO_NOTES: Readonly<Record<number, string>> = {}
const NO_ABILITIES: readonly string[] = []

export const notesOf = (match: string) => (state: Notes) => state.written[match] ?? NO_NOTES
export const markedIn = (game: string) => (state: Notes) => state.abilities[game] ?? NO_ABILITIES

/** The pieces with their marks: what was written on them, else the first letters of marked abilities. */
export function withNotes(
  pieces: readonly PieceModel[],
  written: Readonly<Record<number, string>>,
  marked: readonly string[],
  adapter: GameAdapter,
  view: Match,
): readonly PieceModel[] {
  if (marked.length === 0 && Object.keys(written).length === 0) return pieces
  return pieces.map((piece) => {
    const note = written[piece.id] ?? abilityMark(adapter, view, piece.id, marked)
    return note ? { ...piece, note, label: `${piece.label}, ${note}` } : piece
  })
}

function abilityMark(adapter: GameAdapter, view: Match, piece: number, marked: readonly string[]): string | null {
  if (marked.length === 0) return null
  const own = adapter.piece(view, piece)?.abilities.find(({ id }) => id !== undefined && marked.includes(id))
  return own ? own.name : null
}
