import { actionKeys } from '../games/action-keys.ts'
import { type GameId, gameIds } from '../games/index.ts'

/** Commands that have a key; people may choose other keys. */
export const usualKeys = {
  undo: 'u',
  'end-turn': 'e',
  'next-piece': 'n',
  'previous-piece': 'p',
  confirm: 'Enter',
  cancel: 'Escape',
  zones: 'z',
  'zoom-in': '+',
  'zoom-out': '-',
  fit: 'Home',
  help: '?',
  log: 'l',
  where: 'w',
  ask: 'a',
} as const

export type Command = keyof typeof usualKeys
export const commands = Object.keys(usualKeys) as Command[]

export const keyOf = (command: Command, changed: Readonly<Record<string, string>>): string =>
  changed[command] ?? usualKeys[command]

/** The command that a pressed key stands for. */
export function commandFor(key: string, changed: Readonly<Record<string, string>>): Command | null {
  const pressed = key.length === 1 ? key.toLowerCase() : key
  return commands.find((command) => keyOf(command, changed) === pressed) ?? null
}

/** Digits choose among answers; they are heard before any command. */
export const isDigit = (key: string): boolean => /^[1-9]$/.test(key)

/** Why a command cannot have a key: one of the two would never be heard. */
export type KeyRefusal =
  | { readonly why: 'digit' }
  | { readonly why: 'command'; readonly command: Command }
  | { readonly why: 'action'; readonly games: readonly GameId[] }

export function keyRefusal(
  key: string,
  command: Command,
  changed: Readonly<Record<string, string>>,
): KeyRefusal | null {
  if (isDigit(key)) return { why: 'digit' }
  const other = commandFor(key, changed)
  if (other && other !== command) return { why: 'command', command: other }
  const games = gameIds.filter((game) => Object.values(actionKeys[game]).includes(key))
  return games.length > 0 ? { why: 'action', games } : null
}

export const keyName = (key: string): string => (key.length === 1 ? key.toUpperCase() : key)

/** Keys are not for commands while somebody types. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName))
}
