import type { Modifier } from '@undercroft/engine'
import { listenersOf } from '../abilities/registry.ts'
import { isSqueezed } from '../board/board.ts'
import { SACRED_CIRCLE } from '../board/terrain.ts'
import type { Attack } from '../card/attack-line.ts'
import { inPlay } from '../card/card.ts'
import type { Stat } from '../card/effect.ts'
import { commanderChange } from '../command.ts'
import {
  adjacent,
  areAllies,
  areEnemies,
  boardIn,
  cardOf,
  has,
  isActive,
  isHelpless,
  isOn,
  isPresent,
  widthOf,
} from '../creatures.ts'
import { trait } from '../gains.ts'
import { lastingChange, wardAgainst } from '../lasting.ts'
import { canSee, hasRangedCover, inMeleeCover } from '../sight.ts'
import { type Creature, FRIGHTENED, LEVEL_DRAINED, type SkirmishMatch, STUNNED } from '../state.ts'
import type { AttackLocals } from './attack-locals.ts'

const stinks = trait('stinks')
const stinkersInPlay = inPlay('stinks')
const isWary = trait('wary')
const seesAll = trait('sees-all')
const shootsIntoMelee = trait('shoots-into-melee')

const MELEE: readonly Stat[] = ['attack', 'melee attack']
const RANGED: readonly Stat[] = ['attack', 'ranged attack']
const ARMOR: readonly Stat[] = ['AC']

/** Collects modifiers: their sum, and (when somebody listens) each with its source. */
export class Tally {
  sum = 0
  /** Empty where nobody listens. */
  readonly list: Modifier[] = []
  private readonly listening: boolean
  constructor(listening: boolean) {
    this.listening = listening
  }
  add(source: string, value: number, rule?: string): void {
    if (value === 0) return
    this.sum += value
    if (this.listening) this.list.push(rule === undefined ? { source, value } : { source, value, rule })
  }
}

/** The printed attack that is made. */
export function attackOf(match: SkirmishMatch, attack: AttackLocals): Attack {
  const card = cardOf(match, match.state.creatures[attack.attacker])
  if (attack.attack >= 0) return (attack.ranged ? card.ranged : card.melee)[attack.attack]
  for (const own of card.abilities) if (own.attack) return own.attack
  throw new Error(`${card.name} has no ability with an attack of its own`)
}

/** Living creatures next to one that stinks (SK-AB-STENCH-01). */
export function suffersStench(match: SkirmishMatch, creature: Creature): boolean {
  if (!stinkersInPlay(match.state.traits) || !cardOf(match, creature).living) return false
  for (const other of match.state.creatures) {
    if (other.id === creature.id || !isPresent(other) || !stinks(match, other)) continue
    if (!adjacent(match, other, creature)) continue
    for (const { answer } of listenersOf(match, other, 'stinksFor')) {
      if (answer(match, other, creature)) return true
    }
  }
  return false
}

const squeezes = (match: SkirmishMatch, creature: Creature): boolean =>
  isSqueezed(boardIn(match), creature.square, widthOf(match, creature))

/** The attack roll's modifiers (SK-MOD-01 to SK-MOD-14). */
export function attackTally(match: SkirmishMatch, attack: AttackLocals): Tally {
  const tally = new Tally(match.events !== null)
  const attacker = match.state.creatures[attack.attacker]
  const target = match.state.creatures[attack.target]
  tally.add('attack', attackOf(match, attack).bonus)
  tally.add('spells', lastingChange(attacker, 'attack'))
  tally.add('spells', lastingChange(attacker, attack.ranged ? 'ranged attack' : 'melee attack'))
  tally.add('commander', commanderChange(match, attacker, attack.ranged ? RANGED : MELEE), 'SK-CEFF-01')
  if (attack.charge && !attack.ranged) tally.add('charge', 2, 'SK-MOD-01')
  if (attack.flanking) tally.add('flanking', 2, 'SK-MOD-02')
  if (attack.unseen && !isWary(match, target)) tally.add('unseen', 2, attack.ranged ? 'SK-MOD-11' : 'SK-MOD-03')
  if (attack.ranged && isHelpless(target)) tally.add('helpless', 4, 'SK-MOD-12')
  if (isOn(match, attacker, SACRED_CIRCLE)) tally.add('sacred-circle', 2, 'SK-TERR-11')
  if (squeezes(match, attacker)) tally.add('squeezing', -4, 'SK-MOVE-15')
  if (has(attacker, FRIGHTENED)) tally.add('frightened', -4, 'SK-COND-FRIGHTENED-01')
  if (has(attacker, LEVEL_DRAINED)) tally.add('level-drain', -1, 'SK-AB-LEVEL-DRAIN-01')
  if (suffersStench(match, attacker)) tally.add('stench', -2, 'SK-AB-STENCH-01')
  return tally
}

