import type { Roster } from '../roster.ts'
import { readyTeam } from './ready-team.ts'

export const lifeTeams: readonly Roster[] = [
  readyTeam('Greenwood Runners', 'life', 3, {}, [
    ['Wardancer', 'Eilonwy', 'strip-ball'],
    ['Wardancer', 'Taran', 'side-step'],
    ['Wood Elf Catcher', 'Ash', 'block'],
    ['Wood Elf Catcher', 'Hazel', 'wrestle'],
    ['Wood Elf Catcher', 'Rowan'],
    ['Wood Elf Thrower', 'Linden', 'accurate'],
    ['Treeman', 'Old Bark', 'guard'],
    ['Wood Elf Lineman', 'Alder'],
    ['Wood Elf Lineman', 'Bryn'],
    ['Wood Elf Lineman', 'Cam'],
    ['Halfling Hopeful Lineman', 'Tib'],
    ['Fun-Hoppa', 'Boing'],
  ]),
  readyTeam('Bog and Bramble', 'life', 3, { wizard: 1 }, [
    ['Bloater', 'Gurgle', 'block'],
    ['Bloater', 'Sump', 'block'],
    ['Rotspawn', 'The Mire', 'guard'],
    ['Trained Troll', 'Mossy', 'guard'],
    ['Fungus Flinga', 'Spore', 'accurate'],
    ['Fungus Flinga', 'Fizz'],
    ['Fun-Hoppa', 'Hup'],
    ['Fun-Hoppa', 'Hop'],
    ['Halfling Catcher', 'Merribel', 'sure-feet'],
    ['Halfling Catcher', 'Dob'],
    ['Stilty Runna', 'Wobble'],
    ['Halfling Hefty', 'Barl'],
    ['Halfling Hefty', 'Gamm'],
    ['Rotter Lineman', 'Ooze'],
    ['Rotter Lineman', 'Fester'],
    ['Snotling Lineman', 'Mik'],
  ]),
]
