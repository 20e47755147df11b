import { digestOf } from '@undercroft/engine'
import { expect, test } from 'vitest'
// @ts-expect-error a script without types
import { glyphAreas, glyphsOf } from '../../scripts/glyphs.mjs'

test.each(glyphAreas as string[])('the glyphs of %s are those that glyphs.json names', async (area) => {
  const { glyphs } = await import(`./${area}.gen.ts`)
  expect(Object.keys(glyphs)).toEqual(Object.keys(glyphsOf(area)))
  expect(digestOf(glyphs)).toBe(digestOf(glyphsOf(area)))
})
