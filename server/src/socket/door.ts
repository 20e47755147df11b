import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { LONGEST_MESSAGE } from '@undercroft/wire'
import { WebSocketServer } from 'ws'
import { count, type House } from '../house.ts'
import { addressOf, cookieOf } from '../http/cookie.ts'
import { MOST_LINES } from '../limits.ts'
import { Connection } from './connection.ts'

const SOCKET_PATH = '/line'

/** Other addresses that this server is known by, and whether a proxy before it says who comes. */
export interface Ways {
  readonly origins: readonly string[]
  readonly trustProxy: boolean
}

/** Where sockets come in: only from our own pages, only with a cookie of ours, and not too many. */
export function openDoor(house: House, server: Server, { origins, trustProxy }: Ways): () => void {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: LONGEST_MESSAGE, perMessageDeflate: false })
  const refuse = (socket: Duplex, status: string) => {
    socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
  }
  const knock = async (request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> => {
    if (request.url?.split('?')[0] !== SOCKET_PATH) return refuse(socket, '404 Not Found')
    if (!isOurs(request, origins)) return refuse(socket, '403 Forbidden')
    const person = await house.people.byCookie(cookieOf(request.headers.cookie))
    if (!person) return refuse(socket, '401 Unauthorized')
    const address = addressOf(request, trustProxy)
    const { lines, context } = house
    if (
      (lines.account.get(person.id) ?? 0) >= MOST_LINES.account ||
      (lines.address.get(address) ?? 0) >= MOST_LINES.address
    ) {
      if (house.isLimited) return refuse(socket, '429 Too Many Requests')
    }
    sockets.handleUpgrade(request, socket, head, (line) => {
      const connection = new Connection(house, line, person, address)
      house.connections.set(connection.number, connection)
      count(lines.account, person.id, 1)
      count(lines.address, address, 1)
      context.metrics.lines.set(house.connections.size)
    })
  }
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => {})
    knock(request, socket, head).catch(() => refuse(socket, '503 Service Unavailable'))
  })
  return () => {
    for (const client of sockets.clients) client.terminate()
    sockets.close()
  }
}

/** A page of another site must not use somebody's cookie. Programs send no origin, and have no cookie of others. */
function isOurs({ headers }: IncomingMessage, origins: readonly string[]): boolean {
  const { origin, host } = headers
  if (origin === undefined) return true
  if (origins.includes(origin)) return true
  try {
    return new URL(origin).host === host
  } catch {
    return false
  }
}
