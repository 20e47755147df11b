import type { Invitation, ListedMatch, Me, NewMatch, Requests } from '@undercroft/wire'

/** Something the server did not do; `key` names it in the messages. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly key: string
  readonly detail: Readonly<Record<string, unknown>>
  constructor(key: string, detail: Readonly<Record<string, unknown>> = {}) {
    super(key)
    this.key = key
    this.detail = detail
  }
}

async function ask<T>(path: string, body?: object): Promise<T> {
  let response: Response
  try {
    response = await fetch(`/api/${path}`, {
      ...(body
        ? { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
        : { headers: { accept: 'application/json' } }),
    })
  } catch {
    throw new ApiError('no-server')
  }
  if (!(response.headers.get('content-type') ?? '').includes('json')) throw new ApiError('no-server')
  const answer = await response.json()
  if (!response.ok) throw new ApiError(String(answer?.error ?? 'try-again'), answer ?? {})
  return answer as T
}

/** The addresses of the server. */
export const api = {
  me: () => ask<Me | null>('me'),
  rename: (body: Requests['rename']) => ask<Me>('me/name', body),
  settings: (body: Requests['settings']) => ask<Me>('me/settings', body),
  erase: (body: Requests['erase']) => ask<object>('me/erase', body),
  signUp: (body: Requests['signUp']) => ask<{ code: string }>('sign-up', body),
  signIn: (body: Requests['signIn']) => ask<Me>('sign-in', body),
  signOut: () => ask<object>('sign-out', {}),
  recover: (body: Requests['recover']) => ask<{ code: string }>('recover', body),
  block: (body: Requests['block']) => ask<Me>('block', body),
  report: (body: Requests['report']) => ask<object>('report', body),
  matches: () => ask<ListedMatch[]>('matches'),
  newMatch: (body: Requests['newMatch']) => ask<NewMatch>('matches', body),
  invite: (match: string, body: Requests['revoke']) => ask<{ token: string }>(`matches/${match}/invite`, body),
  invitation: (token: string) => ask<Invitation>(`invites/${encodeURIComponent(token)}`),
  join: (body: Requests['join']) => ask<{ match: string; watch?: string }>('join', body),
  replay: (match: string, watch: string | null) =>
    ask<unknown>(`matches/${match}/replay${watch ? `?watch=${encodeURIComponent(watch)}` : ''}`),
}

export const exportAddress = '/api/me/export'
