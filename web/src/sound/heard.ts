import type { LogLine } from '../games/adapter.ts'
import type { SoundName } from './sounds.ts'

/** What a line of the log sounds like, if anything. */
export function soundOf({ weight, dice, verdict, sound }: LogLine): SoundName | null {
  if (sound) return sound
  if (verdict) return verdict
  if (dice && dice.length > 0) return 'dice'
  return weight === 'turn' ? 'turn' : null
}

/** Everything that is heard of what one action led to: each deed, and the last of dice, verdicts and turns. */
export function soundsOf(lines: readonly LogLine[]): SoundName[] {
  const deeds = lines.flatMap(({ sound }) => sound ?? [])
  const last = lines
    .filter(({ sound }) => !sound)
    .map(soundOf)
    .findLast((known) => known !== null)
  return [...new Set([...deeds, ...(last ? [last] : [])])]
}
