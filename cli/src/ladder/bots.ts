import type { GamePackage } from '@undercroft/engine'
import { Bot } from '../bot-host/bot.ts'
import { hostMatch, type Seat } from '../bot-host/host.ts'
import { loadSeating, type Player } from '../seats.ts'
import { type MatchLine, matchSeed, optionsOf, type Plan } from '../simulate/match.ts'

/** Plays the matches of a couple one after the other, where programs sit at the table: each twice, with seats exchanged. */
export async function hostedMatches(
  pack: GamePackage,
  plan: Plan,
  bots: ReadonlySet<string>,
  matches: number,
  milliseconds: number,
  add: (line: MatchLine) => void,
): Promise<void> {
  const { seats } = plan
  const count = seats.length
  for (let index = 0; index < matches; index++) {
    const seed = matchSeed(plan.seed, Math.floor(index / count))
    const shift = index % count
    const placeOf = (seat: number) => (seat + count - shift) % count
    const options = optionsOf(pack, plan, seed)
    const sat = await Promise.all(
      seats.map(async (_, seat): Promise<Seat> => {
        const name = seats[placeOf(seat)]
        if (bots.has(name)) return { name, player: new Bot(name) }
        return { name, player: (await loadSeating(pack.game.id, [name]))(seat, seed) as Player }
      }),
    )
    const { winner, scores, turns, decisions } = await hostMatch(pack, options, seed, sat, milliseconds)
    const byPlace = scores.map((_, place) => scores[(place + shift) % count])
    const told = { turns, decisions, digest: '', statistics: {}, options }
    add({ match: index, seed, winner: winner === null ? null : placeOf(winner), scores: byPlace, ...told })
  }
}
