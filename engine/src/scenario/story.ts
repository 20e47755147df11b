import type { EventOf, GameEvent, Match, RollAction } from '../contract.ts'
import type { DiceScript } from '../dice-script.ts'
import type { PlayItem, ScenarioDocument } from './document.ts'
import { openScenario } from './run.ts'
import type { Vocabulary } from './vocabulary.ts'
import { actionInWords } from './words.ts'

/** One step of a scenario as it went. */
export interface StoryStep<Event extends GameEvent = GameEvent> {
  /** The line of the file; '' where only dice fall. */
  readonly line: string
  /** True: it is an action that the rules do not allow. */
  readonly refused: boolean
  /** The dice that fell, as the file writes them. */
  readonly dice: readonly string[]
  readonly events: readonly Event[]
}

/** A scenario as it is told and drawn: the position before and after, and what happened in between. */
export interface Story<M extends Match = Match> {
  readonly start: M
  readonly end: M
  readonly steps: readonly StoryStep<EventOf<M>>[]
}

/** Plays a scenario that holds, and keeps what a picture of it needs. */
export function storyOf<M extends Match>(vocabulary: Vocabulary<M>, document: ScenarioDocument): Story<M> {
  const { game } = vocabulary
  const { data } = document
  const { match, script } = openScenario(vocabulary, document)
  const start = game.clone(match)
  const steps: StoryStep<EventOf<M>>[] = []
  const opening: EventOf<M>[] = []
  const dice = rollOn(match, script, opening)
  if (dice.length > 0) steps.push({ line: '', refused: false, dice, events: opening })
  for (const item of data.play ?? []) {
    const { play = '', refused, dice: more = [] }: PlayItem = typeof item === 'string' ? { play: item } : item
    script.add(...more)
    const events: EventOf<M>[] = []
    const fallen = rollOn(match, script, events)
    const decision = game.decision(match)
    if (play !== '' && decision) {
      events.push(...game.apply(match, actionInWords(vocabulary, play, decision, match, data)))
      fallen.push(...rollOn(match, script, events))
    }
    if (play !== '' || refused !== undefined || fallen.length > 0)
      steps.push({ line: refused ?? play, refused: refused !== undefined, dice: fallen, events })
  }
  return { start, end: match, steps }

  function rollOn(rolled: M, from: DiceScript, events: EventOf<M>[]): string[] {
    const told: string[] = []
    while (rolled.waiting) {
      const left = from.left
      const values = from.take(rolled.waiting)
      if (!values) break
      told.push(...left.slice(0, values.length))
      events.push(...game.apply(rolled, { type: 'roll', values } as RollAction))
    }
    return told
  }
}
