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
    expect: { poll: { timeout: 20_000 } },
    reporters: ['verbose'],
  },
})
