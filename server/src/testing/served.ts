import { afterAll, beforeAll } from 'vitest'
import type { Config } from '../config.ts'
import { type Instead, type Served, serve } from '../serve.ts'
import type { Backend } from './stores.ts'

/** A server for all tests of a block: started before the first of them, gone with its data after the last. */
export function servedOn(
  backend: Backend,
  given: Partial<Config> = {},
  instead?: Instead,
): Pick<Served, 'address' | 'house'> {
  let served: Served
  beforeAll(async () => {
    served = await serve({ ...backend.config, ...given }, instead)
  }, 120_000)
  afterAll(async () => {
    await served?.stop()
    await backend.clean()
  })
  return {
    get address() {
      return served.address
    },
    get house() {
      return served.house
    },
  }
}
