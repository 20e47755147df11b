import { type Action, IllegalAction } from '@undercroft/engine'
import {
  type ClientMessage,
  isSeatSeed,
  MORE_TIME,
  type Offer,
  type OfferKind,
  type Refusal,
  sealOfSeed,
} from '@undercroft/wire'
import type { Context } from '../context.ts'
import { isAway } from './absence.ts'
import { awake, extended } from './clock.ts'
import type { Course } from './course.ts'
import type { Addition, Host } from './host.ts'
import type { Hosts } from './hosts.ts'
import type { MatchRow } from './rows.ts'

/** What people do to a match they sit at. Everything here is done by its owner, inside `host.run`. */

export type Command = Exclude<ClientMessage, { t: 'hello' | 'say' | 'here' | 'ping' }>

/** It is not done, and why. */
export class Refused extends Error {
  override name = 'Refused'
  readonly why: Refusal
  constructor(why: Refusal, detail = '') {
    super(detail)
    this.why = why
  }
}

/** 'again': it was done before, and is told again. 'taken': done, and no entry says so. */
export type Done = 'told' | 'again' | 'taken'

const seatsOf = ({ seats }: MatchRow, account: string): number[] =>
  seats.flatMap((seat, i) => (seat.account === account ? [i] : []))

export async function obey(
  context: Context,
  hosts: Hosts,
  host: Host,
  account: string,
  command: Command,
): Promise<Done> {
  if ('id' in command && host.seqOf(command.id) !== undefined) return 'again'
  const mine = seatsOf(host.row, account)
  if (mine.length === 0) throw new Refused('not-yours')
  switch (command.t) {
    case 'act':
      return act(context, host, account, mine, command)
    case 'undo':
      return undo(host, account, mine, command)
    case 'offer':
      return agree(context, hosts, host, account, mine, command.kind, true, command.id)
    case 'reply':
      return agree(context, hosts, host, account, mine, command.kind, command.yes, command.id)
    case 'give':
      return give(host, account, mine, command.id)
    case 'nudge':
      return nudge(hosts, host, mine)
    case 'back':
      return back(context, hosts, host, mine)
    case 'concede':
      return concede(host, account, mine, command.id)
    case 'claim':
      return claim(host, account, mine, command.id)
    case 'always':
      return keep(context, hosts, host, mine, command.kind, command.answer)
    case 'seal':
      return seal(context, hosts, host, mine, command.seat, command.seal)
    case 'open':
      return open(context, hosts, host, mine, command.seat, command.seed)
  }
}

function live(host: Host): Course {
  const { row, course } = host
  if (row.status !== 'live' || !course) throw new Refused('not-live')
  if (row.paused) throw new Refused('paused')
  return course
}

/** The columns that follow from the position. */
const afterwards = (host: Host) => (course: Course | null) => {
  if (!course?.isOver) return {}
  const { winner } = host.game.result(course.match)
  return { status: 'over' as const, ending: { how: 'played' as const, winner, by: null }, offers: [] }
}

/** Adds an entry; the row changes only where the match is over by it. */
export function addPlay(host: Host, addition: Omit<Addition, 'row'>): Promise<unknown> {
  const row = afterwards(host)
  return host.add({ ...addition, row: (course) => row(course) })
}

async function act(
  context: Context,
  host: Host,
  account: string,
  mine: readonly number[],
  command: Extract<Command, { t: 'act' }>,
): Promise<Done> {
  const course = live(host)
  if (command.seq !== host.head) throw new Refused('stale')
  const { asked } = course
  if (asked === null || !mine.includes(asked) || host.row.seats[asked].substitute) throw new Refused('not-asked')
  const actions = command.actions as unknown as readonly Action[]
  try {
    await addPlay(host, {
      kind: 'act',
      seat: asked,
      account,
      id: command.id,
      body: { actions },
      play: (played) => played.act(asked, actions),
      ...(host.row.terms.clock ? { clock: (clock) => awake(clock, asked) } : {}),
    })
  } catch (error) {
    if (error instanceof IllegalAction) throw new Refused('illegal', error.message.slice(0, 300))
    throw error
  }
  context.metrics.actions.inc({ game: host.row.game })
  return 'told'
}

async function undo(
  host: Host,
  account: string,
  mine: readonly number[],
  command: Extract<Command, { t: 'undo' }>,
): Promise<Done> {
  const course = live(host)
  if (command.seq !== host.head) throw new Refused('stale')
  const seat = mine.find((own) => course.whyNoUndo(command.to, own) === null)
  if (seat === undefined) throw new Refused('illegal', course.whyNoUndo(command.to, mine[0]) ?? '')
  await host.add(takeBack(seat, account, command.id, command.to))
  return 'told'
}

