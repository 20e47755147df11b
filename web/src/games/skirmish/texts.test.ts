import { expect, test } from 'vitest'
import { isKnown, needArea, setLanguage, unknownKeys } from '../../i18n/index.ts'
import { linesOf } from './card.ts'
import { cardName, slug } from './names.ts'
import { CARDS, SPELLS, TERRAIN, TILES, WARBANDS } from './rules.ts'
import { abilityTerm, effectText, spellTerm } from './texts.ts'

globalThis.document ??= { documentElement: { lang: '' } } as Document

test.each(['en', 'it', 'de'] as const)('every card, spell, tile and warband has its words: %s', async (language) => {
  await setLanguage(language)
  await needArea('skirmish')
  unknownKeys.clear()
  for (const card of CARDS) {
    expect(cardName(card.id)).not.toBe('')
    for (const { value } of linesOf(card)) expect(value).not.toBe('')
    for (const ability of card.abilities) expect(abilityTerm(ability).text).not.toContain('undefined')
    for (const spell of card.spells) expect(spellTerm(spell).name).not.toBe('')
  }
  for (const { effect } of SPELLS) expect(effectText(effect).length).toBeGreaterThan(3)
  const keys = [
    ...SPELLS.map(({ name }) => `spell.${slug(name)}`),
    ...TILES.map(({ id }) => `tile.${id}`),
    ...TERRAIN.map(({ id }) => `terrain.${id}.name`),
    ...WARBANDS.flatMap(({ id }) => [`warband.${id}.name`, `warband.${id}.text`]),
  ]
  expect(keys.filter((key) => !isKnown(`skirmish.${key}`))).toEqual([])
  expect([...unknownKeys]).toEqual([])
})
