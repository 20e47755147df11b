import { useEffect, useState } from 'react'
import type { GameId } from '../games/index.ts'
import { type Item, listItems } from '../workshop/library/store.ts'
import { rosterOf } from './entrants.ts'
import { isByTheBook } from './games.ts'

/** League teams of the workshop, in games that build teams. */
export function useOwnTeams(game: GameId): readonly Item[] {
  const [items, setItems] = useState<readonly Item[]>([])
  useEffect(() => {
    if (!isByTheBook(game)) return setItems([])
    let gone = false
    listItems(`${game}/team`).then(
      (all) => !gone && setItems(all.filter((item) => rosterOf(item)?.kind === 'league')),
      () => {},
    )
    return () => {
      gone = true
    }
  }, [game])
  return items
}
