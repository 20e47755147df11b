import { digestOf, FileError } from '@undercroft/engine'
import type { LeagueEvent } from './events.ts'
import type { Refusal } from './game.ts'
import { refusalText, sayInEnglish } from './words/index.ts'

/** A league as a file: everything that happened, each event sealed with those before it. */
export interface LeagueFile {
  readonly format: 'undercroft-league'
  readonly version: 1
  readonly events: readonly LeagueEvent[]
  readonly chain: readonly string[]
}

/** Why a file is no league: in English as it stands, in other languages by its refusal. */
export class LeagueFileError extends FileError {
  readonly refusal: Refusal

  constructor(why: string, facts: Refusal['facts'] = {}) {
    const refusal = { why, facts, rule: null }
    super(refusalText(sayInEnglish, refusal))
    this.refusal = refusal
  }
}

const START = 'undercroft'

/** The seal of an event after those before it. */
export const seal = (before: string | undefined, event: LeagueEvent): string => digestOf([before ?? START, event])

export function writeLeague(events: readonly LeagueEvent[]): LeagueFile {
  const chain: string[] = []
  for (const event of events) chain.push(seal(chain.at(-1), event))
  return { format: 'undercroft-league', version: 1, events, chain }
}

/** The text of a file: one event per line, so that tools show what changed. */
export function leagueText(events: readonly LeagueEvent[]): string {
  const { chain } = writeLeague(events)
  const lines = (list: readonly unknown[]) => list.map((item) => `\n    ${JSON.stringify(item)}`).join(',')
  return `{\n  "format": "undercroft-league",\n  "version": 1,\n  "events": [${lines(events)}\n  ],\n  "chain": [${lines(chain)}\n  ]\n}\n`
}

/** Reads a file; a FileError names the first event that was changed, left out or added. */
export function readLeague(data: unknown): LeagueEvent[] {
  const file = data as LeagueFile
  if (typeof file !== 'object' || file === null || file.format !== 'undercroft-league') {
    throw new LeagueFileError('no-league-file')
  }
  if (file.version !== 1) throw new LeagueFileError('file-version', { version: String(file.version) })
  const { events, chain } = file
  if (!Array.isArray(events) || !Array.isArray(chain) || events.length === 0) {
    throw new LeagueFileError('file-empty')
  }
  let before: string | undefined
  events.forEach((event, i) => {
    if (typeof event !== 'object' || event === null || typeof event.type !== 'string') {
      throw new LeagueFileError('file-no-event', { n: i + 1, count: events.length })
    }
    before = seal(before, event)
    if (chain[i] !== before) {
      throw new LeagueFileError('file-damaged', { n: i + 1, count: events.length, what: event.type })
    }
  })
  if (chain.length > events.length) throw new LeagueFileError('file-short', { count: chain.length - events.length })
  return [...events]
}
