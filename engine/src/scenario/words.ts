import type { Action, Decision } from '../contract.ts'
import { ScenarioFault } from './run.ts'

/** Does this word of a line mean that value of an action's field? */
export type Fits = (value: unknown, word: string) => boolean

const asWritten: Fits = (value, word) => String(value) === word

/** 'TYPE WORD ...': the listed action whose fields, in order, are these. */
export function listedAction(text: string, { actions }: Decision, fits: Fits = asWritten): Action | null {
  const [type, ...words] = text.trim().split(/\s+/)
  const found = actions.find((action) => {
    const values = Object.values(action).slice(1)
    return action.type === type && values.length === words.length && words.every((word, i) => fits(values[i], word))
  })
  return found ?? null
}

export const sameFact = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** What of `wanted` is otherwise, in words. Throws ScenarioFault for a fact that there is not. */
export function compareFacts(what: string, wanted: unknown, actual: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(wanted as object).flatMap(([key, value]) => {
    if (!Object.hasOwn(actual, key))
      throw new ScenarioFault(['expect', what, key], `is not known: ${Object.keys(actual).join(', ')}`)
    const is = actual[key]
    return sameFact(is, value) ? [] : [`${what}: ${key} is ${JSON.stringify(is)}, not ${JSON.stringify(value)}`]
  })
}
