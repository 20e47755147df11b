import type { Match } from '@undercroft/engine'
import type { SkirmishEvent } from './events.ts'
import type { SkirmishOptions } from './options/options.ts'

export type SkirmishMatch = Match<SkirmishState, SkirmishOptions, SkirmishEvent>

/** States a creature can be in: a bit each. */
export const ELIMINATED = 1
export const PHASED_OUT = 1 << 1
export const ROUTING = 1 << 2
export const STUNNED = 1 << 3
export const ASLEEP = 1 << 4
export const PARALYZED = 1 << 5
export const ENTANGLED = 1 << 6
export const FRIGHTENED = 1 << 7
export const CONFUSED = 1 << 8
export const DOMINATED = 1 << 9
export const SKIPS_TURN = 1 << 10
export const INCITED = 1 << 11
export const INHIBITED = 1 << 12
export const INCITED_NEXT = 1 << 13
export const INHIBITED_NEXT = 1 << 14
/** It has made its morale save for half hit points (SK-MORALE-05). */
export const SHAKEN = 1 << 15
export const SUMMONED = 1 << 16
export const LEVEL_DRAINED = 1 << 17
/** Invisible by a spell until it attacks or casts. */
export const VEILED = 1 << 18
/** It runs because it was turned: Fearless does not help it to rally. */
export const TURNED = 1 << 19
/** Controlled by an opponent for this turn (SK-COND-CONFUSION-03). */
export const MISLED = 1 << 20
/** Failed to tear itself loose: no movement this turn (SK-COND-ENTANGLE-02). */
export const HELD = 1 << 21
/** In play from the set-up on; others wait to be deployed. */
export const DEPLOYED = 1 << 22
/** Eliminated on the grid, not driven off it. */
export const DESTROYED = 1 << 23

export const STATUS_NAMES: Readonly<Record<string, number>> = {
  eliminated: ELIMINATED,
  'phased-out': PHASED_OUT,
  routing: ROUTING,
  stunned: STUNNED,
  asleep: ASLEEP,
  paralyzed: PARALYZED,
  entangled: ENTANGLED,
  frightened: FRIGHTENED,
  confused: CONFUSED,
  dominated: DOMINATED,
  'skips-turn': SKIPS_TURN,
  incited: INCITED,
  inhibited: INHIBITED,
  shaken: SHAKEN,
  summoned: SUMMONED,
  'level-drained': LEVEL_DRAINED,
  veiled: VEILED,
}

/** Helpless: melee attacks hit it without a roll (SK-COND-HELPLESS-03). */
export const HELPLESS = ASLEEP | PARALYZED
/** Not active: does not threaten, command or react (SK-COND-ACTIVE-01). */
export const INACTIVE = HELPLESS | STUNNED | ROUTING
/** Not on the grid. */
export const ABSENT = ELIMINATED | PHASED_OUT

/** A lasting effect of a spell on a creature. */
export interface Lasting {
  /** Number of the spell. */
  readonly spell: number
  /** 0: for the whole skirmish; otherwise the turns of the creature until it ends. */
  readonly turns: number
}

/**
 * A creature in play. Its printed figures are on its card. Its lists are replaced and never changed, so that copies of a
 * match share them.
 */
export interface Creature {
  id: number
  card: number
  /** The seat whose warband it is of. */
  owner: number
  /** The seat that controls it now. */
  seat: number
  /** Top left square of its space, -1 while it is not on the grid. */
  square: number
  hp: number
  /** Victory points for its elimination. */
  worth: number
  /** The seat that scored them, -1: its opponents share them (SK-SCEN-04). */
  scorer: number
  /** Commander rating, -1 without one. */
  rating: number
  status: number
  /** Activations it has left this round. */
  activations: number
  /** The last turn in which it made an attack of opportunity, cleaved, used a swift action, stunned, trampled. */
  opportunityTurn: number
  cleaveTurn: number
  swiftTurn: number
  stunTurn: number
  trampleTurn: number
  /** Creatures that its melee attacks hit in the turn `hitsTurn`. */
  hitsTurn: number
  hits: readonly number[]
  /** Who made it rout: the seat that gets the points, the creature that may not attack it, and in which turn. */
  routedBy: number
  routCause: number
  routTurn: number
  /** The creature with which it goes (Requires), or by which it was summoned; -1: none. */
  bond: number
  /** DC of the save that ends each condition, by number of the condition; 0: no such save. */
  dcs: readonly number[]
  /** Damage at each activation, and the seat that gets the points. */
  poison: number
  poisonedBy: number
  lasting: readonly Lasting[]
  /** Sums of the lasting changes, by number of the statistic. */
  changes: readonly number[]
  /** Uses left: of each ability of the card, then of each spell. */
  boxes: readonly number[]
  /** Sorcerer boxes left by level. */
  sorcererBoxes: readonly number[]
  /** Power points left. */
  pool: number
}

