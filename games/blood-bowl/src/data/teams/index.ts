import { sure } from '@undercroft/engine'
import { type Position, position, type TeamList } from '../team.ts'
import type { Thing } from './family.ts'
import { things } from './list.gen.ts'

/** The thirty teams (BB-TEAM-01); Slann is a list of the players' association, the others stand in the books. */
export const TEAMS: readonly TeamList[] = (things as readonly Thing[]).map(
  ({ id, name, tier, reroll, apothecary, journeymen, positions, ...rest }) => ({
    id,
    name,
    tier,
    reroll,
    apothecary,
    leagues: rest.leagues ?? [],
    special: rest.special ?? [],
    patrons: rest.patrons ?? [],
    orLeague: rest.orLeague ?? null,
    bigGuyLimit: rest.bigGuyLimit ?? null,
    journeymen,
    official: rest.official ?? true,
    positions: positions.map(position),
  }),
)

export const teamById = (id: string, lists: readonly TeamList[] = TEAMS): TeamList | undefined =>
  lists.find((team) => team.id === id)

/** The same where the id was checked before. */
export const knownTeam = (id: string, lists: readonly TeamList[] = TEAMS): TeamList =>
  sure(teamById(id, lists), `team list '${id}'`)

/** A position of the team, by its id or its name. */
export const findPosition = (team: TeamList, name: string): Position | undefined =>
  team.positions.find((position) => position.id === name || position.name === name)
