// A simple player for measurements: attacks, casts, shoots, charges and rushes when it can, and walks nearer otherwise.
import { CARDS } from '../dist/data/cards.js'

const ABSENT = 3
/** Enemies nearer than this make it worth while to strengthen friends. */
const NEAR = 14

export function choose(match, { actions, kind }, random) {
  if (kind === 'opportunity') return actions[0]
  if (kind === 'declare' || kind === 'reroll' || kind === 'react') return actions[actions.length - 1]
  if (kind !== 'act') return actions[random.below(actions.length)]
  const { active, creatures, width } = match.state
  const self = creatures[active]
  const enemies = creatures.filter((one) => isEnemy(self, one) && one.square >= 0 && (one.status & ABSENT) === 0)
  const far = (square) => Math.min(...enemies.map((one) => distance(square, one.square, width)))
  const view = { self, creatures, far, now: far(self.square), shoots: CARDS[self.card].ranged.length > 0 }
  let best = actions[0]
  let most = Number.NEGATIVE_INFINITY
  for (const action of actions) {
    const value = worth(action, view) + random.below(100) / 100
    if (value <= most) continue
    best = action
    most = value
  }
  return best
}

const isEnemy = (self, other) => other !== undefined && other.seat !== self.seat

function distance(a, b, width) {
  const dx = Math.abs((a % width) - (b % width))
  const dy = Math.abs(Math.floor(a / width) - Math.floor(b / width))
  return Math.max(dx, dy) + Math.min(dx, dy) / 2
}

function worth(action, { self, creatures, far, now, shoots }) {
  const card = CARDS[self.card]
  switch (action.type) {
    case 'melee':
      return 10
    case 'ranged':
      return 9
    case 'charge':
      return 8
    case 'rush':
      return 6
    case 'cast':
      return power(card.spells[action.spell].spell.effect, self, creatures[action.target], now)
    case 'use':
      return power(card.abilities[action.ability].effect, self, creatures[action.target], now)
    case 'step':
      return (shoots ? 1 : 4) + (now - far(action.square))
    case 'end':
      return shoots ? 1.5 : 3.5
    default:
      return 1
  }
}

/** Harm for enemies; healing for the wounded, strength for friends when the fight is near. */
function power(effect, self, target, now) {
  if (target === undefined || isEnemy(self, target) || effect === null) return 9.5
  if (effect.heal > 0) return CARDS[target.card].hp - target.hp >= effect.heal ? 9.7 : 0
  const harms = effect.damage > 0 || effect.conditions.length > 0 || effect.shift !== null || effect.dc > 0
  if (harms && effect.radius === 0) return -5
  if (harms || effect.removes.length > 0) return 0
  return now <= NEAR ? 9.2 : 3
}
