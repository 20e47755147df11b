import { type Action, dieByName, draw, type Game, type Match, outcomes, type RollAction } from '@undercroft/engine'
import type { LearnedGuide } from '../learned/judgement.ts'

/** A roll that changed something: how much each seat's chance to win rose or fell by it, against what the dice promised. */
export interface LuckyRoll {
  /** The number of the action that led to it, from 1. */
  readonly step: number
  readonly what: string
  readonly swing: readonly number[]
}

/** A match looked back on. */
export interface Review {
  /** The chance of each seat to win, after so many actions. */
  readonly chances: readonly (readonly number[])[]
  /** What choices (of whomever) and dice have changed of each seat's chance, from the beginning to the end. */
  readonly byDecisions: readonly number[]
  readonly byDice: readonly number[]
  readonly rolls: readonly LuckyRoll[]
}

type Judge<M extends Match> = Pick<LearnedGuide<M>, 'chance'>

/** Less than this is not worth telling. */
const LITTLE = 0.001

/**
 * Plays a match again with its own dice and asks for the chances before and after each choice and each roll. What choices and
 * dice changed adds up to the result, exactly; how true it is depends on how well the chances are known.
 */
export function review<M extends Match>(game: Game<M>, judge: Judge<M>, start: M, actions: readonly Action[]): Review {
  const match = game.clone(start)
  const dice = match.dice && [...match.dice]
  match.dice = null
  let now = winChances(game, judge, match)
  const chances = [now]
  const byDecisions = now.map(() => 0)
  const byDice = now.map(() => 0)
  const rolls: LuckyRoll[] = []
  const play = (action: Action, sums: number[]): number[] => {
    game.play(match, action)
    const next = winChances(game, judge, match)
    const change = next.map((chance, seat) => chance - now[seat])
    for (const [seat, by] of change.entries()) sums[seat] += by
    now = next
    return change
  }
  const roll = (step: number, values: readonly number[]): void => {
    const what = match.waiting?.what ?? ''
    const swing = play({ type: 'roll', values } as RollAction, byDice)
    if (swing.some((by) => Math.abs(by) >= LITTLE)) rolls.push({ step, what, swing })
  }
  actions.forEach((action, i) => {
    if (match.waiting) roll(i + 1, (action as RollAction).values)
    else play(game.legal(match, action), byDecisions)
    while (match.waiting && dice) {
      const sides = match.waiting.dice.map((name) => dieByName(name, game.definition.dice).sides)
      roll(
        i + 1,
        sides.map((count) => draw(dice as [number, number, number, number], count)),
      )
    }
    chances.push(now)
  })
  return { chances, byDecisions, byDice, rolls }
}

/** Everybody's chance to win, adding up to one; where dice are to be rolled, on average over all ways in which they may fall. */
export function winChances<M extends Match>(game: Game<M>, judge: Judge<M>, match: M): number[] {
  if (!match.waiting) return standing(game, judge, match)
  const falls = outcomes(match.waiting.dice.map((name) => dieByName(name, game.definition.dice)))
  const total = falls.reduce((sum, { ways }) => sum + ways, 0)
  const chances = new Array<number>(game.seats(match)).fill(0)
  for (const { values, ways } of falls) {
    const next = game.clone(match)
    game.play(next, { type: 'roll', values } as RollAction)
    for (const [seat, chance] of standing(game, judge, next).entries()) chances[seat] += (chance * ways) / total
  }
  return chances
}

function standing<M extends Match>(game: Game<M>, judge: Judge<M>, match: M): number[] {
  const seats = Array.from({ length: game.seats(match) }, (_, seat) => seat)
  if (game.isOver(match)) {
    const { winner } = game.result(match)
    return seats.map((seat) => (winner === null ? 1 / seats.length : winner === seat ? 1 : 0))
  }
  const told = seats.map((seat) => judge.chance(match, seat))
  const sum = told.reduce((total, chance) => total + chance, 0)
  return told.map((chance) => chance / sum)
}
