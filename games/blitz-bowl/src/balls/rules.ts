import type { BallRules } from './family.ts'
import { ballTypes } from './index.ts'

const ordinary: BallRules = { reRollsOnes: false, reRollsFailuresOf: null, reRollsMisses: false, isAlive: false }

const rules: readonly BallRules[] = ballTypes.map(({ changes }) => ({ ...ordinary, ...changes }))

export const ballRules = (kind: number): BallRules => rules[kind]
