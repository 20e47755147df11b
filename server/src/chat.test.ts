import { PHRASES } from '@undercroft/wire'
import { describe, expect, it } from 'vitest'
import { ALLOWED } from './limits.ts'
import { socketTo, TestPlayer } from './testing/player.ts'
import { servedOn } from './testing/served.ts'
import { backends } from './testing/stores.ts'
import { Guest, optionsFor, playersOf, seatedMatch, type TestMatch, until } from './testing/table.ts'

describe.each(backends.map((make) => make()))('on $name: small talk', (backend) => {
  const served = servedOn(backend, { limited: true })
  const query = (sql: string, values: readonly unknown[] = []) => served.house.context.store.query(sql, values)

  /** Two who sit and do not play. */
  const atTable = async (terms: object = {}): Promise<{ table: TestMatch; players: TestPlayer[] }> => {
    const options = await optionsFor('blitz-bowl', 3, 2)
    const table = await seatedMatch(served.address, 'blitz-bowl', ['me', 'open'], options, terms as never)
    const players = playersOf(table)
    for (const player of players) {
      player.isPlaying = false
      player.line.open()
    }
    await until('both are there', () => players.every(({ line }) => line.table?.status === 'live'))
    return { table, players }
  }
  const say = ({ line }: TestPlayer, id: string, text: string) =>
    line.send({ t: 'say', room: 'players', id: id.padEnd(8, '-'), text })
  const close = (players: readonly TestPlayer[]) => {
    for (const player of players) player.close()
  }

  it('phrases and text, each once, without signs that turn or hide it; at most 300 characters', async () => {
    const { players } = await atTable()
    const [one, two] = players
    one.line.send({ t: 'say', room: 'players', id: 'chat-line-1', phrase: 'good-luck' })
    one.line.send({ t: 'say', room: 'players', id: 'chat-line-1', phrase: 'good-luck' })
    say(one, 'chat-line-2', 'hi\u202e there <b>')
    await until('the other one reads it', () => two.line.said.length === 2)
    expect(two.line.said).toMatchObject([{ phrase: 'good-luck', seat: 0 }, { text: 'hi  there <b>' }])
    say(one, 'too-long', 'x'.repeat(301))
    await until('it is refused', () => one.refused.includes('unreadable'))
    one.refused.length = 0
    one.line.send({ t: 'say', room: 'players', id: 'both-of-them', text: 'hi', phrase: 'hello' })
    await until('so is what is both', () => one.refused.includes('unreadable'))
    expect(PHRASES.length).toBeGreaterThan(5)
    close(players)
  }, 60_000)

  it('not too fast, and who was told so can speak again', async () => {
    const { players } = await atTable()
    const [one, two] = players
    for (let i = 0; i < ALLOWED.say.burst + 4; i++) say(one, `chat-fast-${i}`, `${i}`)
    await until('too fast', () => one.refused.filter((why) => why === 'too-fast').length >= 3)
    await until('the rest is read', () => two.line.said.length >= ALLOWED.say.burst)
    expect(two.line.said.length).toBeLessThan(ALLOWED.say.burst + 4)
    close(players)
  }, 60_000)

  it('spectators talk among themselves: players read it when the match is over, and not before', async () => {
    const { table, players } = await atTable()
    const [one, two] = players
    const guest = new Guest(served.address)
    await guest.ask('POST', '/api/join', { token: table.made.watch })
    const connect = () => socketTo(served.address, guest.cookie)
    const watcher = new TestPlayer(table.pack.game, table.made.id, { connect, watch: table.made.watch }, 7)
    watcher.line.open()
    await until('he is there', () => watcher.line.state === 'open')
    watcher.line.send({ t: 'say', room: 'watchers', id: 'whisper-1', text: 'he will lose' })
    say(one, 'aloud-111', 'good game')
    await until('each hears his own room', () => watcher.line.said.length === 1 && two.line.said.length === 1)
    expect([watcher.line.said[0].text, two.line.said[0].text]).toEqual(['he will lose', 'good game'])
    one.line.send({ t: 'say', room: 'watchers', id: 'chat-line-3', text: 'psst' })
    watcher.line.send({ t: 'say', room: 'players', id: 'chat-line-4', text: 'psst' })
    await until('neither has a say in the other', () =>
      [one, watcher].every(({ refused }) => refused.includes('not-yours')),
    )
    two.line.send({ t: 'concede', id: 'enough-of-it' })
    await until('it is over', () => players.every(({ isOver }) => isOver))
    const [again] = playersOf(table)
    again.line.open()
    await until('everything is open', () => again.line.said.length === 2)
    close([...players, watcher, again])
  }, 60_000)

  it('who is muted, and who agreed upon silence, says nothing; at once, on lines that are open', async () => {
    const { players } = await atTable()
    const [one, two] = players
    say(one, 'before-1', 'still allowed')
    await until('it is read', () => two.line.said.length === 1)
    const { who } = two.line.said[0]
    await query(`update account set muted_until = now() + interval '1 hour' where id = $1`, [who])
    say(one, 'after-111', 'no longer')
    await until('he is muted', () => one.refused.includes('muted'))
    await query(`update account set muted_until = now() - interval '1 second' where id = $1`, [who])
    say(one, 'later-111', 'again')
    await until('and may speak again', () => two.line.said.length === 2)
    close(players)
    const silent = await atTable({ chat: false })
    say(silent.players[0], 'silence-1', 'hello?')
    await until('nobody talks here', () => silent.players[0].refused.includes('muted'))
    close(silent.players)
  }, 60_000)

  it('who is blocked is not heard, now and later, and cannot sit down by a link; until he is no longer', async () => {
    const { table, players } = await atTable()
    const [one, two] = players
    const [, blocker] = table.guests
    say(one, 'before-2', 'you fool')
    await until('it is read', () => two.line.said.length === 1)
    const { who } = two.line.said[0]
    const { body: me } = await blocker.ask('POST', '/api/block', { who, blocked: true })
    expect(me).toMatchObject({ blocked: [{ id: who }] })
    say(one, 'after-222', 'you fool again')
    say(two, 'answer-22', 'peace')
    await until('only his own line comes', () => two.line.said.length === 2)
    expect(two.line.said[1].text).toBe('peace')
    const [, later] = playersOf(table)
    later.isPlaying = false
    later.line.open()
    await until('he comes back', () => later.line.said.length === 1)
    expect(later.line.said[0].text).toBe('peace')
    const { body: made } = await blocker.ask('POST', '/api/matches', {
      game: 'blitz-bowl',
      options: await optionsFor('blitz-bowl', 3, 2),
      seats: ['me', 'open'],
    })
    const [{ token }] = (made as { invites: { token: string }[] }).invites
    expect((await table.guests[0].ask('POST', '/api/join', { token })).body).toEqual({ error: 'not-invited' })
    await blocker.ask('POST', '/api/block', { who, blocked: false })
    expect((await table.guests[0].ask('POST', '/api/join', { token })).status).toBe(200)
    close([...players, later])
  }, 60_000)

  it('a report takes the last lines along; about somebody who was there, and not for ever', async () => {
    const { table, players } = await atTable()
    const [one, two] = players
    say(one, 'shout-111', 'LOUD')
    say(one, 'shout-222', 'LOUDER')
    await until('it is read', () => two.line.said.length === 2)
    const { who } = two.line.said[0]
    const [, reader] = table.guests
    const report = (about: string) =>
      reader.ask('POST', '/api/report', { match: table.made.id, who: about, why: 'shouting' })
    expect((await report(who)).status).toBe(200)
    const [kept] = await query('select about, lines from report where match = $1', [table.made.id])
    expect(kept).toMatchObject({ about: who, lines: [{ text: 'LOUDER' }, { text: 'LOUD' }] })
    expect((await report('somebody-else')).status).toBe(404)
    expect(
      (await new Guest(served.address).ask('POST', '/api/report', { match: table.made.id, who, why: 'x' })).body,
    ).toEqual({ error: 'nobody' })
    const answers = await Promise.all(Array.from({ length: ALLOWED.report.burst }, () => report(who)))
    expect(answers.some(({ status }) => status === 429)).toBe(true)
    close(players)
  }, 60_000)

  it('a clock that went back keeps nothing from anybody', async () => {
    const { players } = await atTable()
    const [one, two] = players
    say(one, 'early-111', 'first')
    await until('it is read', () => two.line.said.length === 1)
    await query(`update said set at = at + interval '1 hour' where id = 'early-111'`)
    say(one, 'late-1111', 'second')
    await until('the next one as well', () => two.line.said.length === 2)
    close(players)
  }, 60_000)
})
