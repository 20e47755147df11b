import type { BonusPlayId } from './bonus-plays.ts'

/** The fifteen fronts of the challenge cards; when they are met is told in `../challenges.ts`. */

export type ChallengeId =
  | 'bench-them-hard'
  | 'shake-it-loose'
  | 'legs-legs-legs'
  | 'finders-keepers'
  | 'huddle-up'
  | 'dare-the-odds'
  | 'gain-ground'
  | 'everyone-chips-in'
  | 'dance-on-the-hatch'
  | 'one-player-show'
  | 'safe-delivery'
  | 'milk-the-applause'
  | 'elbow-room'
  | 'floor-somebody'
  | 'double-trouble'

export interface Challenge {
  readonly id: ChallengeId
  readonly name: string
  readonly points: number
  readonly text: string
}

export const challenges: readonly Challenge[] = [
  {
    id: 'bench-them-hard',
    name: 'Bench Them Hard',
    points: 3,
    text: 'Your Block or Foul sent its target to the bench.',
  },
  {
    id: 'shake-it-loose',
    name: 'Shake It Loose',
    points: 2,
    text: 'An opponent who held a ball before your action holds it no more.',
  },
  {
    id: 'legs-legs-legs',
    name: 'Legs, Legs, Legs',
    points: 2,
    text: 'You ran, for the third time this turn or more often.',
  },
  {
    id: 'finders-keepers',
    name: 'Finders Keepers',
    points: 1,
    text: 'You took a ball that was not yours when the turn began, and kept it or scored with it.',
  },
  {
    id: 'huddle-up',
    name: 'Huddle Up',
    points: 1,
    text: 'Your player ran, marked or sidestepped to a square next to two standing team-mates.',
  },
  {
    id: 'dare-the-odds',
    name: 'Dare the Odds',
    points: 2,
    text: 'Your Throw test succeeded in spite of a -1.',
  },
  {
    id: 'gain-ground',
    name: 'Gain Ground',
    points: 1,
    text: 'Your Run or Throw brought a ball that you hold four columns farther from your End Zone.',
  },
  {
    id: 'everyone-chips-in',
    name: 'Everyone Chips In',
    points: 2,
    text: 'Three of your players made three different actions this turn, this one among them.',
  },
  {
    id: 'dance-on-the-hatch',
    name: 'Dance on the Hatch',
    points: 2,
    text: 'Your player ended his action standing on a trapdoor while an opponent holds a ball.',
  },
  {
    id: 'one-player-show',
    name: 'One-Player Show',
    points: 2,
    text: 'One of your players has made three different player actions this turn; free ones do not count.',
  },
  { id: 'safe-delivery', name: 'Safe Delivery', points: 1, text: 'Your throw succeeded; a hand-off is none.' },
  { id: 'milk-the-applause', name: 'Milk the Applause', points: 1, text: 'Your action led to a touchdown.' },
  {
    id: 'elbow-room',
    name: 'Elbow Room',
    points: 1,
    text: 'You ran or sidestepped, and no two of your standing players are next to each other.',
  },
  { id: 'floor-somebody', name: 'Floor Somebody', points: 2, text: 'Your Block knocked its target down.' },
  {
    id: 'double-trouble',
    name: 'Double Trouble',
    points: 2,
    text: 'Your player marked two opponents at once whom none of your others marks.',
  },
]

export interface ChallengeCard {
  readonly id: string
  readonly front: ChallengeId
  readonly back: BonusPlayId
}

const backsOf: readonly (readonly [ChallengeId, readonly BonusPlayId[]])[] = [
  ['bench-them-hard', ['natural-gift', 'swivel-hips']],
  ['shake-it-loose', ['full-charge', 'cut-them-off']],
  ['legs-legs-legs', ['long-lunge', 'turbo']],
  ['finders-keepers', ['right-behind-you', 'swivel-hips']],
  ['huddle-up', ['fresh-legs']],
  ['dare-the-odds', ['eagle-eye']],
  ['gain-ground', ['slip-through', 'natural-gift']],
  ['everyone-chips-in', ['long-lunge', 'second-wind', 'stone-chin']],
  ['dance-on-the-hatch', ['back-on-your-feet']],
  ['one-player-show', ['weighted-gloves', 'underdog-swing']],
  ['safe-delivery', ['second-wind', 'cool-head']],
  ['milk-the-applause', ['sky-ball']],
  ['elbow-room', ['fresh-legs']],
  ['floor-somebody', ['bruisers-hour', 'flying-body']],
  ['double-trouble', ['closing-in', 'natural-gift']],
]

/** The 26 cards, CH-01 to CH-26: which bonus play is on the back of which challenge. */
export const challengeCards: readonly ChallengeCard[] = backsOf
  .flatMap(([front, backs]) => backs.map((back) => ({ front, back })))
  .map(({ front, back }, i) => ({ id: `CH-${String(i + 1).padStart(2, '0')}`, front, back }))
