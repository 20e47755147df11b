import { isOnFeet, pitchOf } from '../queries.ts'
import type { Condition } from './family.ts'

export const danceOnTheHatch: Condition = (state, { player }) =>
  isOnFeet(state.players[player]) &&
  pitchOf(state).trapdoors.includes(state.players[player].square) &&
  state.balls.some(({ holder }) => holder >= 0 && state.players[holder].team !== state.active)
