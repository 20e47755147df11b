import { gameOf, type KindId } from './library/kind.ts'

/** The addresses of the workshop. */
const benches = {
  'blood-bowl/team': '/workshop/blood-team',
  'dungeon-bowl/team': '/workshop/team',
  'dungeon-bowl/dungeon': '/workshop/dungeon',
  'skirmish/warband': '/workshop/warband',
  'skirmish/grid': '/workshop/grid',
} as const satisfies Record<KindId, string>

export const toBench = (kind: KindId, id: string): string => `${benches[kind]}/${id}`
export const toSheet = (kind: KindId, id: string): string => `${benches[kind]}/${id}/print`
export const toBlitzTeams = '/workshop/blitz-teams'
export const toBlitzSheet = (team: string): string => `/workshop/blitz-teams/${team}/print`

/** The set-up form with this on the table. */
export const toPlay = (kind: KindId, id: string): string => `/set-up/${gameOf(kind)}?with=${id}`
export const toBlitzPlay = (team: string): string => `/set-up/blitz-bowl?team=${team}`
