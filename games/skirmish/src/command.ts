import { abilityNumber } from './abilities/names.ts'
import { isWithinSix, spacesSee } from './board/measure.ts'
import type { CardAbility } from './card/ability-line.ts'
import { type Card, cardTrait, hasWord, inPlay } from './card/card.ts'
import { ABILITY_BIT, type CommanderEffect, effectBit, statBit, TYRANNY_BIT } from './card/commander-effect.ts'
import type { Stat } from './card/effect.ts'
import { areEnemies, boardIn, cardOf, has, isActive, isPresent, widthOf, withinSix } from './creatures.ts'
import { ABSENT, CONFUSED, type Creature, DOMINATED, MISLED, type SkirmishMatch, STUNNED } from './state.ts'

const alwaysCommanded = cardTrait('always-commanded')
const neverCommanded = cardTrait('never-commanded')
const relays = cardTrait('relays')
const tames = cardTrait('tames')
const silencesEffects = cardTrait('silences-effects')
const silencesCommand = cardTrait('silences-command')
const noCommanderEffects = cardTrait('no-commander-effects')

const silencersInPlay = inPlay('silences-effects')
const relaysInPlay = inPlay('relays')
const tamersInPlay = inPlay('tames')

const DIFFICULT = abilityNumber('Difficult')
const BEASTMASTER = abilityNumber('Beastmaster')

/** Commanders that can put others under command now (SK-CMD-20, SK-CMD-22). */
function canCommand(creature: Creature): boolean {
  return creature.rating >= 0 && isActive(creature) && !has(creature, CONFUSED | DOMINATED | MISLED)
}

/** Animals and Magical Beasts that a Beastmaster of the warband tames (SK-AB-BEASTMASTER-01, -02). */
function isTamed(match: SkirmishMatch, creature: Creature, card: Card): boolean {
  if (card.type !== 'Animal' && card.type !== 'Magical Beast') return false
  if (!tamersInPlay(match.state.traits)) return false
  return match.state.creatures.some((other) => {
    if (other.owner !== creature.owner || (other.status & ABSENT) !== 0) return false
    const master = cardOf(match, other)
    return tames(master) && master.values[BEASTMASTER] >= card.level
  })
}

/** Wild: always out of command (SK-AB-WILD-01). */
function isWild(match: SkirmishMatch, creature: Creature): boolean {
  const card = cardOf(match, creature)
  return neverCommanded(card) && !isTamed(match, creature, card)
}

/** The least rating that commands it: its Difficult number, 0 for others (SK-AB-DIFFICULT-01). */
export function difficulty(match: SkirmishMatch, creature: Creature): number {
  const card = cardOf(match, creature)
  return card.values[DIFFICULT] > 0 && !isTamed(match, creature, card) ? card.values[DIFFICULT] : 0
}

/** Enemies of this creature silence command or Commander Effects within 6 squares of them. */
function isSilenced(match: SkirmishMatch, creature: Creature, silences: (card: Card) => boolean): boolean {
  if (!silencersInPlay(match.state.traits)) return false
  for (const other of match.state.creatures) {
    if (!isPresent(other) || !areEnemies(match, creature, other) || !silences(cardOf(match, other))) continue
    if (withinSix(match, other, creature)) return true
  }
  return false
}

/** Within 6 squares counted round walls, or in line of sight by position (SK-CMD-01). */
function reaches(match: SkirmishMatch, commander: Creature, creature: Creature): boolean {
  const board = boardIn(match)
  const a = commander.square
  const widthA = widthOf(match, commander)
  const b = creature.square
  const widthB = widthOf(match, creature)
  return spacesSee(board, a, widthA, b, widthB) || isWithinSix(board, a, widthA, b, widthB)
}

/**
 * The rating under which a creature stands: that of the best commander of its warband that has it under command, -1: out
 * of command. Its own rating counts for a commander (SK-CMD-05). `alone` leaves its own rating out.
 */
