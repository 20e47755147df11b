import type { Requests } from '@undercroft/wire'
import { toOnline } from '../app/routes.ts'
import { lot } from '../app/start.ts'
import type { GameAdapter } from '../games/adapter.ts'
import { api } from './api.ts'
import { remember } from './remember.ts'

type Seats = Requests['newMatch']['seats']

/** Makes a match on the server, and gives the address where it waits for the others. */
export async function startOnline(
  adapter: GameAdapter,
  options: Record<string, unknown>,
  seats: Seats,
  terms: Requests['newMatch']['terms'] = {},
): Promise<string> {
  const { id, invites, watch } = await api.newMatch({ game: adapter.id, options, seats, terms })
  remember(id, { invites, watch })
  return toOnline(id)
}

/** The usual match of a game: one seat for me, the others for whoever gets the link. */
export function inviteFriends(adapter: GameAdapter): Promise<string> {
  const options = adapter.quickOptions(lot)
  const seats: Seats = Array.from({ length: adapter.seatCount(options) }, (_, seat) => (seat === 0 ? 'me' : 'open'))
  return startOnline(adapter, options, seats)
}
