import type { Action, Decision } from '@undercroft/engine'
import type { BloodMatch } from './rules.ts'

/** Whether a formation is for the team that receives. */
export const isAttack = (formation: string): boolean => formation.startsWith('attack')

/** Does this formation suit what the team is about to do? */
export const suits = ({ state }: BloodMatch, seat: number, formation: string): boolean =>
  isAttack(formation) === (seat !== state.kicking)

/** How a hasty coach lines up: the first formation that suits. */
export function chooseSetUp(match: BloodMatch, { seat, actions }: Decision): Action {
  const formations = actions.filter(({ type }) => type === 'formation') as (Action & { name: string })[]
  return formations.find(({ name }) => suits(match, seat, name)) ?? actions[0]
}
