import { describe, expect, it } from 'vitest'
import { servedOn } from './testing/served.ts'
import { pgliteBackend } from './testing/stores.ts'
import { Guest, optionsFor, playersOf, seatedMatch, until } from './testing/table.ts'

const served = servedOn(pgliteBackend(), { limited: true })

const newMatch = async (terms: object = {}) =>
  seatedMatch(served.address, 'blitz-bowl', ['me', 'open'], await optionsFor('blitz-bowl', 3, 2), terms as never)

describe('people', () => {
  it('a guest becomes a person with everything he has, signs in elsewhere, and gets in again by the code', async () => {
    const { made, guests } = await newMatch()
    const [host] = guests
    const passphrase = 'four words are enough'
    const { body: signedUp } = await host.ask('POST', '/api/sign-up', { name: 'Ada', passphrase })
    const { code } = signedUp as { code: string }
    expect(code).toMatch(/^(?:[A-Z2-9]{4}-){3}[A-Z2-9]{4}$/)
    const other = new Guest(served.address)
    expect((await other.ask('POST', '/api/sign-in', { name: 'ADA ', passphrase: 'wrong wrong' })).status).toBe(409)
    expect((await other.ask('POST', '/api/sign-in', { name: 'ADA ', passphrase })).body).toMatchObject({
      name: 'Ada',
      kind: 'person',
    })
    expect((await other.ask('GET', '/api/matches')).body).toMatchObject([{ id: made.id, mine: [0] }])
    const third = new Guest(served.address)
    expect((await third.ask('POST', '/api/sign-up', { name: 'ada', passphrase })).body).toEqual({ error: 'name-taken' })
    const lost = new Guest(served.address)
    expect(
      (await lost.ask('POST', '/api/recover', { name: 'Ada', code: 'ABCD-ABCD-ABCD-ABCD', passphrase })).status,
    ).toBe(409)
    const recovered = await lost.ask('POST', '/api/recover', { name: 'Ada', code, passphrase: 'another one of them' })
    expect(recovered.status).toBe(200)
    // Everybody else who was signed in is out.
    expect((await other.ask('GET', '/api/me')).body).toBeNull()
    const [row] = await served.house.context.store.query<{ passphrase: string }>(
      `select passphrase from account where name = 'Ada'`,
    )
    expect(row.passphrase).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  }, 60_000)

  it('guests stay for thirty days after their last visit, not after their first', async () => {
    const guest = new Guest(served.address)
    await guest.ask('POST', '/api/me/name', { name: 'Seldom' })
    const { store } = served.house.context
    const left = async () => {
      const [row] = await store.query<{ days: number }>(
        `select extract(day from l.expires - now())::int as days from login l join account a on a.id = l.account where a.name = 'Seldom'`,
      )
      return row.days
    }
    expect(await left()).toBe(29)
    await store.query(`update login set expires = now() + interval '2 days'
      where account = (select id from account where name = 'Seldom')`)
    await guest.ask('GET', '/api/matches')
    expect(await left()).toBe(29)
    await store.query(`update login set expires = now() - interval '1 second'
      where account = (select id from account where name = 'Seldom')`)
    expect((await guest.ask('GET', '/api/me')).body).toBeNull()
  })

  it('take everything along, and leave nothing but matches without a name', async () => {
    const table = await newMatch()
    const [host, friend] = table.guests
    const [reader, player] = playersOf(table)
    for (const { line } of [reader, player]) line.open()
    await until('both sit', () => reader.line.seq > 0 && player.line.seq > 0)
    // The line was opened under another name.
    await friend.ask('POST', '/api/me/name', { name: 'Unmistakable' })
    player.line.send({ t: 'say', room: 'players', id: 'last-words', text: 'farewell' })
    await until('it is read', () => reader.line.said.length === 1)
    expect(reader.line.said).toMatchObject([{ name: 'Unmistakable', text: 'farewell' }])
    const { who } = reader.line.said[0]
    await host.ask('POST', '/api/report', { match: table.made.id, who, why: 'nothing' })
    await host.ask('POST', '/api/block', { who, blocked: true })
    // He plays on meanwhile.
    const before = player.acknowledged.length
    const { body } = await friend.ask('GET', '/api/me/export')
    expect(body).toMatchObject({
      format: 'undercroft-account',
      account: { name: 'Unmistakable' },
      matches: [{ seat: 1 }],
      said: [{ body: 'farewell' }],
    })
    const { entries } = body as { entries: unknown[] }
    expect(entries.length).toBeGreaterThanOrEqual(before)
    expect(entries.length).toBeLessThanOrEqual(player.acknowledged.length + 1)
    expect((await friend.ask('POST', '/api/me/erase', { name: 'somebody' })).body).toEqual({ error: 'wrong-name' })
    const signedIn = friend.cookie
    expect((await friend.ask('POST', '/api/me/erase', { name: 'Unmistakable' })).status).toBe(200)
    await until('his line is closed', () => player.line.state === 'ended')
    expect(player.line.farewell).toBe('not-invited')
    friend.cookie = signedIn
    expect((await friend.ask('GET', '/api/me/export')).status).toBe(401)
    const tables = ['account', 'login', 'match', 'seated', 'said', 'report', 'entry', 'block']
    const dump = await Promise.all(tables.map((table) => served.house.context.store.query(`select * from ${table}`)))
    expect(JSON.stringify(dump)).not.toContain('Unmistakable')
    expect(JSON.stringify(dump)).not.toContain('farewell')
    await until('the other one sees it', () => reader.line.table?.seats[1].name === 'Closed account')
    reader.close()
  }, 60_000)

  it('undo and pause need everybody, a concession nobody, a rematch leads both to a new table', async () => {
    const table = await newMatch()
    const players = playersOf(table)
    for (const player of players) {
      player.isPlaying = false
      player.line.open()
    }
    await until('the match runs', () => players.every(({ line }) => line.table?.status === 'live' && line.seq > 0))
    const [one, two] = players
    one.line.send({ t: 'offer', kind: 'pause', id: 'offer-pause-1' })
    await until('the other one is asked', () => two.line.table?.offers.length === 1)
    expect(two.line.table?.paused).toBe(false)
    two.line.send({ t: 'reply', kind: 'pause', yes: true, id: 'reply-pause-1' })
    await until('it is paused', () => players.every(({ line }) => line.table?.paused === true))
    const asked = one.game.decision(one.view!)
    const player = players[asked?.seat ?? 0]
    player.act([asked!.actions[0]])
    await until('nothing is played', () => player.refused.includes('paused'))
    one.line.send({ t: 'offer', kind: 'resume', id: 'offer-resume-1' })
    await until('asked again', () => two.line.table?.offers.length === 1)
    two.line.send({ t: 'reply', kind: 'resume', yes: true, id: 'reply-resume-1' })
    await until('it goes on', () => players.every(({ line }) => line.table?.paused === false))
    const { seq } = one.line
    player.act([asked!.actions[0]])
    await until('it is played', () => one.line.seq > seq)
    two.line.send({ t: 'concede', id: 'concede-now-1' })
    await until('it is over', () => players.every(({ isOver }) => isOver))
    expect(one.line.table?.ending).toEqual({ how: 'conceded', winner: 0, by: 1 })
    await until('the dice are opened', () => players.every(({ line }) => line.proof !== null))
    one.line.send({ t: 'offer', kind: 'rematch', id: 'again-please' })
    await until('asked', () => two.line.table?.offers.length === 1)
    two.line.send({ t: 'reply', kind: 'rematch', yes: true, id: 'again-gladly' })
    await until('a new table', () => players.every(({ line }) => (line.table?.next ?? null) !== null))
    for (const each of players) each.close()
  }, 60_000)
})

