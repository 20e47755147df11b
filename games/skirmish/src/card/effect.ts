import { type DamageKind, damageKind } from './damage.ts'
import { CardError } from './text.ts'
import { type CreatureType, TYPES } from './type-line.ts'

/** The eight ranges (SK-SPELL-09). */
export const RANGES = ['touch', 'self', 'range 6', 'line', 'cone', 'sight', 'any warband', 'your warband'] as const
export type Range = (typeof RANGES)[number]

export const CONDITIONS = [
  'Sleep',
  'Paralysis',
  'Stun',
  'Confusion',
  'Entangle',
  'Frightened',
  'Dominate',
  'Poison',
] as const
export type Condition = (typeof CONDITIONS)[number]

/** Statistics that a lasting effect or a Commander Effect changes. */
export const STATS = [
  'attack',
  'melee attack',
  'ranged attack',
  'AC',
  'save',
  'morale save',
  'melee damage',
  'speed',
] as const
export type Stat = (typeof STATS)[number]

export interface Change {
  readonly stat: Stat
  readonly value: number
}

/** What a spell, power or special ability does. */
export interface Effect {
  range: Range
  radius: 0 | 2 | 4
  timing: 'replaces attacks' | 'replaces move' | 'swift' | 'immediate' | 'melee damage'
  damage: number
  kind: DamageKind
  /** The damage is suffered at each activation of the creature instead of at once (poisons). */
  eachActivation: boolean
  heal: number
  hp: number
  conditions: Condition[]
  /** A new save at the end of each turn of the affected creature ends it (SK-KEY-SAVE-END-OF-TURN-01). */
  saveEachTurn: boolean
  changes: Change[]
  until: 'skirmish' | 'end of turn' | 'end of next turn' | 'one attack'
  /** The changes hold against evil creatures only. */
  againstEvil: boolean
  ignoreDR: boolean
  magicMelee: boolean
  invisible: boolean
  removes: Condition[]
  shift: 'push' | 'pull' | 'slide' | null
  squares: number
  switches: 'creatures' | 'enemies' | null
  summons: CreatureType[]
  summonCost: number
  /** Hit points with which a destroyed creature of the warband comes back, 0: none does. */
  returnHp: number
  phaseOut: boolean
  skipTurn: boolean
  incite: boolean
  inhibit: boolean
  destroys: boolean
  reroll: boolean
  forceSquares: number
  living: boolean
  wounded: boolean
  maxLevel: number
  only: CreatureType | null
  /** Only allies, only enemies may be aimed at (or, in an area, are affected). */
  alliesOnly: boolean
  enemiesOnly: boolean
  ignoreSpellResistance: boolean
  /** 0: no save (SK-SPELL-21). */
  dc: number
}

const blank = (): Effect => ({
  range: 'touch',
  radius: 0,
  timing: 'replaces attacks',
  damage: 0,
  kind: 'weapon',
  eachActivation: false,
  heal: 0,
  hp: 0,
  conditions: [],
  saveEachTurn: false,
  changes: [],
  until: 'skirmish',
  againstEvil: false,
  ignoreDR: false,
  magicMelee: false,
  invisible: false,
  removes: [],
  shift: null,
  squares: 0,
  switches: null,
  summons: [],
  summonCost: 0,
  returnHp: 0,
  phaseOut: false,
  skipTurn: false,
  incite: false,
  inhibit: false,
  destroys: false,
  reroll: false,
  forceSquares: 0,
  living: false,
  wounded: false,
  maxLevel: 99,
  only: null,
  alliesOnly: false,
  enemiesOnly: false,
  ignoreSpellResistance: false,
  dc: 0,
})

/** The vocabulary of effect lines: a pattern, and what it says. */
const CLAUSES: readonly [RegExp, (effect: Effect, words: RegExpExecArray) => void][] = [
  [/^(swift|immediate|replaces attacks|replaces move)$/, (e, w) => (e.timing = w[1] as Effect['timing'])],
  [/^(?:on melee damage|when its melee attack deals damage)$/, (e) => (e.timing = 'melee damage')],
  [/^radius ([24])$/, (e, w) => (e.radius = Number(w[1]) as 2 | 4)],
  [/^DC (\d+)$/, (e, w) => (e.dc = Number(w[1]))],
  [/^(\d+) damage whenever poisoned creature activates$/, (e, w) => poison(e, w[1], true)],
  [/^(\d+) damage$/, (e, w) => poison(e, w[1], false)],
  [/^(\d+) (\w+)(?: damage)?$/, (e, w) => harm(e, w[1], w[2])],
  [/^heal (\d+)$/, (e, w) => (e.heal = Number(w[1]))],
  [/^\+(\d+) hp$/, (e, w) => (e.hp = Number(w[1]))],
  [/^(push|pull|slide) (\d+)$/, (e, w) => shift(e, w[1], w[2])],
  [/^remove (\w+)$/, (e, w) => e.removes.push(condition(w[1]))],
  [/^(Sleep|Paralysis|Stun|Confusion|Entangle|Dominate|frightened)$/, (e, w) => named(e, w[1])],
  [/^living enemies frightened$/, (e) => wail(e)],
  [/^a new save as each of its turns ends$/, (e) => (e.saveEachTurn = true)],
  [/^only living creatures(?: of level (\d+) or lower)?$/, (e, w) => onlyLiving(e, w[1])],
  [/^ignore Spell Resistance$/, (e) => (e.ignoreSpellResistance = true)],
  [/^ignore DR$/, (e) => (e.ignoreDR = true)],
  [/^melee damage becomes magic$/, (e) => (e.magicMelee = true)],
  [/^Invisible until it attacks or casts a spell$/, (e) => (e.invisible = true)],
  [/^phases? out until the start of its next turn$/, (e) => (e.phaseOut = true)],
  [/^skips next turn$/, (e) => (e.skipTurn = true)],
  [/^(?:is )?incited next round$/, (e) => (e.incite = true)],
  [/^(?:is )?inhibited next round$/, (e) => (e.inhibit = true)],
  [/^destroyed$/, (e) => (e.destroys = true)],
  [/^return one destroyed creature with (\d+) hp$/, (e, w) => (e.returnHp = Number(w[1]))],
  [/^reroll one attack roll or save of this creature or of its nearest ally$/, (e) => (e.reroll = true)],
  [/^switch positions of any two (creatures|enemies)$/, (e, w) => (e.switches = w[1] as 'creatures' | 'enemies')],
  [/^place (\d) force squares in a row until the end of its next turn$/, (e, w) => (e.forceSquares = Number(w[1]))],
  [
    /^(attack|melee attack|ranged attack|AC|save|melee damage|speed) ([+-]\d+)(?: (.+))?$/,
    (e, w) => change(e, w[1], w[2], w[3]),
  ],
  [/^Morale Save \+(\d+)$/, (e, w) => change(e, 'morale save', w[1], undefined)],
]

