import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress } from 'node:zlib'
import type { Store } from '../store/store.ts'
import { ENTRY_COLUMNS, type Entry, type MatchRow } from './rows.ts'

const pack = promisify(brotliCompress)
const unpack = promisify(brotliDecompress)

/** So many days after its last entry a finished match is packed; so many at a time. */
const DAYS = 7
const AT_ONCE = 100

/** An entry as it is packed: with everything its row held. */
type PackedEntry = Entry & { readonly at: string; readonly epoch: number }

/** The entries of a match from one on, in order; `delay`: only those that are so many seconds old. */
export async function readLog(
  store: Store,
  { id, packed }: Pick<MatchRow, 'id' | 'packed'>,
  from = 0,
  delay = 0,
): Promise<Entry[]> {
  if (packed) return (await readPacked(store, id)).filter(({ seq }) => seq >= from)
  const seen = delay > 0 ? `and at <= now() - make_interval(secs => ${delay})` : ''
  return (await store.query(`select ${ENTRY_COLUMNS} from entry where match = $1 and seq >= $2 ${seen} order by seq`, [
    id,
    from,
  ])) as unknown as Entry[]
}

export async function readPacked(store: Store, match: string): Promise<PackedEntry[]> {
  const [row] = await store.query<{ entries: Uint8Array }>('select entries from packed where match = $1', [match])
  return row ? (JSON.parse((await unpack(row.entries)).toString()) as PackedEntry[]) : []
}

/** Packs the entries of matches that were over a week ago. Nothing is added to them any more. */
export async function packOld(store: Store): Promise<number> {
  const old = await store.query<{ id: string }>(
    `select m.id from match m join lateral (select at from entry where match = m.id order by seq desc limit 1) e on true
     where m.status in ('over', 'void') and e.at < now() - make_interval(days => $1) limit $2`,
    [DAYS, AT_ONCE],
  )
  for (const { id } of old) await packOne(store, id)
  return old.length
}

async function packOne(store: Store, match: string): Promise<void> {
  const entries = (await store.query(`select ${ENTRY_COLUMNS}, at, epoch from entry where match = $1 order by seq`, [
    match,
  ])) as unknown as PackedEntry[]
  const last = entries.at(-1)
  if (!last) return
  await store.transaction([
    [
      `insert into packed (match, head, moved, entries) values ($1, $2, $3, $4) on conflict do nothing`,
      [match, entries.length, last.at, await pack(JSON.stringify(entries))],
    ],
    ['delete from entry where match = $1', [match]],
    ['delete from snapshot where match = $1', [match]],
  ])
}
