import { type Game, type Match, Random } from '@undercroft/engine'
import type { Coach } from '../coach.ts'
import type { Guide } from '../guide.ts'
import { rookieCoach } from '../rookie.ts'
import type { LearnedGuide } from './judgement.ts'
import { type Features, Sheet } from './sheet.ts'

export interface SelfPlayOptions {
  readonly seed: number
  readonly decisions: number
  /** How often somebody does something by chance where a new activation begins, of 100 times. */
  readonly explore: number
  /** How much the end of the match counts against what the next positions are thought to be worth: from 0 to 1. */
  readonly lambda: number
  /** The seat that plays by the written guide, -1: none. */
  readonly anchor: number
}

/** What one match teaches: features, targets and the result, position by position, each seen from one seat. */
export interface Lesson {
  readonly features: Float32Array
  readonly targets: Float32Array
  readonly results: Float32Array
}

/** Who plays, and what they look at. Without a judgement the guide is all they know. */
export interface Learner<M extends Match> {
  readonly guide: Guide<M>
  readonly judgement: LearnedGuide<M> | null
  readonly features: Features<M>
  readonly inputs: number
}

/** Plays a match against itself and tells what can be learned from it. The same seed gives the same match. */
export function selfPlay<M extends Match>(
  game: Game<M>,
  options: unknown,
  { guide, judgement, features, inputs }: Learner<M>,
  { seed, decisions, explore, lambda, anchor }: SelfPlayOptions,
): Lesson {
  const match = game.create(options, seed)
  const seats = game.seats(match)
  const random = new Random(seed ^ 0x5e1f)
  const coaches: Coach<M>[] = Array.from({ length: seats }, (_, seat) =>
    rookieCoach(seat === anchor || !judgement ? guide : judgement),
  )
  const sheet = new Sheet(inputs)
  const seen: { seat: number; values: Float32Array }[] = []
  const thought = Array.from({ length: seats }, (): number[] => [])
  for (let decision = game.decision(match); decision; decision = game.decision(match)) {
    const { seat } = decision
    const isBoundary = guide.isBoundary(decision, match, match) && hasBegun(match)
    if (isBoundary) {
      const watcher = random.below(seats)
      for (let one = 0; one < seats; one++) thought[one].push(judgement ? judgement.chance(match, one) : 0.5)
      sheet.clear()
      features(match, watcher, sheet)
      seen.push({ seat: watcher, values: sheet.values.slice() })
    }
    if (isBoundary && random.below(100) < explore) {
      game.play(match, random.pick(guide.sensible?.(match, decision) ?? decision.actions))
      continue
    }
    const view = game.view(match, seat)
    const { action } = coaches[seat].choose({ game, view, decision, seat, random, budget: { decisions } })
    game.play(match, game.legal(match, action))
  }
  const { winner } = game.result(match)
  const outcome = (seat: number) => (winner === null ? 0.5 : winner === seat ? 1 : 0)
  const returns = thought.map((values, seat) => lambdaReturns(values, outcome(seat), judgement ? lambda : 1))
  const lesson = {
    features: new Float32Array(seen.length * inputs),
    targets: new Float32Array(seen.length),
    results: new Float32Array(seen.length),
  }
  seen.forEach(({ seat, values }, i) => {
    lesson.features.set(values, i * inputs)
    lesson.targets[i] = returns[seat][i]
    lesson.results[i] = outcome(seat)
  })
  return lesson
}

/** Before the first turn nothing can be judged yet. */
const hasBegun = ({ state }: Match): boolean => {
  const { turn, round, inTurn } = state as { turn?: number; round?: number; inTurn?: number }
  return (round ?? turn ?? inTurn ?? 1) > 0
}

/** TD(lambda): what each position should have been thought worth, looking back from the result. */
export function lambdaReturns(thought: readonly number[], result: number, lambda: number): Float32Array {
  const returns = new Float32Array(thought.length)
  let next = result
  let worth = result
  for (let i = thought.length - 1; i >= 0; i--) {
    worth = (1 - lambda) * next + lambda * worth
    returns[i] = worth
    next = thought[i]
  }
  return returns
}
