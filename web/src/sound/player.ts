import { useSettings } from '../app/settings.ts'
import type { SoundName } from './sounds.ts'

/**
 * Plays a sound, unless sound is off. Browsers let nothing sound before somebody has pressed something; neither do we, and only then
 * what makes sounds is fetched.
 */
export function playSound(name: SoundName): void {
  const { sound, volume } = useSettings.getState()
  if (!sound || volume === 0 || !navigator.userActivation.hasBeenActive) return
  // Without its sounds a match goes on.
  import('./speaker.ts').then(
    ({ speak }) => speak(name),
    () => {},
  )
}
