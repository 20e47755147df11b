import { REFEREE_CHASED_OFF } from '../procedures/score.ts'
import { lasting } from './lasting.ts'

export const refereeChasedOff = lasting('referee-chased-off', REFEREE_CHASED_OFF)
