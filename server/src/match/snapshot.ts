import { digestOf, type Game } from '@undercroft/engine'
import { rollKey } from '@undercroft/wire'
import type { Context } from '../context.ts'
import { one, type Row, type Statement } from '../store/store.ts'
import { Course, type SavedCourse } from './course.ts'
import { readLog } from './log.ts'
import type { Entry, MatchRow } from './rows.ts'

/** A snapshot saves the replaying of a long match. It is written with the entry it shows, never before. */
export const SNAPSHOT_EVERY = 128

export function snapshotStatement(
  { build }: Context,
  { id }: MatchRow,
  course: Course,
  { seq, tag }: Pick<Entry, 'seq' | 'tag'>,
): Statement {
  const state = JSON.stringify(course.save())
  const sql = `
    insert into snapshot (match, seq, state, digest, rules, build)
    select $1, $2, $3::jsonb, $4, $5, $6 where exists (select from entry where match = $1 and seq = $2 and tag = $7)
    on conflict (match) do update set seq = excluded.seq, state = excluded.state, digest = excluded.digest,
      rules = excluded.rules, build = excluded.build
    where snapshot.seq <= excluded.seq`
  return [sql, [id, seq, state, digestOf(JSON.parse(state)), course.game.version, build, tag]]
}

interface Base {
  /** The number of the first entry after it. */
  readonly seq: number
  readonly state: SavedCourse
}

interface SnapshotRow extends Row {
  readonly seq: number
  readonly state: SavedCourse
  readonly digest: string
  readonly rules: string
  readonly build: string
}

async function newest(context: Context, id: string): Promise<SnapshotRow | null> {
  const row = await one<SnapshotRow>(context.store, 'select * from snapshot where match = $1', [id])
  return row && digestOf(row.state) === row.digest ? row : null
}

/** Where other rules took over, null where none did. */
export const seamOf = ({ store }: Pick<Context, 'store'>, { id, sewn }: MatchRow): Promise<Base | null> =>
  sewn === null ? Promise.resolve(null) : one<Base & Row>(store, 'select seq, state from seam where match = $1', [id])

/** What a match is loaded from: the seam where there is one, the newest snapshot of this version, or nothing. */
export async function baseOf(context: Context, row: MatchRow, delay: number): Promise<Base | null> {
  const { id, rules, build, sewn } = row
  if (sewn !== null) return seamOf(context, row)
  if (delay > 0 || build !== context.build) return null
  const kept = await newest(context, id)
  return kept?.rules === rules && kept.build === context.build ? { seq: kept.seq + 1, state: kept.state } : null
}

/**
 * A single machine has no node of the older version: a match that this version would play otherwise goes on from its snapshot, and
 * its seam is kept. Only where nothing of the log is lost by that. Tells whether it does.
 */
export async function sew(context: Context, game: Game, row: MatchRow): Promise<boolean> {
  const { store, build } = context
  if (store.kind !== 'pglite' || row.status !== 'live') return false
  const kept = await newest(context, row.id)
  if (!kept) return false
  try {
    const course = new Course(game, row.options, rollKey(row.id, row.secret, row.seeds), kept.state)
    for (const entry of await readLog(store, row, kept.seq + 1)) course.follow(entry)
    if (game.decision(course.match) === null) return false
    await store.transaction([
      [
        `insert into seam (match, seq, state) values ($1, $2, $3::jsonb)
         on conflict (match) do update set seq = excluded.seq, state = excluded.state`,
        [row.id, row.head, JSON.stringify(course.save())],
      ],
      ['update match set build = $2, rules = $3 where id = $1', [row.id, build, game.version]],
    ])
    return true
  } catch (error) {
    context.log.warn({ match: row.id, error: (error as Error).message }, 'a match cannot go on from its snapshot')
    return false
  }
}
