import type { Game } from '@undercroft/engine'
import { ballBrain } from '../ball/brain.ts'
import { bloodBowl, WIDTH } from './rules.ts'

export const brain = ballBrain(bloodBowl as unknown as Game, () => WIDTH)
