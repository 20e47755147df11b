import { newSeatSeed } from '@undercroft/wire'

/** What this browser keeps of a match on a line: links that were made, and the seeds of its own seats until they are open. */
interface Remembered {
  readonly invites?: readonly { readonly seat: number; readonly token: string }[]
  readonly watch?: string
  readonly seeds?: Readonly<Record<number, string>>
}

const keyOf = (match: string): string => `undercroft-online-${match}`

export function recall(match: string): Remembered {
  try {
    return JSON.parse(localStorage.getItem(keyOf(match)) ?? '{}') as Remembered
  } catch {
    return {}
  }
}

export function remember(match: string, part: Remembered): void {
  try {
    localStorage.setItem(keyOf(match), JSON.stringify({ ...recall(match), ...part }))
  } catch {
    // Without a store the seed lives as long as the page, which is long enough to begin.
  }
}

const inMemory = new Map<string, string>()

/** The seed of one's own seat: made once, kept until the match has begun. */
export function seedOf(match: string, seat: number): string {
  const key = `${match}/${seat}`
  const { seeds } = recall(match)
  const seed = seeds?.[seat] ?? inMemory.get(key) ?? newSeatSeed()
  inMemory.set(key, seed)
  if (!seeds?.[seat]) remember(match, { seeds: { ...seeds, [seat]: seed } })
  return seed
}
