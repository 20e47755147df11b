import type { GameId } from '../games/index.ts'
import type { Entry, Kind } from './model.ts'

/** Lower case without accents: what is typed finds what is meant. */
const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

interface Indexed {
  readonly entry: Entry
  readonly id: string
  readonly name: string
  readonly words: string
  readonly text: string
}

export interface Filter {
  readonly game: GameId | null
  readonly kind: Kind | 'ruling' | null
}

const fits = ({ game, kind, ruling }: Entry, filter: Filter): boolean =>
  (filter.game === null || game === filter.game) &&
  (filter.kind === null || (filter.kind === 'ruling' ? ruling !== undefined : kind === filter.kind))

/** Everything that can be looked up, ready to be searched as somebody types. */
export class SearchIndex {
  private readonly all: readonly Indexed[]

  constructor(entries: readonly Entry[]) {
    this.all = entries.map((entry) => ({
      entry,
      id: plain(entry.id),
      name: plain(entry.name),
      words: plain([entry.words, entry.group].filter(Boolean).join(' ')),
      text: plain([entry.text, entry.ruling].filter(Boolean).join(' ')),
    }))
  }

  /** Entries in which every word stands somewhere, the best first. Without words: all that the filter lets through. */
  search(query: string, filter: Filter): Entry[] {
    const words = plain(query).split(/\s+/).filter(Boolean)
    const found: { entry: Entry; score: number }[] = []
    for (const known of this.all) {
      if (!fits(known.entry, filter)) continue
      const score = words.reduce((sum, word) => (sum < 0 ? sum : combined(sum, scoreOf(known, word))), 0)
      if (score >= 0) found.push({ entry: known.entry, score })
    }
    if (words.length === 0) return found.map(({ entry }) => entry)
    const whole = plain(query.trim())
    const bonus = ({ entry, score }: (typeof found)[number]) => score + (plain(entry.name) === whole ? 40 : 0)
    return found.sort((a, b) => bonus(b) - bonus(a)).map(({ entry }) => entry)
  }
}

const combined = (sum: number, score: number): number => (score < 0 ? -1 : sum + score)

/** Names before other words before texts, beginnings before the middle; rules, of which there are most, come last. */
function scoreOf({ entry, id, name, words, text }: Indexed, word: string): number {
  const lift = entry.kind === 'rule' ? 0 : 5
  if (id === word) return 100
  if (name === word) return 60 + lift
  if (name.startsWith(word)) return 40 + lift
  if (name.includes(` ${word}`)) return 30 + lift
  if (name.includes(word)) return 20 + lift
  if (id.startsWith(word)) return 18
  if (words.includes(word)) return 15 + lift
  if (id.includes(word)) return 10
  return text.includes(word) ? 5 + lift : -1
}
