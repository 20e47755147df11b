import type { AddressInfo } from 'node:net'
import { type Bus, soloBus } from './bus/bus.ts'
import { notifyBus } from './bus/notify.ts'
import { redisBus } from './bus/redis.ts'
import type { Config } from './config.ts'
import type { Context } from './context.ts'
import { House } from './house.ts'
import { furnish, makeLoggedApp } from './http/app.ts'
import { Brains } from './match/brains.ts'
import { packOld } from './match/log.ts'
import { Writer } from './match/writer.ts'
import { makeMetrics } from './metrics.ts'
import { Heartbeat } from './owner.ts'
import { newToken, tags } from './secrets.ts'
import { migrate } from './store/migrate.ts'
import { openPglite } from './store/pglite.ts'
import { openPostgres } from './store/postgres.ts'
import type { Store } from './store/store.ts'

export interface Served {
  /** Where browsers find it. */
  readonly address: string
  readonly house: House
  stop(): Promise<void>
}

/** What tests put in the place of the real thing. */
export interface Instead {
  readonly store?: Store
  readonly tag?: () => string
}

/** A node cannot start, and why. */
export class ServeError extends Error {
  override name = 'ServeError'
}

const SWEEP = 3_600_000

/** The database of these settings, with its tables up to date. */
export async function openStore({ databaseUrl, schema, data }: Config): Promise<Store> {
  const store = databaseUrl === null ? await openPglite(data) : openPostgres(databaseUrl, schema)
  if (schema !== 'public') await store.script(`create schema if not exists ${schema}`)
  await migrate(store)
  return store
}

/** Starts a node: the client, the addresses under /api, and the lines, all behind one port. */
export async function serve(config: Config, instead: Instead = {}): Promise<Served> {
  const store = instead.store ?? (await openStore(config))
  const app = makeLoggedApp(config)
  const node = newToken()
  const brains = new Brains(config.threads)
  const context: Context = {
    store,
    bus: busOf(config),
    writer: new Writer(store, node),
    brains,
    metrics: makeMetrics(),
    log: app.log,
    node,
    url: config.publicUrl,
    build: config.build,
    tag: instead.tag ?? tags(),
    now: () => performance.now(),
  }
  const house = new House(context, config.limited)
  const heartbeat = new Heartbeat(context, () => house.hosts.checkOwned())
  await heartbeat.start()
  await furnish(app, house, config, () => heartbeat.isWell)
  house.listen(app.server, config)
  const sweep = async () => {
    await house.people.sweep()
    await packOld(store)
  }
  const sweeper = setInterval(() => {
    sweep().catch((error: Error) => context.log.warn({ error: error.message }, 'nothing was swept'))
  }, SWEEP)
  sweeper.unref()
  const stop = async () => {
    clearInterval(sweeper)
    await house.close()
    await app.close()
    await heartbeat.stop()
    await Promise.allSettled([context.bus.close(), brains.close()])
    await store.close()
  }
  try {
    await app.listen({ port: config.port, host: config.host })
  } catch (error) {
    await stop()
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    throw new ServeError(`port ${config.port} is in use: end what uses it, or name another one with PORT`)
  }
  const { port } = app.server.address() as AddressInfo
  return { address: `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`, house, stop }
}

function busOf({ databaseUrl, redisUrl, schema }: Config): Bus {
  const notices = databaseUrl === null ? soloBus() : notifyBus(databaseUrl, schema)
  return redisUrl === null ? notices : redisBus(redisUrl, schema, notices)
}
