import { deckOf } from '../deck.ts'
import type { ActionRecord, Blitz } from '../state.ts'
import { code } from './code.gen.ts'
import type { Condition } from './family.ts'
import { things } from './list.gen.ts'

const conditions: Readonly<Record<(typeof things)[number]['id'], Condition>> = code
const byNumber = things.map(({ id }) => conditions[id])

/** BZ-STATUS-05: somebody prone in the claim step is not the doer of anything; one who left the pitch still is. */
export function isMet({ state, options }: Blitz, challenge: number, record: ActionRecord): boolean {
  if (state.players[record.player].prone) return false
  for (const condition of deckOf(options).conditions[challenge]) if (!byNumber[condition](state, record)) return false
  return true
}
