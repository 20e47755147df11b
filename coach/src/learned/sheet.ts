import type { Match } from '@undercroft/engine'

/** Takes down the features of a position, one after the other. */
export class Sheet {
  readonly values: Float32Array
  private at = 0

  constructor(size: number) {
    this.values = new Float32Array(size)
  }

  clear(): void {
    this.at = 0
  }

  /** The name is for those who read what was learned. */
  put(_name: string, value: number): void {
    this.values[this.at++] = value
  }
}

/** Finds out which features there are. */
class Names extends Sheet {
  readonly names: string[] = []

  override put(name: string): void {
    this.names.push(name)
  }
}

/**
 * What a learned judgement looks at: numbers of about the size of one, always the same ones in the same order. `written` is what
 * the guide says.
 */
export type Features<M extends Match = Match> = (match: M, seat: number, sheet: Sheet) => void

/** The names of all features, found on any match. */
export function featureNames<M extends Match>(features: Features<M>, match: M): string[] {
  const names = new Names(0)
  features(match, 0, names)
  return names.names
}
