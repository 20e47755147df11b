import { skill } from '../moments.ts'

export const sneakyGit = skill('sneaky-git', 'agility', ['DB-SKILL-SNEAKY-GIT-01', 'DB-SKILL-SNEAKY-GIT-02'], {
  on: {
    foulsUnseen: (_match, _owner, roll) => roll === 'armour',
    movesOn: (_match, _owner, action) => action === 'foul',
  },
})
