import { expect, test } from 'vitest'
import { inSentences } from './useTurningPoints.ts'

test('what is told one after the other does not run into one', () => {
  expect(inSentences(['17, against AC 17', 'Orc Warlord 1 runs.'])).toBe('17, against AC 17. Orc Warlord 1 runs.')
  expect(inSentences(['They score!', 'The half ends'])).toBe('They score! The half ends')
})
