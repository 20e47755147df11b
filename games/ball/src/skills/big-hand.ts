import { skill } from '../moments.ts'
import { markedPenalty } from './marked-penalty.ts'

export const bigHand = skill('big-hand', 'mutation', ['DB-SKILL-BIG-HAND-01'], {
  on: { boost: (_match, _owner, test) => (test.kind === 'pick-up' ? markedPenalty(test) : 0) },
})
