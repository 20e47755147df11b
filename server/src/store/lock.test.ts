import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { lockFolder } from './lock.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'undercroft-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('a folder has one user at a time, and is free when that one leaves', () => {
  const unlock = lockFolder(folder)
  expect(() => lockFolder(folder)).toThrow(`in use by process ${process.pid}: end it, or name another folder`)
  unlock()
  expect(existsSync(join(folder, 'lock'))).toBe(false)
  lockFolder(folder)()
})

it('what somebody who was killed has left does not keep anybody out', () => {
  const { pid } = spawnSync(process.execPath, ['-e', ''])
  writeFileSync(join(folder, 'lock'), JSON.stringify({ pid, started: '1' }))
  lockFolder(folder)()
  writeFileSync(join(folder, 'lock'), 'nonsense')
  lockFolder(folder)()
})

it.skipIf(process.platform !== 'linux')('a number that another process has by now does not keep anybody out', () => {
  writeFileSync(join(folder, 'lock'), JSON.stringify({ pid: process.pid, started: 'at another time' }))
  lockFolder(folder)()
})
