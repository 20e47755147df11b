import {
  abilityCards,
  arenas,
  ballTypes,
  blitzBowl,
  boardPlans,
  bonusPlays,
  challenges,
  randomEvents,
  teamCards,
} from '@undercroft/blitz-bowl'
import { CATALOGUE as BLOOD_SKILLS, STAR_RULES, STARS, TEAM_RULES, TEAMS } from '@undercroft/blood-bowl'
import { CATALOGUE, COLLEGES, DUNGEONS, dungeonBowl, TILE_NAMES } from '@undercroft/dungeon-bowl'
import { describe, expect, test } from 'vitest'
// @ts-expect-error a script without types
import { catalogue } from '../../../scripts/gather/problems.mjs'

const english: Map<string, string> = catalogue('en')
const missing = (keys: readonly string[]): string[] => keys.filter((key) => !english.has(key))
const slug = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, '-')

describe('everything in the data of the games has a name and a text', () => {
  test('Blitz Bowl', () => {
    const named = (area: string, things: readonly { readonly id: string }[], fields: readonly string[]) =>
      things.flatMap(({ id }) => fields.map((field) => `blitz.${area}.${id}.${field}`))
    expect(
      missing([
        ...named('ability', abilityCards, ['name', 'text']),
        ...named('arena', arenas, ['name', 'text']),
        ...named('ball', ballTypes, ['name', 'text']),
        ...named('play', bonusPlays, ['name', 'when', 'text']),
        ...named('challenge', challenges, ['name', 'text']),
        ...named('randomEvent', randomEvents, ['name', 'text']),
        ...named('team', teamCards, ['name', 'nickname']),
        ...boardPlans.map(({ id }) => `blitz.board.${id}`),
        ...teamCards.flatMap(({ positions }) => positions.map(({ name }) => `blitz.position.${slug(name)}`)),
        ...(blitzBowl.definition.dice[0].faces ?? []).flatMap((face) => [
          `blitz.face.${face}`,
          `blitz.face-text.${face}`,
        ]),
      ]),
    ).toEqual([])
  })

  test('Blood Bowl', () => {
    const leagues = [
      ...TEAMS.flatMap(({ leagues, patrons, orLeague }) => [...leagues, ...patrons, ...(orLeague ? [orLeague] : [])]),
      ...STARS.flatMap(({ playsFor, notFor }) => [...(playsFor === 'any' ? [] : playsFor), ...notFor]),
    ].filter((name) => name !== 'Favoured of...')
    const specials = TEAMS.flatMap(({ special }) => special.map(slug))
    expect(specials.filter((id) => !TEAM_RULES.some((rule) => id.startsWith(rule.id)))).toEqual([])
    expect(
      missing([
        ...BLOOD_SKILLS.flatMap(({ id }) => [`ball.skill.${id}.name`, `ball.skill.${id}.text`]),
        ...TEAMS.flatMap(({ id }) => [`blood.team.${id}.name`, `blood.team.${id}.text`]),
        ...TEAMS.flatMap(({ positions }) =>
          positions.map(({ name }) => `ball.position.${slug(name.replace("'", ''))}`),
        ),
        ...TEAMS.flatMap(({ positions }) => positions.map(({ id }) => `ball.position.${id.replace(/-bb$/, '')}`)),
        ...STARS.map(({ id }) => `blood.star.${id}`),
        ...Object.keys(STAR_RULES).flatMap((id) => [`blood.star-rule.${id}.name`, `blood.star-rule.${id}.text`]),
        ...leagues.map((name) => `blood.allegiance.${slug(name.replace('Favoured of ', ''))}`),
      ]),
    ).toEqual([])
  })

  test('Dungeon Bowl', () => {
    const positions = COLLEGES.flatMap(({ groups }) => groups.flatMap((group) => group.positions))
    expect(
      missing([
        ...CATALOGUE.flatMap(({ id }) => [`ball.skill.${id}.name`, `ball.skill.${id}.text`]),
        ...COLLEGES.flatMap(({ id, spell }) => [`dungeon.college.${id}.name`, `dungeon.spell.${spell}.name`]),
        ...TILE_NAMES.flatMap((tile) => [`dungeon.room.${tile}.name`, `dungeon.room.${tile}.text`]),
        ...DUNGEONS.map(({ name }) => `dungeon.dungeon.${name}`),
        ...positions.map(({ name }) => `ball.position.${slug(name)}`),
        ...(dungeonBowl.definition.dice[0].faces ?? []).map(
          (face) => `ball.face.${face === 'push' ? 'push-back' : face}`,
        ),
      ]),
    ).toEqual([])
  })
})
