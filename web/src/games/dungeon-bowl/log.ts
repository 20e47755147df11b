import { dieByName, type GameEvent, type RollEvent } from '@undercroft/engine'
import type { DiePicture } from '../../art/dice.ts'
import type { Square, Trail } from '../../board/model.ts'
import { isKnown, type Key, named, t } from '../../i18n/index.ts'
import type { DieFace, LogLine, Term } from '../adapter.ts'
import { rollDetail } from '../roll-detail.ts'
import { place, playerName, skillName, squareOf, teamName } from './names.ts'
import { type DungeonEvent, type DungeonMatch, dungeonBowl } from './rules.ts'

const majors = new Set([
  'turnover',
  'touchdown',
  'injured',
  'chest-opened',
  'picked-up',
  'caught',
  'intercepted',
  'deflected',
  'handed-off',
  'pass-declared',
  'sent-off',
  'mishap',
  'teleported',
  'block-dice',
  'spell-cast',
  'knocked-down',
  'fell-over',
])
const turns = new Set(['turn-began', 'match-ended', 'touchdown'])
/** Told by other lines. */
export const silent: ReadonlySet<string> = new Set([
  'activated',
  'activation-ended',
  'turn-ended',
  'chest-removed',
  'entered',
  'stayed',
])

/** What events may say about themselves. */
type Fields = Readonly<Record<string, number | string | boolean | null | undefined>>

/** One event as a line of the log, or null where other lines tell it already. */
export function logLine(given: GameEvent, match: DungeonMatch): LogLine | null {
  const event = given as DungeonEvent
  if (event.type === 'roll') return rollLine(event, match)
  const fields = event as unknown as Fields
  // A plain Move is told by where it leads.
  if (silent.has(event.type) || (event.type === 'declared' && fields.action === 'move')) return null
  const number = (field: string): number => (typeof fields[field] === 'number' ? (fields[field] as number) : -1)
  const actor = number('player') >= 0 ? number('player') : number('blocker')
  const seat = number('team') >= 0 ? number('team') : actor >= 0 ? match.state.players[actor].team : -1
  const to = number('to') >= 0 ? number('to') : number('square')
  const target = number('target')
  const args = {
    player: actor >= 0 ? playerName(match, actor) : '',
    target: target >= 0 ? playerName(match, target) : '',
    team: seat >= 0 ? teamName(match, seat) : '',
    at: to >= 0 ? place(match, to) : '',
    n: Math.max(0, number('number') >= 0 ? number('number') : number('turn')),
    word: wordOf(fields),
  }
  return {
    key: keyOf(event.type, fields) as Key,
    args,
    seat,
    weight: turns.has(event.type) ? 'turn' : majors.has(event.type) ? 'major' : 'minor',
    rules: event.rules ?? [],
    squares: squaresOf(match, event as unknown as Record<string, unknown>),
    ...merging(event.type, actor, seat),
    ...termOf(event.type, fields),
  }
}

function keyOf(type: string, fields: Fields): string {
  if (type === 'chest-opened') return fields.found ? 'dungeon.event.chest-ball' : 'dungeon.event.chest-trap'
  if (type === 'declared') return Number(fields.target) >= 0 ? 'dungeon.event.declared-on' : 'dungeon.event.declared'
  if (type === 'match-ended') return fields.team === null ? 'dungeon.event.match-drawn' : 'dungeon.event.match-ended'
  const key = `dungeon.event.${type}`
  return isKnown(key) ? key : 'dungeon.event.other'
}

/** The named thing an event is about, in words. */
function wordOf(fields: Fields): string {
  if (fields.type === 'declared') return named(`dungeon.action.${fields.action}.name`)
  if (fields.type === 'block-face') return named(`dungeon.face.${fields.face}`)
  if (fields.type === 'block-dice') return String(fields.dice)
  if (fields.type === 'ball-moved') return named(`dungeon.how.${fields.how}`)
  if (fields.type === 'injured') return named(`dungeon.injury.${fields.result}`)
  if (fields.type === 'turnover') return named(`dungeon.turnover.${fields.reason}`)
  if (fields.type === 'pass-result') return named(`dungeon.pass.${fields.result}`)
  if (fields.type === 're-roll')
    return fields.source === 'team' ? t('dungeon.do.team-re-roll') : skillName(String(fields.source))
  if (fields.skill) return skillName(String(fields.skill))
  if (fields.room) return named(`dungeon.room.${fields.room}.name`)
  if (fields.spell) return named(`dungeon.spell.${fields.spell}.name`)
  if (fields.item) return named(`dungeon.item.${fields.item}`)
  return String(fields.type)
}

function merging(type: string, actor: number, seat: number): { merge?: string } {
  if (type === 'moved') return { merge: `moved-${actor}` }
  if (type === 'chest-placed' || type === 'portal-placed') return { merge: 'objects' }
  return type === 'player-placed' ? { merge: `placed-${seat}` } : {}
}

