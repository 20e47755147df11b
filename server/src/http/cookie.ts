import type { IncomingMessage } from 'node:http'

const NAME = 'undercroft'

export function cookieOf(header: string | undefined): string | null {
  for (const part of (header ?? '').split(';')) {
    const [name, value] = part.trim().split('=')
    if (name === NAME && value && /^[\w-]{43}$/.test(value)) return value
  }
  return null
}

/** Scripts never see it, other sites never send it. */
export function cookieHeader(value: string, secure: boolean): string {
  const age = value === '' ? 0 : 180 * 86_400
  return `${NAME}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${age}${secure ? '; Secure' : ''}`
}

/** Whose limits count. Behind a proxy that we were told to trust, the one it names first; Fastify does the same for requests. */
export function addressOf({ headers, socket }: IncomingMessage, trustProxy: boolean): string {
  const named = trustProxy ? `${headers['x-forwarded-for'] ?? ''}`.split(',')[0].trim() : ''
  return named || (socket.remoteAddress ?? '')
}