function poison(effect: Effect, amount: string, eachActivation: boolean): void {
  effect.damage = Number(amount)
  effect.kind = 'positive'
  effect.eachActivation = eachActivation
}

function harm(effect: Effect, amount: string, word: string): void {
  const kind = damageKind(word)
  if (!kind) throw new CardError(`there is no damage called '${word}'`)
  effect.damage = Number(amount)
  effect.kind = kind
}

function shift(effect: Effect, how: string, squares: string): void {
  effect.shift = how as Effect['shift']
  effect.squares = Number(squares)
}

function named(effect: Effect, word: string): void {
  // 'remove Poison, Paralysis and Stun' is one list.
  const list = effect.removes.length > 0 && effect.changes.length === 0 ? effect.removes : effect.conditions
  list.push(condition(word))
}

function wail(effect: Effect): void {
  effect.living = true
  effect.enemiesOnly = true
  effect.conditions.push('Frightened')
}

function onlyLiving(effect: Effect, level: string | undefined): void {
  effect.living = true
  if (level) effect.maxLevel = Number(level)
}

const UNTIL: Readonly<Record<string, Effect['until']>> = {
  'until end of turn': 'end of turn',
  'until end of next turn': 'end of next turn',
  'until end of its next turn': 'end of next turn',
  'against one attack': 'one attack',
}

function change(effect: Effect, stat: string, value: string, tail: string | undefined): void {
  effect.changes.push({ stat: stat as Stat, value: Number(value) })
  if (tail === undefined) return
  if (tail === 'against evil creatures') effect.againstEvil = true
  else if (UNTIL[tail]) effect.until = UNTIL[tail]
  else throw new CardError(`cannot read '${tail}'`)
}

function condition(word: string): Condition {
  const found = CONDITIONS.find((name) => name.toLowerCase() === word.toLowerCase())
  if (!found) throw new CardError(`there is no condition called '${word}'`)
  return found
}

const TARGET =
  /^target (?:(living creature|wounded creature|ally|enemy|[A-Z]\w+(?: [A-Z]\w+)?)(?: gains| is|:)? |gains |is )?/
const SUMMON = /^summon one (.+) of cost (\d+) or less$/

/**
 * Reads an effect line: 'cone; ignore Spell Resistance, 30 fire damage; DC 16'. `needsRange` is set for spells, which
 * must name exactly one of the eight ranges (SK-SPELL-07, SK-SPELL-09).
 */
export function effectLine(owner: string, text: string, needsRange: boolean): Effect {
  const effect = blank()
  let range: Range | null = null
  try {
    for (const part of text.split('; ')) {
      const word = part.replace(/^self, /, '')
      if ((RANGES as readonly string[]).includes(word)) {
        if (range) throw new CardError(`two ranges, '${range}' and '${word}'`)
        range = word as Range
      } else if (word.startsWith('range ')) throw new CardError(`there is no range '${word}'`)
      else readClauses(effect, word)
    }
    if (needsRange && !range) throw new CardError('no range')
  } catch (error) {
    if (error instanceof CardError) throw new CardError(`${owner}: ${error.message} in '${text}'`)
    throw error
  }
  effect.range = range ?? 'touch'
  return effect
}

function readClauses(effect: Effect, text: string): void {
  const summon = SUMMON.exec(text)
  if (summon) {
    effect.summons = summon[1].split(/, | or /) as CreatureType[]
    effect.summonCost = Number(summon[2])
    return
  }
  for (const clause of text.split(/, | and /)) readClause(effect, clause)
}

function readClause(effect: Effect, text: string): void {
  const target = TARGET.exec(text)
  if (target) limit(effect, target[1])
  const rest = target ? text.slice(target[0].length) : text
  for (const [pattern, read] of CLAUSES) {
    const words = pattern.exec(rest)
    if (!words) continue
    read(effect, words)
    return
  }
  throw new CardError(`cannot read '${text}'`)
}

function limit(effect: Effect, word: string | undefined): void {
  if (word === 'living creature') effect.living = true
  else if (word === 'wounded creature') effect.wounded = true
  else if (word === 'ally') effect.alliesOnly = true
  else if (word === 'enemy') effect.enemiesOnly = true
  else if (word) {
    const type = TYPES.find((name) => name === word)
    if (!type) throw new CardError(`there is no creature type '${word}'`)
    effect.only = type
  }
}
