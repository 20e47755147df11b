import { writeReplay } from '@undercroft/engine'
import type { Invitation, ListedMatch } from '@undercroft/wire'
import { requests } from '@undercroft/wire/schemas'
import type { FastifyInstance } from 'fastify'
import { gameOf, isGame } from '../games.ts'
import { makeMatch } from '../match/make.ts'
import { type MatchRow, SELECT_MATCH, type Seat } from '../match/rows.ts'
import { hashOf, newToken } from '../secrets.ts'
import { one } from '../store/store.ts'
import { type Desk, RequestError } from './app.ts'
import { read } from './read.ts'

/** Matches that somebody may have open, and that wait for people. */
const MOST_OPEN = 200
const MOST_WAITING = 20

export function matchRoutes(app: FastifyInstance, desk: Desk): void {
  const { house } = desk
  const { context, hosts } = house
  const { store } = context

  app.post('/api/matches', async (request, reply) => {
    const wanted = read(requests.newMatch, request.body)
    const person = await desk.person(request, reply)
    desk.limit(request, 'newMatch', person.id)
    if (!isGame(wanted.game)) throw new RequestError(404, 'no-game')
    const [{ open, waiting }] = await store.query<{ open: number; waiting: number }>(
      `select count(*) filter (where m.status in ('live', 'waiting')) as open, count(*) filter (where m.status = 'waiting') as waiting
       from seated s join match m on m.id = s.match where s.account = $1`,
      [person.id],
    )
    if (open >= MOST_OPEN || waiting >= MOST_WAITING) throw new RequestError(409, 'too-many-matches')
    const verdict = await context.brains.judge({ game: wanted.game, options: wanted.options })
    if ('reason' in verdict) throw new RequestError(400, 'options', verdict)
    if (verdict.seats !== wanted.seats.length) throw new RequestError(400, 'seats', { seats: verdict.seats })
    if (!wanted.seats.includes('me')) throw new RequestError(400, 'seats', { seats: verdict.seats })
    return makeMatch(context, wanted, person)
  })

  app.get('/api/matches', async (request) => {
    const person = await desk.known(request)
    if (!person) return []
    const rows = await store.query<MatchRow>(
      `${SELECT_MATCH} where m.id in (select match from seated where account = $1) order by moved desc limit 100`,
      [person.id],
    )
    return rows.map(({ id, game, status, seats, asked, moved }): ListedMatch => {
      const mine = seats.flatMap(({ account }: Seat, seat: number) => (account === person.id ? [seat] : []))
      const names = seats.map(({ name }: Seat) => name)
      const myTurn = status === 'live' && asked !== null && mine.includes(asked)
      return { id, game, status, names, mine, myTurn, updated: new Date(moved).getTime() }
    })
  })

  app.get<{ Params: { token: string } }>('/api/invites/:token', async (request) => {
    const invite = await inviteOf(request.params.token)
    const person = await desk.known(request)
    const { match: row, seat } = invite
    const host = row.seats.find(({ account }) => account === row.made_by)
    const taken = seat !== null && row.seats[seat].account !== null
    return {
      match: row.id,
      game: row.game,
      options: row.options,
      from: host?.name ?? '',
      seat,
      taken,
      mine: person !== null && row.seats.some(({ account }) => account === person.id),
      absence: row.terms.absence,
      away: row.terms.away,
      clock: row.terms.clock ?? null,
    } satisfies Invitation
  })

  app.post('/api/join', async (request, reply) => {
    const { token, name } = read(requests.join, request.body)
    const { match: row, seat } = await inviteOf(token)
    const person = await desk.person(request, reply, name)
    if (seat === null) return { match: row.id, watch: token }
    if (row.seats[seat].account === person.id) return { match: row.id }
    const blocked = await one(store, 'select 1 as yes from block where account = $1 and other = $2', [
      row.made_by,
      person.id,
    ])
    if (blocked) throw new RequestError(403, 'not-invited')
    try {
      await store.transaction([
        ['insert into seated (match, seat, account) values ($1, $2, $3)', [row.id, seat, person.id]],
        [
          `update match set seats = jsonb_set(seats, array[$2::text],
             (seats->$2::int) || jsonb_build_object('account', $3::text, 'name', $4::text)) where id = $1`,
          [row.id, seat, person.id, person.name],
        ],
      ])
    } catch (error) {
      if ((error as { code?: string }).code === '23505') throw new RequestError(409, 'seat-taken')
      throw error
    }
    await hosts.rowChanged(row.id)
    return { match: row.id }
  })

  /** A new link for an open seat, or for watching; the old one no longer works. */
  app.post<{ Params: { id: string } }>('/api/matches/:id/invite', async (request) => {
    const { seat } = read(requests.revoke, request.body)
    const person = await desk.known(request)
    const row = await matchOf(request.params.id)
    if (!person || row.made_by !== person.id) throw new RequestError(403, 'not-yours')
    if (seat !== null && (row.seats[seat]?.kind !== 'person' || row.seats[seat].account !== null)) {
      throw new RequestError(409, 'seat-taken')
    }
    const token = newToken()
    await store.transaction([
      ['delete from invite where match = $1 and seat is not distinct from $2', [row.id, seat]],
      ['insert into invite (token_hash, match, seat) values ($1, $2, $3)', [hashOf(token), row.id, seat]],
    ])
    return { token }
  })

  /** The match as a file: with its dice and their proof when it is over, with what everybody knows before. */
  app.get<{ Params: { id: string }; Querystring: { watch?: string } }>('/api/matches/:id/replay', async (request) => {
    const row = await matchOf(request.params.id)
    const person = await desk.known(request)
    const sits = person !== null && row.seats.some(({ account }) => account === person.id)
    if (!sits && !(await mayWatch(row.id, request.query.watch))) throw new RequestError(403, 'not-invited')
    if (row.head === 0) throw new RequestError(409, 'not-begun')
    // No file holds a match that two versions have led.
    if (row.sewn !== null) throw new RequestError(409, 'sewn')
    const isOver = row.status === 'over' || row.status === 'void'
    const host = await hosts.get(row.id, !sits && !isOver && row.terms.delay > 0)
    const { game } = await gameOf(row.game)
    const actions = await host?.run(() => host.course?.actions ?? [])
    const replay = writeReplay(game, row.options, null, actions ?? [])
    if (!isOver) return replay
    const { id: match, seal, secret, seals, seeds } = row
    return { ...replay, proof: { match, seal, secret, seals, seeds } }
  })

  async function matchOf(id: string): Promise<MatchRow> {
    const row = await one<MatchRow>(store, `${SELECT_MATCH} where m.id = $1`, [id])
    if (!row) throw new RequestError(404, 'no-match')
    return row
  }

  async function inviteOf(token: string): Promise<{ match: MatchRow; seat: number | null }> {
    const invite = await one<{ match: string; seat: number | null }>(
      store,
      'select match, seat from invite where token_hash = $1',
      [hashOf(token)],
    )
    if (!invite) throw new RequestError(404, 'no-invite')
    return { match: await matchOf(invite.match), seat: invite.seat }
  }

  async function mayWatch(match: string, token: string | undefined): Promise<boolean> {
    if (!token) return false
    const found = await one(
      store,
      'select 1 as yes from invite where token_hash = $1 and match = $2 and seat is null',
      [hashOf(token), match],
    )
    return found !== null
  }
}
