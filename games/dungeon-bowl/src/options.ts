import { OptionsError, parseOptions } from '@undercroft/engine'
import * as z from 'zod/mini'
import { type College, collegeById, linemenOf } from './colleges/index.ts'
import { broughtTeams, collegesOf, dungeonOf, gameContent } from './content.ts'
import { generateDungeon } from './dungeon/generate.ts'
import { DungeonError, type PlacedTile } from './dungeon/layout.ts'
import { buildDungeon } from './dungeon/limits.ts'
import { drawnDungeon, type MapPlan } from './dungeon/map-plan.ts'
import { DUNGEONS, dungeonByName } from './dungeons/index.ts'
import { TILE_NAMES } from './rooms/tiles.ts'
import { skillNamed } from './skills/catalogue.ts'
import type { DungeonOptions, DungeonTeamOptions } from './state.ts'
import { rosterProblems } from './teams/draft.ts'
import { listed, matchTeam } from './teams/match-team.ts'
import { READY_TEAMS } from './teams/ready-made/index.ts'
import { parseRoster, type Roster } from './teams/roster.ts'

const whole = (least: number, most: number) => z.int().check(z.gte(least), z.lte(most))

const text = z.string().check(z.maxLength(100))
/** A team has no more players, and a map of one's own is no larger than this. */
const MOST_PLAYERS = 32
const LONGEST_SIDE = 50
const MOST_TILES = 100

const playerSchema = z.strictObject({
  id: z.optional(z.string().check(z.maxLength(40))),
  number: whole(1, 99),
  name: z._default(text, ''),
  position: z._default(text, 'player'),
  ma: whole(1, 9),
  st: whole(1, 8),
  ag: whole(1, 6),
  pa: whole(0, 6),
  av: whole(3, 11),
  skills: z._default(z.array(text).check(z.maxLength(40)), []),
  niggling: z._default(whole(0, 20), 0),
  value: z._default(whole(0, 10_000_000), 0),
  available: z._default(z.boolean(), true),
})

const teamSchema = z.strictObject({
  name: z._default(text, 'Team'),
  college: z._default(text, ''),
  rerolls: z._default(whole(0, 16), 0),
  treasury: z._default(whole(0, 100_000_000), 0),
  training: z._default(whole(0, 8), 0),
  bribes: z._default(whole(0, 3), 0),
  wizard: z._default(whole(0, 1), 0),
  players: z.array(playerSchema).check(z.maxLength(MOST_PLAYERS)),
  linemen: z._default(z.array(playerSchema).check(z.maxLength(MOST_PLAYERS)), []),
  recruit: z._default(z.nullable(playerSchema), null),
})

const tileSchema = z.strictObject({
  tile: z.enum(TILE_NAMES),
  x: whole(0, 200),
  y: whole(0, 200),
  turn: z._default(whole(0, 3), 0),
})

const tilesSchema = z.array(tileSchema).check(z.maxLength(MOST_TILES))

const mapSchema = z.strictObject({
  ball: z.optional(z.boolean()),
  rows: z
    .array(z.string().check(z.minLength(1), z.maxLength(LONGEST_SIDE)))
    .check(z.minLength(1), z.maxLength(LONGEST_SIDE)),
  rooms: z._default(
    z
      .array(
        z.strictObject({
          room: z.enum(TILE_NAMES),
          x: whole(0, 200),
          y: whole(0, 200),
          width: whole(1, 200),
          height: whole(1, 200),
        }),
      )
      .check(z.maxLength(100)),
    [],
  ),
  walls: z._default(z.array(z.array(whole(0, LONGEST_SIDE)).check(z.length(4))).check(z.maxLength(1000)), []),
})

/** The options of a match as anybody may ask for them: what is left out is as usual. */
const optionsSchema = z.strictObject({
  /** Ready-made teams by name (those of `content` by their id), team lists, or plain players. */
  teams: z.optional(z.array(z.unknown()).check(z.minLength(2), z.maxLength(6))),
  /** A ready-made dungeon by name, tiles, or `{ seed }` for a random one. */
  dungeon: z.optional(z.union([text, tilesSchema, z.strictObject({ seed: whole(0, 0xffffffff) })])),
  map: z._default(z.nullable(mapSchema), null),
  tiles: z.optional(tilesSchema),
  turnLimit: z._default(z.nullable(whole(1, 1000)), 24),
  league: z._default(z.boolean(), false),
  /** A play-off game: no draw when the time is up (DB-LG-24). */
  decisive: z._default(z.boolean(), false),
  /** What is not in the book: `dungeon` and `teams` may name it by its id. Of dungeons the match keeps only the tiles of its own. */
  content: z.optional(z.unknown()),
})

/** Reads the tiles of a dungeon; whether they make a legal one is another question (`dungeonProblems`). */
export function parseTiles(json: unknown, field = 'tiles'): PlacedTile[] {
  return parseOptions(tilesSchema, json, field)
}

/** Checks and completes the options of a match; an OptionsError names the field and the reason. */
export function checkOptions(asked: unknown): DungeonOptions {
  const { teams, dungeon, tiles, map, turnLimit, league, decisive, content = [] } = parseOptions(optionsSchema, asked)
  const homes = gameContent.read(content)
  const own = homes.find(({ family, id }) => family === 'dungeons' && id === dungeon)
  const others = homes.filter(({ family }) => family !== 'dungeons')
  const brought = others.length > 0 ? { content: others } : {}
  const wanted = tiles ?? (own ? dungeonOf(own).tiles : dungeon) ?? DUNGEONS[0].name
  const checkedTeams = (teams ?? READY_TEAMS.slice(0, 2).map(({ name }) => name)).map((team, at) =>
    checkTeam(team, at, map !== null, brought),
  )
  return {
    teams: checkedTeams,
    tiles: map ? [] : checkDungeon(wanted, checkedTeams.length),
    map: map ? checkMap(map, checkedTeams.length) : null,
    turnLimit,
    league,
    decisive,
    ...brought,
  }
}

