import { mergeConfig } from 'vitest/config'
import base from './vitest.config.ts'

/** The rules' own tests: random play would notice much, but by chance and slowly. */
export default mergeConfig(base, {
  test: {
    include: ['engine/**/*.test.ts', 'games/**/*.test.ts', 'coach/**/*.test.ts'],
    exclude: [
      '**/*kit*.test.ts',
      '**/*property*.test.ts',
      '**/steer*.test.ts',
      '**/events.test.ts',
      '**/levels.test.ts',
    ],
  },
})
