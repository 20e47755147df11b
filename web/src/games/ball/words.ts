import { type Area, isKnown, type Key, named } from '../../i18n/index.ts'
import type { Term } from '../adapter.ts'

/** The words of one ball game: its own where it has some, otherwise those that all ball games share. Every path begins with 'ball.'. */
export interface Words {
  key(path: string): Key
  has(path: string): boolean
  text(path: string, args?: Record<string, string | number>): string
  /** Something with a name and a text. */
  term(path: string): Term
  /** The name of a thing in the first of these lists that has one. */
  find(id: string, lists: readonly string[]): string
}

export function wordsOf(area: Area): Words {
  const ownOf = (path: string): string => path.replace(/^ball\./, `${area}.`)
  const key = (path: string): string => (isKnown(ownOf(path)) ? ownOf(path) : path)
  const text = (path: string, args?: Record<string, string | number>): string => named(key(path), args)
  return {
    key: (path) => key(path) as Key,
    has: (path) => isKnown(key(path)),
    text,
    term: (path) => ({ name: text(`${path}.name`), text: text(`${path}.text`) }),
    find(id, lists) {
      for (const list of lists) {
        for (const path of [`ball.${list}.${id}`, `ball.${list}.${id}.name`]) if (isKnown(key(path))) return text(path)
      }
      return text(`ball.${lists[0]}.${id}`)
    },
  }
}
