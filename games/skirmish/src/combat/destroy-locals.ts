/** A creature that is being destroyed. */
export interface DestroyLocals {
  readonly victim: number
  /** The seat that gets its points; -1: it went without enemy action. */
  readonly by: number
  /** The creature that did it, -1: none. */
  readonly cause: number
  /** Reduced to 0 hit points (and not destroyed outright). */
  readonly reduced: boolean
  /** Where it stood. Set when it is removed. */
  square?: number
  next?: number
}
