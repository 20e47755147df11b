import { ScenarioFault, sameFact, type Vocabulary } from '@undercroft/engine/scenario'
import { z } from 'zod'
import { type DrawEvent, type DrawOptions, type DrawState, draw } from './draw.ts'

/** The draw's words in scenarios: who is drawn or rolled for, and the order that comes of it. */
const schema = z.looseObject({ how: z.enum(['shuffle', 'roll-off']), groups: z.array(z.array(z.string())) })

export const drawWords: Vocabulary<DrawState, DrawOptions, DrawEvent> = {
  game: draw,
  schema,
  setUp: (data) => draw.create(schema.parse(data), null),
  action: () => null,
  differences: (expected, match) =>
    Object.entries(expected).flatMap(([field, wanted]) => {
      const facts: Record<string, unknown> = { order: match.state.order, over: draw.isOver(match) }
      if (!Object.hasOwn(facts, field)) throw new ScenarioFault(['expect', field], 'is not known: order, over')
      const is = facts[field]
      return sameFact(is, wanted) ? [] : [`${field}: ${JSON.stringify(is)}, not ${JSON.stringify(wanted)}`]
    }),
  actionTypes: [],
  draw: ({ state }) => state.order.map((group) => group.join(', ')).join('\n'),
}
