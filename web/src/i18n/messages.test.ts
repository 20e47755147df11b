import { describe, expect, test } from 'vitest'
// @ts-expect-error a script without types
import { catalogue, problems } from '../../../scripts/gather/problems.mjs'

describe('message catalogues', () => {
  test('no message is missing, unused or different in its arguments, in English, Italian and German', () => {
    expect(problems()).toEqual([])
  })

  test('translations are translated: few messages are the same in two languages', () => {
    const english: Map<string, string> = catalogue('en')
    for (const language of ['it', 'de']) {
      const same = [...(catalogue(language) as Map<string, string>)].filter(
        // Star Players keep their names.
        ([key, text]) => text.length > 24 && english.get(key) === text && !key.startsWith('blood.star.'),
      )
      expect(same, language).toEqual([])
    }
  })
})
