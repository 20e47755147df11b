import type { EventOf, Match, RollAction } from '../contract.ts'
import { FileError } from '../errors.ts'
import type { ScenarioData, ScenarioDocument } from './document.ts'
import { openScenario } from './run.ts'
import { type Standing, standingOf } from './standing.ts'
import type { Vocabulary } from './vocabulary.ts'
import { actionInWords } from './words.ts'

/**
 * A scenario that people play to learn something. Its texts are messages of the client, by its id. Under `play` it holds
 * one way to solve it.
 */
export interface Lesson {
  readonly id: string
  readonly scenario: ScenarioData
  /** One way to fail, for tests: what is played, with these dice. */
  readonly mistake: Attempt
  /** The same position with other dice, to see how it can go. */
  readonly variants?: readonly { readonly id: string; readonly dice: readonly string[] }[]
}

export interface Attempt {
  readonly play: readonly string[]
  readonly dice?: readonly string[]
}

/** The seats that the person plays: all where nothing is said. */
export function ownSeats({ you }: ScenarioData, seats: number): number[] {
  if (you === undefined) return Array.from({ length: seats }, (_, seat) => seat)
  return typeof you === 'number' ? [you] : [...you]
}

/** A scenario as something to play. Throws FileError where it says no success, or one that cannot be or is there already. */
export function checkPlayable<M extends Match>(vocabulary: Vocabulary<M>, document: ScenarioDocument): void {
  const { data, where } = document
  const { match } = openScenario(vocabulary, document)
  if (data.success === undefined) {
    throw new FileError(`${where([])}: success: must say when the player has reached the goal`)
  }
  let standing: Standing
  try {
    standing = standingOf(vocabulary, data, match, [])
  } catch (error) {
    throw new FileError(`${where(['success'])}: success: ${(error as Error).message}`)
  }
  if (standing !== 'open')
    throw new FileError(`${where(['success'])}: the position is ${standing} before anything is played`)
}

/** Plays lines of a scenario from its start, with its dice, until something is decided. */
export function attempt<M extends Match>(
  vocabulary: Vocabulary<M>,
  data: ScenarioData,
  { play, dice = data.dice ?? [] }: Attempt,
): Standing {
  const { game } = vocabulary
  const document: ScenarioDocument = { file: data.title, data: { ...data, dice }, where: () => data.title }
  const { match, script } = openScenario(vocabulary, document)
  const events: EventOf<M>[] = []
  const rollOn = () => {
    while (match.waiting) {
      const values = script.take(match.waiting)
      if (!values) throw new Error(`dice are missing: ${match.waiting.dice.join(' + ')} for '${match.waiting.what}'`)
      events.push(...game.apply(match, { type: 'roll', values } as RollAction))
    }
  }
  rollOn()
  for (const line of play) {
    const standing = standingOf(vocabulary, data, match, events)
    if (standing !== 'open') throw new Error(`${standing} before '${line}'`)
    const decision = game.decision(match)
    if (!decision) throw new Error(`the match is over before '${line}'`)
    events.push(...game.apply(match, actionInWords(vocabulary, line, decision, match, data)))
    rollOn()
  }
  if (script.left.length > 0) throw new Error(`dice were never rolled: ${script.left.join(', ')}`)
  return standingOf(vocabulary, data, match, events)
}
