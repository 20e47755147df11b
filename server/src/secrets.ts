import { createHash, randomBytes } from 'node:crypto'

/** 128 bits as 22 characters that fit into an address. */
export const newToken = (): string => randomBytes(16).toString('base64url')

/** 256 bits, for cookies. */
export const newCookie = (): string => randomBytes(32).toString('base64url')

/** What is stored in place of a token: whoever reads the database cannot use it. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')
