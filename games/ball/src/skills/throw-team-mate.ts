import { playerOf } from '../field.ts'
import { skill } from '../moments.ts'

export const throwTeamMate = skill('throw-team-mate', 'trait', ['DB-TRAIT-THROW-TEAM-MATE-01'], {
  anyStatus: true,
  on: { throwsTeamMates: (match, owner) => playerOf(match, owner).st >= 5 },
})
