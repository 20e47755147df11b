import { writeSync } from 'node:fs'
import type { Writer } from '../files.ts'

/** A disk that takes a few bytes at a time, and is full after so many. */
export function smallDisk(room: number): Writer {
  let left = room
  return (open, bytes, from, length, place) => {
    if (left === 0) throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
    const taken = writeSync(open, bytes, from, Math.min(length, left, 7), place)
    left -= taken
    return taken
  }
}
