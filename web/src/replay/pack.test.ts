import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { textOf } from './pack.ts'

const LIMIT = 8_000_000
const packed = (size: number) => new Uint8Array(gzipSync(Buffer.alloc(size, 'x')))

it('a compressed file may unpack to its limit and no further', async () => {
  expect(await textOf(packed(LIMIT))).toHaveLength(LIMIT)
  await expect(textOf(packed(LIMIT + 1))).rejects.toThrow('the compressed file is too large')
  await expect(textOf(packed(20 * LIMIT))).rejects.toThrow('the compressed file is too large')
})

it('a compressed file that was cut off is told', async () => {
  await expect(textOf(packed(5000).slice(0, 20))).rejects.toThrow('the compressed file is damaged')
})
