import type { GameEvent, RollEvent } from '@undercroft/engine'
import type { Deed, Square, Trail } from '../../board/model.ts'
import { isKnown, type Key, named, t } from '../../i18n/index.ts'
import type { DieFace, LogLine, Telling, Term } from '../adapter.ts'
import { rollDetail, withDice } from '../roll-detail.ts'
import { cardName, creatureName, powerName, slug, squareOf, warbandName, whereTo } from './names.ts'
import { cardOf, type SkirmishEvent, type SkirmishMatch, SPELLS } from './rules.ts'
import { abilityTerm, effectText } from './texts.ts'

type Args = Record<string, string | number>

/** What is heard beyond dice, and what stands out. */
const felt: Readonly<Record<string, Pick<LogLine, 'sound' | 'stands'>>> = {
  attacked: { sound: 'sword' },
  healed: { sound: 'heal' },
  cast: { sound: 'spell' },
  used: { sound: 'spell' },
  eliminated: { sound: 'cheer', stands: 'score' },
}

/** Nothing is known but the event. */
const ALONE: Telling = { after: [], besides: [] }
type Told = Exclude<SkirmishEvent, RollEvent>

const turns = new Set(['round', 'ended'])
const majors = new Set([
  'attacked',
  'eliminated',
  'routed',
  'rallied',
  'cast',
  'used',
  'summoned',
  'returned',
  'controlled',
])

/** One event as a line of the log, or null where other lines tell it already. */
export function logLine(given: GameEvent, match: SkirmishMatch, telling: Telling = ALONE): LogLine | null {
  const event = given as SkirmishEvent
  if (event.type === 'roll') return rollLine(event, match, telling)
  // Whoever is activated does something, which is told.
  if (event.type === 'scored' || (event.type === 'activated' && event.commanded)) return null
  const seat = 'seat' in event ? event.seat : 'creature' in event ? seatOf(match, event.creature) : -1
  return {
    key: keyOf(event, match) as Key,
    args: argsOf(event, match, telling.besides[0]),
    seat: event.type === 'ended' ? (event.winners[0] ?? -1) : seat,
    weight: turns.has(event.type) ? 'turn' : majors.has(event.type) ? 'major' : 'minor',
    rules: event.rules ?? [],
    squares: squaresOf(match, event),
    ...merging(event, seat),
    ...felt[event.type],
    ...termOf(event, match),
  }
}

const seatOf = ({ state }: SkirmishMatch, creature: number): number => state.creatures[creature]?.seat ?? -1

function keyOf(event: Told, match: SkirmishMatch): string {
  const base = `skirmish.event.${event.type}`
  switch (event.type) {
    case 'activated':
      return event.commanded ? base : `${base}-alone`
    case 'turn-lost':
      return `${base}.${event.why}`
    case 'moved':
      return `${base}.${event.how}`
    case 'attacked': {
      const how = event.opportunity ? 'opportunity' : event.ranged ? 'ranged' : 'melee'
      return `${base}.${how}-${event.critical && event.hit ? 'critical' : event.hit ? 'hit' : 'miss'}`
    }
    case 'cast':
    case 'used':
      return targetOf(event, match) === '' ? base : `${base}-on`
    case 'affected':
      return event.saved ? `${base}-saved` : base
    case 'unaffected':
      return `${base}.${event.why}`
    case 'condition':
      return event.on ? `${base}-on` : `${base}-off`
    case 'eliminated':
      return `${base}.${event.how}`
    case 'phased':
      return event.out ? `${base}-out` : `${base}-in`
    case 'first-player':
      return event.round > 0 ? base : `${base}-set-up`
    case 'ended':
      return event.winners.length === 0 ? `${base}.draw` : `${base}.${event.why}`
    default:
      return base
  }
}

