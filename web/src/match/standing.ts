import type { Action } from '@undercroft/engine'
import { useSettings } from '../app/settings.ts'
import { wordsOf } from '../games/ball/words.ts'
import { named, t } from '../i18n/index.ts'
import type { Session } from './session.ts'

/** An answer that was given as the person keeps it: for which questions, and how. */
export interface KeptAnswer {
  readonly key: string
  readonly answer: 'always' | 'never'
}

interface Kept {
  readonly kept: KeptAnswer
  readonly action: Action
}

/** Under which name answers to this kind of question are kept. */
export const standingKey = (game: string, kind: string): string => `${game}/${kind}`

/** The answer the person gives always to the open question, if one is kept. */
export function keptAnswer({ adapter, standing: answers, isPractice }: Session): Kept | null {
  if (!answers || isPractice) return null
  const key = standingKey(adapter.id, answers.kind)
  const answer = useSettings.getState().standing[key] ?? 'ask'
  const action = answer === 'ask' ? null : answers[answer]
  return action && answer !== 'ask' ? { kept: { key, answer }, action } : null
}

export function keepAnswer(key: string, answer: KeptAnswer['answer'] | 'ask'): void {
  const { standing, change } = useSettings.getState()
  change({ standing: { ...standing, [key]: answer } })
}

/** 'dungeon-bowl/use-skill/dodge' in words. The texts of the game must be there. */
export function standingName(key: string): string {
  const [game, kind, skill] = key.split('/')
  if (game === 'blitz-bowl') return named(`blitz.standing.${kind}`)
  if (game === 'skirmish') return named(`skirmish.standing.${kind}`)
  const words = wordsOf(game === 'blood-bowl' ? 'blood' : 'dungeon')
  return words.text(`ball.standing.${kind}`, { skill: skill ? words.find(skill, ['skill', 'star-rule']) : '' })
}

export const answerName = (answer: KeptAnswer['answer']): string => t(`app.${answer}`)
