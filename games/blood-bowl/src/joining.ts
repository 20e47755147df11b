import { newPlayer, type Player, type RosterPlayer } from '@undercroft/ball'
import { type BloodMatch, newExtra } from './state.ts'
import { TABLE } from './table.ts'

/** Somebody joins a team for this match, with the lowest number that nobody wears; waits in the Reserves. */
export function joinTeam(
  match: BloodMatch,
  team: number,
  entry: RosterPlayer,
  contract: number,
  ...skills: string[]
): Player {
  const { state } = match
  const numbers = state.players.filter((player) => player.team === team).map(({ number }) => number)
  let number = 1
  while (numbers.includes(number)) number++
  const own = TABLE.set([...entry.skills, ...skills])
  const joined = newPlayer(state.players.length, team, { ...entry, number, available: true }, own, TABLE.set([]))
  state.players.push(joined)
  state.extras = [...state.extras, newExtra(contract, entry.position)]
  state.inPlay = TABLE.union([state.inPlay, own])
  return joined
}
