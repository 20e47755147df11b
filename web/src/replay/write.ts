/** The writing of replays, in a file of its own: matches load it when somebody saves one. */
export { writeReplay as replayOf } from '@undercroft/engine'
