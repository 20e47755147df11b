import { type Action, type Decision, type Game, type Match, Random } from '@undercroft/engine'
import { Line, type LineOptions, newSeatSeed, type SocketLike, sealOfSeed } from '@undercroft/wire'
import { WebSocket } from 'ws'

/** Somebody at the other end of a line, who plays at random, opens his seeds, and comes back whenever the line is cut. */
export class TestPlayer {
  readonly line: Line
  readonly game: Game
  readonly match: string
  /** Numbers of what he sent that the server has acknowledged. */
  readonly acknowledged: string[] = []
  private sent: string[] = []
  readonly refused: string[] = []
  /** Chooses by the number of the entry alone, so that the same match is played whatever the line does. */
  choose: (decision: Decision, seq: number) => Action = ({ actions }) => this.random.pick(actions)
  private readonly seeds = new Map<number, string>()
  private readonly random: Random
  private serial = 0
  private readonly name: string
  private asked = -1
  /** False: he only answers when told to. */
  isPlaying = true

  constructor(game: Game, match: string, options: Omit<LineOptions, 'match'>, seed = 1) {
    this.game = game
    this.match = match
    this.random = new Random(seed, 9)
    this.name = `p${seed}-${Math.random().toString(36).slice(2, 10)}`
    this.line = new Line({ match, ...options })
    this.line.listen((news) => {
      if (news.type === 'refused') this.forget(news)
      if (news.type === 'entry' || news.type === 'snap') this.note()
      this.next()
    })
  }

  get seats(): readonly number[] {
    return this.line.welcome?.you ?? []
  }

  get isOver(): boolean {
    return this.line.table?.status === 'over' || this.line.table?.status === 'void'
  }

  /** What this line's (first) audience sees. */
  get view(): Match | null {
    const [audience] = Object.keys(this.line.views)
    if (audience === undefined) return null
    const viewer = audience === 'all' ? (this.seats[0] ?? -1) : Number(audience)
    return this.game.load({ ...(this.line.views[audience] as object), viewer } as never)
  }

  next(): void {
    const { table, seq } = this.line
    if (!table) return
    if (table.status === 'waiting') this.seal(table)
    if (table.status !== 'live' || !this.isPlaying || seq < 0 || seq === this.asked) return
    const view = this.view
    const decision = view && this.game.decision(view)
    if (!decision || decision.roll || !this.seats.includes(decision.seat)) return
    this.asked = seq
    this.act([this.choose(decision, seq)])
  }

  act(actions: readonly Action[]): string {
    const id = `${this.name}-${this.serial++}`.padEnd(8, '0')
    this.sent.push(id)
    this.line.send({ t: 'act', seq: this.line.seq, id, actions: actions as never })
    return id
  }

  /** Has he sent something that nobody has answered? */
  get isWaiting(): boolean {
    return this.sent.length > 0
  }

  /** What is no longer waited for, and was not refused, the server has taken. */
  private note(): void {
    while (this.sent.length > 0 && !this.line.isPending(this.sent[0]))
      this.acknowledged.push(this.sent.shift() as string)
  }

  private forget({ why, id }: { readonly why: string; readonly id: string | null }): void {
    this.refused.push(why)
    this.sent = this.sent.filter((other) => other !== id)
  }

  private seal({ dice, seats }: NonNullable<Line['table']>): void {
    const mine = this.seats
    const all = seats.every(({ kind, name }, seat) => kind === 'computer' || (name !== null && dice.seals[seat] !== ''))
    for (const seat of mine) {
      const seed = this.seeds.get(seat) ?? newSeatSeed()
      this.seeds.set(seat, seed)
      if (dice.seals[seat] === '') this.line.send({ t: 'seal', seat, seal: sealOfSeed(this.match, seat, seed) })
      else if (all && !dice.opened[seat]) this.line.send({ t: 'open', seat, seed })
    }
  }

  close(): void {
    this.line.close()
  }
}

/** A socket of `ws` with somebody's cookie. */
export const socketTo = (address: string, cookie: string): SocketLike =>
  new WebSocket(`${address.replace(/^http/, 'ws')}/line`, { headers: { cookie } }) as unknown as SocketLike
