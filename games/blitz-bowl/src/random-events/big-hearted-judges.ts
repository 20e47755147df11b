import { BIG_HEARTED_JUDGES } from '../procedures/score.ts'
import { lasting } from './lasting.ts'

export const bigHeartedJudges = lasting('big-hearted-judges', BIG_HEARTED_JUDGES)
