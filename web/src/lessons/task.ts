import { Random, type RollRequest } from '@undercroft/engine'
import {
  checkPlayable,
  type Hint,
  openScenario,
  ownSeats,
  readScenario,
  type ScenarioDocument,
  type Standing,
  standingOf,
  type Vocabulary,
} from '@undercroft/engine/scenario'
import type { Square } from '../board/model.ts'
import type { GameAdapter } from '../games/adapter.ts'
import { type GameId, isGameId, loadGame } from '../games/index.ts'
import { named } from '../i18n/index.ts'
import { LocalSession } from '../match/local-session.ts'
import type { Session } from '../match/session.ts'
import { loadCourse } from './course.ts'

/** Something to solve: one of our lessons, or a scenario file that says what to reach. */
export interface Task {
  readonly game: GameId
  /** The id of a lesson, null for a file. */
  readonly lesson: string | null
  readonly title: string
  readonly goal: string
  /** What was learned, told in the end. */
  readonly done: string
  readonly hints: readonly { readonly text: string; readonly squares: readonly Square[] }[]
  readonly squares: readonly Square[]
  readonly rules: readonly string[]
  readonly variants: readonly { readonly id: string; readonly dice: readonly string[] }[]
  readonly adapter: GameAdapter
  readonly vocabulary: Vocabulary
  readonly document: ScenarioDocument
}

const squaresOf = (spots: Hint['squares'] = []): Square[] => spots.map(([x, y]) => ({ x, y }))

function hintsOf({ data }: ScenarioDocument): readonly Hint[] {
  const { hint } = data
  if (hint === undefined) return []
  return (typeof hint === 'string' ? [hint] : hint).map((one) => (typeof one === 'string' ? { text: one } : one))
}

async function taskOf(game: GameId, document: ScenarioDocument, lesson: string | null): Promise<Task> {
  const [adapter, { vocabulary, lessons }] = await Promise.all([loadGame(game), loadCourse(game)])
  const { data } = document
  const text = (field: string, own: string | undefined): string =>
    lesson === null ? (own ?? '') : named(`lessons.${game}.${lesson}.${field}`)
  return {
    game,
    lesson,
    title: text('title', data.title),
    goal: text('goal', data.goal ?? data.title),
    done: text('done', ''),
    hints: hintsOf(document).map((hint, i) => ({
      text: text(`hint-${i + 1}`, hint.text),
      squares: squaresOf(hint.squares),
    })),
    squares: squaresOf(data.squares),
    rules: data.rules ?? [],
    variants: lessons.find(({ id }) => id === lesson)?.variants ?? [],
    adapter,
    vocabulary,
    document,
  }
}

/** One of our lessons, null where there is none of that name. */
export async function lessonTask(game: string, id: string): Promise<Task | null> {
  if (!isGameId(game)) return null
  const { lessons } = await loadCourse(game)
  const lesson = lessons.find((known) => known.id === id)
  if (!lesson) return null
  return taskOf(game, { file: id, data: lesson.scenario, where: () => id }, id)
}

/** A scenario file that people can play. Throws FileError with the line and the reason where it is none. */
export async function fileTask(text: string, file: string): Promise<Task> {
  const document = readScenario(text, file)
  const { game } = document.data
  if (!isGameId(game)) throw new Error(`${document.where(['game'])}: game: '${game}' is not known here`)
  const task = await taskOf(game, document, null)
  checkPlayable(task.vocabulary, document)
  return task
}

/** Begins the task: its position, its dice first and chance after them, the computer in the other seats. */
export function beginTask({ adapter, vocabulary, document }: Task, dice = document.data.dice ?? []): Session {
  const { match, script } = openScenario(vocabulary, { ...document, data: { ...document.data, dice } })
  const own = ownSeats(document.data, adapter.game.seats(match))
  const seats = Array.from({ length: adapter.game.seats(match) }, (_, seat) => ({
    kind: own.includes(seat) ? ('person' as const) : ('computer' as const),
    level: 'rookie',
  }))
  const random = new Random(crypto.getRandomValues(new Uint32Array(1))[0])
  const roll = (request: RollRequest): readonly number[] => {
    const foreseen = request.dice.every((die, i) => script.left[i]?.startsWith(`${die} `))
    const values = foreseen ? script.take(request) : null
    return values ?? request.dice.map((die) => 1 + random.below(sidesOf(die, adapter)))
  }
  return LocalSession.practise(adapter, match, seats, roll)
}

function sidesOf(die: string, { game }: GameAdapter): number {
  return game.definition.dice.find(({ name }) => name === die)?.sides ?? Number(die.slice(1))
}

/** How the person stands. */
export function standingIn({ vocabulary, document }: Task, session: Session): Standing {
  const events = session.happenings.flatMap((happening) => happening.events)
  return standingOf(vocabulary, document.data, session.position, events)
}
