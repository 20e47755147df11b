#!/usr/bin/env node
// Builds what is stale, then runs the tools. The build takes a fraction of a second when nothing has changed.
import { tool } from '../../scripts/lib.mjs'

const built = tool('tsc', ['-b', 'cli'], { stdio: ['inherit', process.stderr, 'inherit'] })
if (built !== 0) {
  console.error('undercroft: the build failed')
  process.exit(1)
}
const { run } = await import('../dist/index.js')
process.exitCode = await run(process.argv.slice(2))
