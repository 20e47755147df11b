/** What a creature has done in its turn so far. */
export interface TurnLocals {
  readonly creature: number
  /** Under command at the start of the turn: holds for all its movement (SK-CMD-10). */
  commanded: boolean
  /** Squares of a single move (-1: it may not act yet), squares walked, parity of the diagonals, way of moving (-1: not yet chosen). */
  speed: number
  /** Its own speed when `speed` was worked out: a spell may change it in the middle of the turn. */
  ownSpeed: number
  moved: number
  odd: number
  mode: number
  /** The one-square rule was used: the whole turn is spent (SK-MOVE-11). */
  spent: boolean
  /** What it did instead of moving on: nothing yet, melee or ranged attacks, or something that replaces attacks. */
  did: '' | 'melee' | 'ranged' | 'other'
  /** Bits of the attacks made, and how many. */
  attacks: number
  count: number
  /** It moved before (after) it attacked. */
  movedBefore: boolean
  movedAfter: boolean
  /** The one careful step of a Sidestep was taken. */
  sidestepped: boolean
  /** An action replaced its move (SK-KEY-REPLACES-01). */
  stood: boolean
  /** At most one attack this turn (SK-AB-SLOW-EFFECT-01). */
  slowed: boolean
  /** Out of command and Difficult: it must rush, shoot or attack the nearest enemy (SK-AB-DIFFICULT-02). */
  bound: boolean
  /** The next creature that may have a say as the turn begins. */
  next: number
  /** A spell or ability that replaces attacks was used. */
  power: boolean
  /** The step that is being taken. */
  to: number
  weight: number
  diagonal: boolean
}

/** A turn before it begins. */
export const freshTurn = ({ creature }: { readonly creature: number }): TurnLocals => ({
  creature,
  commanded: false,
  speed: -1,
  ownSpeed: 0,
  moved: 0,
  odd: 0,
  mode: -1,
  spent: false,
  did: '',
  attacks: 0,
  count: 0,
  movedBefore: false,
  movedAfter: false,
  sidestepped: false,
  stood: false,
  slowed: false,
  bound: false,
  next: 0,
  power: false,
  to: -1,
  weight: 0,
  diagonal: false,
})
