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

/** What went wrong, for people: a plain sentence where somebody gave us something wrong, a stack where we are wrong. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (TOLD_PLAINLY.includes(error.name)) return error.message
  return error.stack ?? error.message
}
