import { type Block, countMarkers, ON_BOARD, type Player, STUNNED, type Test } from '@undercroft/ball'
import { type BloodMatch, HEIGHT, yOf } from '@undercroft/blood-bowl'
import type { Action, Decision, Frame } from '@undercroft/engine'
import { faceWorth } from './block-faces.ts'
import { away } from './blood-bowl-way.ts'

export type Told = Action & Readonly<Record<string, number | string | undefined>>
export type Answer = (match: BloodMatch, actions: readonly Told[], decision: Decision) => Action | null | undefined

const topOf = <Locals>({ stack }: BloodMatch): Locals => stack[stack.length - 1] as Frame & Locals

export function best(actions: readonly Told[], worth: (action: Told) => number): Told {
  return actions.reduce((most, action) => (worth(action) > worth(most) ? action : most))
}

const isReroll = ({ type }: Told): boolean => type === 'team-re-roll' || type === 'skill-re-roll'

/** Who of the team can still act after this activation. */
export function toAct({ state }: BloodMatch, team: number): number {
  let count = 0
  for (const { team: own, place, activated, status } of state.players)
    if (own === team && place === ON_BOARD && activated === 0 && status !== STUNNED) count++
  return count
}

/** A re-roll is for what would end the turn early or cost the ball, and for bringing the carrier down. */
const chooseFace: Answer = (match, actions) => {
  const { blocker, target, chooser } = topOf<Block>(match)
  const [own, foe] = [match.state.players[blocker], match.state.players[target]]
  const faces = actions.filter(({ type }) => type === 'face')
  const worth = ({ face }: Told): number => faceWorth(match, face as string, own, foe)
  if (chooser !== own.team) return best(faces, (action) => -worth(action))
  const chosen = best(faces, worth)
  const value = worth(chosen)
  const wanted = foe.id === match.state.ballHolder ? 2 : 0
  const reroll = value < wanted ? rerollOf(match, actions, own, value < 0) : undefined
  return reroll ?? chosen
}

const rerollFaces: Answer = (match, actions) => {
  const { blocker, target, faces } = topOf<Block>(match)
  const [own, foe] = [match.state.players[blocker], match.state.players[target]]
  const names = ['player-down', 'both-down', 'push-back', 'stumble', 'pow']
  const worst = Math.min(...(faces ?? []).map((face) => faceWorth(match, names[face], own, foe)))
  const reroll = worst < 0 ? rerollOf(match, actions, own, true) : undefined
  return reroll ?? actions.find(({ type }) => type === 'accept')
}

/** The re-roll to use, or none: a skill's always, the team's where more hangs on it than one player's fall. */
function rerollOf(match: BloodMatch, actions: readonly Told[], player: Player, endsTurn: boolean): Told | undefined {
  const skill = actions.find(({ type }) => type === 'skill-re-roll' || type === 'boost')
  if (skill) return skill
  const team = actions.find(({ type }) => type === 'team-re-roll')
  if (!team) return undefined
  const { state, options } = match
  const { rerolls } = state.teams[player.team]
  const turns = options.turns - state.sides[player.team].marker
  const isPlenty = rerolls > turns
  const holds = state.ballHolder === player.id
  return holds || isPlenty || (endsTurn && toAct(match, player.team) > 1) ? team : undefined
}

/** What a failed test ends or loses. */
const GRAVE = new Set(['dodge', 'rush', 'jump', 'pick-up', 'catch', 'pass', 'throw-team-mate', 'landing'])
const BALL = new Set(['pick-up', 'catch', 'pass'])

const rerollTest: Answer = (match, actions) => {
  const { kind, player } = topOf<Test>(match)
  const own = match.state.players[player]
  const reroll = BALL.has(kind)
    ? (actions.find(({ type }) => type === 'skill-re-roll' || type === 'boost') ?? actions.find(isReroll))
    : rerollOf(match, actions, own, GRAVE.has(kind))
  return reroll ?? actions.find(({ type }) => type === 'accept')
}

/** How good it is to push somebody there: towards the sideline, and away from the ball. */
export function pushWorth({ state }: BloodMatch, to: number): number {
  const ball = state.ballHolder >= 0 ? state.players[state.ballHolder].square : state.ballSquare
  const row = yOf(to)
  const edge = Math.min(row, HEIGHT - 1 - row)
  return (ball >= 0 ? 0.3 * Math.min(6, away(to, ball)) : 0) - 0.2 * edge
}

const pushAway: Answer = (match, actions) => best(actions, ({ to }) => pushWorth(match, to as number))

/** Whoever guards or has the ball stays; others follow where they are Marked by no more than before. */
export function follows(match: BloodMatch, own: Player, target: number, vacated: number): boolean {
  const { state } = match
  const carrier = state.players[state.ballHolder]
  if (carrier?.id === target) return true
  if (carrier && carrier.team === own.team && away(own.square, carrier.square) <= 1) return false
  return countMarkers(match, vacated, own.team) <= countMarkers(match, own.square, own.team)
}

const followUp: Answer = (match, actions) => {
  const { blocker, target, vacated } = topOf<Block>(match)
  const goes = follows(match, match.state.players[blocker], target, vacated as number)
  return actions.find(({ type }) => type === (goes ? 'follow-up' : 'stay'))
}

/** Skills are used, but for Wrestling by somebody with the ball. */
const useSkill: Answer = ({ state, stack }, actions) => {
  const { player } = stack[stack.length - 1] as Frame & { player?: number }
  const holds = player !== undefined && player === state.ballHolder
  const use = actions.find(({ type, skill }) => type === 'use' && !(holds && skill === 'wrestle'))
  return use ?? actions.find(({ type }) => type === 'decline')
}

/** What follows from dice that have fallen, in blocks and tests. */
export const AFTER_DICE: Readonly<Record<string, Answer>> = {
  'block-dice': chooseFace,
  'block-re-roll': rerollFaces,
  're-roll': rerollTest,
  'push-square': pushAway,
  'follow-up': followUp,
  'use-skill': useSkill,
}
