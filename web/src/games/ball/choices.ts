import type { Action, Decision } from '@undercroft/engine'
import type { Choice } from '../adapter.ts'
import { actionGlyphs, faceGlyphs } from './glyphs.ts'
import type { BallKit, BallView } from './kit.ts'

/** The fields that actions of ball games may have. */
export interface Fields extends Action {
  readonly player?: number
  readonly target?: number
  readonly to?: number
  readonly square?: number
  readonly skill?: string
  readonly face?: string
  readonly item?: string
  readonly position?: string
  readonly die?: number
}

/** What a game says about its own actions. */
export interface ChoiceKit<M extends BallView> extends BallKit<M> {
  /** Actions whose player is chosen first, on the board or on the bench. */
  readonly byPlayer: ReadonlySet<string>
  readonly quiet: ReadonlySet<string>
  /** Of an own kind of action; null: as all ball games call it. */
  labelOf?(match: M, action: Fields): string | null
  detailOf?(action: Fields): string | null
  extrasOf?(match: M, decision: Decision, action: Fields): Partial<Choice>
  readonly glyphs?: Readonly<Record<string, string>>
}

const byPlayer = new Set(['activate'])
const quiet = new Set(['decline', 'accept', 'stop', 'stay', 'keep'])

/** Actions that are done to somebody: declared ones, and what a declared one offers on the way. */
const aimed = new Set(['pass', 'hand-off', 'throw-team-mate', 'blitz', 'foul'])

/** Declarations after which the player walks at once. */
const moving = new Set(['move', 'pass', 'hand-off', 'throw-team-mate'])

/** As far as anybody rushes. */
export const MOST_RUSHES = 3

/** One legal action as people see it. */
export function ballChoices<M extends BallView>(kit: ChoiceKit<M>) {
  const { words } = kit

  function choiceOf(match: M, decision: Decision, given: Action): Choice {
    const action = given as Fields
    const { type } = action
    const acting = (byPlayer.has(type) || kit.byPlayer.has(type)) && action.player !== undefined
    const target =
      action.target !== undefined && action.target >= 0 ? action.target : acting ? null : (action.player ?? null)
    const where = action.to ?? action.square
    const glyph = type === 'face' ? faceGlyphs[action.face ?? ''] : (kit.glyphs?.[type] ?? actionGlyphs[type])
    const detail = kit.detailOf?.(action) ?? detailOf(action)
    return {
      action,
      label: kit.labelOf?.(match, action) ?? labelOf(match, action, target),
      group: type,
      piece: acting ? (action.player ?? null) : null,
      target,
      square: where !== undefined && where >= 0 ? kit.squareOf(match, where) : null,
      ...(glyph ? { glyph } : {}),
      ...(detail ? { detail } : {}),
      ...(target !== null && match.state.players[target]?.team === decision.seat ? { kind: true } : {}),
      ...(type === 'activate' ? { opens: true } : {}),
      ...(moving.has(type) && decision.kind === 'declare' ? { moves: true } : {}),
      ...aimsOf(match, decision, action),
      ...(isWorthwhile(match, decision, action) ? {} : { vain: true }),
      ...(decision.kind === 'declare' && type !== 'move' && type !== 'block' ? { aside: true } : {}),
      ...toneOf(type),
      ...kit.extrasOf?.(match, decision, action),
    }
  }

  function toneOf(type: string): Pick<Choice, 'tone'> {
    if (quiet.has(type) || kit.quiet.has(type)) return { tone: 'quiet' }
    return type === 'end-turn' ? { tone: 'danger' } : {}
  }

  function aimsOf({ state }: M, { kind }: Decision, { type, to = -1 }: Fields): Pick<Choice, 'aims'> {
    if (kind === 'declare') return aimed.has(type) ? { aims: 'declared' } : {}
    if (kind === 'move') return type === 'pass' ? { aims: 'direct' } : {}
    return kind === 'pass-target' && type === 'throw' && state.squares[to] >= 0 ? { aims: 'direct' } : {}
  }

  /** Declarations that lead nowhere are not offered: a pass without a ball to be had, a Blitz at somebody out of reach. */
  function isWorthwhile(match: M, { kind }: Decision, { type, target = -1 }: Fields): boolean {
    if (kind !== 'declare') return true
    const { state } = match
    const player = state.players[state.activePlayer]
    if (!player) return true
    if (type === 'pass' || type === 'hand-off') {
      return state.ballHolder === player.id || (state.ballHolder < 0 && state.ballSquare >= 0)
    }
    if (type !== 'blitz' && type !== 'foul') return true
    const from = kit.squareOf(match, player.square)
    const to = kit.squareOf(match, state.players[target].square)
    const reach = player.ma + player.extraMa + MOST_RUSHES + 1
    return Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y)) <= reach
  }

  function labelOf(match: M, action: Fields, target: number | null): string {
    const { type } = action
    const where = action.to ?? action.square
    const args = {
      target: target === null ? '' : kit.playerName(match, target),
      player: action.player === undefined ? '' : kit.playerName(match, action.player),
      at: where === undefined ? '' : kit.place(match, where),
      skill: action.skill ? words.text(`ball.skill.${action.skill}.name`) : '',
      n: (action.die ?? 0) + 1,
    }
    if (type === 'face') return words.text(`ball.face.${action.face}`)
    const path = `ball.do.${type}`
    if (words.has(path)) return words.text(path, args)
    const name = words.text(`ball.action.${type}.name`)
    return args.target ? words.text('ball.do.on', { action: name, target: args.target }) : name
  }

  function detailOf({ type, skill, face }: Fields): string | null {
    if (face) return words.text(`ball.face-text.${face}`)
    if (skill && words.has(`ball.skill.${skill}.text`)) return words.text(`ball.skill.${skill}.text`)
    const path = `ball.action.${type}.text`
    return words.has(path) ? words.text(path) : null
  }

  return choiceOf
}
