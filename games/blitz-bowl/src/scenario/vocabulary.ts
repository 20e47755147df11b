import type { Vocabulary } from '@undercroft/engine/scenario'
import { ACTIONS } from '../actions.ts'
import { drawPitch } from '../ascii.ts'
import { ballTypes } from '../balls/index.ts'
import { boardPlans, COLUMNS, ROWS } from '../boards/index.ts'
import { bonusPlays } from '../bonus/index.ts'
import { challenges } from '../challenges/index.ts'
import { faceNames } from '../dice.ts'
import { blitzBowl } from '../game.ts'
import { squareAt } from '../pitch.ts'
import type { Blitz } from '../state.ts'
import { teamCards } from '../teams/index.ts'
import { matchFacts, playerFacts } from './expectations.ts'
import { namesOf, setUpPosition } from './position.ts'
import { type PositionData, positionSchema } from './schema.ts'
import { actionOf } from './words.ts'

const idsOf = (things: readonly { readonly id: string }[]): string[] => things.map(({ id }) => id)

/** Blitz Bowl's words in scenarios. */
export const vocabulary: Vocabulary<Blitz> = {
  game: blitzBowl,
  schema: positionSchema,
  setUp: (data) => setUpPosition(data as PositionData),
  names: (_, data) => ({
    pieces: namesOf(data as PositionData),
    square: (x, y) => (x >= 0 && y >= 0 && x < COLUMNS && y < ROWS ? squareAt(x, y) : null),
  }),
  actions: ACTIONS,
  values: {
    play: idsOf(bonusPlays),
    challenge: idsOf(challenges),
    ball: idsOf(ballTypes),
    board: idsOf(boardPlans),
    team: idsOf(teamCards),
    face: faceNames,
  },
  action: actionOf,
  piece: playerFacts,
  facts: matchFacts,
  draw: drawPitch,
}
