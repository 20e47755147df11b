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

/** What reads YAML comes with lessons and files alone, not with every match. */
const chunks = {
  groups: [
    { name: 'engine', test: /engine[\\/]src[\\/](?!scenario|content[\\/]file)/, priority: 2 },
    {
      name: 'yaml',
      test: /node_modules[\\/]yaml[\\/]|engine[\\/]src[\\/](scenario[\\/]|content[\\/]file)/,
      priority: 1,
    },
  ],
}

export default defineConfig({
  base: '/',
  resolve: { conditions },
  plugins: [react(), homes(), serviceWorker(), compress()],
  // What the worker fetches for itself is told apart from what a page needs.
  worker: {
    format: 'es',
    rolldownOptions: { output: { chunkFileNames: 'assets/worker-[name]-[hash].js', advancedChunks: chunks } },
  },
  build: {
    rolldownOptions: {
      output: { advancedChunks: chunks },
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
