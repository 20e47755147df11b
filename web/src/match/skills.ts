import type { Match } from '@undercroft/engine'
import type { GameAdapter } from '../games/adapter.ts'

/** So many are shown of one piece; of more, how many. */
const MOST = 3

/** A name in two letters: the first of two words, or of one. */
export function lettersOf(name: string): string {
  const words = name.split(/[\s\-’']+/).filter((word) => /^\p{L}/u.test(word))
  const [first = name, second] = words
  return second ? `${first[0]}${second[0]}`.toUpperCase() : first.slice(0, 2)
}

/** What a piece is good at in two letters each, what matters most first. */
export function skillMarks(adapter: GameAdapter, view: Match, piece: number): readonly string[] {
  const all = adapter.piece(view, piece)?.abilities.filter(({ plain }) => !plain) ?? []
  const { notable } = adapter
  const rank = (id = '') => notable?.indexOf(id) ?? 0
  const noted = all.filter(({ id }) => rank(id) >= 0).sort((a, b) => rank(a.id) - rank(b.id))
  const letters = noted.map(({ name }) => lettersOf(name))
  return letters.length > MOST ? [...letters.slice(0, MOST - 1), `+${letters.length - MOST + 1}`] : letters
}
