import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import type { Me } from '@undercroft/wire'
import { hashOf, newCookie, newToken } from '../secrets.ts'
import { one, type Row, type Store } from '../store/store.ts'

/** argon2id as OWASP advises: 19 MiB, twice over. */
const ARGON = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const GUEST_DAYS = 30
const PERSON_DAYS = 180

export interface Account extends Row {
  readonly id: string
  readonly name: string
  readonly kind: 'guest' | 'person' | 'closed'
  readonly settings: { readonly chat?: boolean }
  readonly muted_until: Date | null
}

const COLUMNS = 'id, name, kind, settings, muted_until'

/** Something that a person did cannot be done, in a word of the client's. */
export class PeopleError extends Error {
  override name = 'PeopleError'
  readonly key: 'name-taken' | 'wrong-passphrase' | 'wrong-code' | 'not-guest' | 'wrong-name'
  constructor(key: PeopleError['key']) {
    super(key)
    this.key = key
  }
}

/** Names that look alike are the same name. */
const keyOf = (name: string): string => name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()

export class People {
  private readonly store: Store

  constructor(store: Store) {
    this.store = store
  }

  /** A guest, and the cookie that only he has. */
  async guest(name?: string): Promise<{ account: Account; cookie: string }> {
    const id = newToken()
    const called = name ?? `Guest ${randomBytes(2).toString('hex').toUpperCase()}`
    const [account] = await this.store.query<Account>(
      `insert into account (id, name, kind) values ($1, $2, 'guest') returning ${COLUMNS}`,
      [id, called],
    )
    return { account, cookie: await this.logIn(id, GUEST_DAYS) }
  }

  async byCookie(cookie: string | null): Promise<Account | null> {
    if (cookie === null) return null
    const found = await one<Account & { expires: Date }>(
      this.store,
      `select ${COLUMNS.replace(/(\w+)/g, 'a.$1')}, l.expires from login l join account a on a.id = l.account
       where l.token_hash = $1 and l.expires > now() and a.kind <> 'closed'`,
      [hashOf(cookie)],
    )
    if (!found) return null
    const { expires, ...account } = found
    await this.prolong(cookie, account, expires)
    return account
  }

  /** A log-in lasts from the last visit, not from the first; written down once a day. */
  private async prolong(cookie: string, { id, kind }: Account, expires: Date): Promise<void> {
    const days = kind === 'person' ? PERSON_DAYS : GUEST_DAYS
    if (expires.getTime() - Date.now() > (days - 1) * 86_400_000) return
    await this.store.transaction([
      ['update login set expires = now() + make_interval(days => $2) where token_hash = $1', [hashOf(cookie), days]],
      ['update account set seen = now() where id = $1', [id]],
    ])
  }

  async byId(id: string): Promise<Account | null> {
    return one<Account>(this.store, `select ${COLUMNS} from account where id = $1 and kind <> 'closed'`, [id])
  }

  private async logIn(account: string, days: number): Promise<string> {
    const cookie = newCookie()
    await this.store.query(
      `insert into login (token_hash, account, expires) values ($1, $2, now() + make_interval(days => $3))`,
      [hashOf(cookie), account, days],
    )
    return cookie
  }

  async logOut(cookie: string): Promise<void> {
    await this.store.query('delete from login where token_hash = $1', [hashOf(cookie)])
  }

  /** A guest becomes a person, with everything he has played. Gives the recovery code, which is shown once. */
  async signUp(guest: Account, name: string, passphrase: string): Promise<string> {
    if (guest.kind !== 'guest') throw new PeopleError('not-guest')
    const code = newCode()
    const [secret, recovery] = await Promise.all([hash(passphrase, ARGON), hash(plainCode(code), ARGON)])
    try {
      await this.store.transaction([
        [
          `update account set name = $2, name_key = $3, kind = 'person', passphrase = $4, recovery = $5 where id = $1`,
          [guest.id, name, keyOf(name), secret, recovery],
        ],
        [`update login set expires = now() + make_interval(days => $2) where account = $1`, [guest.id, PERSON_DAYS]],
        ...renamed(guest.id, name),
      ])
    } catch (error) {
      if ((error as { code?: string }).code === '23505') throw new PeopleError('name-taken')
      throw error
    }
    return code
  }