/** The AC to reach. Cover and melee are judged for the creature that was aimed at (SK-AB-ARROW-CATCHING-SHIELD-01). */
export function armorTally(match: SkirmishMatch, attack: AttackLocals): Tally {
  const tally = new Tally(match.events !== null)
  const attacker = match.state.creatures[attack.attacker]
  const target = match.state.creatures[attack.target]
  const aimed = match.state.creatures[attack.aimed]
  tally.add('ac', cardOf(match, target).ac)
  tally.add('spells', lastingChange(target, 'AC'))
  tally.add('spells', wardAgainst(match, target, attacker))
  tally.add('commander', commanderChange(match, target, ARMOR), 'SK-CEFF-01')
  for (const { ability, answer } of listenersOf(match, target, 'armor')) {
    tally.add(ability.id, answer(match, target, attack), ability.rules[0])
  }
  tally.add('immediate', attack.ward, 'SK-KEY-IMMEDIATE-01')
  if (has(target, STUNNED)) tally.add('stunned', -2, attack.ranged ? 'SK-MOD-10' : 'SK-MOD-04')
  if (has(target, FRIGHTENED)) tally.add('frightened', -4, 'SK-COND-FRIGHTENED-01')
  if (squeezes(match, target)) tally.add('squeezing', -4, 'SK-MOVE-15')
  if (suffersStench(match, target)) tally.add('stench', -2, 'SK-AB-STENCH-01')
  if (hasCover(match, attack, attacker, aimed)) tally.add('cover', 4, 'SK-COVER-01')
  if (attack.ranged && !shootsIntoMelee(match, attacker) && isInMelee(match, attacker, aimed)) {
    tally.add('in-melee', 4, 'SK-MOD-08')
  }
  return tally
}

/** Melee cover next to it; beyond (reach) and at range the lines of sight decide (SK-AB-MELEE-REACH-01). */
function hasCover(match: SkirmishMatch, attack: AttackLocals, attacker: Creature, aimed: Creature): boolean {
  if (!attack.ranged && adjacent(match, attacker, aimed)) return inMeleeCover(match, attacker, aimed)
  return hasRangedCover(match, attacker, aimed, true)
}

/** The target threatens an ally of the attacker, or an ally of the attacker threatens it (SK-MOD-08). */
function isInMelee(match: SkirmishMatch, attacker: Creature, target: Creature): boolean {
  for (const other of match.state.creatures) {
    if (!areAllies(match, attacker, other) || !areEnemies(match, other, target) || !isPresent(other)) continue
    if ((isActive(other) || isActive(target)) && adjacent(match, other, target)) return true
  }
  return false
}

/** The least second die that hits, 0: no such roll. Only the highest counts (SK-AB-CONCEAL-03, SK-MOD-07). */
export function concealOf(match: SkirmishMatch, attack: AttackLocals): number {
  const attacker = match.state.creatures[attack.attacker]
  const target = match.state.creatures[attack.target]
  if (seesAll(match, attacker)) return 0
  let best = 0
  for (const { answer } of listenersOf(match, target, 'conceal')) {
    best = Math.max(best, answer(match, target, attack))
  }
  if (!attack.ranged && !canSee(match, attacker, target)) best = Math.max(best, 11)
  return best
}
