import { readFileSync, writeFileSync } from 'node:fs'
import type { Samples } from '@undercroft/coach/learned'

/** Positions of several generations together; matches stay apart. */
export function together(parts: readonly Samples[]): Samples {
  const [{ inputs }] = parts
  const count = parts.reduce((sum, { targets }) => sum + targets.length, 0)
  const all = {
    inputs,
    features: new Float32Array(count * inputs),
    targets: new Float32Array(count),
    results: new Float32Array(count),
    matches: new Int32Array(count),
  }
  let at = 0
  let before = 0
  for (const { features, targets, results, matches } of parts) {
    all.features.set(features, at * inputs)
    all.targets.set(targets, at)
    all.results.set(results, at)
    for (let i = 0; i < matches.length; i++) all.matches[at + i] = before + matches[i]
    at += matches.length
    before += (matches.at(-1) ?? 0) + 1
  }
  return all
}

/** A file of 32-bit numbers: how many inputs and rows, then everything column after column. Rebuilt when it is lost or broken. */
export function writeSamples(file: string, { inputs, features, targets, results, matches }: Samples): void {
  const head = Int32Array.from([inputs, matches.length])
  writeFileSync(file, Buffer.concat([head, features, targets, results, matches].map(bytesOf)))
}

const bytesOf = ({ buffer, byteOffset, byteLength }: Float32Array | Int32Array) =>
  Buffer.from(buffer, byteOffset, byteLength)

export function readSamples(file: string): Samples {
  const bytes = new Uint8Array(readFileSync(file)).buffer
  const [inputs, count] = new Int32Array(bytes, 0, 2)
  let at = 8
  const take = (length: number): number => {
    const from = at
    at += 4 * length
    return from
  }
  return {
    inputs,
    features: new Float32Array(bytes, take(inputs * count), inputs * count),
    targets: new Float32Array(bytes, take(count), count),
    results: new Float32Array(bytes, take(count), count),
    matches: new Int32Array(bytes, take(count), count),
  }
}