export function commandRating(match: SkirmishMatch, creature: Creature, alone = false): number {
  if (has(creature, MISLED) || isWild(match, creature)) return -1
  const least = difficulty(match, creature)
  const own = alone ? -1 : ownCommand(creature)
  let best = own >= least ? own : -1
  if (isSilenced(match, creature, silencesCommand)) return best
  for (const other of match.state.creatures) {
    if (other.id === creature.id || other.seat !== creature.seat) continue
    const rating = ratingOf(match, other, creature)
    if (rating <= best || rating < least) continue
    if (reaches(match, other, creature) && !isSilenced(match, other, silencesCommand)) best = rating
  }
  return best
}

function ownCommand(creature: Creature): number {
  // A confused commander still commands itself (SK-CMD-22).
  return creature.rating >= 0 && isActive(creature) && !has(creature, DOMINATED) ? creature.rating : -1
}

/** What a creature can command `follower` with: its rating, or that of the commander whose orders it passes on. */
function ratingOf(match: SkirmishMatch, commander: Creature, follower: Creature): number {
  if (canCommand(commander)) return commander.rating
  if (!relaysInPlay(match.state.traits) || !isActive(commander) || !relays(cardOf(match, commander))) return -1
  if (commander.seat !== follower.seat) return -1
  return relayedRating(match, commander)
}

/** A relay hands on the highest rating of the real commanders that have it under command (SK-AB-RELAY-ORDERS-01). */
function relayedRating(match: SkirmishMatch, relay: Creature): number {
  if (isSilenced(match, relay, silencesCommand)) return -1
  let best = -1
  for (const other of match.state.creatures) {
    if (other.id === relay.id || other.seat !== relay.seat || !canCommand(other) || other.rating <= best) continue
    if (other.rating >= difficulty(match, relay) && reaches(match, other, relay)) best = other.rating
  }
  return best
}

/** Under command now: by a commander, as a commander, or always (SK-CMD-01, SK-AB-INDEPENDENT-01). */
export function isCommanded(match: SkirmishMatch, creature: Creature): boolean {
  if (has(creature, MISLED)) return false
  return alwaysCommanded(cardOf(match, creature)) || commandRating(match, creature) >= 0
}

/** The creatures that this commander, or relay of orders, has under command now (SK-CMD-01). */
export function followersOf(match: SkirmishMatch, commander: Creature): Creature[] {
  return match.state.creatures.filter((creature) => {
    if (creature.id === commander.id || creature.seat !== commander.seat || !isPresent(creature)) return false
    if (has(creature, MISLED) || isWild(match, creature) || isSilenced(match, creature, silencesCommand)) return false
    const rating = ratingOf(match, commander, creature)
    if (rating < 0 || rating < difficulty(match, creature)) return false
    return reaches(match, commander, creature) && !isSilenced(match, commander, silencesCommand)
  })
}

/** Counts as a commander now: carries a rating, or relays one. */
export function isCommander(match: SkirmishMatch, creature: Creature): boolean {
  if (creature.rating >= 0) return true
  return relays(cardOf(match, creature)) && isActive(creature) && relayedRating(match, creature) >= 0
}

/** The rating for initiative: the highest of the commanders on the grid that are not stunned or confused. */
export function initiativeRating(match: SkirmishMatch, seat: number): number {
  let best = 0
  for (const creature of match.state.creatures) {
    if (creature.seat !== seat || creature.rating <= best) continue
    if ((creature.status & ABSENT) !== 0 || has(creature, STUNNED | CONFUSED | DOMINATED)) continue
    best = creature.rating
  }
  return best
}

