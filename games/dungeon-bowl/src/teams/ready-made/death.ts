import type { Roster } from '../roster.ts'
import { readyTeam } from './ready-team.ts'

export const deathTeams: readonly Roster[] = [
  readyTeam('Barrow Kings', 'death', 2, {}, [
    ['Wight Blitzer', 'Aldric', 'guard'],
    ['Wight Blitzer', 'Osgar', 'guard'],
    ['Wight Blitzer', 'Wulf', 'tackle'],
    ['Wight Blitzer', 'Edda'],
    ['Mummy', 'Khet', 'guard'],
    ['Mummy', 'Nefu'],
    ['Ghoul Runner', 'Gnash', 'block'],
    ['Ghoul Runner', 'Lick', 'block'],
    ['Ghoul Runner', 'Marrow'],
    ['Ghoul Runner', 'Tatter'],
    ['Skeleton Lineman', 'Click'],
    ['Skeleton Lineman', 'Clack'],
    ['Skeleton Lineman', 'Rattle'],
  ]),
  readyTeam('Grave Choir', 'death', 2, { wizard: 1 }, [
    ['Wraith', 'Pale Anna', 'guard'],
    ['Wraith', 'Hollow Tam'],
    ['Wight Blitzer', 'Cuthred', 'guard'],
    ['Wight Blitzer', 'Mildred', 'tackle'],
    ['Flesh Golem', 'Stitch', 'block'],
    ['Flesh Golem', 'Seam', 'block'],
    ['Ghoul Runner', 'Gorge', 'block'],
    ['Ghoul Runner', 'Slip'],
    ['Ghoul Runner', 'Nip'],
    ['Zombie Lineman', 'Shuffle'],
    ['Zombie Lineman', 'Groan'],
    ['Zombie Lineman', 'Lurch'],
  ]),
]
