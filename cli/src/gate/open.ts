import type { Output } from '../output.ts'

interface OpenGateOptions {
  readonly finished?: number
  readonly json?: boolean
}

/** `undercroft gate --open`: would every open match go on with this version? Exit code 1 where one would not. */
export async function openGateCommand({ finished, json }: OpenGateOptions, output: Output): Promise<number> {
  const { configOf, openStore, replayGate } = await import('@undercroft/server')
  const store = await openStore(configOf(process.env))
  try {
    const { same, differ } = await replayGate(store, finished)
    if (json) output.print(JSON.stringify({ same, differ }))
    else {
      const which = finished === undefined ? 'open matches' : 'open and finished matches'
      output.print(`${same} ${which} come out as they stood, ${differ.length} would not`)
      for (const { match, reason } of differ) output.print(`  ${match}: ${reason}`)
    }
    return differ.length === 0 ? 0 : 1
  } finally {
    await store.close()
  }
}
