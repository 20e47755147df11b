import type { Action, Match } from '@undercroft/engine'
import type { Inquiry } from '../odds.ts'

/** One line of odds, as clients show it. */
export interface OddsRow {
  /** A key below the game's 'odds' messages. */
  readonly outcome: string
  /** How much it takes or gives, where that is told. */
  readonly amount?: number
  /** The piece it happens to, where several are concerned. */
  readonly target?: number
  readonly chance: number
  readonly tone: 'good' | 'bad' | 'plain'
  /** It is what the action is done for; where no row says so, every good one is. */
  readonly wanted?: true
}

/** Something that an action starts and whose outcome is worth odds: a Block, a pass, a strike. */
export interface Deed<M extends Match = Match> extends Inquiry<M> {
  /** Every outcome there may be, best first. */
  readonly outcomes: readonly string[]
  /** Those that the one who acts does not want. */
  readonly bad: ReadonlySet<string>
  /** Those that it is done for; where this is left out, all that are not bad. */
  readonly wanted?: ReadonlySet<string>
  /** The piece it happens to, where several are concerned. */
  readonly target?: number
}

/** What a game knows about the odds of its actions. */
export interface Deeds<M extends Match = Match> {
  /** What this legal action starts: none where it has no odds worth showing, several where many pieces are concerned. */
  of(match: M, action: Action): readonly Deed<M>[]
}

/**
 * When a deed is settled follows from the stack: its procedure was at work above `depth` frames and is gone, or nothing is left above
 * the frames that were there when it was decided.
 */
export function whileAtWork(proc: string, depth: number) {
  const isBegun = ({ stack }: Match): boolean => stack.some((frame, at) => at >= depth && frame.proc === proc)
  return {
    isBegun,
    isSettled: (match: Match, begun: boolean): boolean => match.stack.length <= depth || (begun && !isBegun(match)),
  }
}

/** The innermost frame of a procedure at work, with its place on the stack; undefined where there is none. */
export function frameOf<Locals extends object>(
  { stack }: Match,
  proc: string,
): { readonly at: number; readonly frame: Locals } | undefined {
  const at = stack.findLastIndex((frame) => frame.proc === proc)
  return at < 0 ? undefined : { at, frame: stack[at] as unknown as Locals }
}
