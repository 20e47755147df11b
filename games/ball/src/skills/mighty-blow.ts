import { skill } from '../moments.ts'
import { isOwnBlock } from './block-harm.ts'

export const mightyBlowOf = (id: string, bonus: number) =>
  skill(id, 'strength', ['DB-SKILL-MIGHTY-BLOW-01', 'DB-SKILL-MIGHTY-BLOW-02'], {
    on: {
      harmBonus: (match, owner, harm) =>
        isOwnBlock(match, owner, harm) || (harm.how === 'kick' && harm.by === owner) ? bonus : 0,
    },
  })

export const mightyBlow = mightyBlowOf('mighty-blow', 1)
