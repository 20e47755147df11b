import type { Action, Decision } from '@undercroft/engine'
import { plainAction } from '@undercroft/engine/scenario'
import { actionInWords, fieldsInWords, type Label } from '../words.ts'

/** The legal actions, numbered from 1, grouped by their type, as lines of at most `width` characters. */
export function listChoices({ actions }: Decision, label: Label, width: number): string[] {
  const groups = new Map<string, string[]>()
  actions.forEach((action, i) => {
    const group = groups.get(action.type) ?? []
    group.push(`${i + 1}) ${fieldsInWords(action, label)}`.trim())
    groups.set(action.type, group)
  })
  return [...groups].flatMap(([type, choices]) => wrap(choices, width, `  ${type}: `))
}

function wrap(choices: readonly string[], width: number, head: string): string[] {
  const lines: string[] = []
  let line = head
  for (const choice of choices) {
    if (line.length + choice.length > width && line.trim().length > 0 && line !== head) {
      lines.push(line.trimEnd())
      line = ' '.repeat(Math.min(head.length, 16))
    }
    line += `${choice}   `
  }
  return [...lines, line.trimEnd()]
}

/** The action that a player typed: its number, how it is listed, or its plain form. Throws where it is none of them. */
export function parseChoice(text: string, { actions }: Decision, label: Label): Action {
  if (/^\d+$/.test(text)) {
    const action = actions[Number(text) - 1]
    if (!action) throw new Error(`there is no choice ${text}: they go from 1 to ${actions.length}`)
    return action
  }
  const typed = text.split(/\s+/).join(' ')
  return actions.find((action) => actionInWords(action, label) === typed) ?? plainAction(text)
}