const takeBack = (seat: number, account: string, id: string | null, to: number): Addition => ({
  kind: 'undo',
  seat,
  account,
  id,
  body: { to },
  play: (course) => {
    course.undo(to)
    return { events: [], dice: [], accepted: 0 }
  },
})

/** Somebody asks for something that all must agree to, agrees, or does not. */
async function agree(
  context: Context,
  hosts: Hosts,
  host: Host,
  account: string,
  mine: readonly number[],
  kind: OfferKind,
  yes: boolean,
  id: string,
): Promise<Done> {
  const { row, course } = host
  const isOver = row.status === 'over' || row.status === 'void'
  if (isOver !== (kind === 'rematch') || row.status === 'waiting') throw new Refused('not-live')
  if (kind === 'pause' && row.paused) throw new Refused('paused')
  if (kind === 'resume' && !row.paused) throw new Refused('not-live')
  if (kind === 'time' && !row.terms.clock) throw new Refused('not-live')
  const open = row.offers.find((offer) => offer.kind === kind)
  const others = row.offers.filter((offer) => offer !== open)
  if (!yes) return keepOffers(context, hosts, host, others)
  const by = open?.by ?? mine[0]
  if (kind === 'undo') {
    const why = course?.whyNoUndo(course.lastOf(by), null)
    if (!course || course.lastOf(by) < 0 || why) throw new Refused('illegal', why ?? 'nothing was played yet')
  }
  const agreed = [...new Set([...(open?.agreed ?? []), ...mine])].sort((a, b) => a - b)
  const people = row.seats.flatMap(({ kind: who, substitute }, seat) => (who === 'person' && !substitute ? [seat] : []))
  if (!people.every((seat) => agreed.includes(seat))) {
    return keepOffers(context, hosts, host, [...others, { kind, by, agreed }])
  }
  await settle(context, hosts, host, account, kind, by, id, others)
  return kind === 'rematch' ? 'taken' : 'told'
}

async function settle(
  context: Context,
  hosts: Hosts,
  host: Host,
  account: string,
  kind: OfferKind,
  by: number,
  id: string,
  others: readonly Offer[],
): Promise<void> {
  const frame = { seat: by, account, id, body: {} }
  if (kind === 'rematch') {
    const { rematch } = await import('./make.ts')
    const next = await rematch(context, host.row)
    await context.store.query(`update match set next = $2, offers = '[]' where id = $1`, [host.row.id, next])
    void hosts.rowChanged(host.row.id)
  } else if (kind === 'undo') {
    await host.add({ ...takeBack(by, account, id, host.course?.lastOf(by) ?? 0), row: () => ({ offers: others }) })
  } else if (kind === 'time') {
    await host.add({ ...moreTime([by], by, account, id), row: () => ({ offers: others }) })
  } else if (kind === 'void') {
    const ending = { how: 'void' as const, winner: null, by: null }
    await host.add({ kind: 'void', ...frame, row: () => ({ status: 'void', ending, offers: [] }) })
  } else {
    await host.add({ kind, ...frame, row: () => ({ paused: kind === 'pause', offers: others }) })
  }
}

async function keepOffers(context: Context, hosts: Hosts, host: Host, offers: readonly Offer[]): Promise<Done> {
  await context.store.query('update match set offers = $2::jsonb where id = $1', [host.row.id, JSON.stringify(offers)])
  // Before the next one is read: two who ask at the same moment agree.
  await host.reloadRow()
  void hosts.rowChanged(host.row.id)
  return 'taken'
}

const moreTime = (seats: readonly number[], seat: number, account: string, id: string): Addition => ({
  kind: 'time',
  seat,
  account,
  id,
  body: { seats, seconds: MORE_TIME },
  clock: (clock) => extended(clock, seats, MORE_TIME),
})

/** Anybody may give the others time: nobody need agree to that. */
async function give(host: Host, account: string, mine: readonly number[], id: string): Promise<Done> {
  live(host)
  if (!host.row.terms.clock) throw new Refused('not-live')
  const others = host.row.seats.flatMap(({ kind }, seat) => (kind === 'person' && !mine.includes(seat) ? [seat] : []))
  await host.add(moreTime(others, mine[0], account, id))
  return 'told'
}

/** Whoever is waited for is told so, where his page is open. */
async function nudge(hosts: Hosts, host: Host, mine: readonly number[]): Promise<Done> {
  const { asked } = live(host)
  if (asked === null || mine.includes(asked) || host.row.seats[asked].kind !== 'person') throw new Refused('not-yet')
  hosts.nudge(host.row.id, asked, mine[0])
  return 'taken'
}

