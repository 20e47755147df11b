import { type Coach, coachFor } from '@undercroft/coach'
import { type Action, type Decision, type Game, type Match, Random } from '@undercroft/engine'
import { checkDice, rollKey } from '@undercroft/wire'
import { describe, expect, it } from 'vitest'
import { Course } from '../match/course.ts'
import type { MatchRow } from '../match/rows.ts'
import { expectNothingLost, expectSameViews } from '../testing/ledger.ts'
import { socketTo, TestPlayer } from '../testing/player.ts'
import { servedOn } from '../testing/served.ts'
import { backends } from '../testing/stores.ts'
import { Guest, optionsFor, seatedMatch, until } from '../testing/table.ts'
import { type Troubled, type Troubles, troubled } from '../testing/troubled.ts'

/** Whole matches of each game. CHAOS=25 for a longer run, CHAOS_SEED for other troubles. */
const MATCHES = Number(process.env.CHAOS ?? 1)
const SEED = Number(process.env.CHAOS_SEED ?? 1)
const GAMES = ['blitz-bowl', 'blood-bowl', 'dungeon-bowl', 'skirmish']
const TROUBLES: Troubles = { cut: 40, twice: 12, swapped: 16, late: 8 }

/** Pauses before another try are short here: there are many of them. */
const soon = (milliseconds: number, then: () => void) => {
  const timer = setTimeout(then, milliseconds < 10_000 ? milliseconds / 50 : milliseconds)
  return () => clearTimeout(timer)
}

/** What a computer does at this entry, whoever asks it and however often. */
const answer = (game: Game, view: Match, decision: Decision, seq: number): Action => {
  const coach = coachFor(game.id, 'rookie') as Coach
  const { seat } = decision
  return coach.choose({ game: game as never, view, decision, seat, random: new Random(seq), budget: { decisions: 50 } })
    .action
}

describe.each(backends.map((make) => make()))('on $name: chaos over whole matches', (backend) => {
  const served = servedOn(backend)

  it.concurrent.each(GAMES)(
    `%s: lines that break, repeat, swap and hold up, ${MATCHES} to the end: as without any, with everything once`,
    async (name) => {
      const count: Troubled = { cut: 0, twice: 0, swapped: 0, late: 0 }
      for (let n = 0; n < MATCHES; n++) await playOut(name, SEED * 1000 + n, count)
      expect(Math.min(...Object.values(count))).toBeGreaterThan(5 * MATCHES)
      console.log(`${backend.name}, ${name}: ${MATCHES} matches, ${JSON.stringify(count)}`)
    },
    300_000 * MATCHES,
  )

  async function playOut(name: string, seed: number, count: Troubled): Promise<void> {
    const { store } = served.house.context
    const table = await seatedMatch(served.address, name, ['me', 'open'], await optionsFor(name, seed % 100, 2))
    const { pack, made } = table
    const random = new Random(seed, 5)
    const watcher = new Guest(served.address)
    await watcher.ask('POST', '/api/join', { token: made.watch })
    const players = [...table.guests, watcher].map(({ address, cookie }, i) => {
      const connect = () => troubled(socketTo(address, cookie), random, TROUBLES, count)
      const watch = i === 2 ? { watch: made.watch } : {}
      const player = new TestPlayer(pack.game, made.id, { connect, later: soon, random: () => 0, ...watch }, i)
      player.choose = (decision, seq) => answer(pack.game, player.view!, decision, seq)
      player.line.open()
      return player
    })
    await until(`${name} ${seed} is over for everybody`, () => players.every(({ isOver }) => isOver), 280_000)

    const [row] = await store.query<MatchRow>('select * from match where id = $1', [made.id])
    const course = new Course(pack.game, row.options, rollKey(row.id, row.secret, row.seeds))
    course.begin()
    let seq = 1
    for (let next = pack.game.decision(course.match); next; next = pack.game.decision(course.match)) {
      course.act(next.seat, [answer(pack.game, pack.game.view(course.match, next.seat), next, seq++)])
    }
    const [last] = await store.query('select digest, seq from entry where match = $1 order by seq desc limit 1', [
      made.id,
    ])
    expect(last).toEqual({ digest: pack.game.digest(course.match), seq: seq - 1 })
    await until('everybody has heard everything', () => players.every(({ line }) => line.seq === seq))
    expect(await expectNothingLost(store, players)).toBe(seq - 1)
    expect(await expectSameViews(store, players)).toBe(players.length)
    const { body: replay } = await table.guests[0].ask('GET', `/api/matches/${made.id}/replay`)
    expect(checkDice(pack.game, replay).fault).toBeNull()
    for (const player of players) player.close()
  }
})
