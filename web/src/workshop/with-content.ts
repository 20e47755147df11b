import { READY_TEAMS } from '@undercroft/dungeon-bowl'
import { matching } from '../games/skirmish/SetUp.tsx'
import type { BuiltDungeon } from './dungeons/kind.ts'
import type { BuiltGrid } from './grids/kind.ts'
import type { KindId } from './library/kind.ts'
import type { Roster, Team } from './teams/game.ts'
import type { BuiltWarband } from './warbands/kind.ts'

type Options = Record<string, unknown>

/** The opponent stays. */
function withTeam({ roster }: Team<Roster>, options: Options): Options {
  return { ...options, teams: [roster, ...(options.teams as readonly unknown[]).slice(1)] }
}

const enter: Readonly<Record<KindId, (content: never, options: Options) => Options>> = {
  'blood-bowl/team': withTeam,
  'dungeon-bowl/team': withTeam,
  'dungeon-bowl/dungeon': ({ teams, tiles }: BuiltDungeon, options) => ({
    ...options,
    teams: Array.from({ length: teams }, (_, i) => READY_TEAMS[(i * 2) % READY_TEAMS.length].name),
    dungeon: tiles,
  }),
  'skirmish/warband': ({ size, warband }: BuiltWarband, options) => {
    const fitting = matching({ ...options, size } as never)
    return { ...fitting, warbands: [warband, ...fitting.warbands.slice(1)] }
  },
  'skirmish/grid': ({ seats, tiles }: BuiltGrid, options) => ({
    ...matching({ ...options, seats } as never),
    grid: { seats, tiles },
  }),
}

/** The options of a match with this on the table. */
export const withContent = (kind: KindId, content: unknown, options: Options): Options =>
  enter[kind](content as never, options)
