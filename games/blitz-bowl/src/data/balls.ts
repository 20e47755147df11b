/** The kinds of ball. Without the special-balls option every ball is an ordinary one. */

export type BallKind = 'ordinary' | 'rune' | 'spiky' | 'squig'

export interface BallType {
  readonly id: BallKind
  readonly name: string
  readonly text: string
  readonly rules: readonly string[]
}

export const ballTypes: readonly BallType[] = [
  { id: 'ordinary', name: 'Ball', text: 'Leather, air, nothing else.', rules: ['BZ-SETUP-11'] },
  {
    id: 'rune',
    name: 'Rune Ball',
    text: 'Its holder may re-roll a 1 in a Throw test; in a Dwarf team any failed Throw test.',
    rules: ['BZ-SBALL-04', 'BZ-SBALL-05'],
  },
  {
    id: 'spiky',
    name: 'Extra-spiky Ball',
    text: 'Its holder may re-roll the dice of his Block when a Miss is among them.',
    rules: ['BZ-SBALL-06'],
  },
  {
    id: 'squig',
    name: 'Squig Ball',
    text: 'At the start of a turn it bounces if it lies on the ground; in the hand of the active team it does so on a 1.',
    rules: ['BZ-SBALL-07', 'BZ-SBALL-08'],
  },
]

/** As many balls as can be in play together (BZ-BALL-09). */
export const BALL_SUPPLY = 6
