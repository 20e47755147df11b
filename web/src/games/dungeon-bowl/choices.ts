import type { Action, Decision } from '@undercroft/engine'
import { isKnown, named, t } from '../../i18n/index.ts'
import type { Choice } from '../adapter.ts'
import { actionGlyphs, faceGlyphs } from './glyphs.ts'
import { place, playerName, positionName, skillName, squareOf } from './names.ts'
import type { DungeonMatch } from './rules.ts'

/** The fields that actions of this game may have. */
interface Fields extends Action {
  readonly player?: number
  readonly target?: number
  readonly to?: number
  readonly square?: number
  readonly skill?: string
  readonly face?: string
  readonly zone?: number
  readonly item?: string
  readonly position?: string
  readonly hard?: number
  readonly corner?: number
  readonly die?: number
}

/** The player who acts by himself: he is chosen on the board or on the bench. */
const byPlayer = new Set(['activate', 'enter', 'revive', 'starter'])
const quiet = new Set(['decline', 'accept', 'stop', 'stay', 'keep', 'done'])

export function choiceOf(match: DungeonMatch, decision: Decision, given: Action): Choice {
  const action = given as Fields
  const { type } = action
  const acting = byPlayer.has(type) && action.player !== undefined
  const target =
    action.target !== undefined && action.target >= 0 ? action.target : acting ? null : (action.player ?? null)
  const where = action.to ?? action.square
  const glyph = type === 'face' ? faceGlyphs[action.face ?? ''] : actionGlyphs[type]
  const detail = detailOf(action)
  return {
    action,
    label: labelOf(match, decision, action, target),
    group: type,
    piece: acting ? action.player! : null,
    target,
    square: where !== undefined && where >= 0 ? squareOf(match, where) : null,
    ...(glyph ? { glyph } : {}),
    ...(detail ? { detail } : {}),
    ...(type === 'activate' ? { opens: true } : {}),
    ...(moving.has(type) && decision.kind === 'declare' ? { moves: true } : {}),
    ...aimsOf(match, decision, action),
    ...(isWorthwhile(match, decision, action) ? {} : { vain: true }),
    ...(decision.kind === 'declare' && type !== 'move' && type !== 'block' ? { aside: true } : {}),
    ...(quiet.has(type) ? { tone: 'quiet' as const } : type === 'end-turn' ? { tone: 'danger' as const } : {}),
  }
}

/** Actions that are done to somebody: declared ones, and what a declared one offers on the way. */
const aimed = new Set(['pass', 'hand-off', 'throw-team-mate', 'blitz', 'foul'])

function aimsOf({ state }: DungeonMatch, { kind }: Decision, { type, to }: Fields): Pick<Choice, 'aims'> {
  if (kind === 'declare') return aimed.has(type) ? { aims: 'declared' } : {}
  if (kind === 'move') return type === 'pass' ? { aims: 'direct' } : {}
  return kind === 'pass-target' && type === 'throw' && state.squares[to!] >= 0 ? { aims: 'direct' } : {}
}

/** Declarations that lead nowhere are not offered: a pass without a ball to be had, a Blitz at somebody out of reach. */
function isWorthwhile(match: DungeonMatch, { kind }: Decision, { type, target }: Fields): boolean {
  if (kind !== 'declare') return true
  const { state } = match
  const player = state.players[state.activePlayer]
  if (!player) return true
  if (type === 'pass' || type === 'hand-off') {
    return state.ballHolder === player.id || (state.ballHolder < 0 && state.ballSquare >= 0)
  }
  if (type !== 'blitz' && type !== 'foul') return true
  const from = squareOf(match, player.square)
  const reach = player.ma + player.extraMa + MOST_RUSHES + 1
  const near = (square: number) => {
    const { x, y } = squareOf(match, square)
    return Math.max(Math.abs(x - from.x), Math.abs(y - from.y)) <= reach
  }
  return near(state.players[target!].square)
}

const MOST_RUSHES = 3

/** Declarations after which the player walks at once. */
const moving = new Set(['move', 'pass', 'hand-off', 'throw-team-mate'])

function labelOf(match: DungeonMatch, decision: Decision, action: Fields, target: number | null): string {
  const { type } = action
  const key = `dungeon.do.${type}`
  const args = {
    target: target === null ? '' : playerName(match, target),
    player: action.player === undefined ? '' : playerName(match, action.player),
    at:
      action.to !== undefined
        ? place(match, action.to)
        : action.square !== undefined
          ? place(match, action.square)
          : '',
    skill: action.skill ? skillName(action.skill) : '',
    n: (action.zone ?? action.corner ?? action.die ?? 0) + 1,
  }
  if (type === 'face') return named(`dungeon.face.${action.face}`)
  if (type === 'buy') return t('dungeon.do.buy', { item: named(`dungeon.item.${action.item}`) })
  if (type === 'journeyman') return positionName(action.position ?? '')
  if (type === 'wall') return named(`dungeon.do.wall-${action.hard}`)
  if (isKnown(key)) return named(key, args)
  const name = named(`dungeon.action.${type}.name`)
  return args.target ? t('dungeon.do.on', { action: name, target: args.target }) : decision.kind === type ? name : name
}

function detailOf({ type, skill, face }: Fields): string | null {
  if (face) return named(`dungeon.face-text.${face}`)
  if (skill && isKnown(`ball.skill.${skill}.text`)) return named(`ball.skill.${skill}.text`)
  const key = `dungeon.action.${type}.text`
  return isKnown(key) ? named(key) : null
}
