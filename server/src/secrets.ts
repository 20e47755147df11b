import { createHash, randomBytes } from 'node:crypto'

/** 128 bits as 22 characters that fit into an address. */
export const newToken = (): string => randomBytes(16).toString('base64url')

/** 256 bits, for cookies. */
export const newCookie = (): string => randomBytes(32).toString('base64url')

/** What is stored in place of a token: whoever reads the database cannot use it. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** Names by chance, 8 characters each: the system is asked for many at a time. */
export function tags(): () => string {
  let bytes: Buffer = Buffer.alloc(0)
  let at = 0
  return () => {
    if (at === bytes.length) {
      bytes = randomBytes(6 * 256)
      at = 0
    }
    at += 6
    return bytes.toString('base64url', at - 6, at)
  }
}
