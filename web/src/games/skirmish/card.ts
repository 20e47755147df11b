import { named, t } from '../../i18n/index.ts'
import type { PieceCard, Term } from '../adapter.ts'
import { statesOf } from './board.ts'
import { creatureFigure } from './figures.ts'
import { creatureName, slug } from './names.ts'
import { type Card, cardOf, moveSpeed, type SkirmishMatch } from './rules.ts'
import { abilityTerm, attackLine, commanderText, spellTerm } from './texts.ts'

/** "Large Giant · LE, CE": size, type, species. */
function typeText({ size, type, species }: Card): string {
  const words = species.map((word) => named(`skirmish.species.${slug(word)}`))
  const line = `${named(`skirmish.size.${slug(size)}`)} · ${named(`skirmish.type.${slug(type)}`)}`
  return words.length > 0 ? `${line} (${words.join(', ')})` : line
}

/** Attack lines and the commander's effects, as they stand on the card. */
export function linesOf(card: Card): { name: string; value: string }[] {
  const lines = [{ name: t('skirmish.card.type'), value: typeText(card) }]
  lines.push({ name: t('skirmish.card.melee'), value: attackLine(card.melee, 0) })
  if (card.ranged.length > 0) {
    lines.push({ name: t('skirmish.card.ranged'), value: attackLine(card.ranged, card.range) })
  }
  if (card.effects.length > 0) {
    lines.push({ name: t('skirmish.card.commander'), value: card.effects.map(commanderText).join(' ') })
  }
  return lines
}

/** The stat card of a creature, with what is left of its hit points, abilities and spells. */
export function creatureCard(match: SkirmishMatch, id: number): PieceCard | null {
  const creature = match.state.creatures[id]
  if (!creature) return null
  const card = cardOf(match, creature)
  const stat = (name: 'level' | 'speed' | 'ac' | 'hp' | 'commander' | 'cost', value: string) => ({
    name: t(`skirmish.stat.${name}.name`),
    title: t(`skirmish.stat.${name}.text`),
    value,
  })
  const { boxes } = creature
  const pool: Term[] =
    card.pool > 0 ? [{ name: t('skirmish.card.pool', { n: creature.pool }), text: t('skirmish.card.pool-text') }] : []
  return {
    id,
    name: creatureName(match, id),
    seat: creature.seat,
    figure: creatureFigure(card.id),
    stats: [
      stat('level', String(card.level)),
      stat('speed', String(moveSpeed(match, creature))),
      stat('ac', String(card.ac)),
      stat('hp', `${creature.hp}/${card.hp}`),
      ...(creature.rating >= 0 ? [stat('commander', String(creature.rating))] : []),
      stat('cost', String(creature.worth)),
    ],
    lines: linesOf(card),
    states: statesOf(match, creature).map((name) => ({
      name: named(`skirmish.state.${name}.name`),
      text: named(`skirmish.state.${name}.text`),
    })),
    abilities: [
      ...card.abilities.map((ability, i) => ({ id: ability.name, ...abilityTerm(ability, boxes[i]) })),
      ...card.spells.map((spell, i) => ({
        id: spell.spell.name,
        ...spellTerm(spell, boxes[card.abilities.length + i]),
      })),
      ...pool,
    ],
  }
}
