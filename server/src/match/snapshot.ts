import { digestOf } from '@undercroft/engine'
import type { Context } from '../context.ts'
import type { Statement } from '../store/store.ts'
import type { Course } from './course.ts'
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
