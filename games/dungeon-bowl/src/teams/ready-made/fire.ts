import type { Roster } from '../roster.ts'
import { readyTeam } from './ready-team.ts'

export const fireTeams: readonly Roster[] = [
  readyTeam('Forge Wardens', 'fire', 3, {}, [
    ['Dwarf Runner', 'Brannok', 'block'],
    ['Dwarf Runner', 'Hildra'],
    ['Dwarf Blitzer', 'Torvald', 'guard'],
    ['Dwarf Blitzer', 'Grima', 'guard'],
    ['Troll Slayer', 'Red Ulf', 'mighty-blow'],
    ['Troll Slayer', 'Skorri'],
    ['Ogre Blocker', 'Big Hamo', 'guard'],
    ['Dwarf Blocker Lineman', 'Durn', 'guard'],
    ['Dwarf Blocker Lineman', 'Odda'],
    ['Dwarf Blocker Lineman', 'Keld'],
    ['Dwarf Blocker Lineman', 'Vigga'],
    ['Bloodborn Marauder Lineman', 'Raskar'],
  ]),
  readyTeam('Cinder Mob', 'fire', 3, { wizard: 1 }, [
    ['Dwarf Runner', 'Ketil', 'block'],
    ['Dwarf Runner', 'Yrsa', 'block'],
    ['Dwarf Blitzer', 'Balder', 'guard'],
    ['Dwarf Blitzer', 'Orm', 'guard'],
    ['Ogre Blocker', 'Gomm', 'guard'],
    ['Ogre Blocker', 'Lumpa'],
    ['Ogre Runt Punter', 'Toe', 'guard'],
    ['Gnoblar Lineman', 'Nik'],
    ['Gnoblar Lineman', 'Pip'],
    ['Gnoblar Lineman', 'Snik'],
    ['Bloodborn Marauder Lineman', 'Vark'],
    ['Bloodborn Marauder Lineman', 'Hroth'],
  ]),
]
