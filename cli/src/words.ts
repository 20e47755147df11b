import type { Action, Die, GameEvent, GamePackage, Match, Result, RollEvent } from '@undercroft/engine'
import { dieByName } from '@undercroft/engine'

/** How the board shows what a field names, or null: then its value is told as it is. */
export type Label = (field: string, value: unknown) => string | null

const plainly: Label = () => null

/** The words of a match: players by their letters on the board, where the game has such. */
export const labelOf =
  (pack: GamePackage, match: Match): Label =>
  (field, value) =>
    pack.label?.(match, field, value) ?? null

/** An action in its plain form, 'type field=value ...', as scenarios and players write it. */
export function actionInWords(action: Action, label: Label = plainly): string {
  return [action.type, fieldsInWords(action, label)].filter(Boolean).join(' ')
}

/** The fields of an action or event but for its type. */
export function fieldsInWords(fields: object, label: Label = plainly): string {
  return Object.entries(fields)
    .filter(([key]) => !['type', 'rules', 'secret'].includes(key))
    .map(([key, value]) => `${key}=${label(key, value) ?? (typeof value === 'object' ? JSON.stringify(value) : value)}`)
    .join(' ')
}

/** What happened, in a line, with the rules that were applied. */
export function eventInWords(event: GameEvent, ownDice: readonly Die[], label: Label = plainly): string {
  const told = isRoll(event) ? rollInWords(event, ownDice, label) : actionInWords(event, label)
  return event.rules?.length ? `${told} [${event.rules.join(' ')}]` : told
}

const isRoll = (event: GameEvent): event is RollEvent => event.type === 'roll' && 'values' in event

function rollInWords(roll: RollEvent, ownDice: readonly Die[], label: Label): string {
  const who =
    roll.piece === null
      ? `seat ${roll.seat}`
      : `seat ${roll.seat} with ${label('piece', roll.piece) ?? `piece ${roll.piece}`}`
  const dice = roll.dice.map((name, i) => `${name} ${faceOf(name, roll.values[i], ownDice)}`).join(', ')
  const target = roll.target === null ? '' : ` against ${roll.target}+`
  const modifiers = roll.modifiers.map(({ source, value }) => ` ${value < 0 ? '' : '+'}${value} ${source}`).join(',')
  const again = roll.reroll === null ? '' : ` (again: ${roll.reroll})`
  const outcome = roll.passed === null ? '' : roll.passed ? ': passed' : ': failed'
  return `${who} rolls for ${roll.what}: ${dice}${target}${modifiers}${again}${outcome}`
}

function faceOf(die: string, value: number, ownDice: readonly Die[]): string {
  return dieByName(die, ownDice).faces?.[value - 1] ?? String(value)
}

export function resultInWords({ over, winner, scores, turns }: Result): string {
  const isLevel = scores.every((score) => score === scores[0])
  const won = `seat ${winner} wins${isLevel ? ' when time was up' : ''}`
  const outcome = !over ? 'not over' : winner === null ? 'a draw' : won
  return `${outcome}, ${scores.join(' : ')} after ${turns} turns`
}
