import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { serviceWorker } from './scripts/service-worker.mjs'

const conditions = ['undercroft-source', ...defaultClientConditions]

export default defineConfig({
  base: '/',
  resolve: { conditions },
  plugins: [react(), serviceWorker()],
  worker: { format: 'es' },
  build: {
    rolldownOptions: {
      treeshake: {
        moduleSideEffects: (id: string) => !/\/(games|engine|coach)\/[^?]*\.ts$/.test(id) || id.includes('/web/'),
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
