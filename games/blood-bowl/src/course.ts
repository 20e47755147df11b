/** What people learn the game by: its lessons, and the words in which positions are told. */
export { lessons } from './lessons.ts'
export { vocabulary } from './scenario/vocabulary.ts'
