import type { RollEvent } from '@undercroft/engine'
import { t } from '../i18n/index.ts'
import type { LogLine } from './adapter.ts'

/** "+1 assists, −1 marked" */
const modifierList = (modifiers: RollEvent['modifiers'], name: (source: string) => string): string =>
  modifiers.map(({ source, value }) => `${value > 0 ? '+' : '−'}${Math.abs(value)} ${name(source)}`).join(', ')

/** What changed a roll, what it comes to, and what it needed: "(+1 assists) = 8, needs 9+"; without values it is still to be made. */
export function rollDetail(
  { target, modifiers, values, dice }: Pick<RollEvent, 'target' | 'modifiers' | 'values' | 'dice'>,
  name: (source: string) => string,
  needs: string = target === null ? '' : t('match.needs', { target }),
  isSummed: boolean = target !== null,
): string {
  const parts: string[] = []
  if (modifiers.length > 0) parts.push(t('match.modifiers', { list: modifierList(modifiers, name) }))
  const isNumber = dice.every((die) => /^d\d+$/.test(die))
  const sum = [...values, ...modifiers.map(({ value }) => value)].reduce((all, value) => all + value, 0)
  if (values.length > 0 && isNumber && (values.length > 1 || modifiers.length > 0) && isSummed)
    parts.push(t('match.sum', { sum }))
  return [parts.join(' '), needs].filter((part) => part !== '').join(', ')
}

/** What dice led to at once is told in one line with them. */
export const withDice = (line: LogLine, { dice = [], detail = '', rules, verdict }: LogLine): LogLine => ({
  ...line,
  dice,
  detail,
  rules: [...new Set([...line.rules, ...rules])],
  ...(verdict && { verdict, verdictText: '' }),
  tells: 1,
})
