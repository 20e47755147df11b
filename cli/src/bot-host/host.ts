import {
  type Action,
  type Decision,
  eventsFor,
  type Game,
  type GamePackage,
  type Match,
  type Seed,
} from '@undercroft/engine'
import type { Player } from '../seats.ts'
import { Bot, BotFault } from './bot.ts'

const PROTOCOL = 1
/** So often the safe default is played for a bot that is late or answers nonsense; then it has lost. */
const PATIENCE = 3

export interface Seat {
  readonly name: string
  /** A program, or a computer player of ours. */
  readonly player: Bot | Player
}

export interface HostedMatch {
  /** The seat that won, null for a draw. */
  readonly winner: number | null
  readonly scores: readonly number[]
  readonly turns: number
  readonly decisions: number
  /** Faults of each seat, and whether they cost it the match. */
  readonly faults: readonly (readonly string[])[]
  readonly lost: readonly boolean[]
}

/** Plays one match between programs. Whatever a program does, the match goes on by the rules. */
export async function hostMatch(
  { game, decisionLimit }: GamePackage,
  options: unknown,
  seed: Seed,
  seats: readonly Seat[],
  milliseconds: number,
): Promise<HostedMatch> {
  const match = game.create(options, seed)
  const faults: string[][] = seats.map(() => [])
  const lost = seats.map(() => false)
  const bots = seats.flatMap(({ player }, seat) => (player instanceof Bot ? [{ bot: player, seat }] : []))
  for (const { bot, seat } of bots) bot.tell(opening(game, match, seat, milliseconds))
  let decisions = 0
  for (let decision = game.decision(match); decision && decisions < decisionLimit; decision = game.decision(match)) {
    if (lost.filter((out) => !out).length <= 1) break
    decisions++
    const { seat } = decision
    const action = lost[seat]
      ? game.fallback(match)
      : await answerOf(game, match, decision, seats[seat].player, decisions, milliseconds, (fault) => {
          faults[seat].push(`${fault.fault}: ${fault.message}`)
          lost[seat] = fault.fault === 'crashed' || faults[seat].length > PATIENCE
        })
    const events = game.apply(match, action)
    for (const { bot, seat: other } of bots) bot.tell({ type: 'events', events: eventsFor(events, other) })
  }
  const { winner, scores, turns } = game.result(match)
  const left = lost.flatMap((out, seat) => (out ? [] : [seat]))
  const decided = left.length === 1 ? left[0] : winner !== null && lost[winner] ? null : winner
  for (const { bot } of bots) {
    bot.tell({ type: 'end', winner: decided, scores })
    bot.stop()
  }
  return { winner: decided, scores, turns, decisions, faults, lost }
}

const opening = (game: Game, match: Match, seat: number, milliseconds: number): object => ({
  type: 'match',
  protocol: PROTOCOL,
  game: game.id,
  rules: game.version,
  seat,
  seats: game.seats(match),
  milliseconds,
  options: match.options,
})

/** What the player of the seat answers, or the safe default where it does not. */
async function answerOf(
  game: Game,
  match: Match,
  decision: Decision,
  player: Bot | Player,
  id: number,
  milliseconds: number,
  failed: (fault: BotFault) => void,
): Promise<Action> {
  if (!(player instanceof Bot)) return player.choose(game, match, decision)
  const fallback = game.fallback(match)
  const { seat, kind, actions } = decision
  const view = game.save(game.view(match, seat))
  const question = {
    type: 'decision',
    id,
    kind,
    about: game.about(match),
    actions,
    default: actions.indexOf(fallback),
    view,
  }
  try {
    return chosen(actions, await player.ask(question, milliseconds))
  } catch (error) {
    if (!(error instanceof BotFault)) throw error
    failed(error)
    return fallback
  }
}

function chosen(actions: readonly Action[], answer: unknown): Action {
  const choice = (answer as { choice?: unknown } | null)?.choice
  if (typeof choice === 'number' && Number.isInteger(choice) && actions[choice]) return actions[choice]
  throw new BotFault(
    'nonsense',
    `"choice" must be a number from 0 to ${actions.length - 1}: ${JSON.stringify(answer).slice(0, 80)}`,
  )
}
