import { expect, it } from 'vitest'
// @ts-expect-error a script without types
import { docFiles } from '../scripts/gather/docs.mjs'

it.each(docFiles() as [string, string, string][])(
  '%s is what `npm run docs` makes of the sources',
  (_path, is, should) => {
    expect(is).toBe(should)
  },
)
