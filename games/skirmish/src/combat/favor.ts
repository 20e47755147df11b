import { done, procedure } from '@undercroft/engine'
import type { Card } from '../card/card.ts'
import { areAllies, cardOf, isActive } from '../creatures.ts'
import { markSpell, spellReady } from '../magic/boxes.ts'
import { isThreatened, nearestSeen } from '../sight.ts'
import type { Creature, SkirmishMatch } from '../state.ts'

interface FavorLocals {
  /** Whose roll may be made again. */
  readonly roller: number
  readonly natural: number
}

const knowing = new WeakMap<Card, boolean>()

/** Has the card a spell that lets rolls be made again? */
function knowsFavor(card: Card): boolean {
  if (card.spells.length === 0) return false
  let knows = knowing.get(card)
  if (knows === undefined) {
    knows = card.spells.some(({ spell }) => spell.effect.reroll)
    knowing.set(card, knows)
  }
  return knows
}

/** The place of a spell on the card that lets rolls be made again, -1 without one. */
function rerollSpell(match: SkirmishMatch, creature: Creature): number {
  return cardOf(match, creature).spells.findIndex(
    ({ spell }, place) => spell.effect.reroll && spellReady(match, creature, place),
  )
}

/** Creatures that can have this creature's roll made again: itself, or one whose nearest ally it is. */
export function favorers(match: SkirmishMatch, roller: Creature): Creature[] {
  return match.state.creatures.filter((caster) => {
    if (!knowsFavor(cardOf(match, caster))) return false
    if (!isActive(caster)) return false
    if (caster.id !== roller.id && !areAllies(match, caster, roller)) return false
    if (caster.swiftTurn === match.state.turn || rerollSpell(match, caster) < 0 || isThreatened(match, caster)) {
      return false
    }
    return caster.id === roller.id || nearestSeen(match, caster, areAllies).includes(roller)
  })
}

/** An immediate action: is the roll made again? That is the result (SK-KEY-REROLL-01). */
export const favor = procedure<SkirmishMatch, FavorLocals>('favor', {
  start: {
    kind: 'reroll',
    seat: (match, { roller }) => match.state.creatures[roller].seat,
    actions: (match, { roller }) => [
      { type: 'decline' },
      ...favorers(match, match.state.creatures[roller]).map(({ id }) => ({ type: 'reroll', creature: id })),
    ],
    about: (_, { roller, natural }) => ({ roller, natural }),
    answer(match, _, action: { type: string; creature: number }) {
      if (action.type === 'decline') return done(match, false)
      const caster = match.state.creatures[action.creature]
      caster.swiftTurn = match.state.turn
      const place = rerollSpell(match, caster)
      markSpell(match, caster, place)
      const { name } = cardOf(match, caster).spells[place].spell
      match.events?.push({
        type: 'cast',
        creature: caster.id,
        spell: name,
        target: caster.id,
        rules: ['SK-KEY-REROLL-01'],
      })
      return done(match, true)
    },
  },
})
