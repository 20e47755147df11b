import type { Roster } from '../roster.ts'
import { readyTeam } from './ready-team.ts'

export const lightTeams: readonly Roster[] = [
  readyTeam('Dawn Chasers', 'light', 4, {}, [
    ['Elven Union Catcher', 'Aelar', 'block'],
    ['Elven Union Catcher', 'Sylvi', 'dodge'],
    ['Elven Union Catcher', 'Corin'],
    ['Elven Union Catcher', 'Thalia'],
    ['Elven Union Blitzer', 'Lioren', 'dodge'],
    ['Elven Union Blitzer', 'Maelis', 'dodge'],
    ['Elven Union Thrower', 'Ysolde', 'accurate'],
    ['Elven Union Lineman', 'Fenn', 'wrestle'],
    ['Elven Union Lineman', 'Orla'],
    ['Elven Union Lineman', 'Tavi'],
    ['Elven Union Lineman', 'Wren'],
  ]),
  readyTeam('Lantern Guard', 'light', 3, { wizard: 1 }, [
    ['Elven Union Catcher', 'Idris', 'block'],
    ['Elven Union Catcher', 'Nerys'],
    ['Human Catcher', 'Piet', 'wrestle'],
    ['Human Catcher', 'Anneke'],
    ['Elven Union Blitzer', 'Galen', 'dodge'],
    ['Elven Union Blitzer', 'Selwyn', 'dodge'],
    ['Imperial Thrower', 'Baldric', 'block'],
    ['Imperial Thrower', 'Ruprecht'],
    ['Imperial Retainer Lineman', 'Hob', 'wrestle'],
    ['Imperial Retainer Lineman', 'Diet'],
    ['Imperial Retainer Lineman', 'Karl'],
    ['Imperial Retainer Lineman', 'Moll'],
  ]),
]
