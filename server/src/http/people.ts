import { requests } from '@undercroft/wire/schemas'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Account, PeopleError } from '../people/accounts.ts'
import { closeAccount, exportOf } from '../people/data.ts'
import { type Desk, RequestError } from './app.ts'
import { cookieOf } from './cookie.ts'
import { read } from './read.ts'

/** Who somebody is, and what happens to what we know of him. */
export function peopleRoutes(app: FastifyInstance, desk: Desk): void {
  const { people, chat, context, hosts } = desk.house
  const { store } = context

  const must = async (request: FastifyRequest): Promise<Account> => {
    const person = await desk.known(request)
    if (!person) throw new RequestError(401, 'nobody')
    return person
  }

  /** Null: a server is there, and knows nobody by this cookie. */
  app.get('/api/me', async (request, reply) => {
    const person = await desk.known(request)
    if (!person) return reply.type('application/json').send('null')
    await store.query('update account set seen = now() where id = $1', [person.id])
    return people.me(person)
  })

  app.post('/api/me/name', async (request, reply) => {
    const { name } = read(requests.rename, request.body)
    const person = await desk.person(request, reply, name)
    await people.rename(person, name)
    await tellTables(person)
    return people.me({ ...person, name })
  })

  app.post('/api/me/settings', async (request, reply) => {
    const settings = read(requests.settings, request.body)
    const person = await desk.person(request, reply)
    await people.settings(person, settings)
    return people.me({ ...person, settings: { ...person.settings, ...settings } })
  })

  app.post('/api/sign-up', async (request, reply) => {
    const { name, passphrase } = read(requests.signUp, request.body)
    desk.limit(request, 'signUp')
    const guest = await desk.person(request, reply, name)
    const code = await people.signUp(guest, name, passphrase)
    await tellTables(guest)
    return { code }
  })

  app.post('/api/sign-in', async (request, reply) => {
    const { name, passphrase } = read(requests.signIn, request.body)
    desk.limit(request, 'signIn', name.toLowerCase())
    const { account, cookie } = await people.signIn(name, passphrase)
    desk.greet(request, reply, cookie)
    return people.me(account)
  })

  app.post('/api/recover', async (request, reply) => {
    const { name, code, passphrase } = read(requests.recover, request.body)
    desk.limit(request, 'signIn', name.toLowerCase())
    const recovered = await people.recover(name, code, passphrase)
    desk.greet(request, reply, recovered.cookie)
    return { code: recovered.code }
  })

  app.post('/api/sign-out', async (request, reply) => {
    const cookie = cookieOf(request.headers.cookie)
    if (cookie) await people.logOut(cookie)
    desk.greet(request, reply, '')
    return {}
  })

  app.post('/api/block', async (request) => {
    const { who, blocked } = read(requests.block, request.body)
    const person = await must(request)
    await people.block(person, who, blocked)
    return people.me(person)
  })

  app.post('/api/report', async (request) => {
    const { match, who, why } = read(requests.report, request.body)
    const person = await must(request)
    desk.limit(request, 'report', person.id)
    if (!(await chat.report(person, match, who, why))) throw new RequestError(404, 'nobody')
    return {}
  })

  app.get('/api/me/export', async (request, reply) => {
    const person = await must(request)
    reply.header('content-disposition', 'attachment; filename="undercroft-account.json"')
    return exportOf(store, person)
  })

  /** The name is typed in, so that nobody does it by mistake. */
  app.post('/api/me/erase', async (request, reply) => {
    const { name } = read(requests.erase, request.body)
    const person = await must(request)
    if (name !== person.name) throw new PeopleError('wrong-name')
    await closeAccount(store, person)
    desk.house.closed(person.id)
    desk.greet(request, reply, '')
    await tellTables(person)
    return {}
  })

  async function tellTables({ id }: Account): Promise<void> {
    const rows = await store.query<{ match: string }>(
      `select s.match from seated s join match m on m.id = s.match where s.account = $1 and m.status in ('waiting', 'live')`,
      [id],
    )
    for (const { match } of rows) await hosts.rowChanged(match)
  }
}
