import type { AnyGame } from '../adapter.ts'
import { ballBrain } from '../ball/brain.ts'
import { bloodBowl, WIDTH } from './rules.ts'

export const brain = ballBrain(bloodBowl as unknown as AnyGame, () => WIDTH)
