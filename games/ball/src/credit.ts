import type { Frame } from '@undercroft/engine'
import { playerOf } from './field.ts'
import { countCompletion, type Interference, isComplete, type Pass } from './pass.ts'
import type { BallMatch } from './state.ts'
import { isSuperbThrow, type Throw } from './throw.ts'

/**
 * A Touchdown leaves everything else undone. The pass, throw or interference that led to it has succeeded all the same, and is
 * credited before its procedure is left (DB-POST-08, DB-POST-10, DB-POST-12).
 */
export function creditWinningThrow(match: BallMatch): void {
  for (const frame of match.stack) {
    if (isAt<Pass>(frame, 'pass', 'landed')) {
      if (isComplete(match, frame)) countCompletion(match, playerOf(match, frame.player))
    } else if (isAt<Throw>(frame, 'throw-team-mate', 'landed')) {
      if (isSuperbThrow(frame)) playerOf(match, frame.player).throws++
    } else if (isAt<Interference>(frame, 'interference', 'caught')) {
      playerOf(match, frame.interferer).interceptions++
    }
  }
}

const isAt = <Locals>(frame: Frame, proc: string, step: string): frame is Frame & Locals =>
  frame.proc === proc && frame.step === step
