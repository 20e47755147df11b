/** What the client uses of the game's packages, in one place. */
export {
  BANDS,
  FACES,
  hasAbility,
  KNOCKED_OUT,
  ON_BOARD,
  PRONE,
  RESERVES,
  rangeBand,
  STANDING,
  STUNNED,
} from '@undercroft/ball'
export * from '@undercroft/dungeon-bowl'
