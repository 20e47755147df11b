/** Somebody at the end of a line to a match. */
export interface Listener {
  readonly account: string
  /** The seats of this account; empty: a spectator. */
  readonly seats: readonly number[]
  /** Which texts it gets, as `audiencesOf` names them. */
  readonly group: string
  /** Is the page in sight? */
  visible: boolean
  send(text: string): void
  close(why: 'restart' | 'held'): void
}
