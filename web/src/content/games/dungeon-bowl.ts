/** By itself, so that nothing else of the game comes along. */
export { dungeonOf, gameContent } from '@undercroft/dungeon-bowl'
