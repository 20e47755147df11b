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
  | { type: 'roll'; values: readonly number[] }
