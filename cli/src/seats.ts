import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { Coach, Level } from '@undercroft/coach'
import type { Model } from '@undercroft/coach/learned'
import { type Action, type Decision, type Game, type Match, Random, type Seed } from '@undercroft/engine'
import { CHOICES_STREAM } from '@undercroft/engine/testing'
import { UsageError } from './errors.ts'
import { reasonOf } from './files.ts'
import type { Round } from './tune/index.ts'

/** A computer at one seat of one match. */
export interface Player {
  choose(game: Game, match: Match, decision: Decision): Action
}

/**
 * Makes the computer for a seat of the match with this seed: the same for the same seed. Null: a person sits there. `place`
 * is its place in the list of who plays, where that is not the seat.
 */
export type Seating = (seat: number, seed: Seed, place?: number) => Player | null

/** How well a computer plays, weakest first. Listed here so that the help need not load the coaches. */
export const LEVELS = ['random', 'rookie', 'regular', 'veteran', 'master'] as const satisfies readonly Level[]
const HUMAN = 'human'

/** Weights of one's own in a file, as `undercroft train` and `undercroft tune` write them, sit down like a master. */
const isWeights = (name: string): boolean => name.endsWith('.json')

/** A module that exports `coachFor(game)`, such as an earlier build of the coaches, sits down too. */
const isModule = (name: string): boolean => name.endsWith('.mjs')

/** Level, budget, and how much is noticed. */
function partsOf(seat: string): [string, string | undefined, string | undefined] {
  const [rest, sees] = seat.split('@')
  const [level, budget] = rest.split(':')
  return [level, budget, sees]
}

/** 'veteran', '7', 'veteran/bold'; what cannot be is found out when somebody sits down. */
const LEVEL = new RegExp(`^(${LEVELS.join('|')}|[1-9]|10)(/[a-z]+)?$`)

/**
 * Reads 'random,rookie'; people may be named where `people` may play. 'veteran:6000' has a budget of its own,
 * 'veteran:6000@50' notices 50 in a thousand of what it looks at.
 */
export function parseSeats(text: string, people = false, option = '--seats'): string[] {
  return text.split(',').map((name) => {
    const seat = name.trim()
    const [level, budget, sees] = partsOf(seat)
    if (!LEVEL.test(level) && !isWeights(level) && !isModule(level) && !(people && level === HUMAN)) {
      const known = [...(people ? [HUMAN] : []), ...LEVELS].join(', ')
      throw new UsageError(
        `${option}: '${level}' is not known (there is: ${known}, or a number from 1 to 10, and a style behind it, such as veteran/bold)`,
      )
    }
    if (budget !== undefined && (level === HUMAN || !/^[1-9]\d*$/.test(budget))) {
      throw new UsageError(
        `${option}: '${seat}': write a level and how many decisions it may simulate, such as rookie:2000`,
      )
    }
    if (sees !== undefined && (!LEVEL.test(level) || !/^[1-9]\d{0,2}$/.test(sees))) {
      throw new UsageError(
        `${option}: '${seat}': write a level and how much it notices in a thousand, such as veteran@200`,
      )
    }
    return seat
  })
}

/**
 * Who sits where in matches of this game; a list that is too short for a match starts over. Computers may simulate so
 * many decisions for each of their own, or as many as is usual for their level.
 */
export async function loadSeating(game: string, seats: readonly string[], budget?: number): Promise<Seating> {
  const makers = await Promise.all(seats.map((level) => makerOf(game, level, budget)))
  return (seat, seed, place = seat) => makers[place % makers.length](seat, seed)
}

async function makerOf(gameId: string, seated: string, usual: number | undefined): Promise<Seating> {
  const [level, own, sees] = partsOf(seated)
  const decisions = own === undefined ? usual : Number(own)
  if (level === HUMAN) return () => null
  if (level === 'random') return randomPlayer
  const { isLevel, usualBudget } = await import('@undercroft/coach')
  const budget = decisions === undefined ? usualBudget(gameId, isLevel(level) ? level : 'master') : { decisions }
  const fresh = await freshCoach(gameId, level, sees)
  return (seat, seed) => {
    const coach = fresh()
    const random = new Random(seed, CHOICES_STREAM + seat)
    return {
      choose: (game, match, decision) =>
        coach.choose({ game, view: game.view(match, seat), decision, seat, random, budget }).action,
    }
  }
}

/** Makes coaches, one for each match, after a first one to see that it can be done. */
async function freshCoach(game: string, level: string, sees: string | undefined): Promise<() => Coach> {
  const { coachFor, coachWeighing, coachWith, isLevel, ready } = await import('@undercroft/coach')
  const makes = async (): Promise<() => Coach> => {
    if (isModule(level)) {
      const foreign = (await import(pathToFileURL(level).href)) as { coachFor(game: string, level: string): Coach }
      return () => foreign.coachFor(game, 'veteran')
    }
    if (isWeights(level)) {
      const model = readWeights(level)
      return () => ('weighing' in model ? coachWeighing(game, model.weighing) : coachWith(game, model))
    }
    if (!isLevel(level)) throw new Error(`there is no level '${level}'`)
    await ready(game, level)
    return () => coachFor(game, level, sees === undefined ? undefined : Number(sees))
  }
  try {
    const fresh = await makes()
    fresh()
    return fresh
  } catch (error) {
    if (error instanceof UsageError) throw error
    throw new UsageError(`--seats: ${(error as Error).message}`)
  }
}

function readWeights(file: string): Model | Pick<Round, 'weighing'> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Model | Round
  } catch (error) {
    throw new UsageError(`--seats: ${file} cannot be read: ${reasonOf(error)}`)
  }
}

/** Needs no view of the match, which makes long simulations much faster than through a coach. */
const randomPlayer = (seat: number, seed: Seed): Player => {
  const random = new Random(seed, CHOICES_STREAM + seat)
  return { choose: (_game, _match, { actions }) => random.pick(actions) }
}
