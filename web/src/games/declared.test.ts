import { QUESTIONS as dungeonActions, dungeonBowl } from '@undercroft/dungeon-bowl'
import { describe, expect, test } from 'vitest'
// @ts-expect-error a script without types
import { catalogue } from '../../../scripts/gather/problems.mjs'
import { SILENT as silentInBall } from './ball/log.ts'
import { silent as silentInBlood } from './blood-bowl/log.ts'
import { silent as silentInDungeon } from './dungeon-bowl/log.ts'
import { areas, type GameId, gameIds, loadGame } from './index.ts'

const LANGUAGES = ['en', 'it', 'de'] as const
const words: Record<string, Map<string, string>> = Object.fromEntries(
  LANGUAGES.map((language) => [language, catalogue(language)]),
)

/** Names without words, as 'it: dungeon.roll.fuse': each may have words under any of its keys. */
function wordless(names: readonly string[], keysOf: (name: string) => readonly string[]): string[] {
  return LANGUAGES.flatMap((language) =>
    names.flatMap((name) => {
      const keys = keysOf(name)
      return keys.some((key) => words[language].has(key)) ? [] : [`${language}: ${keys[0]}`]
    }),
  )
}

const GAMES = await Promise.all(gameIds.map(async (id) => [id, (await loadGame(id)).game] as const))

describe.each(GAMES)('%s has words in three languages for', (id, game) => {
  test('every question', () => {
    expect(wordless(game.questions(), (kind) => keysOfQuestion(id, kind))).toEqual([])
  })

  test('every roll', () => {
    expect(wordless(game.rolls(), (what) => keysOfRoll(id, what))).toEqual([])
  })

  test('every event', () => {
    const told = game.events().filter((type) => type !== 'roll' && !SILENT[id]?.has(type))
    const keys = [...words.en.keys()]
    expect(
      wordless(told, (type) => {
        const own = areasOf(id).map((known) => `${known}.event.${type}`)
        return [...own, ...keys.filter((key) => key.startsWith(own[0])), ...(TOLD_AS[id]?.[type] ?? [])]
      }),
    ).toEqual([])
  })
})

const slug = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, '-')

/** Where the words of a game stand: its own come first. */
const areasOf = (id: GameId): string[] => areas[id].toReversed()

const keysOfQuestion = (game: GameId, kind: string): string[] =>
  areasOf(game).map((known) => `${known}.question.${kind}`)

const THINGS = ['skill', 'room', 'spell', 'condition', 'ability', 'star-rule', 'kick-off']

/** A roll has a name of its own, or that of the skill, room, spell, condition or ability that asks for it. */
function keysOfRoll(game: GameId, what: string): string[] {
  const id = game === 'skirmish' ? slug(what) : what.replace(/(.)-re-roll$/, '$1')
  return areasOf(game).flatMap((known) => [
    `${known}.roll.${what}`,
    `${known}.roll.${id}`,
    ...THINGS.flatMap((thing) => [`${known}.${thing}.${id}.name`, `${known}.${thing}.${id}`]),
  ])
}

/** Events that other lines of the log tell; rolls are told everywhere. */
const SILENT: Readonly<Partial<Record<GameId, ReadonlySet<string>>>> = {
  'blitz-bowl': new Set(['next-card', 'pre-turn', 'turn-end']),
  'blood-bowl': new Set([...silentInBall, ...silentInBlood]),
  'dungeon-bowl': new Set([...silentInBall, ...silentInDungeon]),
  skirmish: new Set(['scored']),
}

/** Events whose words have another name. */
const TOLD_AS: Readonly<Partial<Record<GameId, Readonly<Record<string, readonly string[]>>>>> = {
  'blitz-bowl': { 'foul-result': ['blitz.event.foul-injured'], 'throw-result': ['blitz.event.throw-fumble'] },
  'dungeon-bowl': { 'chest-opened': ['dungeon.event.chest-ball'] },
}

test('the table of Dungeon Bowl actions has a row for every question', () => {
  expect(dungeonBowl.questions().filter((kind) => !(kind in dungeonActions))).toEqual([])
})

/** Answers that are named by what they are about: a face of the die, a wall hard or soft. */
const NAMED_BY_FIELDS = new Set(['face', 'wall', 'buy', 'journeyman'])

test('every answer in Dungeon Bowl has words', () => {
  // A question of a set that is not chosen has its words at home.
  const asked = dungeonBowl.questions().map((kind) => dungeonActions[kind])
  const answers = [...new Set(asked.flatMap((known) => Object.keys(known)))]
  const keysOf = (type: string) =>
    ['dungeon', 'ball'].flatMap((area) => [`${area}.do.${type}`, `${area}.action.${type}.name`])
  expect(
    wordless(
      answers.filter((type) => !NAMED_BY_FIELDS.has(type)),
      keysOf,
    ),
  ).toEqual([])
})
