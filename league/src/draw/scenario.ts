import type { Vocabulary } from '@undercroft/engine/scenario'
import { z } from 'zod'
import { type Draw, draw } from './draw.ts'

/** The draw's words in scenarios: who is drawn or rolled for, and the order that comes of it. */
const schema = z.looseObject({ how: z.enum(['shuffle', 'roll-off']), groups: z.array(z.array(z.string())) })

export const drawWords: Vocabulary<Draw> = {
  game: draw,
  schema,
  setUp: (data) => draw.create(schema.parse(data), null),
  actions: {},
  facts: { order: ({ state }) => state.order },
  draw: ({ state }) => state.order.map((group) => group.join(', ')).join('\n'),
}
