/** The addresses of leagues. */
export const toLeagues = '/leagues'
export const toNewLeague = '/leagues/new'
export const toLeague = (id: string, page = ''): string => `/league/${id}${page === '' ? '' : `/${page}`}`
export const toTeam = (id: string, team: string): string => toLeague(id, `team/${team}`)
export const toPlayer = (id: string, team: string, player: string): string => toLeague(id, `player/${team}~${player}`)
export const toSequence = (id: string, team: string): string => toLeague(id, `sequence/${team}`)
export const toReport = (id: string, fixture: string): string => toLeague(id, `report/${fixture}`)
