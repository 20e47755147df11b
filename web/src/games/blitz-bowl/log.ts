import { dieByName, type GameEvent, type RollEvent } from '@undercroft/engine'
import type { DiePicture } from '../../art/dice.ts'
import type { Square, Trail } from '../../board/model.ts'
import { isKnown, type Key, named, t } from '../../i18n/index.ts'
import type { DieFace, LogLine, Telling, Term } from '../adapter.ts'
import { rollDetail, withDice } from '../roll-detail.ts'
import { byName } from './choices.ts'
import { abilityName, challengeName, faceName, place, playerName, playName, teamName } from './names.ts'
import { type At, type Blitz, type BlitzEvent, blitzBowl } from './rules.ts'

/** Actions that are told by what they lead to. */
const toldByOthers = new Set(['run', 'mark', 'sidestep', 'stand-up', 'throw', 'block'])

type Args = Record<string, string | number>

/** What is heard beyond dice. */
const felt: Readonly<Record<string, Pick<LogLine, 'sound'>>> = {
  dealt: { sound: 'card' },
  'bonus-played': { sound: 'card' },
  'ball-taken': { sound: 'pickup' },
  'ball-loose': { sound: 'drop' },
  'sent-off': { sound: 'whistle' },
}

/** Nothing is known but the event. */
const ALONE: Telling = { after: [], besides: [] }

