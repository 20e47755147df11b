/** By itself, so that nothing else of the game comes along. */
export { gameContent } from '@undercroft/blood-bowl'
