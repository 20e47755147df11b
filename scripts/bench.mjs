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
// On one thread the compiler and the garbage collector do the same at the same moment in every run: plies/s of chessops differed by 2 % in
// five processes, by 15 % without these.
const STEADY = ['--single-threaded', '--hash-seed=1', '--random-seed=1']
process.exit(run(process.execPath, [...STEADY, 'bench/dist/index.js', ...process.argv.slice(2)]))