/** One event as a line of the log, or null where other lines tell it already. */
export function logLine(given: GameEvent, match: Blitz, telling: Telling = ALONE): LogLine | null {
  const event = given as BlitzEvent
  if (event.type === 'roll') return rollLine(event, match, telling)
  const [beside] = telling.besides
  const seat =
    'seat' in event ? event.seat : 'player' in event && event.player !== null ? seatOf(match, event.player) : -1
  const line = (key: Key, args: Args = {}, more: Partial<LogLine> = {}): LogLine => ({
    key,
    args,
    seat,
    weight: 'minor',
    rules: event.rules ?? [],
    squares: squaresOf(match, event),
    ...('points' in event && { stands: 'score' }),
    ...felt[event.type],
    ...more,
  })
  const name = (player: number) => playerName(match, player)
  switch (event.type) {
    case 'toss':
      return line('blitz.event.toss', { team: teamName(match, event.winner) }, { seat: event.winner })
    case 'arena':
      return line(
        'blitz.event.arena',
        { arena: named(`blitz.arena.${event.arena}.name`) },
        { term: term(`blitz.arena.${event.arena}`) },
      )
    case 'board':
      return line('blitz.event.board', { board: named(`blitz.board.${event.board}`) })
    case 'teams':
      return line('blitz.event.teams', { a: teamName(match, 0), b: teamName(match, 1) })
    case 'rookies':
    case 'rookies-used':
      return line(`blitz.event.${event.type}`, { team: teamName(match, event.seat) })
    case 'dealt':
      return line(
        'blitz.event.dealt',
        { slot: event.slot + 1, challenge: challengeName(event.challenge) },
        { term: term(`blitz.challenge.${event.challenge}`) },
      )
    case 'card-discarded':
      return line(
        'blitz.event.card-discarded',
        { challenge: challengeName(event.challenge), play: playName(event.play) },
        { term: term(`blitz.play.${event.play}`) },
      )
    case 'events-shuffled-in':
      return line('blitz.event.events-shuffled-in', { count: event.count })
    case 'placed':
      if (event.rules?.includes('BZ-SETUP-06')) {
        return line('blitz.event.lined-up', { team: teamName(match, seat) }, { merge: `lined-up-${seat}` })
      }
      return line('blitz.event.placed', { player: name(event.player) })
    case 'taken-up':
    case 'stood-up':
    case 'down':
    case 'sent-off':
    case 'spent':
    case 'ball-taken':
    case 'ball-loose':
    case 'injured': {
      const isHurt = event.type === 'injured' || event.type === 'sent-off'
      const weight = isHurt || event.type === 'ball-taken' ? 'major' : 'minor'
      const stands = isHurt || event.type === 'down' ? { stands: 'harm' as const } : {}
      return line(`blitz.event.${event.type}`, { player: name(event.player) }, { weight, ...stands })
    }
    case 'score-markers':
    case 'ball-removed':
      return line(`blitz.event.${event.type}`)
    case 'ball':
      return line(
        'blitz.event.ball',
        { ball: named(`blitz.ball.${event.kind}.name`) },
        { weight: 'major', term: term(`blitz.ball.${event.kind}`) },
      )
    case 'turn':
      return line('blitz.event.turn', { turn: event.turn, team: teamName(match, event.seat) }, { weight: 'turn' })
    case 'action': {
      if (toldByOthers.has(event.action) && !event.free) return null
      const args = { player: name(event.player), action: named(`blitz.action.${event.action}.name`) }
      const more = { term: term(`blitz.action.${event.action}`) }
      if (event.target !== null && event.target >= 0)
        return line('blitz.event.action-on', { ...args, target: name(event.target) }, more)
      return line(event.free ? 'blitz.event.action-free' : 'blitz.event.action', args, more)
    }
    case 'action-skipped':
      return line('blitz.event.action-skipped', {
        player: name(event.player),
        action: named(`blitz.action.${event.action}.name`),
      })
    case 'moved':
      if (event.how === 'follow-up') return line('blitz.event.follow-up', { player: name(event.player) })
      if (event.how === 'shove')
        return line('blitz.event.shoved', { player: name(event.player), at: place(match, event.to, beside) })
      return line(
        'blitz.event.moved',
        { player: name(event.player), at: place(match, event.to, beside) },
        { merge: `moved-${event.player}-${event.how}` },
      )
    case 'block-dice':
      return line(
        event.assisted ? 'blitz.event.block-dice-assisted' : 'blitz.event.block-dice',
        { player: name(event.player), target: name(event.target) },
        { weight: 'major', dice: event.faces.map(faceDie), term: term('blitz.action.block') },
      )
    case 'block-result': {
      const face = faceName(event.face)
      const more = { term: { name: faceName(event.counts), text: named(`blitz.face-text.${event.counts}`) } }
      if (event.counts === event.face) return line('blitz.event.block-result', { face }, more)
      return line('blitz.event.block-result-counts', { face, counts: faceName(event.counts) }, more)
    }
    case 'foul-result': {
      const args = { player: name(event.player), target: name(event.target) }
      return line(`blitz.event.foul-${event.result}`, args, { weight: 'major', term: term('blitz.action.foul') })
    }
    case 'ball-bounced':
      return line('blitz.event.ball-bounced', { at: place(match, event.to, beside) })
    case 'throw':
      return line(
        `blitz.event.throw-${event.range}`,
        { player: name(event.player), target: name(event.target) },
        { weight: 'major', term: term('blitz.action.throw') },
      )
    case 'thrown':
      return line('blitz.event.thrown', { player: name(event.player), thrown: name(event.thrown) }, { weight: 'major' })
    case 'throw-result':
      return line(`blitz.event.throw-${event.result}`)
    case 'touchdown':
      return line('blitz.event.touchdown', { player: name(event.player), points: event.points }, { weight: 'major' })
    case 'claimed':
      return line(
        'blitz.event.claimed',
        { team: teamName(match, event.seat), challenge: challengeName(event.challenge), points: event.points },
        { weight: 'major', term: term(`blitz.challenge.${event.challenge}`) },
      )
    case 'clean-sweep':
      return line(
        'blitz.event.clean-sweep',
        { team: teamName(match, event.seat), points: event.points },
        { weight: 'major' },
      )
    case 'bonus-played':
    case 'bonus-discarded':
      return line(
        `blitz.event.${event.type}`,
        { team: teamName(match, event.seat), play: playName(event.play) },
        { weight: 'major', term: term(`blitz.play.${event.play}`) },
      )
    case 'ability':
      return line(
        'blitz.event.ability',
        { player: name(event.player), ability: abilityName(event.ability) },
        { term: term(`blitz.ability.${event.ability}`) },
      )
    case 'random-event':
      return line(
        'blitz.event.random-event',
        { event: named(`blitz.randomEvent.${event.event}.name`) },
        { weight: 'major', term: term(`blitz.randomEvent.${event.event}`) },
      )
    case 'last-card-dealt':
      return line('blitz.event.last-card-dealt', {}, { weight: 'major' })
    case 'match-end': {
      const [a, b] = event.scores
      const team = event.winner === null ? '' : teamName(match, event.winner)
      const args = event.winner === 1 ? { team, a: b, b: a } : { team, a, b }
      return line(`blitz.event.match-end-${event.reason}`, args, { weight: 'turn', seat: event.winner ?? -1 })
    }
    default:
      return null
  }
}

