import { sequenceKits } from '@undercroft/ball/testing'
import { describe, it } from 'vitest'
import { rosterProblems } from '../teams/draft.ts'
import { randomReport } from '../testing/random-report.ts'
import { randomRoster } from '../testing/random-roster.ts'
import { aftermath, offSeason, postMatch } from './index.ts'

/** `SEQUENCES=100000 npx vitest run games/dungeon-bowl/src/league/kit.test.ts` runs that many of each through the kit. */
const count = Number(process.env.SEQUENCES ?? 30)

const games = { aftermath, postMatch, offSeason }

describe.each(sequenceKits({ games, randomRoster, randomReport, rosterProblems }, count))(
  '$id passes the kit',
  ({ checks }) => {
    for (const { name, run } of checks) it(name, run, 3_600_000)
  },
)
