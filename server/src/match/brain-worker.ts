import { readlinkSync } from 'node:fs'
import { budgetForPeople, type Coach, coachFor, type Level, ready } from '@undercroft/coach'
import { type Action, freshSeed, OptionsError, Random } from '@undercroft/engine'
import { gameOf } from '../games.ts'

/** What takes time, in a thread of its own: computers that think, and options that nobody has checked yet. */

export interface Thought {
  readonly game: string
  readonly match: string
  readonly view: unknown
  readonly seat: number
  readonly level: Level
  /** Milliseconds that people have waited since they were last asked. */
  readonly waited: number
}

export interface Proposal {
  readonly game: string
  readonly options: unknown
}

/** What is wrong with options, or how many seats such a match has. */
export type Verdict = { readonly seats: number } | { readonly field: string; readonly reason: string }

const coaches = new Map<string, Coach>()
const MOST_COACHES = 64

export async function choose({ game: id, match, view, seat, level, waited }: Thought): Promise<Action> {
  const { game } = await gameOf(id)
  const seen = game.load(view as never)
  const decision = game.decision(seen)
  if (!decision) throw new Error('nobody is asked')
  await ready(id, level)
  const key = `${match}/${seat}/${level}`
  const coach = coaches.get(key) ?? coachFor(id, level)
  coaches.delete(key)
  coaches.set(key, coach)
  if (coaches.size > MOST_COACHES) coaches.delete(coaches.keys().next().value as string)
  const budget = budgetForPeople(id, level, waited)
  return coach.choose({ game, view: seen, decision, seat, random: new Random(freshSeed()), budget }).action
}

const loaded = new Set<string>()

/** A game is loaded once, in its own time, and some matches are made so that the next one is quick. Gives this thread's name. */
export async function load(id: string): Promise<string | null> {
  const { game, randomOptions } = await gameOf(id)
  if (!loaded.has(id)) for (let seed = 1; seed <= 3; seed++) game.create(randomOptions(new Random(seed, 1)), null)
  loaded.add(id)
  try {
    return readlinkSync('/proc/thread-self')
  } catch {
    return null
  }
}

export async function judge({ game: id, options }: Proposal): Promise<Verdict> {
  const { game } = await gameOf(id)
  try {
    return { seats: game.seats(game.create(options, null)) }
  } catch (error) {
    if (error instanceof OptionsError) return { field: error.field, reason: error.reason }
    return { field: 'options', reason: (error as Error).message.slice(0, 200) }
  }
}
