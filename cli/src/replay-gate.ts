import type { Output } from './output.ts'

/** `undercroft replay-gate`: would every open match go on with this version? Exit code 1 where one would not. */
export async function replayGateCommand(options: { readonly json?: boolean }, output: Output): Promise<number> {
  const { configOf, openStore, replayGate } = await import('@undercroft/server')
  const store = await openStore(configOf(process.env))
  try {
    const { same, differ } = await replayGate(store)
    if (options.json) output.print(JSON.stringify({ same, differ }))
    else {
      output.print(`${same} open matches go on as they stood, ${differ.length} would not`)
      for (const { match, reason } of differ) output.print(`  ${match}: ${reason}`)
    }
    return differ.length === 0 ? 0 : 1
  } finally {
    await store.close()
  }
}
