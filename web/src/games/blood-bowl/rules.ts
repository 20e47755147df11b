/** What the client uses of the game's packages, in one place. */
export { FACES, hasAbility } from '@undercroft/ball'
export * from '@undercroft/blood-bowl'
