import { dungeonBowl, READY_TEAMS } from '@undercroft/dungeon-bowl'
import { type Action, type Game, type Match, Random } from '@undercroft/engine'
import { expect, it } from 'vitest'
import { coachFor } from '../levels.ts'

/** What a rookie answers the first time that a spell may be cast, in a match with these dice. */
function firstAnswer(seed: number): Action | null {
  const game = dungeonBowl as unknown as Game
  const teams = READY_TEAMS.filter(({ college }) => college === 'metal').map(({ name }) => name)
  const match = game.create({ teams, dungeon: 'cellar', turnLimit: 12 }, seed) as Match
  const random = new Random(seed)
  const coaches = [coachFor(game.id, 'rookie'), coachFor(game.id, 'rookie')]
  for (let i = 0; i < 200; i++) {
    const decision = game.decision(match)
    if (!decision) return null
    const { seat } = decision
    const view = game.view(match, seat)
    const { action } = coaches[seat].choose({ game, view, decision, seat, random, budget: { decisions: 200 } })
    if (decision.kind === 'cast') return action
    game.play(match, action)
  }
  return null
}

it('a wizard is not spent on the first opponent in sight', () => {
  for (const seed of [1, 2, 3]) expect(firstAnswer(seed)?.type).toBe('decline')
})
