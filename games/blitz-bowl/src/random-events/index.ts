import type { Procedure } from '@undercroft/engine'
import type { RandomEventId } from '../data/random-events.ts'
import type { Blitz } from '../state.ts'
import { ballsEverywhere, bigHeartedJudges, refereeChasedOff, restlessJudges, rubbleUnderfoot } from './match-events.ts'
import { everybodyOn, fansOnThePitch, slipperyPeel, somethingBelow, startAgain } from './player-events.ts'

/** What each random event does, as a procedure of its own. */
export const randomEventProcedures: Readonly<Record<RandomEventId, Procedure<Blitz, object>>> = {
  'slippery-peel': slipperyPeel,
  'rubble-underfoot': rubbleUnderfoot,
  'everybody-on': everybodyOn,
  'big-hearted-judges': bigHeartedJudges,
  'referee-chased-off': refereeChasedOff,
  'restless-judges': restlessJudges,
  'balls-everywhere': ballsEverywhere,
  'fans-on-the-pitch': fansOnThePitch,
  'start-again': startAgain,
  'something-below': somethingBelow,
}
