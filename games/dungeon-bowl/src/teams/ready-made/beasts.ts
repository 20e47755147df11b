import type { Roster } from '../roster.ts'
import { readyTeam } from './ready-team.ts'

export const beastsTeams: readonly Roster[] = [
  readyTeam('Horned Tide', 'beasts', 3, {}, [
    ['Pestigor', 'Snuffle', 'block'],
    ['Pestigor', 'Blight', 'guard'],
    ['Khorngor', 'Gore', 'block'],
    ['Khorngor', 'Rend', 'tackle'],
    ['Chaos Chosen Blocker', 'Varg', 'block'],
    ['Chaos Chosen Blocker', 'Sigrun', 'block'],
    ['Chaos Chosen Blocker', 'Holm'],
    ['Minotaur', 'Thunderhoof'],
    ['Beastmen Runner Lineman', 'Bray'],
    ['Beastmen Runner Lineman', 'Hoof'],
    ['Beastmen Runner Lineman', 'Kid'],
    ['Beastmen Runner Lineman', 'Tup'],
    ['Beer Boar', 'Foam'],
  ]),
  readyTeam('Den of Fangs', 'beasts', 2, { wizard: 1 }, [
    ['Werewolf', 'Moonjaw', 'block'],
    ['Werewolf', 'Greyback', 'block'],
    ['Ulfwerener', 'Halfdan', 'block'],
    ['Ulfwerener', 'Thora', 'block'],
    ['Rat Ogre', 'Bonecrack', 'guard'],
    ['Pestigor', 'Pox', 'block'],
    ['Beastmen Runner Lineman', 'Bleat'],
    ['Beastmen Runner Lineman', 'Ram'],
    ['Beastmen Runner Lineman', 'Skag'],
    ['Beastmen Runner Lineman', 'Tusk'],
    ['Beer Boar', 'Tankard'],
  ]),
]
