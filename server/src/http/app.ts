import fastifyStatic from '@fastify/static'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import type { House } from '../house.ts'
import type { Allowed } from '../limits.ts'
import { type Account, PeopleError } from '../people/accounts.ts'
import { cookieHeader, cookieOf } from './cookie.ts'
import { HEADERS } from './headers.ts'
import { matchRoutes } from './matches.ts'
import { peopleRoutes } from './people.ts'

/** The largest body of a request: options of a match are the largest. */
const LONGEST_BODY = 64 * 1024

/** A request cannot be done, in a word of the client's. */
export class RequestError extends Error {
  override name = 'RequestError'
  readonly status: number
  readonly key: string
  readonly detail: Readonly<Record<string, unknown>>
  constructor(status: number, key: string, detail: Readonly<Record<string, unknown>> = {}) {
    super(key)
    this.status = status
    this.key = key
    this.detail = detail
  }
}

/** What the addresses need of the house, and of who asks. */
export interface Desk {
  readonly house: House
  /** Who asks; a guest is made of somebody who is new. */
  person(request: FastifyRequest, reply: FastifyReply, name?: string): Promise<Account>
  /** Who asks, null where nobody is known. */
  known(request: FastifyRequest): Promise<Account | null>
  greet(request: FastifyRequest, reply: FastifyReply, cookie: string): void
  limit(request: FastifyRequest, what: Allowed, who?: string): void
}

export interface AppOptions {
  /** The folder of the built client, null for none. */
  readonly client: string | null
  readonly trustProxy: boolean
  readonly metricsToken: string | null
  readonly logLevel: string
}

export function makeLoggedApp({ trustProxy, logLevel }: AppOptions): FastifyInstance {
  return Fastify({
    bodyLimit: LONGEST_BODY,
    trustProxy,
    // Requests are counted, not logged: invitations stand in their addresses.
    logController: new LogController({ disableRequestLogging: true }),
    // Neither cookies nor tokens nor addresses of people are logged.
    logger: { level: logLevel, base: null, redact: ['req.headers', 'token', 'cookie'] },
  })
}

export async function furnish(
  app: FastifyInstance,
  house: House,
  options: AppOptions,
  isWell: () => boolean,
): Promise<void> {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(HEADERS)
    if (!request.url.startsWith('/api/')) return
    reply.header('cache-control', 'no-store')
    if (!house.limits.take('request', request.ip)) throw new RequestError(429, 'too-fast')
    if (request.method !== 'GET' && !isOwnPage(request)) throw new RequestError(403, 'other-site')
  })
  app.setErrorHandler((error: Error & { statusCode?: number; code?: string }, _request, reply) => {
    if (error instanceof RequestError) return reply.code(error.status).send({ error: error.key, ...error.detail })
    if (error instanceof PeopleError) return reply.code(409).send({ error: error.key })
    if (error.statusCode && error.statusCode < 500) return reply.code(error.statusCode).send({ error: 'unreadable' })
    app.log.error({ error: error.message }, 'a request failed')
    return reply.code(503).send({ error: 'try-again' })
  })
  const desk = makeDesk(house)
  matchRoutes(app, desk)
  peopleRoutes(app, desk)
  app.get('/health', async (_request, reply) => {
    const started = performance.now()
    const isThere = await house.context.store.query('select 1').then(
      () => true,
      () => false,
    )
    const ok = isThere && isWell()
    return reply.code(ok ? 200 : 503).send({
      ok,
      build: house.context.build,
      database: isThere,
      milliseconds: Math.round(performance.now() - started),
      lines: house.connections.size,
    })
  })
  app.get('/metrics', async (request, reply) => {
    const { metricsToken } = options
    const isNear = ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.ip)
    if (metricsToken === null ? !isNear : request.headers.authorization !== `Bearer ${metricsToken}`) {
      return reply.code(403).send({ error: 'not-yours' })
    }
    const { registry } = house.context.metrics
    return reply.type(registry.contentType).send(await registry.metrics())
  })
  if (options.client !== null) await serveClient(app, options.client)
}

function makeDesk(house: House): Desk {
  const known = (request: FastifyRequest) => house.people.byCookie(cookieOf(request.headers.cookie))
  const greet = (request: FastifyRequest, reply: FastifyReply, cookie: string) => {
    reply.header('set-cookie', cookieHeader(cookie, request.protocol === 'https'))
  }
  const limit = (request: FastifyRequest, what: Allowed, who = request.ip) => {
    if (!house.limits.take(what, who)) throw new RequestError(429, 'too-fast')
  }
  return {
    house,
    known,
    greet,
    limit,
    async person(request, reply, name) {
      const found = await known(request)
      if (found) return found
      limit(request, 'guest')
      const { account, cookie } = await house.people.guest(name)
      greet(request, reply, cookie)
      return account
    },
  }
}

/** A page of another site cannot make somebody's browser do things here. */
function isOwnPage({ headers, host }: FastifyRequest): boolean {
  const { origin } = headers
  if (origin === undefined) return true
  try {
    return new URL(origin).host === host
  } catch {
    return false
  }
}

/** The built client: names with a digest in them last for ever, the others are asked for each time. */
async function serveClient(app: FastifyInstance, root: string): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const lasts = path.replaceAll('\\', '/').includes('/assets/')
      reply.setHeader('cache-control', lasts ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  // Every other address is one of the client's own.
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html')
    if (!isPage || request.url.startsWith('/api/')) return reply.code(404).send({ error: 'not-found' })
    return reply.sendFile('index.html')
  })
}
