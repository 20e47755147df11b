import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vitest/config'
// @ts-expect-error a script without types
import { BOOK, broughtIn, leftOut } from './scripts/gather/homes.mjs'
import { gather, gathered } from './scripts/gather.mjs'

gather()

const testOf = (home: string): string => `${home}.test.ts`
/** Tests of things that are in no book but in a set that was chosen (docs/homes.md). */
const brought = (broughtIn() as string[]).map(testOf)
/** What looks at everything that is played with, wherever it comes from. */
const DERIVED = ['web/src/games/declared.test.ts', 'tests/actions.test.ts']
const SETS = 'tests/chosen-sets.test.ts'

const exclude = ['**/node_modules/**', '**/dist/**', '**/*.browser.test.ts', ...(leftOut() as string[]).map(testOf)]

/** The made files as they are without any other set: tests of the book know the book only. */
function bookOnly(): Plugin {
  const root = fileURLToPath(new URL('.', import.meta.url)).replaceAll('\\', '/')
  const made = new Map(gathered(BOOK).map(([path, text]) => [root + path, text]))
  return { name: 'book-only', enforce: 'pre', load: (id) => made.get(id.split('?')[0]) ?? null }
}

const include = ['**/*.test.ts', '**/*.test.tsx']
/** With sets chosen, tests of the book are run with the book alone, and those of the sets with everything. */
const projects = () => [
  {
    extends: true as const,
    plugins: [bookOnly()],
    test: { name: 'book', include, exclude: [...exclude, ...brought, SETS], env: { UNDERCROFT_SETS: 'book' } },
  },
  { extends: true as const, test: { name: 'sets', include: [...brought, ...DERIVED, SETS] } },
]

export default defineConfig({
  resolve: { conditions: ['undercroft-source'] },
  ssr: { resolve: { conditions: ['undercroft-source'] } },
  test: {
    ...(brought.length > 0 ? { projects: projects() } : { include, exclude: [...exclude, SETS] }),
    testTimeout: 120_000,
    // A build machine may be busy: what fails there is tried again. Whoever works on a test sees its first failure.
    retry: process.env.CI === 'true' ? 1 : 0,
  },
})
