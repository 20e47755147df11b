import {
  type Action,
  digestOf,
  FileError,
  type GamePackage,
  Journal,
  type Match,
  Random,
  type RollAction,
  readSave,
  type SaveFile,
  writeSave,
} from '@undercroft/engine'
import { describe, expect, it } from 'vitest'
import { loadGame } from '../games.ts'

const GAMES = ['blitz-bowl', 'blood-bowl', 'dungeon-bowl', 'skirmish']
const SHAKEN = 120

/** A match that begins after so many decisions, as one does that goes on from a replay; with dice of its own, or with asked ones. */
function saveAfter({ game, randomOptions }: GamePackage, seed: number, decisions: number, asked = false): SaveFile {
  const random = new Random(seed, 5)
  const match = game.create(randomOptions(random), asked ? null : seed)
  for (let i = 0; i < decisions && !game.isOver(match); i++) game.play(match, chosen(game, match, random))
  const journal = new Journal(game, match)
  for (let i = 0; i < 5 && !game.isOver(match); i++) journal.play(chosen(game, match, random))
  return writeSave(journal)
}

function chosen(game: GamePackage['game'], match: Match, random: Random): Action {
  const { roll, actions } = game.decision(match)!
  if (roll === null) return random.pick(actions)
  const values = roll.dice.map((die) => 1 + random.below(game.dieSides(die)))
  return { type: 'roll', values } as RollAction
}

/** The same with a digest that fits whatever it says. */
function sealed(save: SaveFile, start: unknown): SaveFile {
  const content = { game: save.game, rules: save.rules, start, actions: save.actions }
  return { ...save, ...content, digest: digestOf(content) }
}

const WRONG = [-1, -7, 1, 99, 5000, 0.5, null, 'x', true, [], {}]

type Branch = Record<string, unknown>

/** A copy with something in it that was not there. What is asked for (options) is checked elsewhere. */
function shaken(start: unknown, random: Random): unknown {
  const copy = JSON.parse(JSON.stringify(start)) as Branch
  let branch = copy
  for (;;) {
    const keys = Object.keys(branch).filter((key) => branch !== copy || !['options', 'game', 'version'].includes(key))
    const key = random.pick(keys)
    const next = branch[key]
    if (typeof next === 'object' && next !== null && Object.keys(next).length > 0 && random.below(12) > 0) {
      branch = next as Branch
      continue
    }
    if (random.below(6) === 0 && branch !== copy) delete branch[key]
    else branch[key] = random.pick(WRONG)
    return copy
  }
}

describe.each(GAMES)('a save of %s', (id) => {
  it('is accepted wherever the match stood', async () => {
    const pack = await loadGame(id)
    for (let seed = 1; seed <= 24; seed++) {
      const save = JSON.parse(JSON.stringify(saveAfter(pack, seed, 29 * (seed >> 1), seed % 2 === 0)))
      expect(writeSave(readSave(pack.game, save))).toEqual(save)
    }
  })

  it('with a right digest and wrong insides is refused, or plays on', async () => {
    const { game, ...pack } = await loadGame(id)
    const random = new Random(7)
    let refused = 0
    for (let i = 0; i < SHAKEN; i++) {
      const save = saveAfter({ game, ...pack }, i, 13 * (i % 20))
      const wrong = sealed(save, shaken(save.start, random))
      try {
        const journal = readSave(game, wrong)
        for (let count = 0; count < 30 && !game.isOver(journal.match); count++) {
          journal.play(chosen(game, journal.match, random))
        }
      } catch (error) {
        expect(error, `save ${i}: ${(error as Error).stack}`).toBeInstanceOf(FileError)
        expect((error as Error).message).not.toMatch(/undefined|not a function|not iterable/)
        refused++
      }
    }
    expect(refused).toBeGreaterThan(SHAKEN / 3)
  })
})