/** Somebody whose time ran out again and again is there after all. */
async function back(context: Context, hosts: Hosts, host: Host, mine: readonly number[]): Promise<Done> {
  const { id } = host.row
  const clock = host.clockNow && mine.reduce(awake, host.clockNow)
  if (!clock) return 'taken'
  await context.store.query('update match set clock = $2::jsonb where id = $1', [id, JSON.stringify(clock)])
  host.row = { ...host.row, clock }
  host.startClock()
  void hosts.rowChanged(id)
  return 'taken'
}

async function concede(host: Host, account: string, mine: readonly number[], id: string): Promise<Done> {
  if (host.row.status !== 'live') throw new Refused('not-live')
  const rivals = host.row.seats.flatMap((_, seat) => (mine.includes(seat) ? [] : [seat]))
  const winner = rivals.length === 1 ? rivals[0] : null
  const ending = { how: 'conceded' as const, winner, by: mine[0] }
  await host.add({
    kind: 'concede',
    seat: mine[0],
    account,
    id,
    body: {},
    row: () => ({ status: 'over', ending, offers: [] }),
  })
  return 'told'
}

/** The others stay away for longer than agreed, and it is their move: the match is his who waits. */
async function claim(host: Host, account: string, mine: readonly number[], id: string): Promise<Done> {
  const course = live(host)
  const { asked } = course
  if (host.row.terms.absence !== 'claim' || asked === null || mine.includes(asked)) throw new Refused('not-yet')
  if (!isAway(host, asked)) throw new Refused('not-yet')
  const ending = { how: 'claimed' as const, winner: mine[0], by: asked }
  await host.add({
    kind: 'claim',
    seat: mine[0],
    account,
    id,
    body: {},
    row: () => ({ status: 'over', ending, offers: [] }),
  })
  return 'told'
}

/** A standing answer, given by the server while nobody of that seat is there. */
async function keep(
  context: Context,
  hosts: Hosts,
  host: Host,
  mine: readonly number[],
  kind: string,
  answer: 'always' | 'never' | 'ask',
): Promise<Done> {
  const standing: Record<string, Record<string, 'always' | 'never'>> = structuredClone(host.row.standing)
  for (const seat of mine) {
    const own = { ...standing[seat] }
    if (answer === 'ask') delete own[kind]
    else if (Object.keys(own).length < 200) own[kind] = answer
    standing[seat] = own
  }
  await context.store.query('update match set standing = $2::jsonb where id = $1', [
    host.row.id,
    JSON.stringify(standing),
  ])
  await host.reloadRow()
  void hosts.rowChanged(host.row.id)
  return 'taken'
}

/** A seat seals its seed. Nothing can be sealed anew once any seed is open. */
async function seal(
  context: Context,
  hosts: Hosts,
  host: Host,
  mine: readonly number[],
  seat: number,
  text: string,
): Promise<Done> {
  const { row } = host
  if (!mine.includes(seat)) throw new Refused('not-yours')
  if (row.status !== 'waiting' || row.seeds.some((seed) => seed !== '')) throw new Refused('not-live')
  if (row.seals[seat] === text) return 'taken'
  await setAt(context, host, 'seals', seat, text)
  void hosts.rowChanged(row.id)
  return 'taken'
}

/** When all have sealed, all open; the last one begins the match. */
async function open(
  context: Context,
  hosts: Hosts,
  host: Host,
  mine: readonly number[],
  seat: number,
  seed: string,
): Promise<Done> {
  const { row } = host
  if (!mine.includes(seat)) throw new Refused('not-yours')
  if (row.status !== 'waiting' || row.seeds[seat] === seed) return 'taken'
  const people = row.seats.flatMap(({ kind }, at) => (kind === 'person' ? [at] : []))
  if (people.some((at) => row.seats[at].account === null || row.seals[at] === '')) throw new Refused('not-yet')
  if (!isSeatSeed(seed) || sealOfSeed(row.id, seat, seed) !== row.seals[seat]) throw new Refused('illegal')
  await setAt(context, host, 'seeds', seat, seed)
  await host.reloadRow()
  if (people.every((at) => host.row.seeds[at] !== '')) await begin(host)
  void hosts.rowChanged(row.id)
  return 'taken'
}

async function setAt(
  context: Context,
  { row, epoch }: Host,
  column: 'seals' | 'seeds',
  seat: number,
  text: string,
): Promise<void> {
  await context.store.query(
    `update match set ${column} = jsonb_set(${column}, array[$2::text], to_jsonb($3::text)) where id = $1
     and exists (select from owner where match = $1 and node = $4 and epoch = $5)`,
    [row.id, seat, text, context.node, epoch],
  )
}

/** Everybody sits, every seed is open: the first entry. */
async function begin(host: Host): Promise<void> {
  host.prepare()
  await host.add({
    kind: 'begin',
    seat: -1,
    account: null,
    id: null,
    body: {},
    play: (course) => course.begin(),
    row: () => ({ status: 'live' }),
  })
}
