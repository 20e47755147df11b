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
import { COLLEGES, type College, linemenOf } from './colleges/index.ts'
import { family as collegeFamily } from './colleges/list.gen.ts'
import type { PlacedTile } from './dungeon/layout.ts'
import { dungeonProblems } from './dungeon/limits.ts'
import { DUNGEONS, placed } from './dungeons/index.ts'
import { family } from './dungeons/list.gen.ts'
import { TILE_NAMES } from './rooms/tiles.ts'
import { DUNGEON_SKILLS } from './skills/catalogue.ts'
import { foundTeam } from './teams/draft.ts'
import type { Roster } from './teams/roster.ts'
import { EXHIBITION, INDUCEMENT_LIMIT, INDUCEMENTS } from './teams/terms.ts'
import { things as spells } from './wizards/list.gen.ts'

const MOST_TILES = 100
const LINE = /^([a-z-]+) (\d{1,3}) (\d{1,3})(?: ([0-3]))?$/

const line = z.string({ error: "must be a tile, its place and its quarter turns: 'corridor 17 4 1'" }).check(
  z.refine((text) => LINE.test(text), { error: "must be a tile, its place and its quarter turns: 'corridor 17 4 1'" }),
  z.refine((text) => (TILE_NAMES as readonly string[]).includes(text.split(' ')[0]), {
    error: `must be one of the tiles ${TILE_NAMES.join(', ')}`,
  }),
)

const oneOf = (known: readonly string[]) => z.enum(known, { error: `must be one of ${known.join(', ')}` })

const collegeFigures = z.strictObject({
  wizard: z.string().check(z.minLength(1), z.maxLength(60)),
  spell: oneOf(spells.map(({ id }) => id)),
  groups: z
    .array(
      z.strictObject({
        role: oneOf([...new Set(COLLEGES.flatMap(({ groups }) => groups.map(({ role }) => role)))]),
        max: wholeNumber(1, 16),
        positions: z.array(z.strictObject(lineFigures(DUNGEON_SKILLS))).check(z.maxLength(20)),
      }),
    )
    .check(z.maxLength(10)),
  ready: z.strictObject({
    ...readyFigures,
    inducements: z.optional(
      z.partialRecord(z.enum(INDUCEMENTS), wholeNumber(0, Math.max(...Object.values(INDUCEMENT_LIMIT)))),
    ),
  }),
})

interface BroughtCollege {
  readonly wizard: string
  readonly spell: string
  readonly groups: readonly {
    readonly role: string
    readonly max: number
    readonly positions: readonly BroughtLine[]
  }[]
  readonly ready: z.input<typeof collegeFigures>['ready']
}

/** What people can add: dungeons for as many teams as they have End Zones, Colleges of known skills and spells, and the names of their positions. */
export const gameContent = openContent(
  'dungeon-bowl',
  [
    {
      ...family,
      things: DUNGEONS.map(({ name }) => ({ id: name })),
      figures: z.strictObject({
        tiles: z.array(line, { error: 'must be a list of tiles' }).check(z.maxLength(MOST_TILES)),
      }),
    },
    { ...collegeFamily, things: COLLEGES, figures: collegeFigures },
    { ...positionFamily, things: positionThings, figures: z.strictObject({}) },
  ],
  (homes) => {
    const names = namesOfPositions(homes)
    homes.forEach((home, place) => {
      if (home.family === 'dungeons') checkDungeon(home, place)
      if (home.family === 'colleges') checkCollege(home, place, names)
    })
  },
)

function checkDungeon(home: Home, place: number): void {
  const { tiles, teams } = dungeonOf(home)
  const [problem] = dungeonProblems(tiles, teams)
  if (problem) throw new ContentError(place, 'tiles', 'wrong', { reason: `${problem.reason} (${problem.rule})` })
}

function checkCollege(home: Home, place: number, names: ReadonlyMap<string, string>): void {
  const { groups } = home as unknown as BroughtCollege
  const lines = groups.flatMap(({ positions }, g) =>
    positions.map(({ id }, i) => [`groups[${g}].positions[${i}].id`, id] as const),
  )
  checkLines(place, lines, names)
  const college = collegeOf(home, names)
  if (linemenOf(college).length === 0)
    throw new ContentError(place, 'groups', 'wrong', { reason: 'must have Linemen: a group of 12 or 16 (DB-TEAM-17)' })
  try {
    readyRoster(home, [college])
  } catch (error) {
    if (!(error instanceof OptionsError)) throw error
    throw new ContentError(place, 'ready', 'wrong', { reason: `${error.field}: ${error.reason}` })
  }
}

/** The dungeon of a home. */
export function dungeonOf(home: Home): { readonly tiles: readonly PlacedTile[]; readonly teams: number } {
  const tiles = (home.tiles as readonly string[]).map(placed)
  return { tiles, teams: Math.max(2, tiles.filter(({ tile }) => tile === 'end-zone').length) }
}

function collegeOf(home: Home, names: ReadonlyMap<string, string>): College {
  const { wizard, spell, groups } = home as unknown as BroughtCollege
  return {
    id: home.id,
    name: wordOf(home, 'name'),
    wizard,
    spell,
    groups: groups.map(({ role, max, positions }) => ({
      role,
      limit: [0, max],
      positions: positions.map((position) => broughtPosition(position, names)),
    })),
  }
}

/** The team of a home that is played where nobody has drafted one. */
function readyRoster(home: Home, colleges: readonly College[]): Roster {
  const { players, ...ready } = (home as unknown as BroughtCollege).ready
  const team = { ...ready, college: home.id, kind: 'exhibition', players: readyPlayers(players) }
  return foundTeam(team, EXHIBITION, colleges)
}

const brought = broughtWith(COLLEGES, 'colleges', collegeOf, readyRoster)

/** The Colleges of a match: those of the book, then those that its options bring. */
export const collegesOf = (options: Brought): readonly College[] => brought(options).lists

/** The ready-made teams that the options bring, by the ids of their Colleges. */
export const broughtTeams = (options: Brought): ReadonlyMap<string, Roster> => brought(options).ready