/** Visits every Commander Effect of a kind that works on the creature now, hostile ones included (SK-CEFF-01, SK-CEFF-05). */
function forEachEffect(
  match: SkirmishMatch,
  creature: Creature,
  kind: number,
  visit: (effect: CommanderEffect, source: Creature) => void,
): void {
  if ((match.state.effects & kind) === 0 || noCommanderEffects(cardOf(match, creature))) return
  for (const other of match.state.creatures) {
    if (other.rating >= 0) {
      if ((cardOf(match, other).effectBits & kind) !== 0 && isActive(other)) {
        effectsFrom(match, other, other, creature, kind, visit)
      }
    } else if (relaysInPlay(match.state.traits) && relays(cardOf(match, other)) && isActive(other)) {
      for (const behind of match.state.creatures) {
        if (behind.seat !== other.seat || (cardOf(match, behind).effectBits & kind) === 0) continue
        if (!canCommand(behind) || !reaches(match, behind, other)) continue
        if (behind.rating >= difficulty(match, other)) effectsFrom(match, behind, other, creature, kind, visit)
      }
    }
  }
}

/** `source` has the effect, `at` is where it is measured from (the commander itself or its relay). */
function effectsFrom(
  match: SkirmishMatch,
  source: Creature,
  at: Creature,
  creature: Creature,
  kind: number,
  visit: (effect: CommanderEffect, source: Creature) => void,
): void {
  if (at.id === creature.id || !canCommand(source)) return
  const hostile = areEnemies(match, source, creature)
  if (!hostile && (source.seat !== creature.seat || isCommander(match, creature))) return
  if (!withinSix(match, at, creature)) return
  if (isSilenced(match, source, silencesEffects)) return
  if (!hostile && isSilenced(match, creature, silencesEffects)) return
  const card = cardOf(match, creature)
  for (const effect of cardOf(match, source).effects) {
    if ((effect.to === 'enemies') !== hostile || (effectBit(effect) & kind) === 0) continue
    if (effect.who.length > 0 && !effect.who.some((word) => fits(match, creature, card, word))) continue
    if (!hostile && !mayBenefit(match, source, creature, effect)) continue
    visit(effect, source)
  }
}

const fits = (match: SkirmishMatch, creature: Creature, card: Card, word: string): boolean =>
  word === 'Wild' ? isWild(match, creature) : hasWord(card, word)

/** A friendly effect needs the creature under that commander's command; one that names Wild creatures says otherwise. */
function mayBenefit(match: SkirmishMatch, source: Creature, creature: Creature, effect: CommanderEffect): boolean {
  if (effect.who.includes('Wild')) return true
  if (isWild(match, creature) || source.rating < difficulty(match, creature)) return false
  return !isSilenced(match, creature, silencesCommand) && !isSilenced(match, source, silencesCommand)
}

/** What Commander Effects change these statistics by, now. */
export function commanderChange(match: SkirmishMatch, creature: Creature, stats: readonly Stat[]): number {
  let total = 0
  for (const stat of stats) {
    const kind = statBit(stat)
    if ((match.state.effects & kind) === 0) continue
    let bonus = 0
    let penalty = 0
    // SK-CEFF-04, SK-CEFF-06: the highest bonus and the worst penalty to each statistic.
    forEachEffect(match, creature, kind, ({ value }) => {
      if (value > bonus) bonus = value
      if (value < penalty) penalty = value
    })
    total += bonus + penalty
  }
  return total
}

const NONE: readonly CardAbility[] = []

/** Abilities that Commander Effects give it now. */
export function givenAbilities(match: SkirmishMatch, creature: Creature): readonly CardAbility[] {
  if ((match.state.effects & ABILITY_BIT) === 0) return NONE
  const given: CardAbility[] = []
  forEachEffect(match, creature, ABILITY_BIT, ({ ability }) => {
    if (ability) given.push(ability)
  })
  return given
}

/** The best Tyrannical Morale at work on it: what it adds, and 0 where there is none. */
export function tyrannicalMorale(match: SkirmishMatch, creature: Creature): number {
  let best = 0
  forEachEffect(match, creature, TYRANNY_BIT, (effect) => {
    if (effect.tyrannical > best) best = effect.tyrannical
  })
  return best
}
