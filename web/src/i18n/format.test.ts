import { Formatter } from '@undercroft/engine/messages'
import { IntlMessageFormat } from 'intl-messageformat'
import { describe, expect, test } from 'vitest'
// @ts-expect-error a script without types
import { argumentsOf, catalogue } from '../../../scripts/gather/problems.mjs'

describe('messages', () => {
  test('choose by plural, also by an exact number, and show it', () => {
    const english = new Formatter('en')
    const message = '{name} has {n, plural, =0 {nothing} one {# egg} other {# eggs}}.'
    const say = (n: number) => english.text(message, { name: 'Ada', n })
    expect([0, 1, 1200].map(say)).toEqual(['Ada has nothing.', 'Ada has 1 egg.', 'Ada has 1,200 eggs.'])
  })

  test('select, nest, and leave a # outside a plural alone', () => {
    const message = '{who, select, her {Nr. #{n}} other {{n, plural, one {eines} other {#}}}}'
    const german = new Formatter('de')
    expect(german.text(message, { who: 'her', n: 3 })).toBe('Nr. #3')
    expect(german.text(message, { who: 'x', n: 1 })).toBe('eines')
  })

  test('hand nodes through as they are', () => {
    const node = { bold: true }
    expect(new Formatter('it').pieces('{who} vince', { who: node })).toEqual([node, ' vince'])
  })

  test.each(['en', 'it', 'de'])('say the same as the ICU reference, all of them: %s', (language) => {
    const formatter = new Formatter(language)
    for (const [key, message] of catalogue(language) as Map<string, string>) {
      const kinds = argumentsOf(message) as Map<string, string>
      const reference = new IntlMessageFormat(message, language)
      for (const n of [0, 1, 1234]) {
        const args = Object.fromEntries([...kinds].map(([name, kind]) => [name, kind === 'number' ? n : `<${name}>`]))
        const expected = reference.format(args)
        expect([key, formatter.text(message, args)]).toEqual([key, expected])
      }
    }
  })
})
