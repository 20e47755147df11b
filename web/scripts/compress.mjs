import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const WORTH = 256
const TEXT = /\.(?:js|css|html|svg|json|webmanifest)$/
/** As small as it gets, a twelfth below the usual: it is done once, on every core. */
const BEST = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }

const packings = [
  ['gz', promisify(gzip)],
  ['br', (bytes) => promisify(brotliCompress)(bytes, BEST)],
]

/** Writes every text file of the build compressed beside it, so that a server need not do it again and again. */
export function compress() {
  let folder = ''
  return {
    name: 'undercroft-compress',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir)
    },
    async closeBundle() {
      const paths = readdirSync(folder, { recursive: true }).map((file) => join(folder, String(file)))
      const worth = paths.filter((path) => TEXT.test(path) && statSync(path).isFile() && statSync(path).size >= WORTH)
      const each = worth.flatMap((path) => packings.map(([name, pack]) => ({ path, name, pack })))
      await Promise.all(
        each.map(async ({ path, name, pack }) => writeFileSync(`${path}.${name}`, await pack(readFileSync(path)))),
      )
    },
  }
}
