import { freshSeed, Random, type Seed } from '@undercroft/engine'
import { OPTIONS_STREAM } from '@undercroft/engine/testing'
import { UsageError } from '../errors.ts'
import { loadGame } from '../games.ts'
import type { Output } from '../output.ts'
import { LEVELS, loadSeating, type Player } from '../seats.ts'
import { matchSeed } from '../simulate/match.ts'
import { Bot } from './bot.ts'
import { type HostedMatch, hostMatch, type Seat } from './host.ts'

export interface BotHostOptions {
  readonly seat1?: string
  readonly seat2?: string
  readonly seat3?: string
  readonly seat4?: string
  readonly seat5?: string
  readonly seat6?: string
  readonly matches: number
  /** Left out: dice that no bot can foretell. */
  readonly seed?: number
  readonly time: number
  readonly options?: unknown
  readonly json?: boolean
}

/** `undercroft bot-host`: matches between programs that speak JSON lines. Returns the exit code. */
export async function botHostCommand(id: string, options: BotHostOptions, output: Output): Promise<number> {
  const pack = await loadGame(id)
  const commands = [options.seat1, options.seat2, options.seat3, options.seat4, options.seat5, options.seat6]
  const results: HostedMatch[] = []
  for (let i = 0; i < options.matches; i++) {
    const { dice: seed, others } = seedsOf(options.seed, i)
    const agreed = options.options ?? pack.randomOptions(new Random(others, OPTIONS_STREAM))
    const count = pack.game.seats(pack.game.create(agreed, null))
    const tooMany = commands.findIndex((command, seat) => command !== undefined && seat >= count)
    if (tooMany >= 0) throw new UsageError(`--seat${tooMany + 1}: such a match has ${count} seats`)
    const seats = await Promise.all(
      Array.from({ length: count }, (_, seat) => seatOf(id, commands[seat] ?? 'random', seat, others)),
    )
    const result = await hostMatch(pack, agreed, seed, seats, options.time)
    results.push(result)
    output.print(options.json ? JSON.stringify({ match: i, seed, ...result }) : inWords(i, seats, result))
  }
  return results.some(({ lost }) => lost.includes(true)) ? 1 : 0
}

/**
 * What the dice, and what everything else of a match is drawn from: two secrets of their own, so that nothing a bot is
 * told leads to a die to come. With a seed that was asked for, both are that one, and a bot can find it by trying.
 */
function seedsOf(asked: number | undefined, index: number): { dice: Seed; others: Seed } {
  if (asked === undefined) return { dice: freshSeed(), others: freshSeed() }
  const seed = matchSeed(asked, index)
  return { dice: seed, others: seed }
}

/** A level of ours by its name, or a program by its command. */
async function seatOf(game: string, command: string, seat: number, seed: Seed): Promise<Seat> {
  if (!(LEVELS as readonly string[]).includes(command)) return { name: command, player: new Bot(command) }
  const seating = await loadSeating(game, [command])
  return { name: command, player: seating(seat, seed) as Player }
}

function inWords(index: number, seats: readonly Seat[], { winner, scores, turns, faults, lost }: HostedMatch): string {
  const won = winner === null ? 'no winner' : `seat ${winner + 1} wins (${seats[winner].name})`
  const told = faults.flatMap((list, seat) => list.map((fault) => `  seat ${seat + 1} ${fault}`))
  const out = lost.flatMap((isOut, seat) => (isOut ? [`  seat ${seat + 1} has lost the match by that`] : []))
  return [`match ${index + 1}: ${won}, ${scores.join(' : ')} after ${turns} turns`, ...told, ...out].join('\n')
}
