import { io, type Socket } from 'socket.io-client'
import { legalSteps, type Skirmish } from '../peers/boardgame-io.ts'
import type { Player } from './swarm.ts'

interface PeerState {
  readonly G: Skirmish
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown }
  readonly _stateID: number
}

/** Two players at a match of boardgame.io's own server, in its own protocol. */
export const seatPeers = async (address: string, match: string): Promise<Player[]> =>
  Promise.all(['0', '1'].map((seat) => peerAt(address, match, seat)))

async function peerAt(address: string, match: string, seat: string): Promise<Player> {
  const heard = { bytes: 0, entries: 0 }
  const socket: Socket = io(`${address}/steps`, { transports: ['websocket'], forceNew: true })
  let state: PeerState | null = null
  let wake = () => {}
  const take = (next: PeerState) => {
    state = next
    wake()
  }
  socket.on('sync', (_id: string, { state: first }: { state: PeerState }) => take(first))
  socket.on('update', (_id: string, next: PeerState) => {
    heard.entries++
    take(next)
  })
  const change = () =>
    new Promise<void>((resolve) => {
      wake = resolve
    })
  await new Promise((resolve) => socket.once('connect', () => resolve(null)))
  socket.io.engine.on('data', (data: string | Buffer) => {
    heard.bytes += data.length
  })
  const first = change()
  socket.emit('sync', match, seat, undefined, 2)
  await first
  heard.bytes = 0
  return {
    heard,
    get isOver() {
      return state?.ctx.gameover !== undefined
    },
    async play(random) {
      if (!state || state.ctx.currentPlayer !== seat) {
        await change()
        return false
      }
      const { _stateID: before } = state
      const args = random.pick(legalSteps(state.G, Number(seat)))
      const action = { type: 'MAKE_MOVE', payload: { type: 'step', args, playerID: seat } }
      socket.emit('update', action, before, match, seat)
      while (state._stateID === before) await change()
      return true
    },
    close: () => void socket.disconnect(),
  }
}
