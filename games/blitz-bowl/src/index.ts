export * from './abilities/index.ts'
export * from './actions.ts'
export * from './arenas/index.ts'
export { drawPitch, letterOf } from './ascii.ts'
export * from './balls/index.ts'
export * from './boards/index.ts'
export * from './bonus/index.ts'
export { isOurs, kindOf } from './challenges/history.ts'
export * from './challenges/index.ts'
export { gameContent, teamsOf } from './content.ts'
export { deckOf } from './deck.ts'
export * from './events.ts'
export { blitzBowl } from './game.ts'
export { lessons } from './lessons.ts'
export { type BlitzOptions, defaultOptions } from './options.ts'
export { gamePackage } from './package.ts'
export { columnOf, distance, isInRange, isShort, pitches, rowOf, squareAt, squaresUnderRuler } from './pitch.ts'
export { scoreTrack } from './procedures/score.ts'
export { KEEP_OUT, PASS_BY, type Profile, profiles } from './profiles.ts'
export {
  isBesideOpponents,
  isMarked,
  isOnFeet,
  isOpen,
  profileAt,
  profileOf,
  type Status,
  statusOf,
} from './queries.ts'
export * from './random-events/index.ts'
export { hindrance } from './run-steps.ts'
export { namesOf, setUpPosition } from './scenario/position.ts'
export type { PieceData, PositionData } from './scenario/schema.ts'
export { vocabulary } from './scenario/vocabulary.ts'
export {
  type ActionRecord,
  type Ball,
  BLOCK_ACTION,
  type Blitz,
  type BlitzState,
  FOUL,
  MARK,
  type Player,
  RUN,
  SIDESTEP,
  THROW,
} from './state.ts'
export * from './teams/index.ts'
