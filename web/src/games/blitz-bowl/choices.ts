import type { Action, Decision } from '@undercroft/engine'
import { named, t } from '../../i18n/index.ts'
import type { Choice } from '../adapter.ts'
import { actionGlyphs, faceGlyphs } from './glyphs.ts'
import { abilityName, challengeName, faceName, place, playerName, playName } from './names.ts'
import { type Blitz, type BlitzAction, deckOf } from './rules.ts'

const actionName = (type: string): string => named(`blitz.action.${type}.name`)

/** What a legal action looks like to a person. */
export function choiceOf(match: Blitz, decision: Decision, given: Action): Choice {
  const action = given as BlitzAction
  const base = { action, group: action.type, piece: null, target: null, square: null }
  switch (action.type) {
    case 'run':
    case 'mark':
    case 'sidestep':
    case 'throw':
    case 'stand-up':
    case 'reserves': {
      const label = action.by ? t('blitz.do.free', { action: actionName(action.type) }) : actionName(action.type)
      const moves =
        action.type === 'run' || action.type === 'mark' || action.type === 'sidestep' || action.type === 'reserves'
      const detail = action.by ? byName(action.by) : named(`blitz.action.${action.type}.text`)
      const aims = action.type === 'throw' ? { aims: 'declared' as const, aside: true } : {}
      return { ...base, label, piece: action.player, moves, glyph: actionGlyphs[action.type], detail, ...aims }
    }
    case 'block':
    case 'foul': {
      const target = playerName(match, action.target)
      const label = action.by
        ? t('blitz.do.free-on', { action: actionName(action.type), target })
        : t(`blitz.do.${action.type}`, { target })
      return { ...base, label, piece: action.player, target: action.target, glyph: actionGlyphs[action.type] }
    }
    case 'throw-team-mate':
      return {
        ...base,
        label: t('blitz.do.throw-team-mate', { target: playerName(match, action.thrown) }),
        piece: action.player,
        target: action.thrown,
        glyph: actionGlyphs['throw-team-mate'],
      }
    case 'step':
    case 'land':
    case 'drop': {
      const label =
        action.type === 'drop' ? t('blitz.do.drop') : t('blitz.do.step', { at: place(match, [action.x, action.y]) })
      return { ...base, label, square: { x: action.x, y: action.y } }
    }
    case 'place': {
      const label = t('blitz.do.place', {
        player: playerName(match, action.player),
        at: place(match, [action.x, action.y]),
      })
      return { ...base, label, square: { x: action.x, y: action.y } }
    }
    case 'target':
      return {
        ...base,
        label: t('blitz.do.target', { target: playerName(match, action.player) }),
        target: action.player,
        aims: 'direct',
      }
    case 'pick':
    case 'minion':
      return {
        ...base,
        label: t(`blitz.do.${action.type}`, { player: playerName(match, action.player) }),
        target: action.player,
      }
    case 'bonus': {
      const play = playName(action.play)
      const detail = named(`blitz.play.${action.play}.text`)
      const label =
        action.player === undefined
          ? t('blitz.do.bonus', { play })
          : action.target === undefined
            ? t('blitz.do.bonus-for', { play, player: playerName(match, action.player) })
            : t('blitz.do.bonus-on', {
                play,
                player: playerName(match, action.player),
                target: playerName(match, action.target),
              })
      return { ...base, label, detail, glyph: actionGlyphs.bonus }
    }
    case 'claim': {
      const card = deckOf(match.options).challenges.find(({ id }) => id === action.challenge)
      const label = t('blitz.do.claim', { challenge: challengeName(action.challenge), points: card?.points ?? 0 })
      // Two cards of one challenge lie side by side: nobody is asked which.
      const same = decision.actions.find((other) => (other as { challenge?: string }).challenge === action.challenge)
      const detail = named(`blitz.challenge.${action.challenge}.text`)
      return { ...base, label, tone: 'primary', detail, ...(same !== action && { vain: true }) }
    }
    case 'replace': {
      const { id } = deckOf(match.options).challenges[match.state.slots[action.slot]]
      return {
        ...base,
        label: t('blitz.do.replace', { challenge: challengeName(id) }),
        detail: named(`blitz.challenge.${id}.text`),
      }
    }
    case 'discard':
      return {
        ...base,
        label: t('blitz.do.discard', { play: playName(action.play) }),
        detail: named(`blitz.play.${action.play}.text`),
      }
    case 're-roll':
      return { ...base, label: t('blitz.do.re-roll', { by: byName(action.by) }) }
    case 'choose-die':
      return {
        ...base,
        label: t('blitz.do.choose-die', { face: faceName(action.face) }),
        glyph: faceGlyphs[action.face],
        detail: named(`blitz.face-text.${action.face}`),
      }
    case 'choose-team':
      return { ...base, label: t('blitz.do.choose-team', { team: named(`blitz.team.${action.team}.name`) }) }
    case 'choose-board':
      return { ...base, label: t('blitz.do.choose-board', { board: named(`blitz.board.${action.board}`) }) }
    case 'choose-ball':
      return {
        ...base,
        label: t('blitz.do.choose-ball', { ball: named(`blitz.ball.${action.ball}.name`) }),
        detail: named(`blitz.ball.${action.ball}.text`),
      }
    case 'end-turn':
      return { ...base, label: actionName('end-turn'), tone: 'danger' }
    case 'pass':
      return { ...base, label: t(passesOn.has(decision.kind) ? 'blitz.do.pass-on' : 'blitz.do.pass'), tone: 'quiet' }
    case 'stop':
    case 'stay':
    case 'follow-up':
      return { ...base, label: named(`blitz.do.${action.type}`), tone: action.type === 'stop' ? 'primary' : 'quiet' }
    default:
      return { ...base, label: named(`blitz.do.${(action as Action).type}`) }
  }
}

/** Questions in which "no" means "go on without a card". */
const passesOn = new Set([
  'turn-start',
  'before-first-action',
  'block-declared',
  'knocked-down',
  'extra-action',
  'interrupt',
])

/** An ability, a card, a ball or an arena that allows something. */
export function byName(id: string): string {
  for (const name of [abilityName(id), playName(id), named(`blitz.ball.${id}.name`), named(`blitz.arena.${id}.name`)]) {
    if (name !== 'name') return name
  }
  return named(`blitz.rerollBy.${id}`)
}
