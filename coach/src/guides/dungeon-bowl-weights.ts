/** What counts how much in Dungeon Bowl. */
export const DUNGEON_WEIGHTS = {
  standing: 6,
  /** Standing without a Tackle Zone. */
  dazed: 5,
  prone: 3.2,
  stunned: 2,
  /** In the dugout: ready, and knocked out. */
  reserves: 3,
  knockedOut: 1.5,
  reroll: 2.5,
  /** A spell not yet cast: more than an ordinary player is worth, less than a carrier. In the last turns it is worth less and less. */
  spell: 5,
  /** Somebody who could still be activated when the turn is lost. */
  toAct: 0.5,
  /** An activation that changes nothing is none. */
  activated: -0.05,
  /** A Blitz, Pass, Hand-off or Foul that was declared in this turn: somebody else could have done it. */
  declared: -0.3,
  /** For each square between a closed chest and whoever of the team is nearest, while the ball is hidden. */
  chest: -0.22,
  /** For each square between a player and the chest nearest to him. */
  scout: -0.12,
  /** A loose ball: for each square to whoever is nearest, and to the next one. */
  looseBall: -1,
  looseBallSecond: -0.3,
  held: 60,
  /** For each square that the carrier is nearer to the End Zone he wants than `NEAR`, and for each farther away. */
  near: 3.5,
  far: -0.6,
  /** So many turns double that. */
  hurry: 16,
  /** Nobody ahead of him, and nobody near; half as much for each who is. */
  freeRun: 40,
  /** He can be there with it. */
  scoringReach: 15,
  /** He will be there with it in his next activation, if nothing comes between. */
  scoresNext: 400,
  /** Of all his hopes, for the chance that he loses the ball before his next turn. */
  fear: 0.4,
  carrierMarked: -3,
  /** Beside a closed chest, which somebody may open. */
  carrierAtChest: -9,
  /** Where the young Dragon strikes a carrier down on 5+ when he is activated: so much is left of his hopes. */
  inLair: 4 / 6,
  /** Opponents who can blitz the carrier. */
  threat: -0.6,
  /** Team-mates beside the carrier. */
  screen: 0.7,
  marksCarrier: 3,
  /** For each square between an opposing carrier and whoever is nearest to him, and everybody else. */
  chase: -0.5,
  /** Somebody who stands on the way of an opposing carrier. */
  inTheWay: 0.9,
  /** For each square between a player and where something happens, and between the carrier and his team-mates. */
  stray: -0.05,
  follow: -0.03,
  /** For each point of Strength above 3, and of Movement Allowance above 6, of somebody on his feet. */
  strong: 0,
  fast: 0,
  /** A loose ball that somebody can be at in his next turn; opponents beside it. */
  ballInReach: 0,
  ballBeset: 0,
  /** For each square that the best team-mate in reach of a hand-off is nearer to the End Zone than the carrier. */
  relay: 0,
  /** To have brought the ball nearer to the End Zone than the others in the last two turns of the match. */
  clock: 100,
  /** For each square that bodies make an opposing carrier's way longer. */
  detour: 0,
}

export type DungeonWeights = Readonly<typeof DUNGEON_WEIGHTS>

/** What was tried and counts for nothing yet (docs/coaches.md), and how much it is turned when weights are tuned. */
export const NEW_TERMS = { strong: 1.5, fast: 0.8, ballInReach: 8, ballBeset: 2, relay: 1.5, detour: 1.5 }
