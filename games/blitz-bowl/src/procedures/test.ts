import { call, done, type Modifier, procedure, roll } from '@undercroft/engine'
import { D6 } from '../dice.ts'
import type { Blitz } from '../state.ts'
import { offerReRoll } from './re-roll.ts'

interface Rolled {
  what: 'throw' | 'armour'
  player: number
  value: number
  /** The sum, already between -1 and +1 (BZ-GEN-12), and where it comes from. */
  modifier: number
  sources: Modifier[]
}

interface TestFrame extends Rolled {
  /** The die, before a re-roll. */
  natural: number
  reroll: string | null
}

/** What a test came to: the die, and whether the test was passed. */
export interface Outcome {
  natural: number
  result: number
  passed: boolean
}

const begin = ({ what, player, value, modifier, sources }: Rolled): TestFrame => ({
  what,
  player,
  value,
  modifier,
  sources,
  natural: 0,
  reroll: null,
})

/** A Throw or Armour test: D6 against a value, with the re-roll that its coach may take (BZ-GEN-11 to BZ-GEN-20). */
export const test = procedure<Blitz, TestFrame, Rolled>('test', begin, ['armour', 'throw'], {
  start: (match, { what, player }) => roll(match, [D6], what, match.state.players[player].team, 'rolled'),
  rolled: (match, frame, values: number[]) => {
    const outcome = judge(values[0], frame)
    match.events?.push({
      type: 'roll',
      what: frame.what,
      seat: match.state.players[frame.player].team,
      piece: frame.player,
      dice: ['d6'],
      values,
      target: frame.value,
      modifiers: frame.sources,
      passed: outcome.passed,
      reroll: frame.reroll,
      rules: ['BZ-GEN-11', 'BZ-GEN-12'],
    })
    // BZ-GEN-18: a re-roll is never re-rolled.
    if (frame.reroll !== null) return done(match, outcome)
    frame.natural = values[0]
    const { what, player } = frame
    return call(
      match,
      offerReRoll,
      { what, player, failed: !outcome.passed, one: outcome.natural === 1, miss: false },
      'decided',
    )
  },
  decided: (match, frame, by: string | null) => {
    if (by === null) return done(match, judge(frame.natural, frame))
    frame.reroll = by
    return roll(match, [D6], frame.what, match.state.players[frame.player].team, 'rolled')
  },
})

/** BZ-GEN-13, BZ-GEN-14: a natural 1 fails, a natural 6 succeeds. The result is never below 1 (BZ-BLOCK-10). */
function judge(natural: number, { value, modifier }: Rolled): Outcome {
  const result = Math.max(natural + modifier, 1)
  return { natural, result, passed: natural === 6 || (natural !== 1 && result >= value) }
}
