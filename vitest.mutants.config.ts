import { defineConfig } from 'vitest/config'
import { TESTED_BY } from './scripts/mutants/packages.mjs'
import base from './vitest.config.ts'

const folders: readonly string[] = TESTED_BY[process.env.MUTANTS_OF as keyof typeof TESTED_BY] ?? []

/** The rules' own tests: random play would notice much, but by chance and slowly. */
export default defineConfig({
  ...base,
  test: {
    ...base.test,
    include: folders.map((folder) => `${folder}/**/*.test.ts`),
    exclude: [
      '**/*kit*.test.ts',
      '**/*property*.test.ts',
      '**/steer*.test.ts',
      '**/probe*.test.ts',
      '**/events.test.ts',
      '**/levels.test.ts',
    ],
  },
})
