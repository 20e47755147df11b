import { randomBytes } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Redis } from 'ioredis'
import pg from 'pg'
import type { Config } from '../config.ts'
import { configOf } from '../config.ts'

/** PostgreSQL where it is named or found on this machine, null where not: tests then say so. */
export const postgresUrl: string | null = await findPostgres()

async function findPostgres(): Promise<string | null> {
  const named = process.env.DATABASE_URL
  for (const url of named
    ? [named]
    : ['postgres://postgres@127.0.0.1:5432/test', 'postgres://root@127.0.0.1:5432/test']) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 })
    try {
      await client.connect()
      await client.end()
      return url
    } catch {
      // Not there, or not for us.
    }
  }
  if (!named) console.log('no PostgreSQL on 127.0.0.1:5432 and no DATABASE_URL: tests run on PGlite alone')
  return null
}

/** Redis where it is named or found on this machine, null where not. */
export const redisUrl: string | null = await findRedis()

async function findRedis(): Promise<string | null> {
  const url = process.env.REDIS_URL ?? 'redis://127.0.0.1:6379'
  const client = new Redis(url, { lazyConnect: true, connectTimeout: 2000, retryStrategy: () => null })
  client.on('error', () => {})
  try {
    await client.connect()
    return url
  } catch {
    console.log('no Redis on 127.0.0.1:6379 and no REDIS_URL: nodes are tested without it')
    return null
  } finally {
    client.disconnect()
  }
}

export interface Backend {
  readonly name: string
  readonly config: Config
  /** What a process of its own needs to find the same data. */
  readonly environment: Record<string, string>
  clean(): Promise<void>
}

/** A place of its own in PostgreSQL. */
export function postgresBackend(): Backend {
  const url = postgresUrl as string
  const schema = `test_${randomBytes(6).toString('hex')}`
  const environment = { DATABASE_URL: url, UNDERCROFT_SCHEMA: schema }
  return {
    name: 'PostgreSQL',
    environment,
    config: configOf(environment, { port: 0, logLevel: 'silent', limited: false }),
    async clean() {
      const client = new pg.Client({ connectionString: url })
      await client.connect()
      await client.query(`drop schema if exists ${schema} cascade`)
      await client.end()
    },
  }
}

/** The embedded database in a folder of its own, for processes that are killed and started again; `like`: with its data. */
export function folderBackend(like?: Backend): Backend {
  const data = mkdtempSync(join(tmpdir(), 'undercroft-'))
  if (like?.config.data) cpSync(like.config.data, data, { recursive: true })
  const environment = { UNDERCROFT_DATA: data }
  return {
    name: 'PGlite',
    environment,
    config: configOf(environment, { port: 0, logLevel: 'silent', limited: false }),
    clean: async () => rmSync(data, { recursive: true, force: true }),
  }
}

/** The embedded database, in memory. */
export const pgliteBackend = (): Backend => ({
  name: 'PGlite',
  environment: {},
  config: configOf({}, { port: 0, data: null, logLevel: 'silent', limited: false }),
  clean: async () => {},
})

export const backends: readonly (() => Backend)[] =
  postgresUrl === null ? [pgliteBackend] : [pgliteBackend, postgresBackend]
