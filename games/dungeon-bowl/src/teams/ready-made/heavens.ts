import type { Roster } from '../roster.ts'
import { readyTeam } from './ready-team.ts'

export const heavensTeams: readonly Roster[] = [
  readyTeam('Skyfire', 'heavens', 3, {}, [
    ['Noble Blitzer', 'Sir Aubrey', 'dodge'],
    ['Noble Blitzer', 'Lady Maud', 'dodge'],
    ['Norse Berserker', 'Sigurd', 'guard'],
    ['Norse Berserker', 'Astrid', 'tackle'],
    ['Saurus Blocker', 'Kroq', 'block'],
    ['Saurus Blocker', 'Tzan', 'block'],
    ['Saurus Blocker', 'Oxl'],
    ['Human Thrower', 'Wendel'],
    ['Norse Raider Lineman', 'Bjarn'],
    ['Norse Raider Lineman', 'Leif'],
    ['Norse Raider Lineman', 'Runa'],
    ['Skink Runner Lineman', 'Tiq'],
    ['Skink Runner Lineman', 'Xoc'],
  ]),
  readyTeam('Star Temple', 'heavens', 3, { wizard: 1 }, [
    ['Saurus Blocker', 'Gor-Tal', 'block'],
    ['Saurus Blocker', 'Huan', 'block'],
    ['Saurus Blocker', 'Itzi', 'guard'],
    ['Saurus Blocker', 'Chak', 'block'],
    ['Saurus Blocker', 'Nahl'],
    ['Human Thrower', 'Ludo', 'block'],
    ['Chameleon Skink', 'Blink', 'side-step'],
    ['Chameleon Skink', 'Hush'],
    ['Skink Runner Lineman', 'Pax'],
    ['Skink Runner Lineman', 'Tehi'],
    ['Skink Runner Lineman', 'Quo'],
    ['Skink Runner Lineman', 'Zil'],
  ]),
]
