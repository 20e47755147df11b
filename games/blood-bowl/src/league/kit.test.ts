import { sequenceKits } from '@undercroft/ball/testing'
import type { Random } from '@undercroft/engine'
import { describe, it } from 'vitest'
import { rosterProblems } from '../teams/draft.ts'
import type { Roster } from '../teams/roster.ts'
import { randomReport, randomRoster } from '../testing/league.ts'
import { aftermath, offSeason, postMatch } from './index.ts'

/** `SEQUENCES=100000 npx vitest run games/blood-bowl/src/league/kit.test.ts` runs that many of each through the kit. */
const count = Number(process.env.SEQUENCES ?? 30)

const bench = {
  games: { aftermath, postMatch, offSeason },
  randomRoster,
  randomReport,
  rosterProblems,
  postMatch: (random: Random) => ({ touchdowns: random.below(3), prize: random.below(2) * 60_000 }),
  legal({ fans }: Roster) {
    if (fans < 1) throw new Error('no fan left')
  },
}

describe.each(sequenceKits(bench, count))('$id passes the kit', ({ checks }) => {
  for (const { name, run } of checks) it(name, run, 3_600_000)
})
