import { type Budget, type Coach, randomCoach } from './coach.ts'
import { type GradeRank, gradeOf } from './grades.ts'
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
import { ALL } from './search/activation-search.ts'
import { STYLES, type Style, styled } from './styles.ts'
import { tunableOf, type Weighing } from './tuning/tunable.ts'
import { veteranCoach } from './veteran.ts'

/** How well a computer plays, weakest first. */
export const LEVELS = ['random', 'rookie', 'regular', 'veteran', 'master'] as const
type Named = (typeof LEVELS)[number]

/** The same by number, weakest first. */
export const GRADES = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'] as const
type Grade = (typeof GRADES)[number]

/** 'veteran', '7', 'veteran/bold'. */
export type Level = Named | Grade | `${Named | Grade}/${Style}`

/** What makes a level: what it may simulate for a decision, how much of that it notices, and whose judgement it has. */
interface Rank extends GradeRank {
  readonly judgement: 'none' | 'rookie' | 'written' | 'learned'
}

const named: Readonly<Record<Named, Rank>> = {
  random: { decisions: 1, sees: ALL, judgement: 'none' },
  rookie: { decisions: 400, sees: ALL, judgement: 'rookie' },
  regular: { decisions: 1500, sees: ALL, judgement: 'written' },
  veteran: { decisions: 18_000, sees: ALL, judgement: 'written' },
  master: { decisions: 18_000, sees: ALL, judgement: 'learned' },
}

const isGrade = (name: string): name is Grade => (GRADES as readonly string[]).includes(name)

/** Takes 'veteran/bold' apart. Throws where there is no such level or style. */
function read(game: string, level: Level): Rank & { readonly style: Style | null } {
  if (!isLevel(level)) throw new Error(`there is no level '${level}'`)
  const [name, style = null] = level.split('/')
  const rank: Rank = isGrade(name) ? { ...gradeOf(game, Number(name)), judgement: 'learned' } : named[name as Named]
  return { ...rank, style: style as Style | null }
}

export function isLevel(text: string): text is Level {
  const [name, style, ...more] = text.split('/')
  const isStyled = style === undefined || (name !== 'random' && (STYLES as readonly string[]).includes(style))
  return (isGrade(name) || Object.hasOwn(named, name)) && isStyled && more.length === 0
}

/** What a level may spend on a decision when nothing else is said: repeatable on every machine. */
export const usualBudget = (game: string, level: Level): { readonly decisions: number } => ({
  decisions: read(game, level).decisions,
})

/** How long a computer may think about one question, and about a whole turn, when people wait for it. */
const QUESTION = 600
const TURN = 8000
/** The later in a turn, the less: of what is left of it, so much goes into one question, but never less than a moment. */
const SHARE = 0.2
const MOMENT = 80
/** So few decisions take no time worth a thought. */
const QUICK = 1500

/** The same against people, who have waited so many milliseconds since they were last asked. */
export function budgetForPeople(game: string, level: Level, waited: number): Budget {
  const usual = usualBudget(game, level)
  if (usual.decisions <= QUICK) return usual
  const milliseconds = Math.max(MOMENT, Math.min(QUESTION, SHARE * (TURN - waited)))
  return { ...usual, milliseconds }
}

// Each guide knows only its own game's matches; `coachFor` hands it no others.
const guides = {
  'blitz-bowl': blitzGuide,
  'blood-bowl': bloodGuide,
  'dungeon-bowl': dungeonGuide,
  skirmish: skirmishGuide,
} as unknown as Readonly<Record<string, Guide>>

/** Where rookies go about it in another way. */
const rookieGuides: Partial<typeof guides> = {
  'blood-bowl': boldBloodGuide,
  'dungeon-bowl': boldDungeonGuide,
  skirmish: boldSkirmishGuide,
} as unknown as typeof guides

const masters = new Map<string, LearnedGuide | null>()

/** Fetches what a level has to know before it can play or judge: the weights of masters. The others need nothing. */
export async function ready(game: string, level: Level): Promise<void> {
  if (read(game, level).judgement !== 'learned' || masters.has(game)) return
  const model = await loadWeights(game)
  masters.set(game, model ? masterGuide(game, model) : null)
}

function masterGuide(game: string, model: Model): LearnedGuide {
  const { features, guide = guideFor(game) } = learnableOf(game)
  return learnedGuide(guide, features, model)
}

/** What was learned about a game, once `ready`; null where nothing was. */
export function learnedFor(game: string): LearnedGuide | null {
  const guide = masters.get(game)
  if (guide === undefined) throw new Error(`the master of ${game} is not ready`)
  return guide
}

/** What the computers of a level know of a game: good for judging a position too. Masters must be `ready`. */
export function guideFor(game: string, level: Level = 'veteran'): Guide {
  const { judgement, style } = read(game, level)
  const written = (judgement === 'rookie' ? rookieGuides[game] : undefined) ?? guides[game]
  if (!written) throw new Error(`nobody knows what is good in ${game} yet`)
  const guide = judgement === 'learned' ? (learnedFor(game) ?? written) : written
  return style ? styled(game, guide, style) : guide
}

/** A computer player with weights of one's own. */
export const coachWith = (game: string, model: Model): Coach => veteranCoach(masterGuide(game, model))

/** A veteran for whom things count so much. */
export const coachWeighing = (game: string, weights: Weighing): Coach => veteranCoach(tunableOf(game).with(weights))

/** A fresh computer player for one seat. `sees`: how much it notices of what may be done, in thousandths. */
export function coachFor(game: string, level: Level, sees = read(game, level).sees): Coach {
  const { judgement } = read(game, level)
  if (judgement === 'none') return randomCoach()
  const guide = guideFor(game, level)
  return judgement === 'rookie' ? rookieCoach(guide) : veteranCoach(guide, sees)
}
