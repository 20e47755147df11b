import { MOST_PLAYERS } from '@undercroft/ball'
import {
  APOTHECARY_COST,
  currentValue,
  draftCost,
  EXHIBITION,
  foundTeam,
  INDUCEMENTS,
  idOf,
  isOffered,
  MOST_REROLLS,
  newEntry,
  OFFERS,
  openSkills,
  parseRoster,
  positionOf,
  priceOf,
  READY_TEAMS,
  type Roster,
  rolledSkill,
  rulesOfTeam,
  SKILLS_BY_CATEGORY,
  STAFF_COST,
  STAFF_LIMIT,
  sheetOf,
  TEAMS,
  type TeamList,
  teamById,
  teamValue,
  termsOf,
} from '@undercroft/blood-bowl'
import { figureOfPosition } from '../../art/figures/words.ts'
import { rosterName } from '../../games/blood-bowl/names.ts'
import { named, t } from '../../i18n/index.ts'
import { bloodTeamKind } from './blood-kind.ts'
import { choicesOf, listOf } from './blood-list.ts'
import { gold } from './figures.tsx'
import type { Bought, TeamGame } from './game.ts'
import { Patron } from './Patron.tsx'
import { guestsOf, Stars } from './Stars.tsx'

const fresh = (race: string): Partial<Roster> => {
  const list = teamById(race) ?? TEAMS[0]
  return {
    race,
    choice: choicesOf(list)[0] ?? '',
    players: [],
    stars: [],
    apothecary: false,
    inducements: noInducements,
  }
}

const noInducements = parseRoster({
  name: '-',
  race: TEAMS[0].id,
  kind: 'exhibition',
  rerolls: 0,
  players: [],
}).inducements

/** Re-rolls and sideline staff, with what each costs (BB-TEAM-02 to BB-TEAM-05). */
function staffOf(roster: Roster, list: TeamList): Bought<Roster>[] {
  return [
    {
      id: 'rerolls',
      label: t('workshop.team.rerolls'),
      value: roster.rerolls,
      most: MOST_REROLLS,
      note: gold(list.reroll),
      part: (rerolls) => ({ rerolls }),
    },
    ...(list.apothecary || roster.apothecary
      ? [
          {
            id: 'apothecary',
            label: t('workshop.team.apothecary'),
            value: roster.apothecary ? 1 : 0,
            most: list.apothecary ? 1 : 0,
            note: gold(APOTHECARY_COST),
            part: (value: number) => ({ apothecary: value > 0 }),
          },
        ]
      : []),
    ...(['coaches', 'cheerleaders', 'fans'] as const).map((staff) => ({
      id: staff,
      label: t(`workshop.team.${staff}`),
      value: roster[staff],
      most: STAFF_LIMIT[staff],
      note: gold(STAFF_COST),
      part: (value: number) => ({ [staff]: value }),
    })),
  ]
}

/** What may be bought with an exhibition team (BB-IND-05). */
function inducementsOf(roster: Roster, list: TeamList): Bought<Roster>[] {
  const rules = rulesOfTeam(list, roster.choice)
  const open = (item: (typeof INDUCEMENTS)[number]) => roster.kind === 'exhibition' && isOffered(item, list, rules)
  return INDUCEMENTS.filter((item) => open(item) || roster.inducements[item] > 0).map((item) => ({
    id: `inducement-${item}`,
    label: named(`blood.inducement.${item}.name`),
    value: roster.inducements[item],
    most: open(item) ? OFFERS[item].most : 0,
    note: gold(priceOf(item, list)),
    part: (value: number) => ({ inducements: { ...roster.inducements, [item]: value } }),
  }))
}

/** Teams of Blood Bowl. */
export const bloodTeams: TeamGame<Roster> = {
  kind: bloodTeamKind,
  title: () => t('workshop.team.blood-title'),
  mostPlayers: { count: MOST_PLAYERS, rule: 'DB-TEAM-05' },
  lists: TEAMS.map(({ id }) => id),
  listLabel: () => t('workshop.team.race'),
  listName: (race) => named(`blood.team.${race}.name`),
  listText: (race) => named(`blood.team.${race}.text`),
  listOf: (roster) => listOf(roster).id,
  withList: fresh,
  emptyTeam: (name, race = 'human') => ({
    terms: { budget: EXHIBITION.budget, spp: EXHIBITION.spp, anyAdvancement: EXHIBITION.anyAdvancement },
    roster: parseRoster({ name, kind: 'league', rerolls: 0, fans: 1, ...fresh(race) }),
  }),
  ready: READY_TEAMS,
  readyName: rosterName,
  isDraft: () => true,
  terms: ({ roster, terms }) => termsOf(roster.kind, terms),
  groups(roster) {
    const list = listOf(roster)
    const counts = new Map(list.positions.map((position) => [position, 0]))
    for (const entry of roster.players) {
      const position = positionOf(list, entry)
      counts.set(position, (counts.get(position) ?? 0) + 1)
    }
    const rows = list.positions.map((position) => ({
      position,
      count: counts.get(position) ?? 0,
      note: t('workshop.team.players-count', { count: counts.get(position) ?? 0, most: position.max }),
    }))
    const group = (title: string, of: typeof rows, isOver = false) => ({
      title,
      isOver: isOver || of.some(({ position, count }) => count > position.max),
      positions: of,
    })
    if (list.bigGuyLimit === null) return [group(t('workshop.team.positions'), rows)]
    const big = rows.filter(({ position }) => position.bigGuy)
    const count = big.reduce((sum, row) => sum + row.count, 0)
    const most = list.bigGuyLimit
    return [
      group(
        t('workshop.team.positions'),
        rows.filter(({ position }) => !position.bigGuy),
      ),
      group(t('workshop.team.group', { role: t('workshop.role.big-guys'), count, most }), big, count > most),
    ]
  },
  positions: (roster) => listOf(roster).positions,
  positionOf: (roster, entry) => positionOf(listOf(roster), entry),
  sheetOf: (roster, entry) => sheetOf(listOf(roster), entry),
  figure: (roster, { name }) => figureOfPosition(listOf(roster).name, name),
  hired({ hired: before, players }, number, name, { id }) {
    const hired = before + 1
    return { hired, players: [...players, newEntry(idOf(hired), number, name, id)] }
  },
  playerValue: (roster, entry) => currentValue(roster, listOf(roster), entry),
  teamValue: (roster) => teamValue(roster, listOf(roster)),
  draftCost: (roster) => draftCost(roster, listOf(roster)),
  treasury: ({ roster, terms }) => foundTeam(roster, termsOf(roster.kind, terms)).treasury,
  learning: { openSkills, rolledSkill },
  byCategory: SKILLS_BY_CATEGORY,
  bought: (roster) => [...staffOf(roster, listOf(roster)), ...inducementsOf(roster, listOf(roster))],
  Details: Patron,
  Guests: Stars,
  guests: guestsOf,
}
