import type { LogLine } from '../games/adapter.ts'
import type { SoundName } from './sounds.ts'

/** What a line of the log sounds like, if anything. */
export function soundOf({ weight, dice, verdict }: LogLine): SoundName | null {
  if (verdict) return verdict
  if (dice && dice.length > 0) return 'dice'
  return weight === 'turn' ? 'turn' : null
}
