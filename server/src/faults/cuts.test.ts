import type { Decision } from '@undercroft/engine'
import { isEntry, rollKey, type SocketLike } from '@undercroft/wire'
import { describe, expect, it } from 'vitest'
import { Course } from '../match/course.ts'
import type { MatchRow } from '../match/rows.ts'
import { socketTo, TestPlayer } from '../testing/player.ts'
import { servedOn } from '../testing/served.ts'
import { backends } from '../testing/stores.ts'
import { optionsFor, seatedMatch, until } from '../testing/table.ts'

const choose = ({ actions }: Decision, seq: number) => actions[(seq * 7919) % actions.length]

/** Pauses before another try are short here: there are hundreds of them. */
const soon = (milliseconds: number, then: () => void) => {
  const timer = setTimeout(then, milliseconds < 10_000 ? milliseconds / 50 : milliseconds)
  return () => clearTimeout(timer)
}

/** Where the line breaks at the n-th message: before it is sent, after it, before it is heard, after it. */
const BREAKS = 4

/** A socket that breaks at every action and every entry, in all four ways by turns. */
function breaking(
  socket: SocketLike,
  shift: number,
  counts: { sent: number; heard: number; cuts: number },
): SocketLike {
  const cut = () => {
    counts.cuts++
    socket.onmessage = null
    socket.close()
    setTimeout(() => outer.onclose?.({} as never))
  }
  const outer: SocketLike = {
    onopen: null,
    onmessage: null,
    onclose: null,
    onerror: null,
    send(text) {
      const isAction = text.includes('"t":"act"')
      const how = isAction ? (counts.sent++ + shift) % BREAKS : -1
      if (how === 0) {
        cut()
        return
      }
      socket.send(text)
      if (how === 1) cut()
    },
    close: () => socket.close(),
  }
  socket.onopen = (event) => outer.onopen?.(event)
  socket.onclose = (event) => outer.onclose?.(event)
  socket.onerror = () => {}
  socket.onmessage = (event) => {
    const how = isEntry(String(event.data)) ? (counts.heard++ + shift) % BREAKS : -1
    if (how !== 2) outer.onmessage?.(event)
    if (how === 2 || how === 3) cut()
  }
  return outer
}

describe.each(backends.map((make) => make()))(
  'on $name: (a) a line that is cut before and after every message',
  (backend) => {
    const served = servedOn(backend)

    it('leads to the same match as no line at all, with every entry once', async () => {
      const options = await optionsFor('blitz-bowl', 5, 2)
      const cut = { sent: 0, heard: 0, cuts: 0 }
      const tables = await Promise.all(
        Array.from({ length: BREAKS }, () => seatedMatch(served.address, 'blitz-bowl', ['me', 'open'], options)),
      )
      const all = tables.map(({ pack, made, guests }, shift) =>
        guests.map((guest, i) => {
          const connect = () => breaking(socketTo(guest.address, guest.cookie), shift, cut)
          const player = new TestPlayer(pack.game, made.id, { connect, later: soon, random: () => 0 }, shift * 10 + i)
          player.choose = choose
          player.line.open()
          return player
        }),
      )
      await until('all matches are over', () => all.flat().every(({ isOver }) => isOver), 280_000)
      expect(cut.cuts).toBeGreaterThan(200)
      for (const [i, { pack, made }] of tables.entries()) {
        const [row] = await served.house.context.store.query<MatchRow>('select * from match where id = $1', [made.id])
        const course = new Course(pack.game, row.options, rollKey(row.id, row.secret, row.seeds))
        course.begin()
        let seq = 1
        for (let decision = pack.game.decision(course.match); decision; decision = pack.game.decision(course.match)) {
          course.act(decision.seat, [choose(decision, seq++)])
        }
        const [last] = await served.house.context.store.query<{ digest: string; seq: number }>(
          'select digest, seq from entry where match = $1 order by seq desc limit 1',
          [made.id],
        )
        expect(last).toEqual({ digest: pack.game.digest(course.match), seq: seq - 1 })
        expect(all[i].map(({ line }) => line.differed)).toEqual([0, 0])
      }
      for (const player of all.flat()) player.close()
    }, 300_000)
  },
)
