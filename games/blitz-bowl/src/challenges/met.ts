import type { ActionRecord, BlitzState } from '../state.ts'
import { code } from './code.gen.ts'
import type { Condition } from './family.ts'
import { things } from './list.gen.ts'

const conditions: Readonly<Record<(typeof things)[number]['id'], Condition>> = code
const byNumber = things.map(({ id }) => conditions[id])

/** BZ-STATUS-05: somebody prone in the claim step is not the doer of anything; one who left the pitch still is. */
export function isMet(state: BlitzState, challenge: number, record: ActionRecord): boolean {
  return !state.players[record.player].prone && byNumber[challenge](state, record)
}
