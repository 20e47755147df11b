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

export type SkirmishAction =
  | TurnAction
  | { type: 'first'; seat: number }
  | { type: 'place'; tile: string; turns: number; square: number }
  | { type: 'lay'; tile: string; turns: number }
  | { type: 'deploy'; creature: number; square: number }
  | { type: 'name'; creature: number }
  | { type: 'activate'; creature: number }
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

/** The compiler sees to it that none is missing. */
const TYPES: Readonly<Record<SkirmishAction['type'], true>> = {
  end: true,
  step: true,
  sidestep: true,
  burrow: true,
  melee: true,
  ranged: true,
  charge: true,
  rush: true,
  cast: true,
  use: true,
  wake: true,
  first: true,
  place: true,
  lay: true,
  deploy: true,
  name: true,
  activate: true,
  stop: true,
  hurl: true,
  'go-on': true,
  opportunity: true,
  pass: true,
  declare: true,
  'roll-attack': true,
  react: true,
  reroll: true,
  catch: true,
  decline: true,
  flee: true,
  settle: true,
  aim: true,
  shift: true,
  pick: true,
  attack: true,
  summon: true,
  swap: true,
  wall: true,
  roll: true,
}

export const ACTION_TYPES: readonly string[] = Object.keys(TYPES)
