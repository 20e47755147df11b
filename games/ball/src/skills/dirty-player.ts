import { skill } from '../moments.ts'

export const dirtyPlayerOf = (id: string, bonus: number) =>
  skill(id, 'general', ['DB-SKILL-DIRTY-PLAYER-01'], {
    on: { harmBonus: (_match, owner, { by, how }) => (how === 'foul' && by === owner ? bonus : 0) },
  })

export const dirtyPlayer = dirtyPlayerOf('dirty-player', 1)