/** Whom a spell or an ability is aimed at, '' where it is nobody in particular. */
function targetOf(event: Extract<Told, { type: 'cast' | 'used' }>, match: SkirmishMatch): string {
  if (event.target < 0 || event.target === event.creature) return ''
  const name = event.type === 'cast' ? event.spell : event.ability
  const range = SPELLS.find((spell) => spell.name === name)?.effect.range
  return range === 'any warband' ? warbandName(match, event.target) : creatureName(match, event.target)
}

function argsOf(event: Told, match: SkirmishMatch, beside: number | null = null): Args {
  const creature = 'creature' in event ? creatureName(match, event.creature) : ''
  switch (event.type) {
    case 'tile-placed':
      return { tile: named(`skirmish.tile.${event.tile}`) }
    case 'deployed':
      return { team: warbandName(match, seatOf(match, event.creature)) }
    case 'first-player':
      return { team: warbandName(match, event.seat) }
    case 'round':
      return { round: event.round }
    case 'controlled':
      return { creature, team: warbandName(match, event.seat) }
    case 'moved':
      return { creature, at: whereTo(match, event.to, beside) }
    case 'declared':
      return { creature, power: powerName(event.ability) }
    case 'attacked':
      return { creature, target: creatureName(match, event.target) }
    case 'damaged':
      return { creature, damage: event.damage, hp: Math.max(0, event.hp) }
    case 'healed':
    case 'returned':
      return { creature, hp: event.hp }
    case 'cast':
    case 'used': {
      const power = powerName(event.type === 'cast' ? event.spell : event.ability)
      return { creature, power, target: targetOf(event, match) }
    }
    case 'affected':
    case 'unaffected':
      return { creature, power: powerName(event.by) }
    case 'condition':
      return { creature, condition: named(`skirmish.condition.${slug(event.condition)}.name`) }
    case 'eliminated':
      return { creature, points: event.points }
    case 'summoned':
      return {
        creature: creatureName(match, event.by),
        card: cardName(event.card),
        at: whereTo(match, event.square, beside),
      }
    case 'ended':
      return { team: event.winners.map((seat) => warbandName(match, seat)).join(', ') }
    default:
      return { creature }
  }
}

function merging(event: Told, seat: number): { merge?: string } {
  if (event.type === 'moved') return { merge: `moved-${event.creature}-${event.how}` }
  if (event.type === 'deployed') return { merge: `deployed-${seat}` }
  return event.type === 'tile-placed' ? { merge: 'tiles' } : {}
}

/** The text of what the event is about: a spell, an ability, a condition. */
function termOf(event: Told, match: SkirmishMatch): { term?: Term } {
  if (event.type === 'condition') {
    const condition = `skirmish.condition.${slug(event.condition)}`
    return isKnown(`${condition}.text`)
      ? { term: { name: named(`${condition}.name`), text: named(`${condition}.text`) } }
      : {}
  }
  const name =
    event.type === 'cast' ? event.spell : event.type === 'used' || event.type === 'declared' ? event.ability : null
  if (!name || !('creature' in event)) return {}
  const spell = SPELLS.find((known) => known.name === name)
  if (spell) return { term: { name: powerName(name), text: effectText(spell.effect) } }
  const ability = cardOf(match, match.state.creatures[event.creature]).abilities.find((own) => own.name === name)
  return ability ? { term: abilityTerm(ability) } : {}
}

function rollLine(event: RollEvent, match: SkirmishMatch, { after }: Telling): LogLine | null {
  const roll = rollName(event.what)
  const piece = event.piece !== null && event.piece >= 0 ? event.piece : null
  const line: LogLine = {
    key: piece === null ? 'skirmish.event.dice' : 'skirmish.event.test',
    args:
      piece === null ? { team: warbandName(match, event.seat), roll } : { creature: creatureName(match, piece), roll },
    seat: event.seat,
    weight: 'minor',
    dice: event.dice.map((die, i) => dieFace(die, event.values[i])),
    detail: detailOf(event),
    rules: [...(event.rules ?? []), ...event.modifiers.flatMap(({ rule }) => (rule ? [rule] : []))],
    squares: piece === null ? [] : spaceOf(match, piece),
    ...(event.passed === null ? {} : { verdict: event.passed ? ('good' as const) : ('bad' as const) }),
  }
  const told = after[0]?.type === 'attacked' ? logLine(after[0], match) : null
  return told ? withDice(told, line) : line
}

