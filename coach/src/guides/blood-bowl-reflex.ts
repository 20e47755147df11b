import { countMarkers, hasAbility, type Player } from '@undercroft/ball'
import { type BloodMatch, squareAt } from '@undercroft/blood-bowl'
import type { Action, Decision, Frame } from '@undercroft/engine'
import { AFTER_DICE, type Answer, best, type Told } from './blood-bowl-blocks.ts'
import { columnsLeft } from './blood-bowl-way.ts'

const named = (actions: readonly Told[], ...types: string[]): Told | undefined =>
  types.map((wanted) => actions.find(({ type }) => type === wanted)).find(Boolean)

/** How much somebody is the one to carry the ball. */
function handiness(match: BloodMatch, player: Player): number {
  const has = (skill: string): number => (hasAbility(match, player, skill) ? 1 : 0)
  return player.ma - 2 * player.ag + 2 * has('sure-hands') + has('block') + has('dodge') - 20 * has('no-hands')
}

function markersOn(match: BloodMatch, id: number): number {
  const { square, team } = match.state.players[id]
  return countMarkers(match, square, team)
}

const byHands =
  (match: BloodMatch) =>
  ({ player }: Told): number =>
    handiness(match, match.state.players[player as number]) - 4 * markersOn(match, player as number)

/** What is bought first where there is gold to spend. */
const WANTED = ['training', 'wandering-apothecary', 'wizard', 'bribes', 'plague-doctor', 'mortuary-assistant', 'kegs']

/** The Wizard waits for somebody who is about to score. */
function castAtRunner({ state }: BloodMatch, actions: readonly Told[], { seat }: Decision): Action | undefined {
  const carrier = state.players[state.ballHolder]
  const isDangerous =
    carrier !== undefined && carrier.team !== seat && columnsLeft(carrier.square, carrier.team) <= carrier.ma + 2
  const zap = actions.find(({ type, player }) => type === 'zap' && player === state.ballHolder)
  return isDangerous && zap ? zap : named(actions, 'decline')
}

/** Casualties are treated; somebody Knocked-out in the first half only where he is hard to replace. */
function callApothecary({ state, stack }: BloodMatch, actions: readonly Told[]): Action | undefined {
  const { proc, player } = stack[stack.length - 1] as Frame & { player: number }
  const { st, ma } = state.players[player]
  const waits = proc === 'patch-up' && state.half === 1 && st < 4 && ma < 7
  return named(actions, waits ? 'decline' : 'treat')
}

const ANSWERS: Readonly<Record<string, Answer>> = {
  ...AFTER_DICE,
  'kick-or-receive': (_match, actions) => named(actions, 'receive'),
  pray: (_match, actions) => named(actions, 'pray'),
  inducements: (_match, actions) =>
    WANTED.map((item) => actions.find((action) => action.item === item)).find(Boolean) ?? named(actions, 'done'),
  'set-up': ({ state }, actions, { seat }) =>
    actions.find(({ type, name }) => type === 'formation' && name === (seat === state.kicking ? 'ladder' : 'attack')),
  kicker: (match, actions) =>
    best(actions, ({ player }) => (hasAbility(match, match.state.players[player as number], 'kick') ? 1 : 0)),
  'kick-target': ({ state }, actions) =>
    actions.find(({ square }) => square === squareAt(state.kicking === 0 ? 20 : 5, 7)) ?? actions[0],
  touchback: (match, actions) => best(actions, byHands(match)),
  'high-kick': (match, actions) => {
    const near = actions.filter(({ type }) => type === 'put-under')
    return near.length > 0 ? best(near, byHands(match)) : actions[0]
  },
  concede: (_match, actions) => named(actions, 'play-on'),
  'solid-defence': (_match, actions) => named(actions, 'confirm'),
  'quick-snap': (_match, actions) => named(actions, 'confirm'),
  'on-the-ball': (_match, actions) => named(actions, 'decline'),
  'throw-a-rock': (_match, actions) => named(actions, 'rock', 'decline'),
  wizard: castAtRunner,
  apothecary: callApothecary,
  'choose-casualty': (_match, actions) => actions[0],
  'regenerate-again': (_match, actions) => named(actions, 'treat'),
  argue: (_match, actions) => named(actions, 'bribe', 'argue'),
  'argue-again': (_match, actions) => named(actions, 'again'),
  'harm-bonus': (_match, actions) => named(actions, 'add-bonus'),
}

/** Answers that need no thought: line-ups, kicks, who gets a touchback, what is bought, doctors. */
export const bloodReflex = (match: BloodMatch, decision: Decision): Action | null =>
  ANSWERS[decision.kind]?.(match, decision.actions as readonly Told[], decision) ?? null
