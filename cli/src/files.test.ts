import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { writeWhole } from './files.ts'
import { smallDisk } from './testing/disk.ts'
import { folderWith } from './testing/output.ts'

describe('a file that is written as a whole', () => {
  const text = 'first line, é\nsecond line\n'

  it('is whole on a disk that takes little at a time', () => {
    const file = join(folderWith({}), 'match.json')
    writeWhole(file, text, '', smallDisk(1000))
    expect(readFileSync(file, 'utf8')).toBe(text)
  })

  it('is what it was before when the disk is full midway, with nothing beside it', () => {
    const folder = folderWith({ 'match.json': 'old' })
    const file = join(folder, 'match.json')
    expect(() => writeWhole(file, text, 'save', smallDisk(10))).toThrow(
      `save ${file} was not written: the disk is full`,
    )
    expect(readFileSync(file, 'utf8')).toBe('old')
    expect(readdirSync(folder)).toEqual(['match.json'])
  })

  it('is not there at all when writing stands still', () => {
    const folder = folderWith({})
    expect(() => writeWhole(join(folder, 'new.json'), text, '', () => 0)).toThrow('nothing more can be written')
    expect(readdirSync(folder)).toEqual([])
  })
})
