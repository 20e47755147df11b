// npm run bench [-- options]: builds what is stale and measures. Only the bench writes to stdout.
import { build, checkNode, exists, install, run } from './lib.mjs'

checkNode()
install()
// Under the GPL, so it is no part of what we install: only here somebody compares with it.
if (!exists('node_modules/chessops'))
  run('npm', ['install', '--no-save', '--no-audit', '--no-fund', 'chessops@0.15.1'], {
    stdio: ['inherit', process.stderr, 'inherit'],
  })
if ((await build()) !== 0) process.exit(1)
process.exit(run(process.execPath, ['bench/dist/index.js', ...process.argv.slice(2)]))
