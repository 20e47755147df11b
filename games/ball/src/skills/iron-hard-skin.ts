import { skill } from '../moments.ts'

export const ironHardSkin = skill('iron-hard-skin', 'mutation', ['DB-SKILL-IRON-HARD-SKIN-01'], {
  denying: ['claws'],
  anyStatus: true,
  on: { denies: (_match, owner, _user, ability, opponent) => ability === 'claws' && opponent === owner },
})
