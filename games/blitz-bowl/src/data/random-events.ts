/** The twelve random events (BZ-ADV-02), ten kinds; what they do is told in `../random-events.ts`. */

export type RandomEventId =
  | 'slippery-peel'
  | 'rubble-underfoot'
  | 'everybody-on'
  | 'big-hearted-judges'
  | 'referee-chased-off'
  | 'restless-judges'
  | 'balls-everywhere'
  | 'fans-on-the-pitch'
  | 'start-again'
  | 'something-below'

export interface RandomEventCard {
  readonly id: RandomEventId
  readonly name: string
  readonly copies: number
  readonly text: string
}

export const randomEvents: readonly RandomEventCard[] = [
  {
    id: 'slippery-peel',
    name: 'Slippery Peel',
    copies: 1,
    text: 'Each coach lays one open opponent prone, without an Armour test.',
  },
  {
    id: 'rubble-underfoot',
    name: 'Rubble Underfoot',
    copies: 1,
    text: 'From now on Armour tests after a Block get -1.',
  },
  {
    id: 'everybody-on',
    name: 'Everybody On',
    copies: 1,
    text: 'All players in reserve may make a free Reserves action.',
  },
  {
    id: 'big-hearted-judges',
    name: 'Big-Hearted Judges',
    copies: 1,
    text: 'From now on each claimed challenge and each touchdown is worth one point more.',
  },
  {
    id: 'referee-chased-off',
    name: 'Referee Chased Off',
    copies: 1,
    text: 'From now on no fouler is caught.',
  },
  {
    id: 'restless-judges',
    name: 'Restless Judges',
    copies: 2,
    text: 'The active challenge cards are discarded and three new ones dealt.',
  },
  {
    id: 'balls-everywhere',
    name: 'Balls Everywhere',
    copies: 2,
    text: 'A new ball comes into play; two, if there was none.',
  },
  {
    id: 'fans-on-the-pitch',
    name: 'Fans on the Pitch',
    copies: 1,
    text: 'Each coach rolls a block die for every opponent on the pitch: a Crunch injures him.',
  },
  {
    id: 'start-again',
    name: 'Start Again',
    copies: 1,
    text: 'All players of both teams are set up anew in their End Zones.',
  },
  {
    id: 'something-below',
    name: 'Something Below',
    copies: 1,
    text: 'Whoever is on a random trapdoor is injured, everybody standing next to it is laid prone.',
  },
]
