/** The twenty bonus plays on the backs of the challenge cards; what they do is told in `../bonus/`. */

export type BonusPlayId =
  | 'eagle-eye'
  | 'long-lunge'
  | 'weighted-gloves'
  | 'full-charge'
  | 'bruisers-hour'
  | 'closing-in'
  | 'flying-body'
  | 'slip-through'
  | 'sky-ball'
  | 'second-wind'
  | 'cut-them-off'
  | 'back-on-your-feet'
  | 'cool-head'
  | 'natural-gift'
  | 'fresh-legs'
  | 'right-behind-you'
  | 'turbo'
  | 'swivel-hips'
  | 'underdog-swing'
  | 'stone-chin'

export interface BonusPlay {
  readonly id: BonusPlayId
  readonly name: string
  /** The moment at which it is played. */
  readonly when: string
  readonly text: string
}

export const bonusPlays: readonly BonusPlay[] = [
  {
    id: 'eagle-eye',
    name: 'Eagle Eye',
    when: 'Your player declares a Throw.',
    text: 'His Throw value is 2+ for this action; modifiers stay.',
  },
  {
    id: 'long-lunge',
    name: 'Long Lunge',
    when: 'Your player declares a Mark.',
    text: 'He may move up to 4 squares instead of 2.',
  },
  {
    id: 'weighted-gloves',
    name: 'Weighted Gloves',
    when: 'Your Block has knocked an opponent down, before his Armour test.',
    text: 'His Armour value is 6+ for this test.',
  },
  {
    id: 'full-charge',
    name: 'Full Charge',
    when: 'After the Mark of a player of yours who has run this turn.',
    text: 'He makes a free Block against an opponent he marks.',
  },
  {
    id: 'bruisers-hour',
    name: "Bruisers' Hour",
    when: 'Your turn starts.',
    text: 'All Blocks of your players count as assisted this turn.',
  },
  {
    id: 'closing-in',
    name: 'Closing In',
    when: 'After the pre-turn sequence, before your first action.',
    text: 'This turn your runners may enter squares next to opponents; there the Run ends.',
  },
  {
    id: 'flying-body',
    name: 'Flying Body',
    when: "After your player's Mark.",
    text: 'He makes a free Block and is then laid prone, without an Armour test.',
  },
  {
    id: 'slip-through',
    name: 'Slip Through',
    when: 'Your player declares a Run.',
    text: 'He may run past opponents but must end open.',
  },
  {
    id: 'sky-ball',
    name: 'Sky Ball',
    when: 'Your player declares a Throw.',
    text: 'Any standing team-mate on the pitch may be the target; 4+ succeeds, without modifiers.',
  },
  {
    id: 'second-wind',
    name: 'Second Wind',
    when: 'After your third player action and all that belongs to it.',
    text: 'You make a fourth player action.',
  },
  {
    id: 'cut-them-off',
    name: 'Cut Them Off',
    when: "Interrupt: after an opponent's Run.",
    text: 'One of your open players makes a free Mark that must end next to the runner.',
  },
  {
    id: 'back-on-your-feet',
    name: 'Back on Your Feet',
    when: 'In your turn, before a player action.',
    text: 'One of your prone players makes a free Stand Up.',
  },
  {
    id: 'cool-head',
    name: 'Cool Head',
    when: 'In your turn, before a player action.',
    text: 'One of your players may throw with that action although he is marked.',
  },
  {
    id: 'natural-gift',
    name: 'Natural Gift',
    when: 'You have rolled an Armour test, a Throw test or the dice of a Block.',
    text: 'Re-roll that roll.',
  },
  {
    id: 'fresh-legs',
    name: 'Fresh Legs',
    when: 'In your turn, before a player action.',
    text: 'One of your players in reserve makes a free Reserves action.',
  },
  {
    id: 'right-behind-you',
    name: 'Right Behind You',
    when: 'Interrupt: an opponent sidesteps.',
    text: 'One of your players who marked him moves into the square he left.',
  },
  {
    id: 'turbo',
    name: 'Turbo',
    when: 'Your player declares a Run.',
    text: 'His Move is 2 higher for this Run.',
  },
  {
    id: 'swivel-hips',
    name: 'Swivel Hips',
    when: "Interrupt: after an opponent's Mark.",
    text: 'One of your players he now marks makes a free Sidestep.',
  },
  {
    id: 'underdog-swing',
    name: 'Underdog Swing',
    when: 'Your player declares a Block that is not assisted.',
    text: 'Roll three block dice for it.',
  },
  {
    id: 'stone-chin',
    name: 'Stone Chin',
    when: 'Interrupt: your player is chosen as the target of a Block.',
    text: 'That Block cannot be assisted, and a Shove is a Miss.',
  },
]
