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

/**
 * What reads YAML comes with lessons and files alone, not with every match. The first page, the match screen and what is painted are
 * one file each with all that they need, and so is what the ball games share: fewer requests, and large files compress better than many small ones.
 */
const engine = [
  { name: 'engine', test: /engine[\\/]src[\\/](?!scenario|content[\\/]file)/, priority: 5 },
  {
    name: 'yaml',
    test: /node_modules[\\/]yaml[\\/]|engine[\\/]src[\\/](scenario[\\/]|content[\\/]file)/,
    priority: 4,
  },
]
const pages = [
  { name: 'zod', test: /node_modules[\\/]zod[\\/]v4[\\/](?!classic|.*json-schema)/, priority: 3 },
  { name: 'first', test: /web[\\/]src[\\/](main|app[\\/]Home)\.tsx$/, priority: 3 },
  { name: 'art', test: /web[\\/]src[\\/]art[\\/](?!ground|scene)/, minShareCount: 2, priority: 2 },
  { name: 'match', test: /web[\\/]src[\\/]match[\\/]MatchScreen\.tsx$/, priority: 1 },
  {
    name: 'ball',
    test: /games[\\/]ball[\\/]src[\\/](?!league|scenario|testing|reference)/,
    minShareCount: 2,
    priority: 0,
  },
]

export default defineConfig({
  base: '/',
  resolve: { conditions },
  plugins: [react(), homes(), serviceWorker(), compress()],
  // What the worker fetches for itself is told apart from what a page needs.
  worker: {
    format: 'es',
    rolldownOptions: {
      output: { chunkFileNames: 'assets/worker-[name]-[hash].js', codeSplitting: { groups: engine } },
    },
  },
  build: {
    rolldownOptions: {
      output: { codeSplitting: { groups: [...engine, ...pages] } },
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
