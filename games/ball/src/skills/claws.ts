import { skill } from '../moments.ts'
import { isOwnBlock } from './block-harm.ts'

export const claws = skill('claws', 'mutation', ['DB-SKILL-CLAWS-01', 'DB-SKILL-CLAWS-02', 'DB-SKILL-CLAWS-03'], {
  on: { breaksArmour: (match, owner, harm, total) => total >= 8 && isOwnBlock(match, owner, harm) },
})
