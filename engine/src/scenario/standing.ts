import type { EventOf, Match } from '../contract.ts'
import type { Expectation, ScenarioData } from './document.ts'
import { differencesOf } from './expectations.ts'
import type { Vocabulary } from './vocabulary.ts'

/** How somebody who plays a scenario stands. */
export type Standing = 'open' | 'passed' | 'failed'

const listOf = (wanted: Expectation | readonly Expectation[] | undefined): readonly Expectation[] =>
  wanted === undefined ? [] : Array.isArray(wanted) ? wanted : [wanted as Expectation]

/** Passed as soon as one form of success holds; failed when one of failure does, or the match is over. */
export function standingOf<M extends Match>(
  vocabulary: Vocabulary<M>,
  data: ScenarioData,
  match: M,
  events: readonly EventOf<M>[],
): Standing {
  const happened = { step: events, all: events }
  const holds = (wanted: Expectation) => differencesOf(vocabulary, wanted, match, happened, data).length === 0
  if (listOf(data.success).some(holds)) return 'passed'
  return vocabulary.game.isOver(match) || listOf(data.failure).some(holds) ? 'failed' : 'open'
}