  async signIn(name: string, passphrase: string): Promise<{ account: Account; cookie: string }> {
    const found = await this.secretsOf(name)
    // A name that is not known takes as long as a wrong passphrase.
    const fits = await verify(found?.passphrase ?? (await decoy()), passphrase).catch(() => false)
    if (!found || !fits) throw new PeopleError('wrong-passphrase')
    const { passphrase: _, recovery: __, ...account } = found
    return { account, cookie: await this.logIn(found.id, PERSON_DAYS) }
  }

  /** A new passphrase for somebody who has the recovery code; all other log-ins end. Gives a new code. */
  async recover(
    name: string,
    code: string,
    passphrase: string,
  ): Promise<{ account: Account; cookie: string; code: string }> {
    const found = await this.secretsOf(name)
    const fits = await verify(found?.recovery ?? (await decoy()), plainCode(code)).catch(() => false)
    if (!found || !fits) throw new PeopleError('wrong-code')
    const fresh = newCode()
    const [secret, recovery] = await Promise.all([hash(passphrase, ARGON), hash(plainCode(fresh), ARGON)])
    await this.store.transaction([
      ['update account set passphrase = $2, recovery = $3 where id = $1', [found.id, secret, recovery]],
      ['delete from login where account = $1', [found.id]],
    ])
    const { passphrase: _, recovery: __, ...account } = found
    return { account, cookie: await this.logIn(found.id, PERSON_DAYS), code: fresh }
  }

  private secretsOf(name: string): Promise<(Account & { passphrase: string; recovery: string }) | null> {
    return one(
      this.store,
      `select ${COLUMNS}, passphrase, recovery from account where name_key = $1 and kind = 'person'`,
      [keyOf(name)],
    )
  }

  async rename(account: Account, name: string): Promise<void> {
    if (account.kind === 'guest') {
      await this.store.transaction([
        ['update account set name = $2 where id = $1', [account.id, name]],
        ...renamed(account.id, name),
      ])
      return
    }
    try {
      await this.store.transaction([
        ['update account set name = $2, name_key = $3 where id = $1', [account.id, name, keyOf(name)]],
        ...renamed(account.id, name),
      ])
    } catch (error) {
      if ((error as { code?: string }).code === '23505') throw new PeopleError('name-taken')
      throw error
    }
  }

  async me({ id, name, kind, settings }: Account): Promise<Me> {
    const blocked = await this.store.query<{ id: string; name: string }>(
      'select a.id, a.name from block b join account a on a.id = b.other where b.account = $1 order by a.name',
      [id],
    )
    return { id, name, kind: kind === 'person' ? 'person' : 'guest', chat: settings.chat ?? true, blocked }
  }

  async settings(account: Account, settings: Account['settings']): Promise<void> {
    await this.store.query('update account set settings = settings || $2::jsonb where id = $1', [
      account.id,
      JSON.stringify(settings),
    ])
  }

  async block(account: Account, who: string, blocked: boolean): Promise<void> {
    if (blocked) {
      await this.store.query('insert into block (account, other) values ($1, $2) on conflict do nothing', [
        account.id,
        who,
      ])
    } else await this.store.query('delete from block where account = $1 and other = $2', [account.id, who])
  }

  /** Guests who were not here for a month, with nothing that others still play with. */
  async sweep(): Promise<void> {
    await this.store.query(
      `delete from account a where kind = 'guest' and seen < now() - make_interval(days => $1)
       and not exists (select from seated s where s.account = a.id)`,
      [GUEST_DAYS],
    )
    await this.store.query('delete from login where expires < now()')
  }
}

/** The name stands in the rows of matches too. */
const renamed = (account: string, name: string): [string, unknown[]][] => [
  [
    `update match m set seats = (
       select jsonb_agg(case when s->>'account' = $1 then s || jsonb_build_object('name', $2::text) else s end order by n)
       from jsonb_array_elements(m.seats) with ordinality as t (s, n))
     where id in (select match from seated where account = $1)`,
    [account, name],
  ],
  ['update said set name = $2 where account = $1', [account, name]],
]

/** 80 bits that can be written down: ABCD-EFGH-JKLM-NPQR. */
function newCode(): string {
  const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
  const letters = [...randomBytes(16)].map((byte) => alphabet[byte & 31]).join('')
  return (letters.match(/.{4}/g) ?? []).join('-')
}

const plainCode = (code: string): string => code.toUpperCase().replace(/[^A-Z0-9]/g, '')

let made: Promise<string> | null = null
const decoy = (): Promise<string> => {
  made ??= hash(newToken(), ARGON)
  return made
}