function termOf(type: string, fields: Fields): { term?: Term } {
  const key = fields.skill
    ? `ball.skill.${fields.skill}`
    : fields.room
      ? `dungeon.room.${fields.room}`
      : fields.spell
        ? `dungeon.spell.${fields.spell}`
        : type === 'declared'
          ? `dungeon.action.${fields.action}`
          : null
  if (type === 'block-face') {
    return { term: { name: named(`dungeon.face.${fields.face}`), text: named(`dungeon.face-text.${fields.face}`) } }
  }
  return key && isKnown(`${key}.text`) ? { term: { name: named(`${key}.name`), text: named(`${key}.text`) } } : {}
}

const silentRolls = new Set(['toss', 'placement', 'turn-order'])

function rollLine(event: RollEvent, match: DungeonMatch): LogLine | null {
  if (silentRolls.has(event.what)) return null
  const detail = [rollDetail(event, modifierName)]
  if (event.reroll) detail.push(t('match.rerolled', { by: sourceName(event.reroll) }))
  const roll = rollName(event.what)
  const piece = event.piece !== null && event.piece >= 0 ? event.piece : null
  return {
    key: piece === null ? 'dungeon.event.dice' : 'dungeon.event.test',
    args: piece === null ? { roll } : { player: playerName(match, piece), roll },
    seat: event.seat,
    weight: event.what === 'block' ? 'major' : 'minor',
    dice: event.dice.map((die, i) => dieFace(die, event.values[i])),
    detail: detail.filter(Boolean).join(' '),
    rules: [...(event.rules ?? []), ...event.modifiers.flatMap(({ rule }) => (rule ? [rule] : []))],
    squares: piece === null ? [] : squaresOf(match, { player: piece }),
    ...verdictOf(event),
  }
}

/** For whoever is hit a passed armour roll is bad news. */
function verdictOf({ what, passed }: RollEvent): Pick<LogLine, 'verdict' | 'verdictText'> {
  if (passed === null) return {}
  // The Idol gives or gives nothing: it takes nothing away.
  if (what === 'chaos-idol' && !passed) return { verdictText: t('dungeon.idol-quiet') }
  if (what !== 'armour') return { verdict: passed ? 'good' : 'bad' }
  return { verdict: passed ? 'bad' : 'good', verdictText: t(passed ? 'dungeon.armour-broken' : 'dungeon.armour-holds') }
}

/** What a roll is for: a test of the game, or the skill, room or spell that asks for it. */
export const rollName = (what: string): string => firstKnown(what, ['roll', 'skill', 'room', 'spell'])

function firstKnown(id: string, areas: readonly string[]): string {
  for (const area of areas) {
    for (const key of [`dungeon.${area}.${id}`, `dungeon.${area}.${id}.name`]) if (isKnown(key)) return named(key)
  }
  return named(`dungeon.roll.${id}`)
}

const sourceName = (id: string): string => (id === 'team' ? t('dungeon.do.team-re-roll') : skillName(id))

export const modifierName = (source: string): string => firstKnown(source, ['modifier', 'skill', 'room', 'spell'])

export function dieFace(die: string, value: number): DieFace {
  const face = dieByName(die, dungeonBowl.definition.dice).faces?.[value - 1]
  return face ? faceDie(face) : { name: String(value), show: value, sides: Number(die.slice(1)) }
}

const facePictures: Readonly<Record<string, DiePicture>> = {
  'player-down': 'skull',
  'both-down': 'both',
  'push-back': 'push',
  stumble: 'stumble',
  pow: 'pow',
}

export const faceDie = (face: string): DieFace => ({
  name: named(`dungeon.face.${faceId(face)}`),
  show: facePictures[faceId(face)],
  sides: 6,
})

/** The die calls its two faces by a shorter name than the rules do. */
const faceId = (face: string): string => (face === 'push' ? 'push-back' : face)

function squaresOf(match: DungeonMatch, fields: Record<string, unknown>): Square[] {
  const found: Square[] = []
  for (const field of ['from', 'to', 'square']) {
    const square = fields[field]
    if (typeof square === 'number' && square >= 0) found.push(squareOf(match, square))
  }
  for (const field of found.length > 0 ? [] : ['player', 'blocker', 'target']) {
    const player = fields[field]
    const square = typeof player === 'number' ? (match.state.players[player]?.square ?? -1) : -1
    if (square >= 0) found.push(squareOf(match, square))
  }
  return found
}

const walks = new Set(['moved', 'jumped', 'pushed', 'followed-up', 'thrown', 'put-back'])

/** How pieces went, square by square. */
export function trailsOf(events: readonly GameEvent[], match: DungeonMatch): Trail[] {
  const trails = new Map<number, Square[]>()
  for (const event of events) {
    if (!walks.has(event.type)) continue
    const { player, from, to } = event as unknown as { player: number; from: number; to: number }
    const known = trails.get(player)
    if (known) known.push(squareOf(match, to))
    else trails.set(player, [squareOf(match, from), squareOf(match, to)])
  }
  return [...trails].map(([piece, squares]) => ({ piece, squares }))
}
