import { guideFor } from '@undercroft/coach'
import { type Lesson, learnableOf, learnedGuide, type Model, selfPlay } from '@undercroft/coach/learned'
import { type GamePackage, OptionsError, Random } from '@undercroft/engine'
import { OPTIONS_STREAM } from '@undercroft/engine/testing'

/** One match of a generation. Plain data: it is sent to the workers. */
export interface LessonTask {
  readonly game: string
  readonly model: Model | null
  readonly inputs: number
  readonly seed: number
  readonly decisions: number
  readonly explore: number
  readonly lambda: number
  readonly anchor: number
}

/** Every tenth match is played against the written guide, so that what works against it is not forgotten. */
const ANCHORED = 10

export const anchorOf = (match: number): number => (match % ANCHORED === 0 ? (match / ANCHORED) % 2 : -1)

export function playLesson(pack: GamePackage, task: LessonTask): Lesson {
  const { game, model, inputs, seed, decisions, explore, lambda, anchor } = task
  const { features, guide = guideFor(game) } = learnableOf(game)
  const judgement = model ? learnedGuide(guide, features, model) : null
  const learner = { guide, judgement, features, inputs }
  return selfPlay(pack.game, optionsOf(pack, seed), learner, { seed, decisions, explore, lambda, anchor })
}

const TURN_LIMIT = 24

/** Two seats, with teams, boards and optional rules drawn from the seed; half of the skirmishes with the ready-made warbands. */
export function optionsOf(pack: GamePackage, seed: number): unknown {
  const random = new Random(seed, OPTIONS_STREAM)
  const { id } = pack.game
  if (id === 'skirmish' && random.below(2) === 0) return {}
  for (;;) {
    const drawn = pack.randomOptions(random) as object
    const options = id === 'dungeon-bowl' ? { ...drawn, turnLimit: TURN_LIMIT } : drawn
    if (seatsWith(pack, options, seed) === 2) return options
  }
}

function seatsWith({ game }: GamePackage, options: unknown, seed: number): number {
  try {
    return game.seats(game.create(options, seed))
  } catch (error) {
    if (error instanceof OptionsError) return 0
    throw error
  }
}
