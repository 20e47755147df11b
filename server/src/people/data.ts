import { readPacked } from '../match/log.ts'
import type { Row, Store } from '../store/store.ts'
import type { Account } from './accounts.ts'

/** Everything that is stored about somebody, as one file. */
export async function exportOf(store: Store, { id }: Account): Promise<object> {
  const [account] = await store.query('select id, name, kind, settings, created, seen from account where id = $1', [id])
  const all = (sql: string) => store.query(sql, [id])
  return {
    format: 'undercroft-account',
    version: 1,
    account,
    logins: await all('select created, expires from login where account = $1'),
    matches: await all(
      `select m.id, m.game, m.options, m.status, m.ending, m.created, s.seat from seated s
       join match m on m.id = s.match where s.account = $1 order by m.created`,
    ),
    entries: [
      ...(await all('select match, seq, at, kind, seat, body, dice from entry where account = $1 order by match, seq')),
      ...(await packedOf(store, id)),
    ],
    said: await all('select match, room, at, body, phrase from said where account = $1 order by at'),
    blocked: await all('select other from block where account = $1'),
    reports: await all('select at, about, match, why from report where by_account = $1 order by at'),
  }
}

/** What somebody did in matches that are packed. */
async function packedOf(store: Store, account: string): Promise<Row[]> {
  const rows = await store.query<{ match: string }>(
    'select p.match from packed p join seated s on s.match = p.match where s.account = $1 group by p.match',
    [account],
  )
  const entries = await Promise.all(
    rows.map(async ({ match }) =>
      (await readPacked(store, match))
        .filter((entry) => entry.account === account)
        .map(({ seq, at, kind, seat, body, dice }) => ({ match, seq, at, kind, seat, body, dice })),
    ),
  )
  return entries.flat()
}

/**
 * The account is closed: name, passphrase, log-ins, chat lines and blocks are gone. Matches stay for those who played them, without
 * the name; nothing forbids it.
 */
export async function closeAccount(store: Store, { id }: Account): Promise<void> {
  const nobody = 'Closed account'
  await store.transaction([
    ['delete from login where account = $1', [id]],
    ['delete from said where account = $1', [id]],
    ['delete from block where account = $1 or other = $1', [id]],
    ['update report set by_account = null where by_account = $1', [id]],
    [
      `update report set about = null, lines = (
         select coalesce(jsonb_agg(l), '[]') from jsonb_array_elements(lines) l where l->>'who' <> $1)
       where about = $1 or lines @> jsonb_build_array(jsonb_build_object('who', $1::text))`,
      [id],
    ],
    [
      `update match m set seats = (
         select jsonb_agg(case when s->>'account' = $1 then s || jsonb_build_object('name', $2::text) else s end order by n)
         from jsonb_array_elements(m.seats) with ordinality as t (s, n))
       where id in (select match from seated where account = $1)`,
      [id, nobody],
    ],
    [
      `update account set name = $2, name_key = null, kind = 'closed', passphrase = null, recovery = null, settings = '{}'
       where id = $1`,
      [id, nobody],
    ],
  ])
}
