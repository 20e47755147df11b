/** The sender's own number of what he sends: 128 bits by chance, as 22 characters. Everybody hears it, so it is short. */
export const newId = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .slice(0, 22)