/** "needs 15 (+8 attack, +2 flanking, −4 cover) = 17" */
function detailOf(event: RollEvent): string {
  const { what, target, reroll } = event
  const key = what === 'attack' ? 'skirmish.needs-ac' : what === 'incorporeal' ? 'skirmish.needs-low' : 'match.needs'
  const detail = [
    rollDetail(
      event,
      modifierName,
      target === null ? '' : t(key, { target }),
      target !== null || what === 'initiative',
    ),
  ]
  if (reroll) detail.push(t('match.rerolled', { by: powerName(reroll) }))
  return detail.filter(Boolean).join(' ')
}

export function modifierName(source: string): string {
  const key = `skirmish.modifier.${slug(source)}`
  return isKnown(key) ? named(key) : powerName(source)
}

/** What is rolled for: a test of its own, or a save against a spell, an ability or a condition. */
export function rollName(what: string): string {
  const key = `skirmish.roll.${slug(what)}`
  if (isKnown(key)) return named(key)
  const condition = `skirmish.condition.${slug(what)}.name`
  return t('skirmish.roll.save', { against: isKnown(condition) ? named(condition) : powerName(what) })
}

export const dieFace = (die: string, value: number): DieFace => ({
  name: String(value),
  show: value,
  sides: Number(die.slice(1)),
})

function spaceOf(match: SkirmishMatch, id: number): Square[] {
  const creature = match.state.creatures[id]
  return creature && creature.square >= 0 ? [squareOf(match, creature.square)] : []
}

function squaresOf(match: SkirmishMatch, event: Told): Square[] {
  const fields = event as unknown as Record<string, unknown>
  const found: Square[] = []
  for (const field of ['from', 'to', 'square']) {
    const square = fields[field]
    if (typeof square === 'number' && square >= 0) found.push(squareOf(match, square))
  }
  for (const field of found.length > 0 ? [] : ['creature', 'target']) {
    const id = fields[field]
    if (typeof id === 'number' && id >= 0) found.push(...spaceOf(match, id))
  }
  return found
}

/** How creatures went, square by square. */
export function trailsOf(events: readonly GameEvent[], match: SkirmishMatch): Trail[] {
  const trails = new Map<number, Square[]>()
  const deeds: Trail[] = []
  for (const event of events as readonly SkirmishEvent[]) {
    const how = deedOf(event)
    if (how) deeds.push(...deedAt(match, event as { creature: number; target: number }, how))
    if (event.type !== 'moved' || event.from < 0) continue
    const known = trails.get(event.creature)
    if (known) known.push(squareOf(match, event.to))
    else trails.set(event.creature, [squareOf(match, event.from), squareOf(match, event.to)])
  }
  const walks = [...trails].map(([piece, squares]) => ({
    piece,
    size: cardOf(match, match.state.creatures[piece]).width,
    squares,
  }))
  return [...deeds, ...walks]
}

function deedOf(event: SkirmishEvent): Deed | null {
  if (event.type === 'attacked') return event.ranged ? 'shot' : 'strike'
  return event.type === 'cast' || event.type === 'used' ? 'spell' : null
}

/** What one does to another; one of them may be gone by now. */
function deedAt(match: SkirmishMatch, { creature, target }: { creature: number; target: number }, how: Deed): Trail[] {
  const squares = [...spaceOf(match, creature), ...spaceOf(match, target < 0 ? creature : target)]
  return squares.length === 2 ? [{ piece: creature, squares, how }] : []
}
