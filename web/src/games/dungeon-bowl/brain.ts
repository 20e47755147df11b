import { dieByName, type Game, type Match, outcomes } from '@undercroft/engine'
import { ballBrain } from '../ball/brain.ts'
import type { Brain, Exit } from '../brain.ts'
import { type DungeonMatch, dungeonBowl, venueOf } from './rules.ts'

const game = dungeonBowl as unknown as Game
const own = (match: Match): DungeonMatch => match as unknown as DungeonMatch

/** Out of which portals he may come, and go on from there (DB-PORT-01 to DB-PORT-06). */
function exits(match: Match, piece: number): Exit[] {
  if (match.waiting?.what !== 'portal') return []
  const from = own(match).state.players[piece].square
  const found: Exit[] = []
  let again = 0
  let total = 0
  for (const { values, ways } of outcomes(match.waiting.dice.map((name) => dieByName(name, game.definition.dice)))) {
    total += ways
    const next = game.clone(match)
    game.play(next, { type: 'roll', values } as never)
    const { square } = own(next).state.players[piece]
    // A number without a portal is rolled again; where somebody else was carried off, his dice come first.
    if (next.waiting?.what === 'portal' && square === from) again += ways
    const decision = next.waiting ? null : game.decision(next)
    if (decision?.kind !== 'move' || square < 0) continue
    const bearings = decision.actions.filter(({ type }) => type === 'bearings').slice(0, 1)
    for (const action of bearings) game.play(next, action)
    if (!next.waiting) found.push({ match: next, square, chance: ways, actions: bearings })
  }
  return found.map((exit) => ({ ...exit, chance: exit.chance / (total - again) }))
}

export const brain: Brain = { ...ballBrain(game, (match) => venueOf(own(match).options).dungeon.width), exits }
