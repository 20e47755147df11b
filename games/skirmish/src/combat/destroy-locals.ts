/** Who is destroyed, and how. */
export interface DestroyGiven {
  readonly victim: number
  /** The seat that gets its points; -1: it went without enemy action. */
  readonly by: number
  /** The creature that did it, -1: none. */
  readonly cause: number
  /** Reduced to 0 hit points (and not destroyed outright). */
  readonly reduced: boolean
}

/** A creature that is being destroyed. */
export interface DestroyLocals extends DestroyGiven {
  /** Where it stood; -1: it was not yet removed. */
  square: number
  /** The next ability or creature that has a say. */
  next: number
}

export const beginDestroy = ({ victim, by, cause, reduced }: DestroyGiven): DestroyLocals => ({
  victim,
  by,
  cause,
  reduced,
  square: -1,
  next: 0,
})
