/** The action is not one of the legal ones. The match is untouched. */
export class IllegalAction extends Error {
  override name = 'IllegalAction'
}

/** An option of a match is wrong. Names the field and why. */
export class OptionsError extends Error {
  override name = 'OptionsError'
  readonly field: string
  readonly reason: string
  constructor(field: string, reason: string) {
    super(`${field}: ${reason}`)
    this.field = field
    this.reason = reason
  }
}

/** A file (save, replay, scenario) cannot be used. Says what is wrong and where. */
export class FileError extends Error {
  override name = 'FileError'
}

/** A rule of the engine itself was broken by a game: a bug, never the fault of a player. */
export class EngineFault extends Error {
  override name = 'EngineFault'
}

/** What must be there, because the rules themselves put it there; a fault that names it where it is not. */
export function sure<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new EngineFault(`there is no ${what}`)
  return value
}

/** What went wrong, for people who gave us a file: our own words where they are meant for them, never a raw JavaScript error. */
export const plainReason = (error: unknown): string =>
  error instanceof IllegalAction || error instanceof OptionsError || error instanceof FileError
    ? error.message
    : 'what the file says cannot be'
