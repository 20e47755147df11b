#!/usr/bin/env node
// Builds what is stale, then runs the tools. The build takes a fraction of a second when nothing has changed.
import { build } from '../../scripts/lib.mjs'

const args = process.argv.slice(2)

/** This is settled before the build: sets are gathered with the homes of the games. */
function take(option) {
  const at = args.indexOf(option)
  if (at < 0) return undefined
  const [, value] = args.splice(at, 2)
  if (value !== undefined) return value
  console.error(`undercroft: ${option} needs a value`)
  process.exit(2)
}

const sets = take('--sets')
if (sets) process.env.UNDERCROFT_SETS = sets

try {
  if ((await build('cli')) !== 0) throw new Error('the build failed')
} catch (error) {
  console.error(`undercroft: ${error.message}`)
  process.exit(1)
}
const { run } = await import('../dist/index.js')
process.exitCode = await run(args)
