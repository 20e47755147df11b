import { blunders, learnedFor, ready, review } from '@undercroft/coach'
import { type Action, type Game, newMatch, type Replay } from '@undercroft/engine'
import { actionInWords, type Label } from './words.ts'

const percent = (share: number): string => `${share > 0 ? '+' : ''}${Math.round(100 * share)} %`
const SHOWN = 6

/** `undercroft replay --analyse`: chances, decisions against dice, the rolls that mattered and better choices, in lines of text. */
export async function analysisOf(
  game: Game,
  replay: Replay,
  actions: readonly Action[],
  label: Label,
): Promise<string[]> {
  await ready(game.id, 'master')
  const guide = learnedFor(game.id)
  if (!guide) return [`nobody has learned ${game.id} well enough to analyse it yet`]
  const start = newMatch(game, replay)
  const { chances, byDecisions, byDice, rolls } = review(game, guide, start, actions)
  const lines = ['chance to win']
  for (let tenth = 0; tenth <= 10; tenth++) {
    const step = Math.round((tenth * (chances.length - 1)) / 10)
    const bar = '#'.repeat(Math.round(40 * chances[step][0])).padEnd(40, '.')
    lines.push(
      `  step ${String(step).padStart(5)}  ${bar}  ${chances[step].map((chance) => `${Math.round(100 * chance)} %`).join(' : ')}`,
    )
  }
  byDecisions.forEach((decisions, seat) => {
    lines.push(`seat ${seat}: ${percent(decisions)} by decisions, ${percent(byDice[seat])} by dice`)
  })
  lines.push('rolls that mattered most')
  for (const { step, what, swing } of [...rolls]
    .sort((a, b) => Math.max(...b.swing) - Math.max(...a.swing))
    .slice(0, SHOWN)) {
    const gain = Math.max(...swing)
    lines.push(`  step ${step}: ${what}, ${percent(gain)} for seat ${swing.indexOf(gain)}`)
  }
  lines.push('better choices')
  const found = blunders(game, guide, start, actions, 0, actions.length)
  for (const { step, seat, loss, better } of found.sort((a, b) => b.loss - a.loss).slice(0, SHOWN)) {
    lines.push(
      `  step ${step}, seat ${seat}: ${percent(-loss)}; better: ${better.map((action) => actionInWords(action, label)).join(', ')}`,
    )
  }
  return lines
}
