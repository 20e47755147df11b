import { linesOf } from '../../games/skirmish/card.ts'
import { creatureFigure } from '../../games/skirmish/figures.ts'
import { cardName, powerName, slug } from '../../games/skirmish/names.ts'
import { CARDS, type Card, CONDITION_THINGS, SPELLS, TERRAIN } from '../../games/skirmish/rules.ts'
import { abilityTerm, effectText, spellTerm } from '../../games/skirmish/texts.ts'
import { named, t } from '../../i18n/index.ts'
import { type Entry, makerOf } from '../model.ts'

const { address, entry } = makerOf('skirmish')

const factionNames = ({ factions }: Card): string =>
  factions.map((faction) => named(`skirmish.faction.${faction}`)).join(', ')

function creatureEntry(card: Card): Entry {
  const stat = (name: 'level' | 'speed' | 'ac' | 'hp' | 'commander' | 'cost', value: number) => ({
    name: t(`skirmish.stat.${name}.name`),
    title: t(`skirmish.stat.${name}.text`),
    value: String(value),
  })
  const lines = linesOf(card)
  return entry('creature', slug(card.id), cardName(card.id), lines[0].value, {
    figure: creatureFigure(card.id),
    group: factionNames(card),
    words: `${card.name} ${card.rarity}`,
    figures: [
      stat('level', card.level),
      stat('speed', card.speed),
      stat('ac', card.ac),
      stat('hp', card.hp),
      ...(card.commander >= 0 ? [stat('commander', card.commander)] : []),
      stat('cost', card.cost),
    ],
    facts: lines.slice(1),
    terms: [
      ...card.abilities.map((ability) => ({
        ...abilityTerm(ability),
        entry: address('skill', slug(ability.name)),
      })),
      ...card.spells.map((spell) => ({ ...spellTerm(spell), entry: address('spell', slug(spell.spell.name)) })),
    ],
    about: [],
  })
}

/** Each ability once, told as the first card has it. */
function abilityEntries(): Entry[] {
  const first = new Map<string, Entry>()
  for (const ability of CARDS.flatMap(({ abilities }) => abilities)) {
    const id = slug(ability.name)
    if (first.has(id)) continue
    const text = named(`skirmish.ability.${id}.text`, {
      n: ability.value,
      what: t('skirmish.any-enemy'),
      dc: ability.dc,
    })
    const about = [`SK-AB-${id.toUpperCase()}-`]
    first.set(id, entry('skill', id, named(`skirmish.ability.${id}.name`), text, { words: ability.name, about }))
  }
  return [...first.values()]
}

/** Everything of Skirmish beside the rules of the book. */
export function skirmishEntries(): Entry[] {
  return [
    ...CARDS.map(creatureEntry),
    ...abilityEntries(),
    ...SPELLS.map(({ name, effect }) =>
      entry('spell', slug(name), powerName(name), effectText(effect), { words: name, about: [] }),
    ),
    ...TERRAIN.map(({ id, rules }) =>
      entry('room', id, named(`skirmish.terrain.${id}.name`), named(`skirmish.terrain.${id}.text`), { about: rules }),
    ),
    ...CONDITION_THINGS.map(({ id, rules }) =>
      entry('state', id, named(`skirmish.condition.${id}.name`), named(`skirmish.condition.${id}.text`), {
        about: rules,
      }),
    ),
  ]
}
