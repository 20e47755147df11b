// npm start: installs and builds what is needed, then serves the client and online play on this machine only.
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { build, checkNode, exists, install, newest, root, say, serve, tool } from './lib.mjs'

checkNode()
install({ lean: true })
if (!exists('web/index.html')) {
  say('The web client is not part of this version yet. In the terminal: npx undercroft --help')
  process.exit(0)
}
say('tsc -b: compiling what has changed')
if ((await build('cli')) !== 0) process.exit(1)

const web = join(root, 'web')
const built = exists('web/dist/index.html') ? statSync(join(web, 'dist', 'index.html')).mtimeMs : 0
const sources = Math.max(...['web', 'engine', 'games', 'coach', 'wire'].map((folder) => newest(join(root, folder))))
if (built < sources) {
  say('vite build: building the client')
  if (tool('vite', ['build'], { cwd: web }) !== 0) process.exit(1)
}
say('undercroft serve: the client, and matches with friends by a link')
serve(process.execPath, ['cli/bin/undercroft.mjs', 'serve'])
