import { defineGame, type Procedure, type Result } from '@undercroft/engine'
import { abilityProcedures } from './abilities/index.ts'
import { attack } from './combat/attack.ts'
import { breakBonds, destroy } from './combat/destroy.ts'
import { favor } from './combat/favor.ts'
import { morale } from './combat/morale.ts'
import { rout } from './combat/rout.ts'
import { save } from './combat/saves.ts'
import { CARDS } from './data/cards.ts'
import { SKIRMISH_EVENTS } from './events.ts'
import { initiative } from './initiative.ts'
import { invariants } from './invariants.ts'
import { affect } from './magic/affect.ts'
import { affectAll } from './magic/affect-all.ts'
import { cast } from './magic/cast.ts'
import { phaseIn } from './magic/phase.ts'
import { revive } from './magic/revive.ts'
import { shove } from './magic/shove.ts'
import { summon } from './magic/summon.ts'
import { switchPositions } from './magic/switch.ts'
import { tearLoose } from './move/entangled.ts'
import { flee } from './move/flee.ts'
import { opportunity } from './move/opportunity.ts'
import { settle } from './move/settle.ts'
import { spikeDamage, step } from './move/step.ts'
import { checkOptions, type SkirmishOptions } from './options/options.ts'
import { round } from './round.ts'
import { GRID_HEIGHT, GRID_WIDTH } from './setup/areas.ts'
import { deploy } from './setup/deploy.ts'
import { bonds, commanderZero, muster } from './setup/muster.ts'
import { layTiles } from './setup/tiles.ts'
import { skirmish } from './skirmish.ts'
import { cloneState, type SkirmishMatch, type SkirmishState } from './state.ts'
import { charge } from './turn/charge.ts'
import { rush } from './turn/rush.ts'
import { turn } from './turn/turn.ts'
import { turnEnd } from './turn/turn-end.ts'
import { turnStart } from './turn/turn-start.ts'

const PROCEDURES = [
  ...abilityProcedures,
  affect,
  affectAll,
  attack,
  bonds,
  breakBonds,
  cast,
  charge,
  commanderZero,
  deploy,
  destroy,
  favor,
  flee,
  initiative,
  layTiles,
  morale,
  muster,
  opportunity,
  phaseIn,
  revive,
  round,
  rout,
  rush,
  save,
  settle,
  shove,
  spikeDamage,
  step,
  summon,
  switchPositions,
  tearLoose,
  turn,
  turnEnd,
  turnStart,
]

function initial(options: SkirmishOptions): SkirmishState {
  const none = () => new Array<number>(options.seats).fill(0)
  const { map } = options
  return {
    width: map ? map.rows[0].length : GRID_WIDTH,
    terrain: map ? map.rows.join('') : '.'.repeat(GRID_WIDTH * GRID_HEIGHT),
    tiles: [],
    exits: Array.from({ length: options.seats }, (_, seat) => [...(map?.exits[seat] ?? [])]),
    creatures: [],
    forces: [],
    round: 0,
    first: 0,
    turn: 0,
    active: -1,
    stepsTaken: 0,
    traits: [0, 0],
    effects: 0,
    scores: none(),
    quietRounds: 0,
    stirred: false,
    winners: null,
    why: '',
    attacks: none(),
    damage: none(),
    kills: none(),
  }
}

function result({ state, stack }: SkirmishMatch): Result {
  const winners = state.winners ?? []
  return {
    over: stack.length === 0,
    winner: winners.length > 0 ? winners[0] : null,
    scores: state.scores,
    turns: state.round,
    statistics: { attacks: state.attacks, damage: state.damage, kills: state.kills },
  }
}

/** The Skirmish game. Nothing in it is hidden once the match has begun; only the dice are unknown. */
/** Saves are named after the spell or ability that they are made against. */
const SAVES = CARDS.flatMap(({ spells, abilities }) => [
  ...spells.map(({ spell }) => spell.name),
  ...abilities.flatMap(({ name, effect }) => (effect ? [name] : [])),
])

export const skirmishGame = defineGame<SkirmishMatch>({
  id: 'skirmish',
  version: '3',
  dice: [],
  options: checkOptions,
  seats: ({ seats }) => seats,
  initial,
  start: skirmish as Procedure<SkirmishMatch>,
  rolls: SAVES,
  events: SKIRMISH_EVENTS,
  procedures: PROCEDURES,
  cloneState,
  result,
  invariants,
  turnOf: ({ state }) => (state.active >= 0 ? state.creatures[state.active].seat : null),
  endsTurn: 'end',
  standing: {
    kinds: new Set(['opportunity', 'cleave', 'death-strike', 'spell-resistance', 'react', 'reroll', 'drag']),
    declines: new Set(['pass', 'decline']),
  },
})
