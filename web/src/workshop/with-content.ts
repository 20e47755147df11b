import { READY_TEAMS } from '@undercroft/dungeon-bowl'
import { matching } from '../games/skirmish/SetUp.tsx'
import type { BuiltDungeon } from './dungeons/kind.ts'
import type { BuiltGrid } from './grids/kind.ts'
import type { KindId } from './library/kind.ts'
import type { Team } from './teams/kind.ts'
import type { BuiltWarband } from './warbands/kind.ts'

type Options = Record<string, unknown>

const enter: Readonly<Record<KindId, (content: never, options: Options) => Options>> = {
  'dungeon-bowl/team': ({ roster }: Team, options) => ({
    ...options,
    teams: [roster, ...(options.teams as readonly string[]).slice(1)],
  }),
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
