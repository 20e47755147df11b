import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ALLOWED } from '../limits.ts'
import { openStore, type Served, serve } from '../serve.ts'
import type { Store } from '../store/store.ts'
import { pgliteBackend } from '../testing/stores.ts'
import { Guest } from '../testing/table.ts'

const { config } = pgliteBackend()
let served: Served
let isAway = false

/** A built client of two files, each compressed beside itself as a build does it. */
const PAGE = '<!doctype html><title>Undercroft</title>'
const SCRIPT = 'console.log("played by the book")\n'.repeat(40)
const client = mkdtempSync(join(tmpdir(), 'undercroft-client-'))
mkdirSync(join(client, 'assets'))
for (const [name, text] of [
  ['index.html', PAGE],
  ['assets/match-Bq3x9KfZ.js', SCRIPT],
]) {
  writeFileSync(join(client, name), text)
  writeFileSync(join(client, `${name}.br`), brotliCompressSync(text))
  writeFileSync(join(client, `${name}.gz`), gzipSync(text))
}

beforeAll(async () => {
  const real = await openStore(config)
  const store: Store = {
    ...real,
    query: (sql, values) => (isAway ? Promise.reject(new Error('the database is away')) : real.query(sql, values)),
  }
  served = await serve({ ...config, limited: true, trustProxy: true, metricsToken: 'let me see', client }, { store })
}, 120_000)
afterAll(async () => {
  await served?.stop()
  rmSync(client, { recursive: true })
})

/** Somebody at an address of his own. */
const from = async (address: string, path: string, init: RequestInit = {}) =>
  fetch(`${served.address}${path}`, { ...init, headers: { ...init.headers, 'x-forwarded-for': address } })
