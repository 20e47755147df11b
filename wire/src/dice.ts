import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/**
 * Dice that can be proven. Before the match the server publishes the hash of its secret, and each seat the hash of a seed of
 * its own; then the seeds are opened, and the key of all rolls follows from the secret and every seed. After the match the
 * secret is opened, and anybody can work every die out again. docs/dice.md says it in full, with test vectors.
 */
const DOMAIN = 'undercroft dice 1'

const SECRET = /^[0-9a-f]{64}$/
const SEED = /^[0-9a-f]{32}$/

const hashOf = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)))

const random = (bytes: number): string => bytesToHex(crypto.getRandomValues(new Uint8Array(bytes)))

/** The server's secret: 32 bytes. */
export const newSecret = (): string => random(32)
/** A seat's own seed: 16 bytes. */
export const newSeatSeed = (): string => random(16)
export const isSeatSeed = (text: string): boolean => SEED.test(text)

/** What the server publishes before anybody has given a seed: it cannot take another secret afterwards. */
export const sealOfSecret = (match: string, secret: string): string => hashOf(`${DOMAIN}|${match}|${secret}`)

/** What a seat publishes before any seed is opened. */
export const sealOfSeed = (match: string, seat: number, seed: string): string =>
  hashOf(`${DOMAIN}|${match}|${seat}|${seed}`)

/** The short form of a seal that people can compare. */
export const shortSeal = (seal: string): string => `${seal.slice(0, 4)}-${seal.slice(4, 8)}`.toUpperCase()

/** The key of all rolls: from the server's secret and the seed of every seat (empty where nobody gave one). */
export function rollKey(match: string, secret: string, seeds: readonly string[]): Uint8Array {
  if (!SECRET.test(secret)) throw new Error('the secret must be 64 hexadecimal digits')
  return hmac(sha256, hexToBytes(secret), utf8ToBytes(`key|${match}|${seeds.join('|')}`))
}

/**
 * The dice of roll number `roll` of the match, counted from 0: each die takes the next 32 bits (big-endian) of
 * HMAC(key, "roll|block"), thrown away where they would favour some side, modulo its sides, plus 1.
 */
export function rollDice(key: Uint8Array, roll: number, sides: readonly number[]): number[] {
  let block = 0
  let words: DataView | null = null
  let at = 32
  const next = (): number => {
    if (words === null || at === 32) {
      const bytes = hmac(sha256, key, utf8ToBytes(`${roll}|${block++}`))
      words = new DataView(bytes.buffer, bytes.byteOffset, 32)
      at = 0
    }
    at += 4
    return words.getUint32(at - 4)
  }
  return sides.map((count) => {
    const limit = 0x100000000 - (0x100000000 % count)
    let bits = next()
    while (bits >= limit) bits = next()
    return (bits % count) + 1
  })
}
