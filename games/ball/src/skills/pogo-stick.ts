import { skill } from '../moments.ts'
import { leapsOver } from './jumps.ts'
import { markedPenalty } from './marked-penalty.ts'

export const pogoStick = skill('pogo-stick', 'trait', ['DB-TRAIT-POGO-STICK-01', 'DB-TRAIT-POGO-STICK-02'], {
  on: {
    jumpsOver: (match, _owner, square) => leapsOver(match, square),
    boost: (_match, _owner, test) => (test.kind === 'jump' ? markedPenalty(test, ['marked', 'prehensile-tail']) : 0),
    ignoresMarkers: () => true,
  },
})
