import { defineConfig } from 'vitest/config'
// @ts-expect-error a script without types
import { leftOut } from './scripts/gather/homes.mjs'
import { gather } from './scripts/gather.mjs'

gather()

export default defineConfig({
  resolve: { conditions: ['undercroft-source'] },
  ssr: { resolve: { conditions: ['undercroft-source'] } },
  test: {
    include: ['**/*.test.ts', '**/*.test.tsx'],
    exclude: [
      '**/node_modules/**',
      '**/dist/**',
      '**/*.browser.test.ts',
      // Of sets that are not chosen (docs/homes.md).
      ...(leftOut() as string[]).map((home) => `${home}.test.ts`),
    ],
    testTimeout: 120_000,
    // A build machine may be busy: what fails there is tried again. Whoever works on a test sees its first failure.
    retry: process.env.CI === 'true' ? 1 : 0,
  },
})