const post = (address: string, path: string, body: object) =>
  from(address, path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
const statuses = async (answers: Promise<Response>[]): Promise<number[]> =>
  (await Promise.all(answers)).map(({ status }) => status)

describe('too much of one address is refused in words, and others are served', () => {
  it('requests', async () => {
    const many = Array.from({ length: ALLOWED.request.burst * 2 }, () => from('198.51.100.1', '/api/me'))
    const refused = (await Promise.all(many)).filter(({ status }) => status === 429)
    expect(refused.length).toBeGreaterThan(10)
    expect(await refused[0].json()).toEqual({ error: 'too-fast' })
    expect((await from('198.51.100.2', '/api/me')).status).toBe(200)
  })

  it('guests', async () => {
    const many = Array.from({ length: ALLOWED.guest.burst + 5 }, () =>
      post('198.51.100.3', '/api/me/name', { name: 'Crowd' }),
    )
    expect((await statuses(many)).filter((status) => status === 200)).toHaveLength(ALLOWED.guest.burst)
  })

  it('new accounts', async () => {
    const many = Array.from({ length: ALLOWED.signUp.burst + 2 }, (_, i) =>
      post('198.51.100.4', '/api/sign-up', { name: `Sock ${i}`, passphrase: 'four words are enough' }),
    )
    expect((await statuses(many)).sort()).toEqual([...Array(ALLOWED.signUp.burst).fill(200), 429, 429])
  }, 60_000)

  it('guesses of one name, from wherever they come; also of its recovery code', async () => {
    const tries = Array.from({ length: ALLOWED.signIn.burst + 2 }, (_, i) =>
      i % 2
        ? post(`198.51.100.${10 + i}`, '/api/sign-in', { name: 'Victim', passphrase: `wrong guess ${i}` })
        : post(`198.51.100.${10 + i}`, '/api/recover', { name: 'victim', code: `${i}`, passphrase: 'wrong guess' }),
    )
    expect((await statuses(tries)).sort()).toEqual([...Array(ALLOWED.signIn.burst).fill(409), 429, 429])
  }, 60_000)
})

describe('the client is served compressed, and what has a digest in its name is asked for once', () => {
  const FOREVER = 'public, max-age=31536000, immutable'
  it.each([
    ['/assets/match-Bq3x9KfZ.js', 'br, gzip', 'br', FOREVER, SCRIPT],
    ['/assets/match-Bq3x9KfZ.js', 'gzip', 'gzip', FOREVER, SCRIPT],
    ['/assets/match-Bq3x9KfZ.js', 'identity', null, FOREVER, SCRIPT],
    ['/', 'br, gzip', 'br', 'no-cache', PAGE],
    ['/index.html', 'gzip', 'gzip', 'no-cache', PAGE],
    // An address of the client's own.
    ['/match/1', 'br, gzip', 'br', 'no-cache', PAGE],
  ])('%s for %s', async (path, accepted, encoding, cache, text) => {
    const headers = { 'accept-encoding': accepted, accept: 'text/html' }
    const answer = await from('198.51.100.9', path, { headers })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-encoding')).toBe(encoding)
    expect(answer.headers.get('cache-control')).toBe(cache)
    expect(await answer.text()).toBe(text)
  })

  it('a script that is not there is no page', async () => {
    expect((await from('198.51.100.9', '/assets/gone-00000000.js')).status).toBe(404)
  })
})

describe('every answer', () => {
  it('lets in no script but our own, no frame, nothing from elsewhere, also where it refuses', async () => {
    for (const path of ['/health', '/api/me', '/api/nothing', '/nowhere']) {
      const { headers } = await from('198.51.100.5', path)
      const policy = Object.fromEntries(
        (headers.get('content-security-policy') ?? '').split('; ').map((part) => {
          const [name, ...values] = part.split(' ')
          return [name, values.join(' ')]
        }),
      )
      expect(policy).toMatchObject({
        'default-src': "'self'",
        'script-src': "'self'",
        'connect-src': "'self'",
        'object-src': "'none'",
        'base-uri': "'none'",
        'frame-ancestors': "'none'",
      })
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBe('no-referrer')
    }
  })

  it('has a cookie that scripts do not see, and other sites do not send; only over TLS where there is TLS', async () => {
    const plain = await post('198.51.100.6', '/api/me/name', { name: 'Plain' })
    expect(plain.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax; Max-Age=\d+$/)
    const safe = await from('198.51.100.6', '/api/me/name', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-proto': 'https' },
      body: JSON.stringify({ name: 'Safe' }),
    })
    expect(safe.headers.get('set-cookie')).toMatch(/; Secure$/)
  })

  it('is for our own pages: others can neither ask nor sign anybody out', async () => {
    for (const origin of ['http://elsewhere.example', 'null', `${served.address}.elsewhere.example`]) {
      const answer = await from('198.51.100.7', '/api/me/name', {
        method: 'POST',
        headers: { origin, 'content-type': 'application/json' },
        body: JSON.stringify({ name: 'Foreign' }),
      })
      expect([origin, answer.status]).toEqual([origin, 403])
    }
    const own = await from('198.51.100.7', '/api/me/name', {
      method: 'POST',
      headers: { origin: served.address, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Own' }),
    })
    expect(own.status).toBe(200)
  })

  it('to something unreadable names the field and why', async () => {
    const guest = new Guest(served.address)
    const { status, body } = await guest.ask('POST', '/api/me/name', { name: 'x'.repeat(25) })
    expect(status).toBe(400)
    expect(body).toMatchObject({ error: 'unreadable', field: 'name' })
    const broken = await from('198.51.100.8', '/api/me/name', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"name":',
    })
    expect([broken.status, await broken.json()]).toEqual([400, { error: 'unreadable' }])
    const long = await post('198.51.100.8', '/api/me/name', { name: 'x'.repeat(65 * 1024) })
    expect(long.status).toBe(413)
  })
})

describe('whoever keeps the house', () => {
  it('sees figures with the right word only', async () => {
    expect((await from('198.51.100.9', '/metrics')).status).toBe(403)
    const answer = await from('198.51.100.9', '/metrics', { headers: { authorization: 'Bearer let me see' } })
    const text = await answer.text()
    for (const name of ['actions_total', 'lines', 'live_matches', 'commit_seconds_bucket', 'views_differed_total']) {
      expect(text).toContain(`undercroft_${name}`)
    }
  })

  it('is told when the database is away, and people in a word that they know', async () => {
    expect((await from('198.51.100.9', '/health')).status).toBe(200)
    isAway = true
    const health = await from('198.51.100.9', '/health')
    expect([health.status, await health.json()]).toMatchObject([503, { ok: false, database: false }])
    const asked = await post('198.51.100.9', '/api/me/name', { name: 'Anybody' })
    expect([asked.status, await asked.json()]).toEqual([503, { error: 'try-again' }])
    isAway = false
    expect((await from('198.51.100.9', '/health')).status).toBe(200)
  })
})
