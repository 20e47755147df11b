import type { BloodMatch } from '@undercroft/blood-bowl'
import { ballAlike, type Kind } from './ball-dice.ts'

/** Tests that pass or fail and nothing else. */
const PLAIN = new Set([
  ...['dodge', 'rush', 'jump', 'catch', 'pick-up', 'stand-up', 'interfere', 'foul-appearance', 'dauntless'],
  ...['bone-head', 'really-stupid', 'take-root', 'unchannelled-fury', 'animal-savagery', 'hypnotic-gaze'],
  ...['tentacles', 'shadowing', 'bloodlust-2', 'bloodlust-3'],
])

/** What an outcome of the open roll comes to. */
export const bloodAlike = (match: BloodMatch, nesting: number): Kind | null => ballAlike(match, nesting, PLAIN)
