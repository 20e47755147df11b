import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const WORTH = 1024
const TEXT = /\.(?:js|css|html|svg|json|webmanifest)$/

/** Writes every text file of the build compressed beside it, so that a server need not do it again and again. */
export function compress() {
  let folder = ''
  return {
    name: 'undercroft-compress',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir)
    },
    closeBundle() {
      for (const file of readdirSync(folder, { recursive: true })) {
        const path = join(folder, String(file))
        if (!TEXT.test(path) || !statSync(path).isFile() || statSync(path).size < WORTH) continue
        const bytes = readFileSync(path)
        writeFileSync(`${path}.gz`, gzipSync(bytes))
        writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }))
      }
    },
  }
}
