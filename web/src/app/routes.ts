import type { GameId } from '../games/index.ts'

/** Every address of the client. */
export const routes = {
  home: '/',
  setUp: '/set-up/:game',
  match: '/match/:id',
  replay: '/replay/:id',
  shared: '/shared',
  lessons: '/lessons',
  lesson: '/lessons/:game/:id',
  puzzles: '/puzzles',
  puzzle: '/puzzles/:game/:id',
  reference: '/reference',
  entry: '/reference/*?',
  workshop: '/workshop/*?',
  leagues: '/leagues/*?',
  league: '/league/*',
  settings: '/settings',
  credits: '/credits',
  gallery: '/gallery',
  online: '/online',
  onlineMatch: '/online/:id',
  join: '/join/:token',
} as const

export const toWorkshop = '/workshop'
/** What can be built for a game, or looked through. */
const benches: Readonly<Record<GameId, string>> = {
  'blood-bowl': '/workshop/blood-team/new',
  'dungeon-bowl': '/workshop/team/new',
  'blitz-bowl': '/workshop/blitz-teams',
  skirmish: '/workshop/warband/new',
}
export const toBuild = (game: GameId): string => benches[game]
export const toSetUp = (game: GameId): string => `/set-up/${game}`
export const toReplay = (id: string, at?: number): string => `/replay/${id}${at === undefined ? '' : `?at=${at}`}`
export const toLesson = (game: string, id: string): string => `/lessons/${game}/${id}`
export const toPuzzle = (game: string, id: string): string => `/puzzles/${game}/${id}`
/** The entry of an ability or spell, by what it is called in the data. */
export const toTerm = (game: string, id: string): string => {
  const plain = id
    .toLowerCase()
    .replace('+', 'plus')
    .replace('=', 'equals')
    .replace(/[^a-z0-9]+/g, '-')
  return `/reference/${game}/skill/${plain.replace(/^-|-$/g, '')}`
}
export const toEntry = (entry: string): string => `/reference/${entry}`
export const toOnline = (id: string): string => `/online/${id}`
export const toJoin = (token: string): string => `/join/${token}`
export const toMatch = (id: string): string => `/match/${id}`
