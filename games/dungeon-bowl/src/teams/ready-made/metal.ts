import type { Roster } from '../roster.ts'
import { readyTeam } from './ready-team.ts'

export const metalTeams: readonly Roster[] = [
  readyTeam('Anvil Line', 'metal', 3, { wizard: 1 }, [
    ['Orc Blitzer', 'Gruk', 'guard'],
    ['Orc Blitzer', 'Morg', 'guard'],
    ['Human Blitzer', 'Konrad', 'tackle'],
    ['Human Blitzer', 'Hedda'],
    ['Black Orc', 'Bolg', 'block'],
    ['Black Orc', 'Urg', 'block'],
    ['Black Orc', 'Drogg', 'guard'],
    ['Black Orc', 'Maz'],
    ['Orc Thrower', 'Flingz'],
    ['Orc Lineman', 'Snag'],
    ['Orc Lineman', 'Rukk'],
    ['Goblin Bruiser Lineman', 'Nibs'],
  ]),
  readyTeam('Brass Wall', 'metal', 3, {}, [
    ['Human Blitzer', 'Albrecht', 'guard'],
    ['Human Blitzer', 'Greta', 'tackle'],
    ['Human Blitzer', 'Jorg', 'strip-ball'],
    ['Human Blitzer', 'Lena'],
    ['Bodyguard', 'Otto', 'guard'],
    ['Bodyguard', 'Klaus'],
    ['Bloodseeker', 'Kharn Half-Ear', 'block'],
    ['Bloodseeker', 'Vorga', 'block'],
    ['Orc Thrower', 'Chukka'],
    ['Human Lineman', 'Emil'],
    ['Human Lineman', 'Franz'],
    ['Human Lineman', 'Ida'],
    ['Goblin Bruiser Lineman', 'Stump'],
  ]),
]
