import { BLOCK } from '@undercroft/ball'
import { dieByName, type GameEvent, type RollEvent } from '@undercroft/engine'
import type { DiePicture } from '../../art/dice.ts'
import type { Square, Trail } from '../../board/model.ts'
import { t } from '../../i18n/index.ts'
import type { DieFace, LogLine, Telling, Term } from '../adapter.ts'
import { rollDetail } from '../roll-detail.ts'
import type { BallKit, BallView } from './kit.ts'
import { outcomeOf } from './outcomes.ts'
import type { Words } from './words.ts'

/** What events may say about themselves. */
export type Fields = Readonly<Record<string, number | string | boolean | null | undefined>>

/** What a game tells beyond what all ball games do. */
export interface LogKit<M extends BallView> extends BallKit<M> {
  /** Events that other lines tell. */
  readonly silent: ReadonlySet<string>
  readonly silentRolls: ReadonlySet<string>
  readonly majors: ReadonlySet<string>
  readonly turns: ReadonlySet<string>
  /** The path of the message, where it is not that of the event's type. */
  pathOf?(fields: Fields): string | null
  /** The named thing an event is about. */
  wordOf?(match: M, fields: Fields): string | null
  /** The path of a thing with a text that the event is about. */
  termOf?(fields: Fields): string | null
  merge?(type: string, seat: number): string | null
  /** Events that are shown large over the board. */
  readonly banners?: ReadonlySet<string>
  verdict?(roll: RollEvent): Pick<LogLine, 'verdict' | 'verdictText'> | null
  /** What a table of the game says about the dice of a roll. */
  outcome?(roll: RollEvent, telling: Telling, match: M): Partial<LogLine> | null
  /** Things that rolls and their modifiers may be named after. */
  readonly things: readonly string[]
}

const majors = new Set([
  'turnover',
  'touchdown',
  'injured',
  'picked-up',
  'caught',
  'intercepted',
  'deflected',
  'handed-off',
  'pass-declared',
  'sent-off',
  'block-dice',
  'spell-cast',
  'knocked-down',
  'fell-over',
])
/** A piece that is not on the board. */
const WIZARD = -1
/** What is heard beyond dice, and what stands out. */
const felt: Readonly<Record<string, Pick<LogLine, 'sound' | 'stands'>>> = {
  'spell-cast': { sound: 'spell' },
  turnover: { sound: 'turnover' },
  'picked-up': { sound: 'pickup' },
  caught: { sound: 'catch' },
  'handed-off': { sound: 'catch' },
  exploded: { sound: 'trap' },
  'sent-off': { sound: 'whistle', stands: 'harm' },
  intercepted: { sound: 'cheer' },
  touchdown: { stands: 'score' },
  injured: { stands: 'harm' },
  'knocked-down': { stands: 'harm' },
  'fell-over': { stands: 'harm' },
}
const turns = new Set(['turn-began', 'match-ended', 'touchdown'])
/** Told by other lines. */
export const SILENT: ReadonlySet<string> = new Set(['activated', 'activation-ended', 'turn-ended', 'stayed'])

const walks = new Set(['moved', 'jumped', 'pushed', 'followed-up', 'thrown', 'put-back', 'teleported'])
const ways: Readonly<Record<string, Trail['how']>> = { pushed: 'push', teleported: 'portal' }

/** Nothing is known but the event. */
const ALONE: Telling = { after: [], besides: [] }

/** Rolls whose dice are added up and looked up in a table. */
const summed = new Set(['injury', 'casualty', 'transmutation'])

