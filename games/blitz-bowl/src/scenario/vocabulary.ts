import type { Vocabulary } from '@undercroft/engine/scenario'
import { ACTION_TYPES } from '../actions.ts'
import { drawPitch } from '../ascii.ts'
import type { BlitzEvent } from '../events.ts'
import { blitzBowl } from '../game.ts'
import type { BlitzOptions } from '../options.ts'
import type { BlitzState } from '../state.ts'
import { differencesOf } from './expectations.ts'
import { namesOf, setUpPosition } from './position.ts'
import { type PositionData, positionSchema } from './schema.ts'
import { actionOf } from './words.ts'

/** Blitz Bowl's words in scenarios. */
export const vocabulary: Vocabulary<BlitzState, BlitzOptions, BlitzEvent> = {
  game: blitzBowl,
  schema: positionSchema,
  setUp: (data) => setUpPosition(data as PositionData),
  action: (text, decision, _, data) => actionOf(text, decision, namesOf(data as PositionData)),
  differences: (expected, match, events, data) => differencesOf(expected, match, events, namesOf(data as PositionData)),
  actionTypes: ACTION_TYPES,
  draw: drawPitch,
}
