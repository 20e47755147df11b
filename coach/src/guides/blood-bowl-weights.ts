import { CASUALTY, KNOCKED_OUT, RESERVES } from '@undercroft/ball'

/** What the parts of a position count. */
export const WEIGHTS = {
  standing: 22,
  prone: 12,
  stunned: 8,
  place: { [RESERVES]: 10, [KNOCKED_OUT]: 3, [CASUALTY]: 0 } as Readonly<Record<number, number>>,
  /** With five turns of the half left, or more. */
  reroll: 10,
  /** For everybody who loses his activation where a turn ends early. */
  toAct: 3,
  activated: -0.05,
  blitzUsed: -0.2,
  /** The risk of being sent off: a double is not always among the rolls that a search looks at. */
  foulUsed: -2.5,
  /** For each square of the carrier's way, the more the fewer turns are left for it. */
  hurry: -7,
  /** However late it is, the ball is no burden. */
  late: -100,
  /** To have it is better than not to have it, however late it is; a Touchdown is better still. */
  held: 160,
  /** Whoever thinks of the next turn takes it away from the others, even where they are too late to score. */
  foreign: -120,
  /** What is left of them then: the ball lies about, and team-mates near by can fetch it. */
  lost: -120,
  fetch: 15,
  /** Team-mates beside the carrier who do not stand before him; those at the corners of a cage. */
  guard: 0.5,
  corner: 3,
  carrierMarked: -4,
  /** The same for those who do not think of the next turn. */
  boldlyMarked: -20,
  /** What has yet to be rolled for may fail. */
  inTheAir: -12,
  /** For each row nearer to the sideline than the fourth. */
  edge: -3,
  /** What of a loose ball's worth counts for whoever may get it. */
  loose: 0.8,
  /** Beside an opposing carrier, at most three. */
  marksCarrier: 5,
  chase: -0.8,
  /** Standing between an opposing carrier and the own End Zone. */
  inTheWay: 1.5,
  /** For each square between a player and the ball. */
  stray: -0.08,
  /** For each opponent beside a player who is as strong as him, when the others have the next turn. */
  contact: -0.8,
}

/** What players and their turn count for whoever thinks no further than his own turn. */
export const BOLD_WEIGHTS: Pick<typeof WEIGHTS, 'standing' | 'prone' | 'stunned' | 'place' | 'toAct'> = {
  standing: 10,
  prone: 4.5,
  stunned: 3,
  place: { [RESERVES]: 5, [KNOCKED_OUT]: 2, [CASUALTY]: 0 },
  toAct: 0.8,
}
