import { blitzBowl } from '@undercroft/blitz-bowl'
import { bloodBowl } from '@undercroft/blood-bowl'
import { QUESTIONS as dungeonActions, dungeonBowl } from '@undercroft/dungeon-bowl'
import { skirmishGame } from '@undercroft/skirmish'
import { describe, expect, test } from 'vitest'
// @ts-expect-error a script without types
import { catalogue } from '../../../scripts/gather/problems.mjs'
import { SILENT as silentInBall } from './ball/log.ts'
import { silent as silentInBlood } from './blood-bowl/log.ts'
import { silent as silentInDungeon } from './dungeon-bowl/log.ts'

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

const GAMES = [
  ['blitz', blitzBowl],
  ['blood', bloodBowl],
  ['dungeon', dungeonBowl],
  ['skirmish', skirmishGame],
] as const

describe.each(GAMES)('%s has words in three languages for', (area, game) => {
  test('every question', () => {
    expect(wordless(game.questions(), (kind) => keysOfQuestion(area, kind))).toEqual([])
  })

  test('every roll', () => {
    expect(wordless(game.rolls(), (what) => keysOfRoll(area, what))).toEqual([])
  })

  test('every event', () => {
    const told = game.events().filter((type) => !SILENT[area].has(type))
    const keys = [...words.en.keys()]
    expect(
      wordless(told, (type) => {
        const own = areasOf(area).map((known) => `${known}.event.${type}`)
        return [...own, ...keys.filter((key) => key.startsWith(own[0])), ...(TOLD_AS[area][type] ?? [])]
      }),
    ).toEqual([])
  })
})

const slug = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, '-')

/** Where the words of a game stand: its own come first. */
const areasOf = (area: string): string[] => (area === 'dungeon' || area === 'blood' ? [area, 'ball'] : [area])

const keysOfQuestion = (area: string, kind: string): string[] =>
  areasOf(area).map((known) => `${known}.question.${kind}`)

const THINGS = ['skill', 'room', 'spell', 'condition', 'ability', 'star-rule', 'kick-off']

/** A roll has a name of its own, or that of the skill, room, spell, condition or ability that asks for it. */
function keysOfRoll(area: string, what: string): string[] {
  const id = area === 'skirmish' ? slug(what) : what.replace(/(.)-re-roll$/, '$1')
  return areasOf(area).flatMap((known) => [
    `${known}.roll.${what}`,
    `${known}.roll.${id}`,
    ...THINGS.flatMap((thing) => [`${known}.${thing}.${id}.name`, `${known}.${thing}.${id}`]),
  ])
}

/** Events that other lines of the log tell. */
const SILENT: Readonly<Record<string, ReadonlySet<string>>> = {
  blitz: new Set(['roll', 'next-card', 'pre-turn', 'turn-end']),
  blood: new Set(['roll', ...silentInBall, ...silentInBlood]),
  dungeon: new Set(['roll', ...silentInBall, ...silentInDungeon]),
  skirmish: new Set(['roll', 'scored']),
}

/** Events whose words have another name. */
const TOLD_AS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  blitz: { 'foul-result': ['blitz.event.foul-injured'], 'throw-result': ['blitz.event.throw-fumble'] },
  blood: {},
  dungeon: { 'chest-opened': ['dungeon.event.chest-ball'] },
  skirmish: {},
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
