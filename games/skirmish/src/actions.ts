/** What a seat may answer. Creatures are named by number, squares by index, attacks and spells by place on the card. */
export type TurnAction =
  | { type: 'end' }
  | { type: 'step'; square: number }
  | { type: 'sidestep'; square: number }
  | { type: 'burrow' }
  | { type: 'melee'; target: number; attack: number }
  | { type: 'ranged'; target: number; attack: number }
  | { type: 'charge'; target: number; square: number }
  | { type: 'rush'; target: number; underground: boolean }
  | { type: 'cast'; spell: number; target: number }
  | { type: 'use'; ability: number; target: number }
  | { type: 'wake'; target: number }

/** Actions that come up in every list are made once. */
export const END: TurnAction = Object.freeze({ type: 'end' })

const STEPS: TurnAction[] = []

export function stepTo(square: number): TurnAction {
  STEPS[square] ??= Object.freeze({ type: 'step', square })
  return STEPS[square]
}

export interface Activation {
  readonly type: 'activate'
  readonly creature: number
}

const ACTIVATIONS: Activation[] = []

export function activationOf(creature: number): Activation {
  ACTIVATIONS[creature] ??= Object.freeze({ type: 'activate', creature })
  return ACTIVATIONS[creature]
}

const DEPLOYMENTS: SkirmishAction[][] = []

/** Setting up a creature on each of these squares. */
export function deployments(creature: number, squares: readonly number[]): SkirmishAction[] {
  DEPLOYMENTS[creature] ??= []
  const made = DEPLOYMENTS[creature]
  return squares.map((square) => {
    made[square] ??= Object.freeze({ type: 'deploy', creature, square })
    return made[square]
  })
}

/** By tile and turns, then by square. */
const PLACEMENTS: Record<string, SkirmishAction[]> = {}

/** Laying a tile on each of these squares. */
export function placements(tile: string, turns: number, squares: readonly number[]): SkirmishAction[] {
  const lying = `${tile} ${turns}`
  PLACEMENTS[lying] ??= []
  const made = PLACEMENTS[lying]
  return squares.map((square) => {
    made[square] ??= Object.freeze({ type: 'place', tile, turns, square })
    return made[square]
  })
}

export type SkirmishAction =
  | TurnAction
  | { type: 'first'; seat: number }
  | { type: 'place'; tile: string; turns: number; square: number }
  | { type: 'lay'; tile: string; turns: number }
  | { type: 'deploy'; creature: number; square: number }
  | { type: 'name'; creature: number }
  | Activation
  | { type: 'stop' }
  | { type: 'hurl'; attack: number }
  | { type: 'go-on' }
  | { type: 'opportunity'; creature: number; attack: number }
  | { type: 'pass' }
  | { type: 'declare'; ability: number }
  | { type: 'roll-attack' }
  | { type: 'react'; spell: number }
  | { type: 'reroll'; creature: number }
  | { type: 'catch'; creature: number }
  | { type: 'decline' }
  | { type: 'use' }
  | { type: 'flee'; square: number }
  | { type: 'settle'; square: number }
  | { type: 'aim'; x: number; y: number; facing: number }
  | { type: 'shift'; square: number }
  | { type: 'pick'; creature: number }
  | { type: 'attack'; attack: number; target: number }
  | { type: 'summon'; card: string }
  | { type: 'swap'; square: number; other: number }
  | { type: 'wall'; from: number; to: number }
  | { type: 'roll'; values: readonly number[] }

/** The fields of each action. The compiler sees to it that none is missing. */
export const ACTIONS: Readonly<Record<SkirmishAction['type'], readonly string[]>> = {
  end: [''],
  step: ['square'],
  sidestep: ['square'],
  burrow: [''],
  melee: ['target attack'],
  ranged: ['target attack'],
  charge: ['target square'],
  rush: ['target underground'],
  cast: ['spell target'],
  use: ['ability target', ''],
  wake: ['target'],
  first: ['seat'],
  place: ['tile turns square'],
  lay: ['tile turns'],
  deploy: ['creature square'],
  name: ['creature'],
  activate: ['creature'],
  stop: [''],
  hurl: ['attack'],
  'go-on': [''],
  opportunity: ['creature attack'],
  pass: [''],
  declare: ['ability'],
  'roll-attack': [''],
  react: ['spell'],
  reroll: ['creature'],
  catch: ['creature'],
  decline: [''],
  flee: ['square'],
  settle: ['square'],
  aim: ['x y facing toX toY'],
  shift: ['square'],
  pick: ['creature'],
  attack: ['attack target'],
  summon: ['card'],
  swap: ['square other'],
  wall: ['from to'],
  roll: ['values'],
}
