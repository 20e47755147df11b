/** Every setting comes from the environment; without any, a node runs alone. */
export interface Config {
  readonly port: number
  readonly host: string
  /** The folder of the embedded database; null: in memory, for tests. */
  readonly data: string | null
  readonly databaseUrl: string | null
  readonly schema: string
  readonly redisUrl: string | null
  /** How other nodes and browsers reach this one, where that is not the address they came by. */
  readonly publicUrl: string | null
  /** Further origins whose pages may open lines. */
  readonly origins: readonly string[]
  readonly trustProxy: boolean
  readonly metricsToken: string | null
  readonly logLevel: string
  /** The folder of the built client, null for none. */
  readonly client: string | null
  /** Threads for computers. */
  readonly threads: number
  /** False only in load tests. */
  readonly limited: boolean
  readonly build: string
}

/** A setting cannot be used. */
class ConfigError extends Error {
  override name = 'ConfigError'
}

type Environment = Readonly<Record<string, string | undefined>>

const SCHEMA = /^[a-z_][a-z0-9_]{0,40}$/

/** Throws an error that names the setting and why it cannot be used. */
export function configOf(environment: Environment, given: Partial<Config> = {}): Config {
  const port = numberOf(environment, 'PORT', 4173, 0, 65_535)
  const schema = environment.UNDERCROFT_SCHEMA ?? 'public'
  if (!SCHEMA.test(schema)) throw new ConfigError(`UNDERCROFT_SCHEMA: '${schema}' is no name of a schema`)
  return {
    port,
    host: environment.HOST ?? '127.0.0.1',
    data: environment.UNDERCROFT_DATA ?? './data',
    databaseUrl: environment.DATABASE_URL ?? null,
    schema,
    redisUrl: environment.REDIS_URL ?? null,
    publicUrl: environment.PUBLIC_URL ?? null,
    origins: (environment.UNDERCROFT_ORIGINS ?? '').split(',').filter(Boolean),
    trustProxy: environment.TRUST_PROXY === 'true',
    metricsToken: environment.METRICS_TOKEN ?? null,
    logLevel: environment.LOG_LEVEL ?? 'info',
    client: null,
    threads: numberOf(environment, 'UNDERCROFT_THREADS', 2, 1, 64),
    limited: environment.UNDERCROFT_LIMITS !== 'off',
    build: environment.UNDERCROFT_BUILD ?? 'dev',
    ...given,
  }
}

function numberOf(environment: Environment, name: string, usual: number, least: number, most: number): number {
  const text = environment[name]
  if (text === undefined || text === '') return usual
  const value = Number(text)
  if (!Number.isInteger(value) || value < least || value > most) {
    throw new ConfigError(`${name}: '${text}' is not a whole number from ${least} to ${most}`)
  }
  return value
}
