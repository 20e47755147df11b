/** In the place of a brain: options that never come to an end. */
export function load() {}

export function judge({ options }) {
  while (options.forEver);
  return { seats: 2 }
}
