import type { Roster } from '../roster.ts'
import { readyTeam } from './ready-team.ts'

export const shadowTeams: readonly Roster[] = [
  readyTeam('Gloamrunners', 'shadow', 3, {}, [
    ['Gutter Runner', 'Skritt', 'block'],
    ['Gutter Runner', 'Queek'],
    ['Gutter Runner', 'Tisk', 'block'],
    ['Gutter Runner', 'Flick'],
    ['Dark Elf Blitzer', 'Vaelis', 'dodge'],
    ['Dark Elf Blitzer', 'Morwen', 'dodge'],
    ['Witch Elf', 'Sethra', 'block'],
    ['Witch Elf', 'Nyx', 'block'],
    ['Skaven Thrower', 'Ritch'],
    ['Skaven Lineman', 'Krit'],
    ['Skaven Lineman', 'Snaff'],
    ['Skaven Lineman', 'Dregg'],
  ]),
  readyTeam('Knives of Dusk', 'shadow', 2, { wizard: 1, bribes: 1 }, [
    ['Dark Elf Runner', 'Ilvane', 'block'],
    ['Dark Elf Runner', 'Sorrel'],
    ['Gutter Runner', 'Patter', 'wrestle'],
    ['Gutter Runner', 'Skim'],
    ['Skaven Blitzer', 'Hask', 'guard'],
    ['Skaven Blitzer', 'Brik', 'guard'],
    ['Assassin', 'Quill', 'dodge'],
    ['Assassin', 'Thorn', 'dodge'],
    ['Skaven Thrower', 'Lobb'],
    ['Goblin Lineman', 'Nub'],
    ['Goblin Lineman', 'Grot'],
  ]),
]
