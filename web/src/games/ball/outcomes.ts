import { ARGUMENTS, argumentResult, LASTING_INJURIES } from '@undercroft/ball'
import type { GameEvent, RollEvent } from '@undercroft/engine'
import type { LogLine, Telling } from '../adapter.ts'
import type { BallKit, BallView } from './kit.ts'

export type After = GameEvent & Readonly<Record<string, number | string | boolean | undefined>>

/** Where the ball, or a thrown player, went by these dice. */
const directions = new Set(['bounce', 'scatter', 'deviate', 'rebound', 'rebound-distance', 'portal'])

/** What the table says about the dice of a roll that is no test, as far as nobody decides in between. */
export function outcomeOf<M extends BallView>(
  { words, place }: BallKit<M>,
  { what, values, passed }: RollEvent,
  { after, besides }: Telling,
  match: M,
): Partial<LogLine> {
  if (passed !== null) return {}
  if (what === 'argue') return { verdictText: words.text(`ball.argue.${ARGUMENTS[argumentResult(values[0])]}`) }
  if (what === 'lasting-injury') {
    const stat = words.text(`ball.stat.${LASTING_INJURIES[values[0] - 1].characteristic}.name`)
    return { verdictText: words.text('ball.table.lasting', { stat }) }
  }
  const next = after[0] as After | undefined
  if (!next) return {}
  if (what === 'injury' && next.type === 'roll') return { verdictText: words.text('ball.injury.casualty') }
  if (next.type === 'injured') {
    const isBad = next.result !== 'stunned'
    return {
      verdictText: words.text(`ball.injury.${next.result}`),
      tells: 1,
      stands: 'harm',
      ...(isBad && { weight: 'major', sound: 'cheer' }),
    }
  }
  if (!directions.has(what) || typeof next.to !== 'number' || next.to < 0) return {}
  const at = place(match, next.to, besides[1])
  return {
    verdictText: words.text('ball.table.to', { at }),
    ...(next.type === 'ball-moved' && { tells: 1 }),
    ...(what === 'bounce' && { sound: 'drop' }),
  }
}
