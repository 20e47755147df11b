import { type BloodMatch, bloodBowl } from '@undercroft/blood-bowl'
import { type Action, type Game, type Match, Random } from '@undercroft/engine'
import { coachFor } from '../levels.ts'

const game = bloodBowl as unknown as Game

/** A veteran plays the turn of the first team of Blood Bowl, as far as no dice fall. */
export function veteranTurn(match: BloodMatch, decisions = 400): Action[] {
  const coach = coachFor('blood-bowl', 'veteran')
  const random = new Random(1)
  const actions: Action[] = []
  for (let decision = bloodBowl.decision(match); decision?.seat === 0 && !decision.roll; ) {
    const view = game.view(match as unknown as Match, 0)
    const { action } = coach.choose({ game, view, decision, seat: 0, random, budget: { decisions } })
    actions.push(action)
    bloodBowl.play(match, action)
    decision = bloodBowl.decision(match)
  }
  return actions
}
