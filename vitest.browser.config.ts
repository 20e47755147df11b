import { defineConfig } from 'vitest/config'
import { gather } from './scripts/gather.mjs'

gather()

/** Tests in a real browser: `node scripts/test.mjs` runs them where a browser is found. */
export default defineConfig({
  resolve: { conditions: ['undercroft-source'] },
  ssr: { resolve: { conditions: ['undercroft-source'] } },
  test: {
    include: ['web/**/*.browser.test.ts'],
    globalSetup: ['web/tests/server.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    // A build machine may be busy: what fails there is tried again. Whoever works on a test sees its first failure.
    retry: process.env.CI === 'true' ? 2 : 0,
    expect: { poll: { timeout: 20_000 } },
    reporters: ['verbose'],
  },
})
