import type { Figure } from '../art/figures/figure.ts'
import type { GameId } from '../games/index.ts'

export const kinds = [
  ...(['rule', 'skill', 'card', 'spell', 'creature', 'college', 'team', 'star', 'room', 'state'] as const),
  ...(['event', 'weather', 'prayer', 'inducement'] as const),
] as const
export type Kind = (typeof kinds)[number]

export interface EntryLink {
  readonly name: string
  readonly entry: string
}

/** A table of figures; a cell is text, or links to other entries. */
interface FigureTable {
  readonly head: readonly string[]
  readonly rows: readonly (readonly (string | readonly EntryLink[])[])[]
  /** Who each row is about. */
  readonly cast: readonly Figure[]
}

/** One thing that can be looked up. */
export interface Entry {
  /** Its address below /reference: 'DB-PUSH-07', 'dungeon-bowl/skill/dodge'. */
  readonly id: string
  readonly game: GameId
  readonly kind: Kind
  readonly name: string
  readonly text: string
  /** Rules only: the reading we adopted where the book is silent. */
  readonly ruling?: string
  /** Rules only: the language of the words where it is not the one in use. */
  readonly language?: string
  /** A word above the name: the section, the category. */
  readonly group?: string
  /** Who is shown beside it. */
  readonly figure?: Figure
  readonly figures?: readonly { readonly name: string; readonly value: string; readonly title: string }[]
  readonly facts?: readonly { readonly name: string; readonly value: string | readonly EntryLink[] }[]
  readonly table?: FigureTable
  readonly terms?: readonly (EntryLink & { readonly text: string })[]
  /** Other words it is found by: its English name. */
  readonly words?: string
  /** How the ids or the titles of the rules about it begin. */
  readonly about?: readonly string[]
}

/** The part of an id that names the section: 'DB-SKILL-DODGE-01' is of 'db-skill'. */
export const sectionOf = (rule: string): string => rule.split('-').slice(0, 2).join('-').toLowerCase()

const wordsOf = (id: string): string => id.replaceAll('-', ' ')

/** 'Dodge' of 'dodge', as rules of the book begin. */
const titleOf = (id: string): string => wordsOf(id).replace(/\b\w/g, (letter) => letter.toUpperCase())

interface Maker {
  address(kind: Kind, id: string): string
  entry(kind: Kind, id: string, name: string, text: string, more?: Partial<Entry>): Entry
}

/** Makes the entries of a game: found by their English name, and by rules that begin with it. */
export function makerOf(game: GameId): Maker {
  const address = (kind: Kind, id: string): string => `${game}/${kind}/${id}`
  return {
    address,
    entry: (kind, id, name, text, more = {}) => ({
      id: address(kind, id),
      game,
      kind,
      name,
      text,
      words: wordsOf(id),
      about: [titleOf(id)],
      ...more,
    }),
  }
}
