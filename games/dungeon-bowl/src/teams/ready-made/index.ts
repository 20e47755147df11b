import type { Roster } from '../roster.ts'
import { beastsTeams } from './beasts.ts'
import { deathTeams } from './death.ts'
import { fireTeams } from './fire.ts'
import { heavensTeams } from './heavens.ts'
import { lifeTeams } from './life.ts'
import { lightTeams } from './light.ts'
import { metalTeams } from './metal.ts'
import { shadowTeams } from './shadow.ts'

/** Two teams per College, ready to play an exhibition game under the usual terms. */
export const READY_TEAMS: readonly Roster[] = [
  ...fireTeams,
  ...shadowTeams,
  ...metalTeams,
  ...lightTeams,
  ...deathTeams,
  ...lifeTeams,
  ...beastsTeams,
  ...heavensTeams,
]