type Brought = Pick<DungeonOptions, 'content'>

function checkTeam(asked: unknown, at: number, onMap: boolean, brought: Brought): DungeonTeamOptions {
  const field = `teams[${at}]`
  if (typeof asked === 'string') {
    const ready = READY_TEAMS.find(({ name }) => name === asked)
    if (ready) return readyTeam(ready)
    const own = broughtTeams(brought).get(asked)
    if (!own) throw new OptionsError(field, `there is no ready-made team '${asked}'`)
    return rosterTeam(own, field, brought)
  }
  if (typeof asked === 'object' && asked !== null && 'kind' in asked) return rosterTeam(asked, field, brought)
  const team = parseOptions(teamSchema, asked, field)
  const numbers = team.players.map(({ number }) => number)
  if (new Set(numbers).size !== numbers.length)
    throw new OptionsError(`${field}.players`, 'two players have the same number')
  if (!onMap && numbers.length === 0) throw new OptionsError(`${field}.players`, 'a team needs players')
  const players = team.players.map((player, index) => ({
    ...player,
    skills: player.skills.map((skill) => idOfSkill(skill, `${field}.players[${index}].skills`)),
  }))
  return { ...team, players }
}

function idOfSkill(name: string, field: string): string {
  const skill = skillNamed(name)
  if (!skill) throw new OptionsError(field, `there is no skill '${name}'`)
  return skill.id
}

const readyTeams = new Map<string, DungeonTeamOptions>()

/** A ready-made team is worked out once. */
function readyTeam(roster: Roster): DungeonTeamOptions {
  let team = readyTeams.get(roster.name)
  if (!team) {
    team = rosterTeam(roster, 'teams', {})
    readyTeams.set(roster.name, team)
  }
  return team
}

/** A team list as it is kept for a league or drafted for an exhibition. */
function rosterTeam(json: unknown, field: string, brought: Brought): DungeonTeamOptions {
  const roster = parseRoster(json, field)
  const colleges = collegesOf(brought)
  const [problem] = rosterProblems(roster, colleges)
  if (problem) throw new OptionsError(`${field}.${problem.field}`, `${problem.reason} (${problem.rule})`)
  const college = collegeById(roster.college, colleges) as College
  const linemen = linemenOf(college).map(listed)
  const { training, bribes, wizard } = roster.inducements
  return {
    ...matchTeam(roster, college),
    college: roster.college,
    treasury: roster.treasury,
    linemen,
    training,
    bribes,
    wizard,
  }
}

/** Layouts that were checked before, as text: checking one takes a while. */
const checked = new Map<string, readonly PlacedTile[]>()

function checkDungeon(asked: string | { seed: number } | readonly PlacedTile[], teams: number): readonly PlacedTile[] {
  const key = JSON.stringify([asked, teams])
  const known = checked.get(key)
  if (known) return known
  const tiles = wantedTiles(asked, teams)
  try {
    buildDungeon(tiles, teams)
  } catch (error) {
    if (error instanceof DungeonError) throw new OptionsError('dungeon', error.message)
    throw error
  }
  if (checked.size > 500) checked.clear()
  checked.set(key, tiles)
  return tiles
}

function wantedTiles(asked: string | { seed: number } | readonly PlacedTile[], teams: number): readonly PlacedTile[] {
  if (typeof asked === 'string') {
    const ready = dungeonByName(asked)
    if (!ready)
      throw new OptionsError(
        'dungeon',
        `there is no dungeon '${asked}' (there is: ${DUNGEONS.map(({ name }) => name).join(', ')})`,
      )
    return ready.tiles
  }
  return 'seed' in asked ? generateDungeon(asked.seed, teams) : asked
}

function checkMap(map: MapPlan, teams: number): MapPlan {
  try {
    checkPlan(map)
    const { tiles } = drawnDungeon(map)
    const zones = tiles.filter((tile) => tile === 'end-zone').length
    if (zones > teams) throw new OptionsError('map.rows', `${zones} End Zones for ${teams} teams`)
  } catch (error) {
    if (error instanceof DungeonError) throw new OptionsError('map.rows', error.message)
    throw error
  }
  return map
}

/** Rooms and walls lie on the map, and portals need something to be played for. */
function checkPlan({ rows, rooms, walls, ball }: MapPlan): void {
  const drawn = rows.join('')
  if (/[1-6]/.test(drawn) && !drawn.includes('$') && !ball)
    throw new OptionsError('map.rows', 'there are portals, but neither a chest ($) nor a ball to play for')
  const width = rows[0].length
  const height = rows.length
  rooms.forEach((room, i) => {
    if (room.x + room.width > width || room.y + room.height > height)
      throw new OptionsError(`map.rooms[${i}]`, `the room reaches off the map of ${width} by ${height} squares`)
  })
  walls.forEach(([x1, y1, x2, y2], i) => {
    const isOn = Math.max(x1, x2) < width && Math.max(y1, y2) < height
    if (!isOn) throw new OptionsError(`map.walls[${i}]`, `lies off the map of ${width} by ${height} squares`)
    if (Math.abs(x1 - x2) + Math.abs(y1 - y2) !== 1)
      throw new OptionsError(`map.walls[${i}]`, 'must lie between two squares side by side')
  })
}
