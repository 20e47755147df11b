import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'

/**
 * A folder belongs to one process: two would destroy the data. The lock names its owner, and when that was started, so that a
 * number that another process has by now does not keep anybody out.
 */
export function lockFolder(folder: string): () => void {
  const file = join(folder, 'lock')
  for (let tries = 0; ; tries++) {
    try {
      const handle = openSync(file, 'wx')
      writeSync(handle, JSON.stringify({ pid: process.pid, started: startOf(process.pid) }))
      closeSync(handle)
      return () => rmSync(file, { force: true })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || tries > 2) throw error
      const owner = ownerOf(file)
      if (owner !== null && isAlive(owner)) {
        throw new LockError(
          `the data in ${folder} are in use by process ${owner.pid}: end it, or name another folder with UNDERCROFT_DATA`,
        )
      }
      rmSync(file, { force: true })
    }
  }
}

/** Somebody else uses the folder. */
class LockError extends Error {
  override name = 'LockError'
}

interface Owner {
  readonly pid: number
  readonly started: string | null
}

function ownerOf(file: string): Owner | null {
  try {
    const owner = JSON.parse(readFileSync(file, 'utf8')) as Owner
    return Number.isInteger(owner.pid) ? owner : null
  } catch {
    return null
  }
}

function isAlive({ pid, started }: Owner): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
  return started === null || startOf(pid) === null || startOf(pid) === started
}

/** When a process was started, where the system tells it: the 22nd field, counted after the name in brackets. */
function startOf(pid: number): string | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return text.slice(text.lastIndexOf(')') + 2).split(' ')[19] ?? null
  } catch {
    return null
  }
}
