import {
  COLLEGES,
  type College,
  collegeById,
  draftCost,
  EXHIBITION,
  foundTeam,
  INDUCEMENT_LIMIT,
  INDUCEMENTS,
  idOf,
  MOST_PLAYERS,
  MOST_REROLLS,
  newEntry,
  openSkills,
  parseRoster,
  playerValue,
  positionOf,
  READY_TEAMS,
  type Roster,
  rolledSkill,
  SKILLS_BY_CATEGORY,
  sheetOf,
  teamValue,
  termsOf,
} from '@undercroft/dungeon-bowl'
import { figureOf } from '../../art/figures/words.ts'
import { slug } from '../../games/ball/names.ts'
import { rosterName } from '../../games/dungeon-bowl/names.ts'
import { named, t } from '../../i18n/index.ts'
import type { TeamGame } from './game.ts'
import { isDraft, teamKind } from './kind.ts'

const collegeOf = ({ college }: Roster): College => collegeById(college) ?? COLLEGES[0]

/** Teams of Dungeon Bowl. */
export const dungeonTeams: TeamGame<Roster> = {
  kind: teamKind,
  title: () => t('workshop.team.title'),
  mostPlayers: { count: MOST_PLAYERS, rule: 'DB-TEAM-05' },
  lists: COLLEGES.map(({ id }) => id),
  listLabel: () => t('workshop.team.college'),
  listName: (college) => named(`dungeon.college.${college}.name`),
  listText: (college) => named(`dungeon.college.${college}.text`),
  listOf: (roster) => collegeOf(roster).id,
  withList: (college) => ({ college, players: [] }),
  emptyTeam: (name, college = COLLEGES[0].id) => ({
    terms: { budget: EXHIBITION.budget, spp: EXHIBITION.spp, anyAdvancement: EXHIBITION.anyAdvancement },
    roster: parseRoster({ name, college, kind: 'exhibition', rerolls: 0, players: [] }),
  }),
  ready: READY_TEAMS.map((ready) => parseRoster(ready)),
  readyName: rosterName,
  isDraft,
  terms: ({ roster, terms }) => termsOf(roster.kind, terms),
  groups(roster) {
    const college = collegeOf(roster)
    return college.groups.map(({ role, limit: [, most], positions }) => {
      const count = roster.players.filter((entry) => positions.includes(positionOf(college, entry))).length
      return {
        title: t('workshop.team.group', { role: named(`workshop.role.${slug(role)}`), count, most }),
        isOver: count > most,
        positions: positions.map((position) => ({ position })),
      }
    })
  },
  positions: (roster) => collegeOf(roster).groups.flatMap(({ positions }) => positions),
  positionOf: (roster, entry) => positionOf(collegeOf(roster), entry),
  sheetOf: (roster, entry) => sheetOf(collegeOf(roster), entry),
  figure: (_roster, { id }) => figureOf(id),
  hired({ hired: before, players }, number, name, position) {
    const hired = before + 1
    return { hired, players: [...players, newEntry(idOf(hired), number, name, position.name)] }
  },
  playerValue: (roster, entry) => playerValue(roster, collegeOf(roster), entry),
  teamValue: (roster) => teamValue(roster, collegeOf(roster)),
  draftCost: (roster) => draftCost(roster, collegeOf(roster)),
  treasury: ({ roster, terms }) => foundTeam(roster, termsOf(roster.kind, terms)).treasury,
  learning: { openSkills, rolledSkill },
  byCategory: SKILLS_BY_CATEGORY,
  bought(roster, terms) {
    const open = termsOf(roster.kind, terms).inducements
    // What may no longer be bought can still be given back.
    const shown = INDUCEMENTS.filter((item) => open.includes(item) || roster.inducements[item] > 0)
    return [
      {
        id: 'rerolls',
        label: t('workshop.team.rerolls'),
        value: roster.rerolls,
        most: MOST_REROLLS,
        part: (rerolls) => ({ rerolls }),
      },
      ...shown.map((item) => ({
        id: item,
        label: t(`workshop.team.${item}`),
        value: roster.inducements[item],
        most: open.includes(item) ? INDUCEMENT_LIMIT[item] : 0,
        part: (value: number) => ({ inducements: { ...roster.inducements, [item]: value } }),
      })),
    ]
  },
}
