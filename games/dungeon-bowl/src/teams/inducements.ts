import { OptionsError } from '@undercroft/engine'
import type { BoughtInducements } from './roster.ts'
import { INDUCEMENT_COST, INDUCEMENT_LIMIT, INDUCEMENTS } from './terms.ts'

/** Petty Cash of each team: what it lacks to the highest Current Team Value (DB-IND-03, DB-MULTI-18). */
export function pettyCash(values: readonly number[]): number[] {
  const highest = Math.max(...values)
  return values.map((value) => highest - value)
}

/** The order in which coaches declare: higher value first, the winner of the coin toss where they are equal (DB-IND-05). */
export function declarationOrder(values: readonly number[], tossWinner: number): number[] {
  const fromWinner = values.map((_, i) => (i + tossWinner) % values.length)
  return fromWinner.sort((a, b) => values[b] - values[a])
}

/** Buys inducements for one game: Petty Cash first, then Treasury; what is left of the Petty Cash is lost (DB-IND-04, 05). */
export function buyInducements(bought: BoughtInducements, cash: number, treasury: number): { treasury: number } {
  for (const kind of INDUCEMENTS) {
    if (bought[kind] > INDUCEMENT_LIMIT[kind]) {
      throw new OptionsError(`inducements.${kind}`, `at most ${INDUCEMENT_LIMIT[kind]} (DB-IND-01)`)
    }
  }
  const cost = inducementCost(bought)
  const fromTreasury = Math.max(0, cost - cash)
  if (fromTreasury > treasury) {
    const reason = `they cost ${cost}, with ${cash} of Petty Cash and ${treasury} of Treasury (DB-IND-05)`
    throw new OptionsError('inducements', reason)
  }
  return { treasury: treasury - fromTreasury }
}

export const inducementCost = (bought: BoughtInducements): number =>
  INDUCEMENTS.reduce((sum, kind) => sum + bought[kind] * INDUCEMENT_COST, 0)