/** Rolls that other events tell in full. */
const silentRolls = new Set(['toss', 'card', 'back', 'event', 'trapdoor', 'block', 'arena'])

/** What tells the roll before it. */
const tellsDice = new Set(['ball-bounced', 'foul-result'])

function rollLine(event: RollEvent, match: Blitz, { after, besides }: Telling): LogLine | null {
  if (silentRolls.has(event.what)) return null
  const roll = named(`blitz.roll.${event.what}`)
  const detail = [rollDetail(event, modifierName)]
  if (event.reroll) detail.push(t('match.rerolled', { by: byName(event.reroll) }))
  const piece = event.piece
  const common = {
    seat: event.seat,
    weight: 'minor' as const,
    dice: event.dice.map((die, i) => dieFace(die, event.values[i])),
    detail: detail.filter(Boolean).join(' '),
    rules: [...(event.rules ?? []), ...event.modifiers.flatMap(({ rule }) => (rule ? [rule] : []))],
    squares: piece === null ? [] : squareOf(match, piece),
    ...(event.passed === null ? {} : { verdict: event.passed ? ('good' as const) : ('bad' as const) }),
  }
  const line: LogLine =
    piece === null
      ? { ...common, key: 'blitz.event.dice', args: { roll } }
      : { ...common, key: 'blitz.event.test', args: { player: playerName(match, piece), roll } }
  const told =
    after[0] && tellsDice.has(after[0].type) ? logLine(after[0], match, { after: [], besides: besides.slice(1) }) : null
  return told ? withDice(told, line) : { ...line, ...outcomeOf(event, after) }
}

/** What a test came to, where that is more than passed or failed. */
function outcomeOf({ what, passed }: RollEvent, after: readonly GameEvent[]): Partial<LogLine> {
  if (what === 'armour') return { verdictText: t(passed ? 'blitz.armour-holds' : 'blitz.odds.injured') }
  const thrown = after.find(({ type }) => type === 'throw-result') as { result?: string } | undefined
  return what === 'throw' && thrown ? { verdictText: named(`blitz.thrown.${thrown.result}`) } : {}
}

export const modifierName = (source: string): string => named(`blitz.modifier.${source}`)

export function dieFace(die: string, value: number): DieFace {
  const face = dieByName(die, blitzBowl.definition.dice).faces?.[value - 1]
  return face ? faceDie(face) : { name: String(value), show: value, sides: Number(die.slice(1)) }
}

/** What a block die shows: the pictures differ by shape. */
const facePictures: Readonly<Record<string, DiePicture>> = {
  knockdown: 'stumble',
  crunch: 'skull',
  tackle: 'pow',
  miss: 'miss',
  shove: 'push',
}

export const faceDie = (face: string): DieFace => ({
  name: faceName(face),
  show: facePictures[face],
  sides: 6,
})

function term(key: string): Term {
  const when = `${key}.when`
  const text = named(`${key}.text`)
  return { name: named(`${key}.name`), text: isKnown(when) ? `${named(when)} ${text}` : text }
}

const seatOf = ({ state }: Blitz, player: number): number => state.players[player]?.team ?? -1

function squareOf({ state }: Blitz, player: number): Square[] {
  const square = state.players[player]?.square ?? -1
  return square < 0 ? [] : [{ x: square % 15, y: (square / 15) | 0 }]
}

function squaresOf(match: Blitz, event: Exclude<BlitzEvent, RollEvent>): Square[] {
  const found: Square[] = []
  for (const field of ['from', 'to', 'at'] as const) {
    const where = (event as Partial<Record<typeof field, At>>)[field]
    if (where) found.push({ x: where[0], y: where[1] })
  }
  if (found.length === 0 && 'player' in event && event.player !== null) found.push(...squareOf(match, event.player))
  return found
}

/** How pieces went, square by square, so that the board can show it. */
export function trailsOf(events: readonly GameEvent[]): Trail[] {
  const trails = new Map<number, Square[]>()
  const shoved = new Set<number>()
  for (const event of events as readonly BlitzEvent[]) {
    if (event.type !== 'moved') continue
    const known = trails.get(event.player)
    const to = { x: event.to[0], y: event.to[1] }
    if (known) known.push(to)
    else trails.set(event.player, [{ x: event.from[0], y: event.from[1] }, to])
    if (event.how === 'shove') shoved.add(event.player)
  }
  return [...trails].map(([piece, squares]) => ({ piece, squares, ...(shoved.has(piece) && { how: 'push' as const }) }))
}
