import type { GameEvent } from '@undercroft/engine'
import { type Budget, type Coach, randomCoach } from './coach.ts'
import type { Guide } from './guide.ts'
import { blitzGuide } from './guides/blitz-bowl.ts'
import { bloodGuide, boldBloodGuide } from './guides/blood-bowl.ts'
import { boldDungeonGuide, dungeonGuide } from './guides/dungeon-bowl.ts'
import { boldSkirmishGuide, skirmishGuide } from './guides/skirmish.ts'
import { learnableOf } from './learned/games.ts'
import { type LearnedGuide, learnedGuide } from './learned/judgement.ts'
import type { Model } from './learned/model.ts'
import { loadWeights } from './learned/weights.ts'
import { rookieCoach } from './rookie.ts'
import { veteranCoach } from './veteran.ts'

/** How well a computer plays, weakest first. */
export const LEVELS = ['random', 'rookie', 'regular', 'veteran', 'master'] as const
export type Level = (typeof LEVELS)[number]

export const isLevel = (name: string): name is Level => (LEVELS as readonly string[]).includes(name)

/** What each level may spend on a decision when nothing else is said: repeatable on every machine. */
export const USUAL_BUDGET: Readonly<Record<Level, Budget>> = {
  random: { decisions: 1 },
  rookie: { decisions: 400 },
  regular: { decisions: 1500 },
  veteran: { decisions: 18_000 },
  master: { decisions: 18_000 },
}

/** How long a computer may think about one question, and about a whole turn, when people wait for it. */
const QUESTION = 600
const TURN = 8000
/** The later in a turn, the less: of what is left of it, so much goes into one question, but never less than a moment. */
const SHARE = 0.2
const MOMENT = 80

/** The same against people, who have waited so many milliseconds since they were last asked. */
export function budgetForPeople(level: Level, waited: number): Budget {
  if (level !== 'veteran' && level !== 'master') return USUAL_BUDGET[level]
  const milliseconds = Math.max(MOMENT, Math.min(QUESTION, SHARE * (TURN - waited)))
  return { ...USUAL_BUDGET[level], milliseconds }
}

// Each guide knows only its own game's matches; `coachFor` hands it no others.
const guides = {
  'blitz-bowl': blitzGuide,
  'blood-bowl': bloodGuide,
  'dungeon-bowl': dungeonGuide,
  skirmish: skirmishGuide,
} as unknown as Readonly<Record<string, Guide<unknown, unknown, GameEvent>>>

/** Where rookies go about it in another way. */
const rookieGuides: Partial<typeof guides> = {
  'blood-bowl': boldBloodGuide,
  'dungeon-bowl': boldDungeonGuide,
  skirmish: boldSkirmishGuide,
} as unknown as typeof guides

const masters = new Map<string, LearnedGuide<unknown, unknown, GameEvent> | null>()

/** Fetches what a level has to know before it can play or judge: the weights of masters. The others need nothing. */
export async function ready(game: string, level: Level): Promise<void> {
  if (level !== 'master' || masters.has(game)) return
  const model = await loadWeights(game)
  masters.set(game, model ? masterGuide(game, model) : null)
}

const masterGuide = (game: string, model: Model): LearnedGuide<unknown, unknown, GameEvent> =>
  learnedGuide(guideFor(game), learnableOf(game).features, model)

/** What was learned about a game, once `ready`; null where nothing was. */
export function learnedFor(game: string): LearnedGuide<unknown, unknown, GameEvent> | null {
  const guide = masters.get(game)
  if (guide === undefined) throw new Error(`the master of ${game} is not ready`)
  return guide
}

/** What the computers of a level know of a game: good for judging a position too. Masters must be `ready`. */
export function guideFor(game: string, level: Level = 'veteran'): Guide<unknown, unknown, GameEvent> {
  const guide = (level === 'rookie' ? rookieGuides[game] : undefined) ?? guides[game]
  if (!guide) throw new Error(`nobody knows what is good in ${game} yet`)
  return level === 'master' ? (learnedFor(game) ?? guide) : guide
}

/** A computer player with weights of one's own. */
export const coachWith = (game: string, model: Model): Coach<unknown, unknown, GameEvent> =>
  veteranCoach(masterGuide(game, model))

/** A fresh computer player for one seat. */
export function coachFor(game: string, level: Level): Coach<unknown, unknown, GameEvent> {
  if (level === 'random') return randomCoach()
  const guide = guideFor(game, level)
  return level === 'rookie' ? rookieCoach(guide) : veteranCoach(guide)
}
