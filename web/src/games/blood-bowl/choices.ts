import type { Decision } from '@undercroft/engine'
import type { Choice } from '../adapter.ts'
import { ballChoices, type Fields } from '../ball/choices.ts'
import { actionGlyphs } from './glyphs.ts'
import { kit, positionName, words } from './names.ts'
import type { BloodMatch } from './rules.ts'
import { suits } from './set-up.ts'
import { offerWords } from './shop.ts'

/** What actions of Blood Bowl may say beside what those of all ball games do. */
interface BloodFields extends Fields {
  readonly name?: string
  readonly star?: string
  readonly healer?: string
  readonly result?: string
  readonly side?: string
  readonly by?: number
}

/** Those who are moved are chosen first, then where to. */
const opening = new Set(['take', 'swarm', 'run'])

export const choiceOf = ballChoices<BloodMatch>({
  ...kit,
  byPlayer: new Set([...opening, 'snap']),
  quiet: new Set(['done', 'none', 'bench', 'play-on', 'go-on']),
  glyphs: actionGlyphs,
  labelOf(match, action) {
    const { type, name, star, healer, result, side, item, position, by, target, die } = action as BloodFields
    switch (type) {
      case 'kick':
        return target === undefined ? null : words.text('ball.do.kick-mate', { target: kit.playerName(match, target) })
      case 'again':
        return die === undefined ? null : words.text('ball.do.again-die', { n: die + 1 })
      case 'sketch':
      case 'formation':
        return words.text(`ball.formation.${name}`)
      case 'buy':
        return words.text('ball.do.buy', { item: words.text(`ball.item.${item}`) })
      case 'star':
        return words.text('ball.do.hire', { name: positionName(star ?? '') })
      case 'mercenary':
        return words.text('ball.do.mercenary', { name: positionName(position ?? '') })
      case 'journeyman':
        return positionName(position ?? '')
      case 'treat':
        return words.text('ball.do.treat', { healer: words.text(`ball.item.${healer}`) })
      case 'casualty':
        return words.text(`ball.injury.${result}`)
      case 'whirl':
      case 'swoop':
        return words.text(`ball.side.${side}`)
      case 'shift':
        return words.text('ball.do.shift', { by: Number(by) > 0 ? `+${by}` : String(by).replace('-', '−') })
    }
    return null
  },
  detailOf(action) {
    const { type, name } = action as BloodFields
    return type === 'sketch' || type === 'formation' ? words.text(`ball.formation-text.${name}`) : null
  },
  extrasOf: (match, decision, action) => ({
    ...(opening.has(action.type) ? { opens: true } : {}),
    ...(action.type === 'confirm' ? { tone: 'primary' as const } : {}),
    ...(action.type === 'concede' ? { tone: 'danger' as const } : {}),
    ...(action.type === 'burst-of-speed' || action.type === 'bounding-leap' ? { aside: true } : {}),
    ...(decision.kind === 'inducements' ? offerWords(match, decision.seat, action) : {}),
    ...isVain(match, decision, action),
  }),
})

/** A formation is laid out to be looked at and changed; those of the other side of the ball are not offered. */
function isVain(match: BloodMatch, { seat, actions }: Decision, action: BloodFields): Pick<Choice, 'vain'> {
  const { type, name } = action
  if (type !== 'sketch' && type !== 'formation') return {}
  const canSketch = actions.some((other) => other.type === 'sketch')
  return suits(match, seat, name ?? '') && (type === 'sketch' || !canSketch) ? {} : { vain: true }
}
