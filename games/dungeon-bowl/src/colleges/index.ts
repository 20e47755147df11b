import { skillEntry } from '../skills/catalogue.ts'
import { type College, type Position, type PositionGroup, position, type Thing } from './family.ts'
import { things } from './list.gen.ts'

export type { College, Position, PositionGroup } from './family.ts'

/** The Colleges (DB-TEAM-01). */
export const COLLEGES: readonly College[] = (things as readonly Thing[]).map(({ groups, ...college }) => ({
  ...college,
  groups: groups.map(({ role, max, positions }) => ({ role, limit: [0, max], positions: positions.map(position) })),
}))

export const collegeById = (id: string, colleges: readonly College[] = COLLEGES): College | undefined =>
  colleges.find((college) => college.id === id)

/** A position of the College and the group whose limit it shares, by its id or its name. */
export function findPosition(college: College, name: string): { position: Position; group: PositionGroup } | undefined {
  for (const group of college.groups) {
    for (const position of group.positions)
      if (position.id === name || position.name === name) return { position, group }
  }
  return undefined
}

/** Every position in a group limited to 0-12 or 0-16 is a Lineman, whatever its name (DB-TEAM-17). */
export const linemenOf = (college: College): readonly Position[] =>
  college.groups.filter(({ limit }) => limit[1] === 12 || limit[1] === 16).flatMap(({ positions }) => positions)

/** The rosters as plain data for other tools. Skills are named as they are printed. */
export function colleges() {
  return COLLEGES.map(({ id, name, groups }) => ({
    id,
    name,
    groups: groups.map(({ role, limit, positions }) => ({
      role,
      limit: [...limit],
      positions: positions.map(({ name, cost, ma, st, ag, pa, av, skills, primary, secondary }) => ({
        name,
        cost,
        ma,
        st,
        ag,
        pa,
        av,
        skills: skills.map((skill) => skillEntry(skill)?.name ?? skill),
        primary,
        secondary,
      })),
    })),
  }))
}
