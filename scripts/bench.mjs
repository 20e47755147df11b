// npm run bench [-- options]: builds what is stale and measures. Only the bench writes to stdout.
import { build, checkNode, install, run } from './lib.mjs'

checkNode()
install()
if ((await build()) !== 0) process.exit(1)
process.exit(run(process.execPath, ['bench/dist/index.js', ...process.argv.slice(2)]))
