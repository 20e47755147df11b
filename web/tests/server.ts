import { fileURLToPath } from 'node:url'
import { build, preview } from 'vite'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  export interface ProvidedContext {
    address: string
  }
}

const root = fileURLToPath(new URL('..', import.meta.url))

/** Builds the client once and serves it on this machine only. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // The test runner says 'test', which would build the slower development version.
  const { NODE_ENV } = process.env
  process.env.NODE_ENV = 'production'
  await build({ root, logLevel: 'warn', mode: 'production' })
  process.env.NODE_ENV = NODE_ENV
  const server = await preview({ root, logLevel: 'warn', preview: { host: '127.0.0.1', port: 0, strictPort: false } })
  const address = server.httpServer.address()
  if (typeof address !== 'object' || address === null) throw new Error('the preview server has no address')
  project.provide('address', `http://127.0.0.1:${address.port}`)
  return async () => {
    await new Promise((resolve) => server.httpServer.close(resolve))
  }
}