describe('the house', () => {
  it('says how it is, and counts; has the headers of a careful page; refuses pages of others and bodies that are too long', async () => {
    const guest = new Guest(served.address)
    const health = await guest.ask('GET', '/health')
    expect(health.body).toMatchObject({ ok: true, database: true })
    expect(health.headers.get('content-security-policy')).toContain("script-src 'self';")
    const metrics = await fetch(`${served.address}/metrics`)
    expect(await metrics.text()).toContain('undercroft_views_differed_total 0')
    const foreign = await fetch(`${served.address}/api/sign-out`, {
      method: 'POST',
      headers: { origin: 'http://elsewhere.example' },
    })
    expect(foreign.status).toBe(403)
    const long = await guest.ask('POST', '/api/matches', {
      game: 'skirmish',
      seats: ['me', 'open'],
      options: { text: 'x'.repeat(70_000) },
    })
    expect([413, 400]).toContain(long.status)
    const bad = await guest.ask('POST', '/api/matches', {
      game: 'skirmish',
      seats: ['me', 'open'],
      options: { scenario: 'no such thing' },
    })
    expect(bad.body).toMatchObject({ error: 'options' })
    expect((await guest.ask('GET', '/api/invites/nothing')).body).toEqual({ error: 'no-invite' })
  })

  it('keeps the secret of the dice to itself until the match is over', async () => {
    const { made, guests } = await newMatch()
    const [row] = await served.house.context.store.query<{ secret: string }>('select secret from match where id = $1', [
      made.id,
    ])
    const answers = await Promise.all([guests[0].ask('GET', '/api/matches'), guests[0].ask('GET', '/api/me/export')])
    expect(JSON.stringify(answers.map(({ body }) => body))).not.toContain(row.secret)
  })
})
