import { rollKey } from '@undercroft/wire'
import { gameOf, isGame } from './games.ts'
import { Course } from './match/course.ts'
import { readLog } from './match/log.ts'
import { type MatchRow, SELECT_MATCH } from './match/rows.ts'
import { seamOf } from './match/snapshot.ts'
import type { Store } from './store/store.ts'

export interface GateOutcome {
  readonly same: number
  readonly differ: readonly { readonly match: string; readonly reason: string }[]
}

/**
 * Replays every open match, and the newest `finished` ones, with this version, and compares them with the digests that were
 * written when they were played.
 */
export async function replayGate(store: Store, finished = 0): Promise<GateOutcome> {
  const open = await store.query<MatchRow>(`${SELECT_MATCH} where m.status = 'live' order by m.created`)
  const over = await store.query<MatchRow>(
    `${SELECT_MATCH} where m.status = 'over' order by m.created desc limit ${finished}`,
  )
  const differ: { match: string; reason: string }[] = []
  for (const row of [...open, ...over]) {
    const reason = await whyNot(store, row)
    if (reason !== null) differ.push({ match: row.id, reason })
  }
  return { same: open.length + over.length - differ.length, differ }
}

async function whyNot(store: Store, row: MatchRow): Promise<string | null> {
  if (!isGame(row.game)) return `there is no game '${row.game}'`
  const { game } = await gameOf(row.game)
  const seam = await seamOf({ store }, row)
  try {
    const course = new Course(game, row.options, rollKey(row.id, row.secret, row.seeds), seam?.state, seam !== null)
    for (const entry of await readLog(store, row, seam?.seq)) {
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
