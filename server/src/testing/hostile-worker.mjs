/** In the place of a brain: options that never come to an end. */
import { existsSync, readlinkSync } from 'node:fs'

/** As the real one: the thread's name where the system tells it. */
export const load = () => (existsSync('/proc/thread-self') ? readlinkSync('/proc/thread-self') : null)

export function judge({ options }) {
  while (options.forEver);
  return { seats: 2 }
}
