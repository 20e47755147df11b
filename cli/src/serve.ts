import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Output } from './output.ts'

export interface ServeOptions {
  readonly port?: number
  readonly host?: string
}

/** The client as `npm start` builds it. */
const client = fileURLToPath(new URL('../../web/dist/', import.meta.url))

/** `undercroft serve`: the client and matches between people, behind one port, until it is stopped. */
export async function serveCommand(options: ServeOptions, output: Output): Promise<number> {
  const { configOf, serve } = await import('@undercroft/server')
  const config = configOf(process.env, {
    ...(options.port === undefined ? {} : { port: options.port }),
    ...(options.host === undefined ? {} : { host: options.host }),
    client: existsSync(`${client}index.html`) ? client : null,
  })
  const served = await serve(config)
  output.print(`Undercroft is at ${served.address}/ (Ctrl+C ends it)`)
  if (config.client === null) output.note('The client is not built: npm start does that. Only the server answers here.')
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve())
  })
  await served.stop()
  return 0
}
