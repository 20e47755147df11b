// What the scripts share. Plain Node, so that they run before anything is installed.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))
const windows = process.platform === 'win32'

/** Says what happens next, on stderr where stdout belongs to the command. */
export const say = (text) => console.error(`\n» ${text}`)

export function checkNode() {
  const major = Number(process.versions.node.split('.')[0])
  if (major >= 20) return
  console.error(`Undercroft needs Node 20 or newer; this is ${process.version}.`)
  process.exit(1)
}

/** Runs a command in the repository and gives its exit code. */
export function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', shell: windows, ...options })
  if (error) console.error(`${command}: ${error.message}`)
  return status ?? 1
}

/** The path of a tool that npm has installed, for the workspace it runs in or for all. */
function pathOf(name, cwd = root) {
  const own = join(cwd, 'node_modules', '.bin', name)
  return existsSync(own) ? own : join(root, 'node_modules', '.bin', name)
}

/** Runs a tool that npm has installed. */
export const tool = (name, args, options = {}) => run(pathOf(name, options.cwd), args, options)

/** Starts a tool that stays until it is stopped, and ends with it. */
export function serve(name, args, options = {}) {
  const child = spawn(name === process.execPath ? name : pathOf(name, options.cwd), args, {
    cwd: root,
    stdio: 'inherit',
    shell: windows,
    ...options,
  })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code) => process.exit(code ?? 0))
}

/** What only those need who work on the project: tools at the root, and what the bench compares with. */
const forWork = ['vitest', 'boardgame.io']

/**
 * Installs the packages of the lock file when they are missing or older than it. `lean`: only what it takes to build, serve and
 * play.
 */
export function install({ lean = false } = {}) {
  const lock = statSync(join(root, 'package-lock.json')).mtimeMs
  const installed = join(root, 'node_modules', '.package-lock.json') // npm writes it when it is done
  const slack = 10_000 // npm writes the two files one after the other
  const isFresh = existsSync(installed) && statSync(installed).mtimeMs + slack >= lock
  if (isFresh && (lean || forWork.every((name) => exists(`node_modules/${name}`)))) return
  say('npm ci: installing the packages of package-lock.json')
  const only = lean ? ['--omit=dev', '--include-workspace-root', '--workspace=cli', '--workspace=web'] : []
  // Quiet on stdout, so that commands which print JSON stay readable.
  const code = run('npm', ['ci', '--no-audit', '--no-fund', ...only], { stdio: ['inherit', process.stderr, 'inherit'] })
  if (code !== 0) process.exit(code)
}

/** Gathers and compiles what is stale: tsc keeps its own account of that. */
export async function build(...projects) {
  const { gather } = await import('./gather.mjs') // needs what install brings
  gather()
  return tool('tsc', ['-b', ...projects], { stdio: ['inherit', process.stderr, 'inherit'] })
}

/** The newest change under a folder, in milliseconds; build outputs and packages aside. */
export function newest(folder) {
  let latest = 0
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (['node_modules', 'dist', '.git', '.cache'].includes(entry.name)) continue
    const path = join(folder, entry.name)
    latest = Math.max(latest, entry.isDirectory() ? newest(path) : statSync(path).mtimeMs)
  }
  return latest
}

export const exists = (path) => existsSync(join(root, path))
