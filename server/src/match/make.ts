import { type NewMatch, newSecret, type Requests, sealOfSecret, type Terms } from '@undercroft/wire'
import type { Context } from '../context.ts'
import { gameOf } from '../games.ts'
import { hashOf, newToken } from '../secrets.ts'
import type { Statement } from '../store/store.ts'
import type { MatchRow, Seat } from './rows.ts'

const USUAL_TERMS: Terms = { absence: 'wait', away: 120, delay: 0, chat: true }

interface Person {
  readonly id: string
  readonly name: string
}

/** A new match that waits for its people, with a link for each open seat. Options were checked before. */
export async function makeMatch(
  context: Context,
  { game, options, seats, terms }: Requests['newMatch'],
  by: Person,
): Promise<NewMatch> {
  const table = seats.map((who): Seat => {
    if (who === 'me') return { kind: 'person', level: 'rookie', account: by.id, name: by.name, substitute: false }
    if (who === 'open') return { kind: 'person', level: 'rookie', account: null, name: null, substitute: false }
    return { kind: 'computer', level: who, account: null, name: null, substitute: false }
  })
  const invites = table.flatMap(({ kind, account }, seat) =>
    kind === 'person' && account === null ? [{ seat, token: newToken() }] : [],
  )
  const watch = newToken()
  const id = newToken()
  const row = await rowStatement(context, id, game, options, table, { ...USUAL_TERMS, ...terms } as Terms, by.id)
  await context.store.transaction([
    row,
    ...seatedStatements(id, table),
    ...[...invites, { seat: null, token: watch }].map(
      ({ seat, token }): Statement => [
        'insert into invite (token_hash, match, seat) values ($1, $2, $3)',
        [hashOf(token), id, seat],
      ],
    ),
  ])
  return { id, invites, watch }
}

/** The same people once more; gives the match's id. Everybody who sat at the old one sits at the new one. */
export async function rematch(context: Context, { game, options, seats, terms, made_by }: MatchRow): Promise<string> {
  const id = newToken()
  const table = seats.map((seat) => ({ ...seat, substitute: false }))
  const row = await rowStatement(context, id, game, options, table, terms, made_by)
  await context.store.transaction([row, ...seatedStatements(id, table)])
  return id
}

async function rowStatement(
  { build }: Context,
  id: string,
  game: string,
  options: unknown,
  seats: readonly Seat[],
  terms: Terms,
  by: string | null,
): Promise<Statement> {
  const secret = newSecret()
  const rules = (await gameOf(game)).game.version
  const none = JSON.stringify(seats.map(() => ''))
  const sql = `
    insert into match (id, game, rules, build, options, seats, terms, status, secret, seal, seals, seeds, made_by)
    values ($1, $2, $3, $4, $5::jsonb, $6::jsonb, $7::jsonb, 'waiting', $8, $9, $10::jsonb, $10::jsonb, $11)`
  const seal = sealOfSecret(id, secret)
  const plain = [JSON.stringify(options), JSON.stringify(seats), JSON.stringify(terms)]
  return [sql, [id, game, rules, build, ...plain, secret, seal, none, by]]
}

const seatedStatements = (id: string, seats: readonly Seat[]): Statement[] =>
  seats.flatMap(({ account }, seat): Statement[] =>
    account === null ? [] : [['insert into seated (match, seat, account) values ($1, $2, $3)', [id, seat, account]]],
  )
