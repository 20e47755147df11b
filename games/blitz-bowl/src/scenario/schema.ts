import { z } from 'zod'
import { ballTypes } from '../balls/index.ts'
import { boardPlans } from '../boards/index.ts'
import { bonusPlays } from '../bonus/index.ts'
import { challenges } from '../challenges/index.ts'
import { randomEvents } from '../random-events/index.ts'
import { actionNames } from '../state.ts'

const oneOf = (items: readonly { id: string }[]) => z.enum(items.map(({ id }) => id))

const square = z.tuple([z.int().min(0).max(14), z.int().min(0).max(10)])
const seat = z.union([z.literal(0), z.literal(1)])
const pair = z.tuple([z.int(), z.int()])
const challenge = oneOf(challenges)

const piece = z.strictObject({
  team: seat,
  position: z.string(),
  at: z.union([square, z.literal('reserve')]).optional(),
  prone: z.boolean().optional(),
  /** Holds a ball: true for an ordinary one, or its kind. */
  ball: z.union([z.literal(true), oneOf(ballTypes)]).optional(),
  /** Actions already made this turn. */
  done: z.array(z.enum(actionNames)).optional(),
  spent: z.boolean().optional(),
})

/** The fields of a Blitz Bowl scenario beside those of every scenario. */
export const positionSchema = z.object({
  board: oneOf(boardPlans).optional(),
  teams: z.tuple([z.string(), z.string()]).optional(),
  /** The other options of the match. */
  options: z.record(z.string(), z.unknown()).optional(),
  /** Whose turn it is, its number in the match, and how many player actions are left. */
  active: seat.optional(),
  turn: z.int().min(1).optional(),
  actions: z.int().min(0).optional(),
  /** True: the turn is about to start, nothing of it has happened yet. 'match': from the toss on. */
  begins: z.union([z.boolean(), z.literal('match')]).optional(),
  scores: pair.optional(),
  pieces: z.record(z.string(), piece).optional(),
  /** Loose balls. */
  balls: z.array(z.union([square, z.strictObject({ kind: oneOf(ballTypes), at: square })])).optional(),
  slots: z.array(challenge.nullable()).length(3).optional(),
  next: challenge.optional(),
  /** What is left of the deck below the top card; everything that is nowhere else where this is left out. */
  deck: z.array(challenge).optional(),
  /** Random events in the deck. */
  events: z.array(oneOf(randomEvents)).optional(),
  /** Random events that have come up and last. */
  lasting: z.array(oneOf(randomEvents)).optional(),
  hands: z.tuple([z.array(oneOf(bonusPlays)), z.array(oneOf(bonusPlays))]).optional(),
})

export type PositionData = z.infer<typeof positionSchema>
export type PieceData = z.infer<typeof piece>