export interface PlacedTile {
  readonly tile: string
  readonly seat: number
  readonly x: number
  readonly y: number
  /** Quarter turns clockwise. */
  readonly turns: number
}

/** Squares of force (wall of force) with the caster and how many of its turns they stay. */
export interface ForceWall {
  readonly caster: number
  readonly squares: readonly number[]
  /** The terrain under them. */
  readonly codes: string
  readonly turns: number
}

/** The state of a match. Lists that seldom change are replaced, and shared by copies. */
export interface SkirmishState {
  width: number
  /** Terrain codes, row by row. */
  terrain: string
  tiles: readonly PlacedTile[]
  /** Exit squares of each seat. */
  exits: readonly (readonly number[])[]
  creatures: Creature[]
  forces: readonly ForceWall[]
  round: number
  /** The seat that goes first (in the set-up: places first). */
  first: number
  /** Running number of the turn; 0 outside of turns. */
  turn: number
  /** The creature whose turn it is, -1 between turns. */
  active: number
  /** Steps that it has taken in this turn. */
  stepsTaken: number
  /** What is in play at all, so that the rest need not be looked for: traits, and kinds of Commander Effects. */
  traits: readonly number[]
  effects: number
  scores: number[]
  /** Rounds in a row in which nobody harmed anybody (SK-SCEN-05), and whether somebody did in this one. */
  quietRounds: number
  stirred: boolean
  /** Set when the skirmish is decided: the winning seats (none: a draw). */
  winners: readonly number[] | null
  why: string
  /** Statistics by seat. */
  attacks: number[]
  damage: number[]
  kills: number[]
}

/** A list with one number changed. */
export function changed(list: readonly number[], place: number, value: number): readonly number[] {
  const copy = list.slice()
  copy[place] = value
  return copy
}

function cloneCreature(c: Creature): Creature {
  return {
    id: c.id,
    card: c.card,
    owner: c.owner,
    seat: c.seat,
    square: c.square,
    hp: c.hp,
    worth: c.worth,
    scorer: c.scorer,
    rating: c.rating,
    status: c.status,
    activations: c.activations,
    opportunityTurn: c.opportunityTurn,
    cleaveTurn: c.cleaveTurn,
    swiftTurn: c.swiftTurn,
    stunTurn: c.stunTurn,
    trampleTurn: c.trampleTurn,
    hitsTurn: c.hitsTurn,
    hits: c.hits,
    routedBy: c.routedBy,
    routCause: c.routCause,
    routTurn: c.routTurn,
    bond: c.bond,
    dcs: c.dcs,
    poison: c.poison,
    poisonedBy: c.poisonedBy,
    lasting: c.lasting,
    changes: c.changes,
    boxes: c.boxes,
    sorcererBoxes: c.sorcererBoxes,
    pool: c.pool,
  }
}

export function cloneState(s: SkirmishState): SkirmishState {
  const creatures = new Array<Creature>(s.creatures.length)
  for (let i = 0; i < creatures.length; i++) creatures[i] = cloneCreature(s.creatures[i])
  return {
    width: s.width,
    terrain: s.terrain,
    tiles: s.tiles,
    exits: s.exits,
    creatures,
    forces: s.forces,
    round: s.round,
    first: s.first,
    turn: s.turn,
    active: s.active,
    stepsTaken: s.stepsTaken,
    traits: s.traits,
    effects: s.effects,
    scores: s.scores.slice(),
    quietRounds: s.quietRounds,
    stirred: s.stirred,
    winners: s.winners,
    why: s.why,
    attacks: s.attacks.slice(),
    damage: s.damage.slice(),
    kills: s.kills.slice(),
  }
}
