import { useState } from 'react'
import type { Square } from '../../board/model.ts'
import * as table from './table.ts'
import { type Laid, type Table, type TileRules, tileAt } from './table.ts'

/** The words of a table: what a tile is called, and what is said aloud. */
export interface TableWords<T extends Laid> {
  readonly name: (tile: T) => string
  readonly problem: (of: NonNullable<ReturnType<TileRules<T>['problem']>>) => string
  readonly say: (text: string) => void
  readonly placed: (name: string, square: Square) => string
  readonly held: (name: string, square: Square, problem: string | null) => string
  readonly removed: (name: string) => string
  readonly empty: (square: Square) => string
  readonly under: (name: string, square: Square) => string
}

/** A table in use: every act changes it and says what happened. */
export function useTable<T extends Laid>(
  tiles: readonly T[],
  change: (tiles: readonly T[]) => void,
  rules: TileRules<T>,
  words: TableWords<T>,
) {
  const [held, setHeld] = useState<Pick<Table<T>, 'hand' | 'from' | 'cursor'>>({
    hand: null,
    from: null,
    cursor: { x: rules.width >> 1, y: rules.height >> 1 },
  })
  const now: Table<T> = { tiles, ...held }
  const problem = table.handProblem(now, rules)

  const describe = (next: Table<T>): string => {
    const { hand, cursor } = next
    if (hand) {
      const wrong = table.handProblem(next, rules)
      return words.held(words.name(hand), hand, wrong && words.problem(wrong))
    }
    const at = tileAt(next, cursor, rules)
    return at < 0 ? words.empty(cursor) : words.under(words.name(next.tiles[at]), cursor)
  }
  const put = (next: Table<T>, text: string | null = describe(next)) => {
    setHeld({ hand: next.hand, from: next.from, cursor: next.cursor })
    if (next.tiles !== tiles) change(next.tiles)
    if (text !== null) words.say(text)
  }
  return {
    ...now,
    problem,
    /** `at`: held over that place already, not over the cursor. */
    take: (tile: T, at: Square | null = null) =>
      put(at ? { ...now, hand: rules.moved(tile, at.x, at.y), from: null, cursor: at } : table.take(now, tile, rules)),
    pickUp: (at: number) => put(table.pickUp({ ...now, cursor: tiles[at] }, at)),
    aim: (square: Square, grip?: Square) => put(table.aim(now, square, rules, grip), null),
    step: (dx: number, dy: number) => put(table.step(now, dx, dy, rules)),
    turn: () => put(table.turn(now, rules)),
    place() {
      const next = table.place(now, rules)
      if (next.hand || !now.hand) return put(next)
      put(next, words.placed(words.name(now.hand), now.hand))
    },
    /** Enter and clicks: lays down what is held, or picks up what lies there. */
    act(square: Square = now.cursor) {
      if (now.hand) return this.place()
      const at = tileAt(now, square, rules)
      put(at < 0 ? { ...now, cursor: square } : table.pickUp({ ...now, cursor: square }, at))
    },
    discard() {
      const at = now.hand ? -1 : tileAt(now, now.cursor, rules)
      const gone = now.hand ?? tiles[at]
      if (gone) put(table.discard(now, rules), words.removed(words.name(gone)))
    },
    remove: (at: number) =>
      put({ ...table.cancel(now), tiles: tiles.filter((_, i) => i !== at) }, words.removed(words.name(tiles[at]))),
    cancel: () => put(table.cancel(now)),
  }
}

export type TableInUse<T extends Laid> = ReturnType<typeof useTable<T>>
