import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { gather } from '../scripts/gather.mjs'
import { compress } from './scripts/compress.mjs'
import { homes } from './scripts/homes.mjs'
import { serviceWorker } from './scripts/service-worker.mjs'

gather()

const conditions = ['undercroft-source', ...defaultClientConditions]

const repository = fileURLToPath(new URL('..', import.meta.url))
/** Modules that only declare: what nobody uses of them is left out. */
const pure = /^(games|engine|coach)\/[^?]*\.ts$/

export default defineConfig({
  base: '/',
  resolve: { conditions },
  plugins: [react(), homes(), serviceWorker(), compress()],
  worker: { format: 'es' },
  build: {
    rolldownOptions: {
      treeshake: {
        moduleSideEffects: (id: string) => !(id.startsWith(repository) && pure.test(id.slice(repository.length))),
      },
    },
    target: 'es2022',
    chunkSizeWarningLimit: 600,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { host: '127.0.0.1' },
  preview: { host: '127.0.0.1' },
})