/** The log of a ball game. */
export function ballLog<M extends BallView>(kit: LogKit<M>) {
  const { words, playerName, teamName, place } = kit
  const skillName = (id: string): string => words.text(`ball.skill.${id}.name`)
  const sourceName = (id: string): string => (id === 'team' ? words.text('ball.do.team-re-roll') : skillName(id))
  const rollName = (what: string): string => words.find(what, ['roll', ...kit.things])
  const modifierName = (source: string): string => words.find(source, ['modifier', ...kit.things])

  /** One event as a line of the log, or null where other lines tell it already. */
  function logLine(event: GameEvent, match: M, telling: Telling = ALONE): LogLine | null {
    if (event.type === 'roll') return rollLine(event as RollEvent, match, telling)
    const fields = event as unknown as Fields
    // A plain Move is told by where it leads.
    if (SILENT.has(event.type) || kit.silent.has(event.type)) return null
    if (event.type === 'declared' && fields.action === 'move') return null
    const number = (field: string): number => (typeof fields[field] === 'number' ? (fields[field] as number) : -1)
    const actor = number('player') >= 0 ? number('player') : number('blocker')
    const seat = number('team') >= 0 ? number('team') : actor >= 0 ? match.state.players[actor].team : -1
    const to = number('to') >= 0 ? number('to') : number('square')
    const target = number('target')
    const counted = ['number', 'turn', 'value'].map(number).find((count) => count >= 0) ?? 0
    const merge = event.type === 'moved' ? `moved-${actor}` : (kit.merge?.(event.type, seat) ?? null)
    return {
      key: words.key(pathOf(fields)),
      args: {
        player: actor >= 0 ? playerName(match, actor) : '',
        target: target >= 0 ? playerName(match, target) : '',
        team: seat >= 0 ? teamName(match, seat) : '',
        at: to >= 0 ? place(match, to, telling.besides[0]) : '',
        n: counted,
        word: kit.wordOf?.(match, fields) ?? wordOf(match, fields),
      },
      seat,
      weight: turns.has(event.type) || kit.turns.has(event.type) ? 'turn' : isMajor(event.type) ? 'major' : 'minor',
      rules: event.rules ?? [],
      squares: squaresOf(match, event as unknown as Record<string, unknown>),
      ...(merge === null ? {} : { merge }),
      ...(kit.banners?.has(event.type) ? { banner: true as const } : {}),
      ...felt[event.type],
      ...termOf(fields),
    }
  }

  const isMajor = (type: string): boolean => majors.has(type) || kit.majors.has(type)

  function pathOf(fields: Fields): string {
    const own = kit.pathOf?.(fields)
    if (own) return own
    if (fields.type === 'declared') return Number(fields.target) >= 0 ? 'ball.event.declared-on' : 'ball.event.declared'
    if (fields.type === 'match-ended') return fields.team === null ? 'ball.event.match-drawn' : 'ball.event.match-ended'
    const path = `ball.event.${fields.type}`
    return words.has(path) ? path : 'ball.event.other'
  }

  /** "2 dice, Rust Heap choose"; of one die nobody chooses. */
  function diceOf(match: M, count: number, chooser: number): string {
    if (count === 1) return words.text('ball.one-block-die')
    return words.text('ball.block-dice', { count, team: teamName(match, chooser) })
  }

  function wordOf(match: M, fields: Fields): string {
    switch (fields.type) {
      case 'declared':
        return words.text(`ball.action.${fields.action}.name`)
      case 'block-face':
        return words.text(`ball.face.${fields.face}`)
      case 'block-dice':
        return diceOf(match, Number(fields.dice), Number(fields.chooser))
      case 'ball-moved':
        return words.text(`ball.how.${fields.how}`)
      case 'injured':
        return words.text(`ball.injury.${fields.result}`)
      case 'turnover':
        return words.text(`ball.turnover.${fields.reason}`)
      case 'pass-result':
        return words.text(`ball.pass.${fields.result}`)
      case 're-roll':
        return sourceName(String(fields.source))
    }
    return fields.skill ? skillName(String(fields.skill)) : String(fields.type)
  }

  function termOf(fields: Fields): { term?: Term } {
    if (fields.type === 'block-face') {
      const face = { name: words.text(`ball.face.${fields.face}`), text: words.text(`ball.face-text.${fields.face}`) }
      return { term: face }
    }
    const path =
      kit.termOf?.(fields) ??
      (fields.skill ? `ball.skill.${fields.skill}` : fields.type === 'declared' ? `ball.action.${fields.action}` : null)
    return path && words.has(`${path}.text`) ? { term: words.term(path) } : {}
  }

  function rollLine(event: RollEvent, match: M, telling: Telling): LogLine | null {
    if (kit.silentRolls.has(event.what)) return null
    const detail = [rollDetail(event, modifierName, undefined, event.target !== null || summed.has(event.what))]
    if (event.reroll) detail.push(t('match.rerolled', { by: sourceName(event.reroll) }))
    const roll = rollName(event.what)
    const piece = event.piece !== null && event.piece >= 0 ? event.piece : null
    return {
      key: words.key(piece === null ? 'ball.event.dice' : 'ball.event.test'),
      args: piece === null ? { roll } : { player: playerName(match, piece), roll },
      seat: event.seat,
      weight: event.what === 'block' ? 'major' : 'minor',
      dice: event.dice.map((die, i) => dieFace(words, die, event.values[i])),
      detail: detail.filter(Boolean).join(' '),
      rules: [...(event.rules ?? []), ...event.modifiers.flatMap(({ rule }) => (rule ? [rule] : []))],
      squares: piece === null ? [] : squaresOf(match, { player: piece }),
      ...(kit.verdict?.(event) ?? verdictOf(event)),
      ...(kit.outcome?.(event, telling, match) ?? outcomeOf(kit, event, telling, match)),
    }
  }

  /** For whoever is hit a passed armour roll is bad news. The crowd feels for whoever nearly caught it. */
  function verdictOf({ what, passed }: RollEvent): Pick<LogLine, 'verdict' | 'verdictText' | 'sound'> {
    if (passed === null) return {}
    if (what !== 'armour')
      return { verdict: passed ? 'good' : 'bad', ...(what === 'catch' && !passed && { sound: 'ooh' as const }) }
    const verdictText = words.text(passed ? 'ball.armour-broken' : 'ball.armour-holds')
    return { verdict: passed ? 'bad' : 'good', verdictText, ...(passed && { sound: 'crack' as const }) }
  }

  function squaresOf(match: M, fields: Record<string, unknown>): Square[] {
    const found: Square[] = []
    for (const field of ['from', 'to', 'square']) {
      const square = fields[field]
      if (typeof square === 'number' && square >= 0) found.push(kit.squareOf(match, square))
    }
    for (const field of found.length > 0 ? [] : ['player', 'blocker', 'target']) {
      const player = fields[field]
      const square = typeof player === 'number' ? (match.state.players[player]?.square ?? -1) : -1
      if (square >= 0) found.push(kit.squareOf(match, square))
    }
    return found
  }

  /** Who blocks lunges at the other; one of them may be gone by now. */
  function strikeAt(match: M, player: number, target: number): Trail[] {
    const squares = [player, target].map((id) => match.state.players[id]?.square ?? -1)
    if (squares.some((square) => square < 0)) return []
    return [{ piece: player, squares: squares.map((square) => kit.squareOf(match, square)), how: 'strike' }]
  }

  /** Wizards stand beside the board. */
  function spellAt(match: M, event: GameEvent): Trail[] {
    return squaresOf(match, event as unknown as Record<string, unknown>)
      .slice(0, 1)
      .map((square) => ({ piece: WIZARD, squares: [square, square], how: 'spell' }))
  }

  /** How pieces went, square by square. */
  function trailsOf(events: readonly GameEvent[], match: M): Trail[] {
    const trails = new Map<number, Omit<Trail, 'piece' | 'squares'> & { squares: Square[] }>()
    const deeds: Trail[] = []
    for (const event of events) {
      const { player, from, to, blocker, target } = event as unknown as Record<string, number>
      if (event.type === 'block-dice') deeds.push(...strikeAt(match, blocker, target))
      if (event.type === 'spell-cast') deeds.push(...spellAt(match, event))
      if (!walks.has(event.type)) continue
      const how = ways[event.type]
      const known = trails.get(player) ?? { squares: [kit.squareOf(match, from < 0 ? to : from)] }
      known.squares.push(kit.squareOf(match, to))
      trails.set(player, { squares: known.squares, ...(how && { how }) })
    }
    return [...deeds, ...[...trails].map(([piece, trail]) => ({ piece, ...trail }))]
  }

  return { logLine, trailsOf, rollName, modifierName }
}

export function dieFace(words: Words, die: string, value: number): DieFace {
  const face = dieByName(die, [BLOCK]).faces?.[value - 1]
  return face ? faceDie(words, face) : { name: String(value), show: value, sides: Number(die.slice(1)) }
}

const facePictures: Readonly<Record<string, DiePicture>> = {
  'player-down': 'skull',
  'both-down': 'both',
  'push-back': 'push',
  stumble: 'stumble',
  pow: 'pow',
}

export const faceDie = (words: Words, face: string): DieFace => ({
  name: words.text(`ball.face.${faceId(face)}`),
  show: facePictures[faceId(face)],
  sides: 6,
})

/** The die calls its two faces by a shorter name than the rules do. */
const faceId = (face: string): string => (face === 'push' ? 'push-back' : face)
