import {
  type Brought,
  type BroughtLine,
  broughtPosition,
  broughtWith,
  checkLines,
  lineFigures,
  namesOfPositions,
  positionFamily,
  positionThings,
  readyFigures,
  readyPlayers,
  wholeNumber,
} from '@undercroft/ball'
import { ContentError, type Home, OptionsError, openContent, wordOf } from '@undercroft/engine'
import * as z from 'zod/mini'
import type { Hated, TeamList } from './data/team.ts'
import type { Thing } from './data/teams/family.ts'
import { TEAMS, teamById } from './data/teams/index.ts'
import { family as teamFamily } from './data/teams/list.gen.ts'
import { BLOOD_SKILLS } from './skills/catalogue.ts'
import type { BloodOptions } from './state.ts'
import { foundTeam } from './teams/draft.ts'
import { type Roster, STAFF_LIMIT } from './teams/roster.ts'
import { EXHIBITION } from './teams/terms.ts'

/** A name that some team of the book has too: the rules speak of it. */
const oneOfTheBook = (named: (team: TeamList) => readonly string[]) => {
  const known = [...new Set(TEAMS.flatMap(named))]
  return z.enum(known, { error: `must be one of ${known.join(', ')}` })
}

const yes = z.optional(z.boolean({ error: 'must be true or false' }))
const staff = (most: number) => z._default(wholeNumber(0, most), 0)

const readyTeam = z.strictObject({
  ...readyFigures,
  choice: z._default(z.string(), ''),
  apothecary: z._default(z.boolean({ error: 'must be true or false' }), false),
  fans: staff(STAFF_LIMIT.fans),
  cheerleaders: staff(STAFF_LIMIT.cheerleaders),
  coaches: staff(STAFF_LIMIT.coaches),
})

const teamFigures = z.strictObject({
  tier: wholeNumber(1, 3),
  reroll: wholeNumber(10_000, 200_000),
  apothecary: z.boolean({ error: 'must be true or false' }),
  leagues: z.optional(z.array(oneOfTheBook(({ leagues }) => leagues))),
  special: z.optional(z.array(oneOfTheBook(({ special }) => special))),
  patrons: z.optional(z.array(oneOfTheBook(({ patrons }) => patrons))),
  orLeague: z.optional(oneOfTheBook(({ orLeague }) => (orLeague ? [orLeague] : []))),
  bigGuyLimit: z.optional(wholeNumber(0, 16)),
  journeymen: z.array(z.string()).check(z.minLength(1, 'must name at least one position')),
  positions: z
    .array(
      z.strictObject({
        ...lineFigures(BLOOD_SKILLS),
        max: wholeNumber(1, 16),
        bigGuy: yes,
        animosity: z.optional(
          z.union([z.literal('all'), z.array(z.string())], { error: "must be 'all' or a list of positions" }),
        ),
      }),
    )
    .check(z.minLength(1, 'must have at least one position'), z.maxLength(20, 'must have 20 positions at most')),
  ready: readyTeam,
})

interface Line extends BroughtLine {
  readonly max: number
  readonly bigGuy?: boolean
  readonly animosity?: Hated
}

interface Team extends Omit<Thing, 'positions'> {
  readonly positions: readonly Line[]
  readonly ready: z.input<typeof readyTeam>
}

/** What people can add: teams of known skills and special rules, and the names of their positions. */
export const gameContent = openContent(
  'blood-bowl',
  [
    { ...teamFamily, things: TEAMS, figures: teamFigures },
    { ...positionFamily, things: positionThings, figures: z.strictObject({}) },
  ],
  (homes) => {
    const names = namesOfPositions(homes)
    homes.forEach((home, place) => {
      if (home.family !== 'teams') return
      const { positions, journeymen } = home as unknown as Team
      checkLines(
        place,
        positions.map(({ id }, i) => [`positions[${i}].id`, id]),
        names,
      )
      const known = positions.map(({ id }) => id)
      const stranger = journeymen.findIndex((id) => !known.includes(id))
      if (stranger >= 0)
        throw new ContentError(place, `journeymen[${stranger}]`, 'unknown', { known: known.join(', ') })
      try {
        readyRoster(home, [listOf(home, names)])
      } catch (error) {
        if (!(error instanceof OptionsError)) throw error
        throw new ContentError(place, 'ready', 'wrong', { reason: `${error.field}: ${error.reason}` })
      }
    })
  },
)

function listOf(home: Home, names: ReadonlyMap<string, string>): TeamList {
  const { tier, reroll, apothecary, journeymen, positions, ...rest } = home as unknown as Team
  return {
    id: home.id,
    name: wordOf(home, 'name'),
    tier,
    reroll,
    apothecary,
    leagues: rest.leagues ?? [],
    special: rest.special ?? [],
    patrons: rest.patrons ?? [],
    orLeague: rest.orLeague ?? null,
    bigGuyLimit: rest.bigGuyLimit ?? null,
    journeymen,
    official: false,
    positions: positions.map((line) => ({
      ...broughtPosition(line, names),
      max: line.max,
      bigGuy: line.bigGuy ?? false,
      animosity: line.animosity ?? null,
    })),
  }
}

/** The team of a home that is played where nobody has drafted one. */
function readyRoster(home: Home, lists: readonly TeamList[]): Roster {
  const { players, ...ready } = (home as unknown as Team).ready
  return foundTeam({ ...ready, race: home.id, kind: 'exhibition', players: readyPlayers(players) }, EXHIBITION, lists)
}

const brought = broughtWith(TEAMS, 'teams', listOf, readyRoster)

/** The team lists of a match: those of the book, then those that its options bring. */
export const listsOf = (options: Brought): readonly TeamList[] => brought(options).lists

/** The team list of a seat; undefined for players without one. */
export const listOfSeat = (options: BloodOptions, seat: number): TeamList | undefined =>
  teamById(options.teams[seat].race, listsOf(options))

/** The ready-made teams that the options bring, by the ids of their lists. */
export const broughtTeams = (options: Brought): ReadonlyMap<string, Roster> => brought(options).ready
