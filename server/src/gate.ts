import { rollKey } from '@undercroft/wire'
import { gameOf, isGame } from './games.ts'
import { Course } from './match/course.ts'
import { ENTRY_COLUMNS, type Entry, type MatchRow, SELECT_MATCH } from './match/rows.ts'
import type { Store } from './store/store.ts'

export interface GateOutcome {
  readonly same: number
  readonly differ: readonly { readonly match: string; readonly reason: string }[]
}

/** Replays every open match with this version, and compares it with the digests that were written when it was played. */
export async function replayGate(store: Store): Promise<GateOutcome> {
  const open = await store.query<MatchRow>(`${SELECT_MATCH} where m.status = 'live' order by m.created`)
  const differ: { match: string; reason: string }[] = []
  for (const row of open) {
    const reason = await whyNot(store, row)
    if (reason !== null) differ.push({ match: row.id, reason })
  }
  return { same: open.length - differ.length, differ }
}

async function whyNot(store: Store, row: MatchRow): Promise<string | null> {
  if (!isGame(row.game)) return `there is no game '${row.game}'`
  const { game } = await gameOf(row.game)
  const entries = (await store.query(`select ${ENTRY_COLUMNS} from entry where match = $1 order by seq`, [
    row.id,
  ])) as unknown as Entry[]
  try {
    const course = new Course(game, row.options, rollKey(row.id, row.secret, row.seeds))
    for (const entry of entries) {
      course.follow(entry)
      if (entry.digest !== null && game.digest(course.match) !== entry.digest) {
        return `entry ${entry.seq}: this version comes to another match`
      }
    }
    return null
  } catch (error) {
    return (error as Error).message
  }
}
