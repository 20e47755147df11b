import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { FileError } from '@undercroft/engine'
import { scenarioNames } from '@undercroft/engine/scenario'

export function readText(file: string): string {
  try {
    const bytes = readFileSync(file)
    return (isGzip(bytes) ? gunzipSync(bytes) : bytes).toString('utf8')
  } catch (error) {
    throw new FileError(`${file}: ${reasonOf(error)}`)
  }
}

/** The client writes replays compressed. */
const isGzip = (bytes: Buffer): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b

export function readJson(file: string): unknown {
  const text = readText(file)
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new FileError(`${file}:${lineOf(error, text)}: this is not JSON: ${(error as Error).message}`)
  }
}

/**
 * Writes a file as a whole or not at all: beside its place first, flushed, then put there. Whatever goes wrong, what was there
 * before stays. `option` is what asked for it, for the error.
 */
export function writeWhole(file: string, text: string, option = '', write: Writer = writeSync): void {
  checkPlain(file, option)
  const beside = `${file}.${process.pid}.part`
  try {
    const open = openSync(beside, 'w')
    try {
      writeAll(open, Buffer.from(text), 0, write)
      fsyncSync(open)
    } finally {
      closeSync(open)
    }
    renameSync(beside, file)
  } catch (error) {
    rmSync(beside, { force: true })
    const reason = (error as NodeJS.ErrnoException).code === 'ENOENT' ? 'there is no such folder' : reasonOf(error)
    throw new FileError(`${option} ${file} was not written: ${reason}`.trim())
  }
}

/** A way to write bytes to an open file at a place in it; tells how many it took. */
export type Writer = (open: number, bytes: Uint8Array, from: number, length: number, place: number) => number

/** Writes all of it, however little a disk takes at a time. */
export function writeAll(open: number, bytes: Uint8Array, place: number, write: Writer = writeSync): void {
  for (let written = 0; written < bytes.length; ) {
    const taken = write(open, bytes, written, bytes.length - written, place + written)
    if (taken === 0) throw new Error('nothing more can be written')
    written += taken
  }
}

/** What is at this place; undefined where nothing is. A file in the middle of the path is an error. */
function statOf(file: string, option = '') {
  try {
    return statSync(file, { throwIfNoEntry: false })
  } catch (error) {
    throw new FileError(`${option} ${file}: ${reasonOf(error)}`.trim())
  }
}

/** What is put in the place of a device or a folder would remove it. */
export function checkPlain(file: string, option = ''): void {
  const found = statOf(file, option)
  if (found && !found.isFile()) throw new FileError(`${option} ${file} was not written: it is no plain file`.trim())
}

/** Makes a folder, where there is none yet. */
export function makeFolder(path: string, option: string): void {
  try {
    mkdirSync(path, { recursive: true })
  } catch (error) {
    throw new FileError(`${option} ${path}: ${reasonOf(error)}`)
  }
}

/** Runs `act`; what it says about the content of a file is told with the name of the file. */
export function about<T>(file: string, act: () => T): T {
  try {
    return act()
  } catch (error) {
    if (error instanceof FileError) throw new FileError(`${file}: ${error.message}`)
    throw error
  }
}

/** The YAML files of these paths: files as they are named, folders with everything below them. */
export function scenarioFiles(paths: readonly string[]): string[] {
  return paths.flatMap((path) => {
    const stat = statOf(path)
    if (!stat) throw new FileError(`${path}: there is no such file or folder`)
    if (!stat.isDirectory()) return [path]
    const found = scenarioNames(readdirSync(path, { recursive: true, encoding: 'utf8' }))
    if (found.length === 0) throw new FileError(`${path}: no scenario (*.yaml) in this folder`)
    return found.map((name) => join(path, name))
  })
}

export function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'ENOENT') return 'there is no such file'
  if (code === 'EISDIR') return 'this is a folder'
  if (code === 'ENOTDIR') return 'a part of this path is a file, not a folder'
  if (code === 'EACCES' || code === 'EPERM') return 'this is not allowed here'
  if (code === 'EROFS') return 'nothing can be written there'
  if (code === 'ENOSPC') return 'the disk is full'
  return message
}

/** JSON.parse tells a position, people want a line. */
function lineOf(error: unknown, text: string): number {
  const position = /position (\d+)/.exec((error as Error).message)
  return text.slice(0, position ? Number(position[1]) : 0).split('\n').length
}
