import { RUBBLE_UNDERFOOT } from '../procedures/score.ts'
import { lasting } from './lasting.ts'

export const rubbleUnderfoot = lasting('rubble-underfoot', RUBBLE_UNDERFOOT)
