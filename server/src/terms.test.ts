import { READY_TEAMS } from '@undercroft/dungeon-bowl'
import { describe, expect, it } from 'vitest'
import { expectNothingLost, expectSameViews } from './testing/ledger.ts'
import { socketTo, TestPlayer } from './testing/player.ts'
import { servedOn } from './testing/served.ts'
import { backends } from './testing/stores.ts'
import { Guest, optionsFor, playersOf, seatedMatch, type TestMatch, until } from './testing/table.ts'

/** Teams of different colleges, in a dungeon that is large enough. */
const teamsFor = (count: number) => {
  const colleges = new Map(READY_TEAMS.map(({ college, name }) => [college, name]))
  return { teams: [...colleges.values()].slice(0, count), dungeon: { seed: 7 } }
}

describe.each(backends.map((make) => make()))('on $name: what people agree upon', (backend) => {
  const served = servedOn(backend)
  const query = (sql: string, values: unknown[]) => served.house.context.store.query(sql, values)

  /** A match that everybody sits at; moments instead of the minutes that people agree upon. */
  const tableFor = async (terms: object, game = 'blitz-bowl', seats = 2): Promise<TestMatch> => {
    const who = Array.from({ length: seats }, (_, i) => (i === 0 ? 'me' : 'open') as 'me')
    const options = seats > 2 && game === 'dungeon-bowl' ? teamsFor(seats) : await optionsFor(game, 3, seats)
    const table = await seatedMatch(served.address, game, who, options)
    await query('update match set terms = terms || $2::jsonb where id = $1', [table.made.id, JSON.stringify(terms)])
    return table
  }
  const open = (table: TestMatch, isPlaying: boolean): TestPlayer[] => {
    const players = playersOf(table)
    for (const player of players) {
      player.isPlaying = isPlaying
      player.line.open()
    }
    return players
  }
  const untilLive = (players: readonly TestPlayer[]) =>
    until('the match runs', () => players.every(({ line }) => line.table?.status === 'live' && line.seq > 0))
  const askedOf = ({ game, view }: TestPlayer): number => game.decision(view!)?.seat ?? -1

  it('a computer plays for somebody who stays away, and gives the seat back', async () => {
    const table = await tableFor({ absence: 'computer', away: 0.1 })
    const players = open(table, false)
    await untilLive(players)
    const gone = askedOf(players[0])
    const other = players[1 - gone]
    players[gone].close()
    await until('he is missed', () => other.line.table?.seats[gone].presence !== 'here')
    const { seq } = other.line
    await until('a computer sits there', () => other.line.table?.seats[gone].substitute === true)
    await until('and plays', () => other.line.seq > seq + 1 || askedOf(other) !== gone)
    const back = playersOf(table)[gone]
    back.line.open()
    await until('he has his seat back', () => other.line.table?.seats[gone].substitute === false)
    await until('and is asked again, or waits for the other', () => back.line.state === 'open' && back.view !== null)
    for (const player of [...players, back]) player.close()
    await expectSameViews(served.house.context.store, [other])
  }, 180_000)

  it('who waits for longer than agreed may claim the match, not before, and not on his own move', async () => {
    const table = await tableFor({ absence: 'claim', away: 0.3 })
    const players = open(table, false)
    await untilLive(players)
    const gone = askedOf(players[0])
    const other = players[1 - gone]
    other.line.send({ t: 'claim', id: 'claim-too-soon' })
    await until('it is too soon', () => other.refused.includes('not-yet'))
    players[gone].close()
    await until('he counts as away', () => other.line.table?.seats[gone].presence === 'away')
    other.line.send({ t: 'claim', id: 'claim-now-please' })
    await until('the match is his', () => other.isOver)
    expect(other.line.table?.ending).toEqual({ how: 'claimed', winner: 1 - gone, by: gone })
    other.close()
    const second = await tableFor({ absence: 'claim', away: 0.1 })
    const pair = open(second, false)
    await untilLive(pair)
    const asked = askedOf(pair[0])
    pair[1 - asked].close()
    await until('the other is away', () => pair[asked].line.table?.seats[1 - asked].presence === 'away')
    pair[asked].line.send({ t: 'claim', id: 'claim-on-own-move' })
    await until('but it is his own move', () => pair[asked].refused.includes('not-yet'))
    for (const player of pair) player.close()
  }, 180_000)

  it('nobody is away while any of his lines is open, or one was a moment ago', async () => {
    const table = await tableFor({ absence: 'claim', away: 3600 })
    const players = open(table, false)
    await untilLive(players)
    const [second] = playersOf(table)
    second.isPlaying = false
    second.line.open()
    await until('it is open', () => second.line.state === 'open')
    players[0].close()
    second.line.send({ t: 'here', visible: false })
    const seen = () => players[1].line.table?.seats[0].presence
    await until('his other line is hidden', () => seen() === 'hidden')
    second.close()
    await until('and then cut, not away', () => seen() === 'cut')
    const [third] = playersOf(table)
    third.isPlaying = false
    third.line.open()
    await until('he is back', () => seen() === 'here')
    for (const player of [...players, third]) player.close()
  }, 180_000)

  it('the clock: turns end by themselves, by the server, with all browsers closed; a bank lasts longer', async () => {
    const table = await tableFor({ clock: { turn: 0.05, answer: 0.05, bank: 0 } })
    const players = open(table, false)
    await untilLive(players)
    for (const player of players) player.close()
    const kinds = async () =>
      (await query('select kind, seat from entry where match = $1 order by seq', [table.made.id])) as unknown as {
        kind: string
        seat: number
      }[]
    await until('both have been late', async () => {
      const late = (await kinds()).filter(({ kind }) => kind === 'late')
      return new Set(late.map(({ seat }) => seat)).size === 2
    })
    const banked = await tableFor({ clock: { turn: 0.05, answer: 0.05, bank: 3600 } })
    const patient = open(banked, false)
    await untilLive(patient)
    const asked = askedOf(patient[0])
    await until('the bank is used', async () => {
      const [row] = await query('select clock from match where id = $1', [banked.made.id])
      return (row.clock as { banks: number[] }).banks[asked] < 3_600_000
    })
    const told = patient[0].line.table?.clock
    expect(told).toMatchObject({ seat: asked, isRunning: true })
    expect(patient[0].line.seq).toBe(1)
    // A pause stops it: what is left is told, and does not become less.
    patient[0].line.send({ t: 'offer', kind: 'pause', id: 'pause-the-clock' })
    patient[1].line.send({ t: 'reply', kind: 'pause', yes: true, id: 'pause-gladly-1' })
    await until('it stands', () => patient.every(({ line }) => line.table?.paused && !line.table.clock?.isRunning))
    for (const player of patient) player.close()
  }, 180_000)

  it('who lets the time of three turns run out counts as away until he says that he is back', async () => {
    const table = await tableFor({ clock: { turn: 0.05, answer: 0.05, bank: 0 }, absence: 'computer', away: 3600 })
    const players = open(table, false)
    const [watcher] = players
    await until('a computer sits there', () => watcher.line.table?.seats.some(({ substitute }) => substitute) ?? false)
    const seats = watcher.line.table?.seats ?? []
    const asleep = seats.findIndex(({ substitute }) => substitute)
    expect(seats[asleep].presence).toBe('away')
    const rows = (await query(`select kind, seat from entry where match = $1 order by seq`, [table.made.id])) as unknown
    const own = (rows as { kind: string; seat: number }[]).filter(({ kind }) => kind === 'late')
    expect(own.filter(({ seat }) => seat === asleep).length).toBeGreaterThanOrEqual(3)
    // From here on nobody is late: only he can give himself up.
    await query(
      `update match set terms = jsonb_set(terms, '{clock}', '{"turn":3600,"answer":3600,"bank":0}') where id = $1`,
      [table.made.id],
    )
    players[asleep].line.send({ t: 'back', id: 'i-am-back-again' })
    await until('he has his seat back', () => watcher.line.table?.seats[asleep].substitute === false)
    for (const player of players) player.close()
  }, 180_000)

  it('time is given by anybody, asked for by consent, and nobody has any where nobody is timed', async () => {
    const table = await tableFor({ clock: { turn: 3600, answer: 3600, bank: 100 } })
    const players = open(table, false)
    await untilLive(players)
    const banks = async () => {
      const [row] = await query('select clock from match where id = $1', [table.made.id])
      return (row.clock as { banks: number[] }).banks
    }
    players[0].line.send({ t: 'give', id: 'a-gift-of-time' })
    await until('the other has a minute more', async () => (await banks())[1] === 160_000)
    expect((await banks())[0]).toBe(100_000)
    players[0].line.send({ t: 'offer', kind: 'time', id: 'please-more-time' })
    await until('he is asked', () => players[1].line.table?.offers.some(({ kind }) => kind === 'time') ?? false)
    players[1].line.send({ t: 'reply', kind: 'time', yes: true, id: 'gladly-more-time' })
    await until('so has he', async () => (await banks())[0] === 160_000)
    expect((await banks())[1]).toBe(160_000)
    for (const player of players) player.close()
    await expectSameViews(served.house.context.store, players)
    const untimed = open(await tableFor({}), false)
    await untilLive(untimed)
    untimed[0].line.send({ t: 'give', id: 'nothing-to-give' })
    await until('it is refused', () => untimed[0].refused.includes('not-live'))
    for (const player of untimed) player.close()
  }, 180_000)

  it('who is waited for hears of it, once in a while; who is not does not', async () => {
    const players = open(await tableFor({}), false)
    await untilLive(players)
    const asked = askedOf(players[0])
    const heard: string[] = []
    players.forEach(({ line }, seat) => {
      line.listen((news) => {
        if (news.type === 'nudged') heard.push(`${news.by} to ${seat}`)
      })
    })
    players[asked].line.send({ t: 'nudge', id: 'nudge-oneself' })
    await until('nobody waits for the other one', () => players[asked].refused.includes('not-yet'))
    players[1 - asked].line.send({ t: 'nudge', id: 'nudge-the-other' })
    await until('it is heard', () => heard.length > 0)
    expect(heard).toEqual([`${1 - asked} to ${asked}`])
    for (const player of players) player.close()
  }, 180_000)

  it('another node, or the same one after a crash, goes on with the clock as it was written down', async () => {
    const table = await tableFor({ clock: { turn: 3600, answer: 3600, bank: 0 } })
    const players = open(table, false)
    await untilLive(players)
    const saved = async () => {
      const [row] = await query('select clock from match where id = $1', [table.made.id])
      const { left, answer } = row.clock as { left: number; answer: number }
      return Math.min(left, answer)
    }
    await until('a second has gone', async () => (await saved()) < 3_599_000)
    const host = await served.house.hosts.get(table.made.id)
    const before = Math.min(host?.clockNow?.left ?? 0, host?.clockNow?.answer ?? 0)
    for (const player of players) player.close()
    // As if the process had ended at this moment.
    host!.gone = true
    const again = open(table, false)
    await until('it goes on', () => again.every(({ line }) => line.table?.clock?.isRunning === true))
    const left = again[0].line.table?.clock?.left ?? 0
    expect(left).toBeLessThan(3_599_000)
    expect(left).toBeLessThanOrEqual(before + 2000)
    for (const player of again) player.close()
  }, 180_000)

  it('spectators see everything later, the end included, and nothing of the dice before it', async () => {
    const table = await tableFor({ delay: 3600 })
    const players = open(table, true)
    const guest = new Guest(served.address)
    await guest.ask('POST', '/api/join', { token: table.made.watch })
    const connect = () => socketTo(served.address, guest.cookie)
    const watcher = new TestPlayer(table.pack.game, table.made.id, { connect, watch: table.made.watch }, 77)
    await until('the match is over', () => players.every(({ isOver }) => isOver))
    watcher.line.open()
    await until('the watcher is there', () => watcher.line.state === 'open')
    expect(watcher.line.table).toMatchObject({ status: 'live', ending: null })
    expect(watcher.line.seq).toBeLessThanOrEqual(0)
    expect(watcher.line.proof).toBeNull()
    // An hour later.
    await query(`update entry set at = at - interval '2 hours' where match = $1`, [table.made.id])
    await until('everything is told', () => watcher.isOver && watcher.line.proof !== null)
    expect(watcher.line.seq).toBe(players[0].line.seq)
    for (const player of [...players, watcher]) player.close()
    await expectSameViews(served.house.context.store, [...players, watcher])
  }, 180_000)

  it.each([
    ['skirmish', 3],
    ['dungeon-bowl', 3],
    ['dungeon-bowl', 6],
  ])(
    '%s with %i people, who all see the same',
    async (game, seats) => {
      const table = await tableFor({}, game, seats)
      const players = open(table, true)
      await until('it runs', () => players.every(({ line, isOver }) => line.seq > 25 || isOver))
      for (const player of players) player.isPlaying = false
      expect(players.map((player) => player.seats)).toEqual(players.map((_, seat) => [seat]))
      for (const player of players) player.close()
      expect(await expectNothingLost(served.house.context.store, players)).toBeGreaterThan(10)
      await expectSameViews(served.house.context.store, players)
    },
    60_000,
  )
})
