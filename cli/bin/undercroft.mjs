#!/usr/bin/env node
// Builds what is stale, then runs the tools. The build takes a fraction of a second when nothing has changed.
import { build } from '../../scripts/lib.mjs'

if ((await build('cli')) !== 0) {
  console.error('undercroft: the build failed')
  process.exit(1)
}
const { run } = await import('../dist/index.js')
process.exitCode = await run(process.argv.slice(2))
