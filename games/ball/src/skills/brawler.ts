import { BOTH_DOWN } from '../data/block-dice.ts'
import { skill } from '../moments.ts'

export const brawler = skill('brawler', 'strength', ['DB-SKILL-BRAWLER-01'], {
  on: { rerollsBlockDie: (_match, _owner, { blitz }, face) => (blitz === 0 && face === BOTH_DOWN ? 1 : 0) },
})
