import { digestOf, eventsFor, type Game, type GameEvent, type Match, SPECTATOR } from '@undercroft/engine'
import { type Change, diff, type EntryKind, type ServerMessage, type Told, writeEntry } from '@undercroft/wire'

/** Characters of entries that are kept for those who were away for a moment: fewer than a snapshot has. */
const RING_SIZE = 16 * 1024
/** Happenings that a snapshot tells. */
const TAIL = 50
/** Every so many entries the digest of the view goes along. */
const CHECK = 32

export interface Told1 {
  readonly seq: number
  readonly tag: string
  readonly kind: EntryKind
  readonly by: number
  readonly id: string | null
  /** Of the whole match, now and then. */
  readonly digest: string | null
}

interface Kept {
  readonly seq: number
  readonly tag: string
  /** By group. */
  readonly texts: Readonly<Record<string, string>>
  readonly size: number
}

/** What happened lately, as text: it is needed only when somebody comes. */
interface Happened {
  readonly told: Omit<Told, 'for'>
  readonly events: string
}

/** The audiences of a line: one for all where nothing is hidden, else one per seat, or that of the spectators. */
export function audiencesOf(game: Game, seats: readonly number[]): string {
  if (game.isOpen) return 'all'
  return seats.length === 0 ? String(SPECTATOR) : [...seats].sort((a, b) => a - b).join(',')
}

const seatOf = (audience: string): number => (audience === 'all' ? SPECTATOR : Number(audience))

/** What everybody is told of a match: one text per audience, however many listen. */
export class Audiences {
  private readonly game: Game
  private readonly views = new Map<string, unknown>()
  private readonly groups = new Set<string>()
  private readonly ring: Kept[] = []
  private size = 0
  private readonly tail: Happened[] = []

  constructor(game: Game) {
    this.game = game
  }

  /** From now on texts are made for this group of audiences, named by `audiencesOf`. */
  join(group: string, match: Match): void {
    for (const audience of group.split(','))
      if (!this.views.has(audience)) this.views.set(audience, this.viewOf(match, audience))
    this.groups.add(group)
  }

  /** One entry more. Gives its text by group. */
  tell(told: Told1, events: readonly GameEvent[], match: Match, count: number): Map<string, string> {
    const changes = new Map<string, Change>()
    for (const [audience, before] of this.views) {
      const after = this.viewOf(match, audience)
      this.views.set(audience, after)
      const check = told.seq % CHECK === CHECK - 1 ? { check: this.digestOf(after, told) } : null
      changes.set(audience, { events: this.eventsOf(events, audience), patch: diff(before, after), count, ...check })
    }
    const texts = new Map<string, string>()
    for (const group of this.groups) texts.set(group, textOf(told, group, changes))
    this.remember(told, events, count)
    this.keep(told, texts)
    return texts
  }

  private remember({ seq, kind, by }: Told1, events: readonly GameEvent[], count: number): void {
    const { tail } = this
    if (kind === 'undo') while (tail.length > 0 && (tail.at(-1)?.told.count ?? 0) > count) tail.pop()
    tail.push({ told: { seq, kind, by, count }, events: JSON.stringify(events) })
    if (tail.length > TAIL) tail.shift()
  }

  private keep({ seq, tag }: Told1, texts: ReadonlyMap<string, string>): void {
    const size = [...texts.values()].reduce((sum, text) => sum + text.length, 0)
    this.ring.push({ seq, tag, texts: Object.fromEntries(texts), size })
    this.size += size
    while (this.ring.length > 1 && this.size > RING_SIZE) {
      this.size -= this.ring.shift()?.size ?? 0
    }
  }

  /**
   * What somebody has missed who has everything before entry `have`, the last of which had `tag`: texts in order, or null where
   * only a snapshot helps.
   */
  since(group: string, have: number, tag: string, head: number, lastTag: string): string[] | null {
    if (have === head) return tag === lastTag ? [] : null
    const from = this.ring.findIndex(({ seq }) => seq === have)
    if (from < 0) return null
    const before = this.ring[from - 1]
    if (before ? before.tag !== tag : have > 0) return null
    const texts = this.ring.slice(from).map((kept) => kept.texts[group])
    return texts.every((text) => text !== undefined) ? (texts as string[]) : null
  }

  snapshot(group: string, match: Match, seq: number, tag: string): string {
    const audiences = group.split(',')
    const views = Object.fromEntries(
      audiences.map((audience) => [audience, this.views.get(audience) ?? this.viewOf(match, audience)]),
    )
    const tail = this.tail.map(({ told, events }): Told => {
      const all = JSON.parse(events) as readonly GameEvent[]
      return { ...told, for: Object.fromEntries(audiences.map((audience) => [audience, this.eventsOf(all, audience)])) }
    })
    return JSON.stringify({ t: 'snap', seq, tag, views, tail } satisfies ServerMessage)
  }

  /** The view as plain data; whose it is, every line knows for itself. */
  private viewOf(match: Match, audience: string): unknown {
    const { viewer: _, ...view } = this.game.save(this.game.view(match, seatOf(audience)))
    return view
  }

  /** Where nothing is hidden, the view is the match: its digest is known. */
  private digestOf(view: unknown, { digest }: Told1): string {
    return (this.game.isOpen ? digest : null) ?? digestOf(view)
  }

  private eventsOf(events: readonly GameEvent[], audience: string): readonly GameEvent[] {
    return this.game.isOpen ? events : eventsFor(events, seatOf(audience))
  }
}

function textOf({ seq, tag, kind, by, id }: Told1, group: string, changes: ReadonlyMap<string, Change>): string {
  const known: Record<string, Change> = {}
  for (const audience of group.split(',')) {
    const change = changes.get(audience)
    if (change) known[audience] = change
  }
  return writeEntry({ seq, tag, kind, by, id, for: known })
}
