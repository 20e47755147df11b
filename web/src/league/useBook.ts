import { useEffect, useState, useSyncExternalStore } from 'react'
import { LeagueBook } from './book.ts'
import { fileErrorText } from './refusal.ts'

type Opened =
  | { readonly state: 'loading' | 'none' }
  | { readonly state: 'broken'; readonly reason: string }
  | { readonly state: 'open'; readonly book: LeagueBook }

/** One book per league and page view, so that all its pages see the same. */
const open = new Map<string, Promise<LeagueBook | null>>()

export function forgetBook(id: string): void {
  open.delete(id)
}

export function useBook(id: string): Opened {
  const [opened, setOpened] = useState<Opened>({ state: 'loading' })
  useEffect(() => {
    let gone = false
    const book = open.get(id) ?? LeagueBook.open(id)
    open.set(id, book)
    book.then(
      (found) => {
        if (!found) open.delete(id)
        if (!gone) setOpened(found ? { state: 'open', book: found } : { state: 'none' })
      },
      (error: Error) => {
        open.delete(id)
        if (!gone) setOpened({ state: 'broken', reason: fileErrorText(error) })
      },
    )
    return () => {
      gone = true
    }
  }, [id])
  return opened
}

/** Draws again whenever something happened in the league. */
export function useChanges(book: LeagueBook): void {
  useSyncExternalStore(book.subscribe, book.snapshot)
}
