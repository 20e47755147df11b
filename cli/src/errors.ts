/** The command was given something that cannot be: told without a stack trace. */
export class UsageError extends Error {
  override name = 'UsageError'
}

const TOLD_PLAINLY = [
  'UsageError',
  'FileError',
  'OptionsError',
  'IllegalAction',
  'ServeError',
  'LockError',
  'ConfigError',
]

/** Is this the fault of what we were given, in words for people? */
export const isToldPlainly = (error: unknown): boolean => error instanceof Error && TOLD_PLAINLY.includes(error.name)

/** What went wrong, for people: a plain sentence where somebody gave us something wrong, a stack where we are wrong. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (isToldPlainly(error)) return error.message
  return error.stack ?? error.message
}
