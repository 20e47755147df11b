import type { AnyProcedure } from '@undercroft/engine'
import { announcement, offer } from './abilities.ts'
import { activation } from './activation.ts'
import { block } from './block.ts'
import { catchBall } from './catch.ts'
import { foul, sendOff } from './foul.ts'
import { handOff } from './hand-off.ts'
import { casualty, harm } from './harm.ts'
import { bounce, comeDown, deviate, scatter } from './loose-ball.ts'
import { effort, move } from './move.ts'
import { interference, pass } from './pass.ts'
import { push } from './push.ts'
import { pickUp, stride } from './stride.ts'
import { test } from './test.ts'
import { landing, throwTeamMate } from './throw.ts'

/** Every procedure of the rules that the ball games share. */
export const BALL_PROCEDURES: readonly AnyProcedure[] = [
  activation,
  announcement,
  block,
  bounce,
  casualty,
  catchBall,
  comeDown,
  deviate,
  effort,
  foul,
  handOff,
  harm,
  interference,
  landing,
  move,
  offer,
  pass,
  pickUp,
  push,
  scatter,
  sendOff,
  stride,
  test,
  throwTeamMate,
]
