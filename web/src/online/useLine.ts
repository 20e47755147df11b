import { Line, sealOfSeed } from '@undercroft/wire'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { seedOf } from './remember.ts'

const socketAddress = (go: string | null): string => `${go ?? location.origin}/line`.replace(/^http/, 'ws')

/** A line to a match for as long as the page is open. */
export function useLine(match: string, watch: string | null): Line | null {
  const [line, setLine] = useState<Line | null>(null)
  useEffect(() => {
    const made = new Line({
      match,
      ...(watch ? { watch } : {}),
      connect: (go) => new WebSocket(socketAddress(go)) as never,
    })
    made.listen(() => exchangeSeeds(made, match))
    made.open()
    const wake = () => made.wake()
    const look = () => {
      made.send({ t: 'here', visible: !document.hidden })
      if (!document.hidden) made.wake()
    }
    window.addEventListener('online', wake)
    document.addEventListener('visibilitychange', look)
    setLine(made)
    return () => {
      window.removeEventListener('online', wake)
      document.removeEventListener('visibilitychange', look)
      made.close()
    }
  }, [match, watch])
  return line
}

/** The line's news as versions, so that views are drawn again. */
export function useNews(line: Line): number {
  const [store] = useState(() => {
    let version = 0
    return {
      subscribe: (listener: () => void) =>
        line.listen(() => {
          version++
          listener()
        }),
      snapshot: () => version,
    }
  })
  return useSyncExternalStore(store.subscribe, store.snapshot)
}

/** Two rounds: everybody seals a seed of their own, and opens it when all have sealed. Nobody need do anything. */
function exchangeSeeds(line: Line, match: string): void {
  const { table, welcome } = line
  if (table?.status !== 'waiting' || !welcome) return
  const { seals, opened } = table.dice
  const isSealed = table.seats.every(
    ({ kind, name }, seat) => kind === 'computer' || (name !== null && seals[seat] !== ''),
  )
  for (const seat of welcome.you) {
    const seed = seedOf(match, seat)
    const seal = sealOfSeed(match, seat, seed)
    if (seals[seat] !== seal && !opened.includes(true)) line.send({ t: 'seal', seat, seal })
    else if (isSealed && !opened[seat]) line.send({ t: 'open', seat, seed })
  }
}
