import type { Decision } from '@undercroft/engine'
import type { QuestionText } from '../adapter.ts'
import type { BallKit, BallView } from './kit.ts'

/** What questions may say about themselves. */
export type About = Readonly<Record<string, number | string | undefined>>

/** What is asked, in words; `more`: arguments that only this game has. */
export function questionOf<M extends BallView>(
  kit: BallKit<M>,
  match: M,
  { kind }: Decision,
  about: object,
  more: Record<string, string | number> = {},
): QuestionText {
  const { words } = kit
  const fields = about as About
  const player = Number(fields.player ?? fields.blocker ?? -1)
  const target = Number(fields.target ?? -1)
  return {
    title: words.text(`ball.question.${kind}`, {
      player: player >= 0 ? kit.playerName(match, player) : '',
      target: target >= 0 && match.state.players[target] ? kit.playerName(match, target) : '',
      skill: fields.skill ? words.text(`ball.skill.${fields.skill}.name`) : '',
      value: Number(fields.value ?? 0),
      needed: target,
      left: Number(fields.left ?? 0),
      rushes: Number(fields.rushes ?? 0),
      n: Number(fields.number ?? 0),
      ...more,
    }),
    // Of a re-roll the target is a number that is needed.
    pieces: [player, ...(fields.blocker === undefined ? [] : [target])],
  }
}

export function subjectOf({ kind }: Decision, about: object): number | null {
  const { player, blocker } = about as { player?: number; blocker?: number }
  return kind === 'turn' ? null : (player ?? blocker ?? null)
}

/** Questions of all ball games that are answered on the board alone. */
export const ON_BOARD_QUESTIONS: readonly string[] = [
  'turn',
  'declare',
  'move',
  'push-square',
  'side-step',
  'place-ball',
  'pass-target',
  'throw-target',
  'bomb-target',
]
