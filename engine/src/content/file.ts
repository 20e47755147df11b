import { parseAllDocuments, stringify } from 'yaml'
import { ContentError } from './content.ts'
import type { Home } from './home.ts'

/** The set of things that name none. */
const USUAL_SET = 'house'

/** The things of a file as they stand in it, one for each document. Only the game can tell whether they are right. */
export function readHomes(text: string): Record<string, unknown>[] {
  return [...parseAllDocuments(text)].map((document, place) => {
    const [error] = document.errors
    if (error) throw new ContentError(place, '', 'wrong', { reason: error.message.split('\n')[0] })
    const home: unknown = document.toJS()
    if (typeof home !== 'object' || home === null || Array.isArray(home))
      throw new ContentError(place, '', 'wrong', { reason: 'must be a thing with fields' })
    return { set: USUAL_SET, ...home }
  })
}

/** The things as a file: reading it gives the same things. */
export const writeHomes = (homes: readonly Home[]): string => homes.map((home) => stringify(home)).join('---\n')
