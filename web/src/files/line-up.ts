import { FileError } from '@undercroft/engine'
import { type Formation, useSettings } from '../app/settings.ts'
import { type GameId, isGameId } from '../games/index.ts'
import { t } from '../i18n/index.ts'
import { keyOfTeam } from '../match/formations.ts'

/** A line-up on its way to somebody else. */
export interface SharedLineUp extends Formation {
  readonly game: GameId
  /** As `lineUp.team` of the game names it; `teamName` is what the sender reads. */
  readonly team: string
  readonly teamName: string
}

const KIND = 'line-up'
const VERSION = 1
const LONGEST_NAME = 200
/** More steps than any team needs, and squares beyond any board. */
const MOST = 100

export const lineUpText = (content: SharedLineUp): string =>
  JSON.stringify({ undercroft: KIND, version: VERSION, content })

export const isLineUp = (json: unknown): boolean => (json as { undercroft?: unknown } | null)?.undercroft === KIND

const isName = (text: unknown): text is string =>
  typeof text === 'string' && text.trim() !== '' && text.length <= LONGEST_NAME
const isNumber = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 0 && Number(value) < MOST
const isPlace = (place: unknown): boolean =>
  isNumber(place) || (Array.isArray(place) && place.length === 2 && place.every(isNumber))

/** Reads a line-up; throws an error that names the field that is wrong. */
export function readLineUp(json: unknown): SharedLineUp {
  const { version, content } = json as { version?: unknown; content?: unknown }
  const { game, team, teamName, name, places } = (content ?? {}) as Partial<Record<keyof SharedLineUp, unknown>>
  const wrong = (field: string) => new FileError(t('replay.link.wrong', { field }))
  if (version !== VERSION) throw wrong('version')
  if (typeof game !== 'string' || !isGameId(game)) throw wrong('game')
  if (team !== '' && !isName(team)) throw wrong('team')
  if (!isName(teamName)) throw wrong('teamName')
  if (!isName(name)) throw wrong('name')
  if (!Array.isArray(places) || places.length === 0 || places.length > MOST || !places.every(isPlace))
    throw wrong('places')
  return { game, team, teamName, name, places }
}

/** Keeps it with the others of its team, unless it is there already, and gives the name it has there. */
export function keepLineUp({ game, team, name, places }: SharedLineUp): string {
  const key = keyOfTeam(game, team)
  const { formations, change } = useSettings.getState()
  const kept = formations[key] ?? []
  const same = kept.find((known) => JSON.stringify(known.places) === JSON.stringify(places))
  if (same) return same.name
  let free = name
  for (let n = 2; kept.some((known) => known.name === free); n++) free = `${name} ${n}`
  change({ formations: { ...formations, [key]: [...kept, { name: free, places }] } })
  return free
}
