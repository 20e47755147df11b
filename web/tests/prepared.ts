import { type EventOf, type Game, Journal, type Match, Random, writeSave } from '@undercroft/engine'
import { skirmishGame } from '@undercroft/skirmish'
import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import type { GameId } from '../src/games/index.ts'
import type { KeptMatch } from '../src/match/saves.ts'
import { untilAsked } from './browser.ts'

export const person = { kind: 'person', level: 'rookie' } as const

/** Runs in the page: has the client made its store? */
async function hasStore(): Promise<boolean> {
  if (!(await indexedDB.databases()).some(({ name }) => name === 'undercroft')) return false
  return new Promise((resolve) => {
    const request = indexedDB.open('undercroft')
    request.onsuccess = () => {
      resolve(request.result.objectStoreNames.contains('matches'))
      request.result.close()
    }
  })
}

interface Preparation<M extends Match> {
  readonly id: GameId
  readonly game: Game<M>
  readonly options: M['options'] & object
  readonly seed: number
  readonly seats: KeptMatch['seats']
  /** Where the match is left: before the first decision of which this holds. */
  until(match: M): boolean
}

/** Plays a match at random up to a point, keeps it in the browser of the page, and opens it. */
export async function openPrepared<M extends Match>(
  page: Page,
  { id, game, options, seed, seats, until }: Preparation<M>,
): Promise<void> {
  const random = new Random(seed)
  const opening: EventOf<M>[] = []
  const journal = new Journal(game, game.create(options, seed, opening))
  while (!until(journal.match)) {
    const decision = game.decision(journal.match)
    if (!decision) throw new Error(`the match of seed ${seed} never comes to the point that the test needs`)
    journal.play(random.pick(decision.actions))
  }
  const kept: KeptMatch = {
    id: 'prepared',
    game: id,
    created: 0,
    updated: 0,
    seats,
    options: Object.fromEntries(Object.entries(options)),
    names: [],
    scores: [],
    over: false,
    decisions: journal.entries.length,
    opening,
    save: writeSave(journal),
  }
  // waitForFunction would not wait for the answer of an asynchronous question.
  await expect.poll(() => page.evaluate(hasStore), { timeout: 30_000 }).toBe(true)
  await page.evaluate(keepInBrowser, kept)
  await page.goto(`${inject('address')}/match/prepared`)
}

/** Skirmish between two people on a grid of one's own, when the first one's creature acts. */
export async function openBrawl(
  page: Page,
  rows: readonly string[],
  placed: readonly { readonly card: string; readonly seat: number; readonly square: number }[],
): Promise<void> {
  await openPrepared(page, {
    id: 'skirmish',
    game: skirmishGame,
    options: { map: { rows, exits: [[], []] }, placed } as never,
    seed: 1,
    seats: [person, person],
    until: (match) => skirmishGame.decision(match)?.kind === 'act' && skirmishGame.decision(match)?.seat === 0,
  })
  await untilAsked(page, [0])
}

/** Runs in the page, whose client has made the store. */
async function keepInBrowser(kept: KeptMatch): Promise<void> {
  const db = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open('undercroft')
    request.onsuccess = () => resolve(request.result)
  })
  await new Promise<void>((resolve) => {
    db.transaction('matches', 'readwrite').objectStore('matches').put(kept).onsuccess = () => resolve()
  })
  db.close()
}
