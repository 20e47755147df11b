import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import type { Game } from 'boardgame.io'
import { game } from './boardgame-io.ts'

interface PeerServer {
  run(settings: { port: number }): Promise<{ appServer: { address(): AddressInfo } }>
}

/** boardgame.io's own server with the same game, keeping matches in memory only. Gives its address. */
export async function servePeer(): Promise<string> {
  const { Server } = createRequire(import.meta.url)('boardgame.io/server') as {
    readonly Server: (setup: { games: Game[]; origins: boolean }) => PeerServer
  }
  const { appServer } = await Server({ games: [game as Game], origins: true }).run({ port: 0 })
  return `http://127.0.0.1:${appServer.address().port}`
}
