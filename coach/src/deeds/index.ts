import type { Action, Game, Match } from '@undercroft/engine'
import { distribution } from '../odds.ts'
import { ballDeeds } from './ball.ts'
import { blitzDeeds } from './blitz-bowl.ts'
import type { Deed, Deeds, OddsRow } from './deed.ts'
import { skirmishDeeds } from './skirmish.ts'

export type { OddsRow } from './deed.ts'
export { plainly, STRIKES } from './skirmish.ts'

/** What each game knows about the odds of its actions. */
const DEEDS: Readonly<Record<string, Deeds>> = {
  'blitz-bowl': blitzDeeds as unknown as Deeds,
  'blood-bowl': ballDeeds() as unknown as Deeds,
  'dungeon-bowl': ballDeeds() as unknown as Deeds,
  skirmish: skirmishDeeds as unknown as Deeds,
}

/** The deeds of a game, null where nobody has said what its odds are. */
export const deedsOf = (game: string): Deeds | null => DEEDS[game] ?? null

/**
 * How likely each outcome of a legal action is, best first: every die is played by the engine, nobody re-rolls, everybody takes the
 * best face. Empty where the action has no odds worth showing.
 */
export function oddsOf(game: Game, match: Match, action: Action): OddsRow[] {
  const deeds = deedsOf(game.id)?.of(match, action) ?? []
  return deeds.flatMap((deed) => rowsOf(distribution(game, match, action, deed), deed))
}

/** 'damaged 10' is a row of its own: the more damage, the earlier. */
function rowsOf(found: ReadonlyMap<string, number>, { outcomes, bad, wanted, target }: Deed): OddsRow[] {
  return [...found]
    .map(([name, chance]): OddsRow => {
      const [outcome, amount] = name.split(' ')
      const tone = bad.has(outcome) ? 'bad' : 'good'
      return {
        outcome,
        ...(amount === undefined ? {} : { amount: Number(amount) }),
        ...(target === undefined ? {} : { target }),
        chance,
        tone,
        ...(wanted?.has(outcome) ? { wanted: true as const } : {}),
      }
    })
    .filter(({ outcome }) => outcomes.includes(outcome))
    .sort((a, b) => outcomes.indexOf(a.outcome) - outcomes.indexOf(b.outcome) || (b.amount ?? 0) - (a.amount ?? 0))
}
