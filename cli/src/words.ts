import type { Action, Die, GameEvent, Result, RollEvent } from '@undercroft/engine'
import { dieByName } from '@undercroft/engine'

/** An action in its plain form, 'type field=value ...', as scenarios and players write it. */
export function actionInWords(action: Action): string {
  return [action.type, fieldsInWords(action)].filter(Boolean).join(' ')
}

/** The fields of an action or event but for its type. */
export function fieldsInWords(fields: object): string {
  return Object.entries(fields)
    .filter(([key]) => !['type', 'rules', 'secret'].includes(key))
    .map(([key, value]) => `${key}=${typeof value === 'object' ? JSON.stringify(value) : value}`)
    .join(' ')
}

/** What happened, in a line, with the rules that were applied. */
export function eventInWords(event: GameEvent, ownDice: readonly Die[]): string {
  const told = isRoll(event) ? rollInWords(event, ownDice) : actionInWords(event)
  return event.rules?.length ? `${told} [${event.rules.join(' ')}]` : told
}

const isRoll = (event: GameEvent): event is RollEvent => event.type === 'roll' && 'values' in event

function rollInWords(roll: RollEvent, ownDice: readonly Die[]): string {
  const who = roll.piece === null ? `seat ${roll.seat}` : `seat ${roll.seat} piece ${roll.piece}`
  const dice = roll.dice.map((name, i) => `${name} ${faceOf(name, roll.values[i], ownDice)}`).join(', ')
  const target = roll.target === null ? '' : ` against ${roll.target}+`
  const modifiers = roll.modifiers.map(({ source, value }) => ` ${value < 0 ? '' : '+'}${value} ${source}`).join(',')
  const again = roll.reroll === null ? '' : ` (again: ${roll.reroll})`
  const outcome = roll.passed === null ? '' : roll.passed ? ': passed' : ': failed'
  return `${who} rolls for ${roll.what}: ${dice}${target}${modifiers}${again}${outcome}`
}

export function faceOf(die: string, value: number, ownDice: readonly Die[]): string {
  return dieByName(die, ownDice).faces?.[value - 1] ?? String(value)
}

export function resultInWords({ over, winner, scores, turns }: Result): string {
  const outcome = !over ? 'not over' : winner === null ? 'a draw' : `seat ${winner} wins`
  return `${outcome}, ${scores.join(' : ')} after ${turns} turns`
}
