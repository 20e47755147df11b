import { careerIn, D6, type OffSeason, tellDice } from '@undercroft/ball'
import { done, go, procedure, roll } from '@undercroft/engine'
import type { Roster } from '../teams/roster.ts'

/** A D6 for each player who was an MVP this season; a 6 takes them away (DB-OFF-02). */
export const scouting = procedure<OffSeason<Roster>, { at: number }, object>(
  'scouting',
  () => ({ at: 0 }),
  ['scouting'],
  {
    start: (match) => go(match, 'next'),
    next(match, frame) {
      const { players, season } = match.state.old
      while (frame.at < players.length && careerIn(players[frame.at], season).mvps === 0) frame.at++
      return frame.at < players.length ? roll(match, D6, 'scouting', 0, 'scouted') : done(match)
    },
    scouted(match, frame, values: number[]) {
      const { state } = match
      const entry = state.old.players[frame.at]
      const leaves = values[0] === 6
      tellDice(match, 'scouting', D6, values, ['DB-OFF-02'], {
        player: entry.id,
        name: entry.name,
        target: 6,
        passed: leaves,
      })
      if (leaves) {
        state.scouted.push(entry)
        state.old.players = state.old.players.filter(({ id }) => id !== entry.id)
        match.events?.push({ type: 'scouted', player: entry.id, name: entry.name, rules: ['DB-OFF-04'] })
      } else frame.at++
      return go(match, 'next')
    },
  },
)
