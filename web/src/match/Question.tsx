import type { RollEvent } from '@undercroft/engine'
import { Fragment, type RefObject, useEffect, useState } from 'react'
import { GlyphIcon } from '../app/Icon.tsx'
import type { BoardView } from '../board/board.ts'
import type { Choice, DieFace, QuestionText } from '../games/adapter.ts'
import { percent, t } from '../i18n/index.ts'
import type { Stake } from '../worker/protocol.ts'
import { think } from '../worker/thinker.ts'
import { Dice } from './Dice.tsx'
import { plainText } from './Log.tsx'
import { OverBoard } from './OverBoard.tsx'
import type { Session } from './session.ts'
import { type KeptAnswer, keepAnswer, standingKey } from './standing.ts'

interface Props {
  session: Session
  board: RefObject<BoardView | null>
  text: QuestionText
  seat: number
  choices: readonly Choice[]
  dice: readonly DieFace[]
  hint: string | null
  choose: (choice: Choice) => void
  aimAt: (choice: Choice | null) => void
}

/** More answers than that are a list to choose from, not something at stake. */
const MOST_STAKES = 8

/** What each answer leads to, worked out by the worker; empty until it has. */
function useStakes(session: Session, choices: readonly Choice[]): readonly Stake[] {
  const [found, setFound] = useState<{ choices: readonly Choice[]; stakes: readonly Stake[] } | null>(null)
  const key = choices.map(({ action }) => JSON.stringify(action)).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key tells whether the answers are the same
  useEffect(() => {
    if (choices.length === 0 || choices.length > MOST_STAKES || choices.some(({ before }) => before)) return
    let gone = false
    const { adapter, viewer } = session
    const actions = choices.map(({ action }) => action)
    think({ kind: 'stakes', game: adapter.id, view: session.sent(viewer), actions }).then(
      (stakes) => {
        if (!gone) setFound({ choices, stakes })
      },
      () => {},
    )
    return () => {
      gone = true
    }
  }, [session, key])
  return found && found.choices.length === choices.length ? found.stakes : []
}

/** A question that is not answered on the board alone: shown over it, answered by click or number key. */
export function Question({ session, board, text, seat, choices, dice, hint, choose, aimAt }: Props) {
  const { adapter } = session
  const answers = session.isPractice ? null : session.standing
  const stakes = useStakes(session, choices)
  const keep = (answer: KeptAnswer['answer'], choice: Choice | undefined) => {
    if (answers) keepAnswer(standingKey(adapter.id, answers.kind), answer)
    if (choice) choose(choice)
  }
  const choiceFor = (action: unknown) => choices.find((choice) => choice.action === action)
  return (
    <OverBoard board={board} label={text.title} seat={seat} pieces={text.pieces ?? []}>
      <h2>{text.title}</h2>
      {text.text && <p>{text.text}</p>}
      {dice.length > 0 && <Dice dice={dice} size={46} />}
      {hint && <p className="muted">{hint}</p>}
      <div className="answers">
        {choices.map((choice, i) => (
          <Fragment key={JSON.stringify(choice.action)}>
            {choice.heading && choice.heading !== choices[i - 1]?.heading && <h3>{choice.heading}</h3>}
            <button
              type="button"
              className={`button ${choice.tone ?? ''}`}
              title={choice.detail}
              onClick={() => choose(choice)}
              onMouseEnter={() => aimAt(choice)}
              onMouseLeave={() => aimAt(null)}
              onFocus={() => aimAt(choice)}
            >
              {choice.glyph && <GlyphIcon path={adapter.glyph(choice.glyph)} />}
              <span>
                {choice.label}
                {choice.detail && <small>{choice.detail}</small>}
                <StakeText session={session} stake={stakes[i]} />
              </span>
              {i < 9 && <kbd>{i + 1}</kbd>}
            </button>
          </Fragment>
        ))}
      </div>
      {answers && (
        <div className="standing">
          {answers.always && (
            <button type="button" className="chip" onClick={() => keep('always', choiceFor(answers.always))}>
              {t('app.always')}: {choiceFor(answers.always)?.label}
            </button>
          )}
          <button type="button" className="chip" onClick={() => keep('never', choiceFor(answers.never))}>
            {t('app.never')}
          </button>
        </div>
      )}
    </OverBoard>
  )
}

/** The chance of the roll that an answer asks for, or what surely follows it. */
function StakeText({ session, stake }: { session: Session; stake: Stake | undefined }) {
  if (!stake) return null
  const view = session.view()
  if (stake.chance !== null && stake.roll) return <small>{testText(session, stake.roll, percent(stake.chance))}</small>
  if (stake.rows.length > 0 && stake.rows.every(({ target }) => target === undefined)) {
    const { adapter } = session
    const text = stake.rows
      .slice(0, 3)
      .map((row) => `${adapter.oddsName(row.outcome, row, view)} ${percent(row.chance)}`)
      .join(', ')
    return <small>{text}</small>
  }
  const told = stake.events.flatMap((event) => {
    const line = session.adapter.log(event, view)
    return line?.weight === 'major' ? [plainText(line)] : []
  })
  return told.length > 0 ? <small>{told.slice(0, 3).join(' ')}</small> : null
}

/** "Armour broken: 42 %", "Dodge comes out: 67 %" */
function testText(session: Session, roll: RollEvent, chance: string): string {
  const name = session.adapter.rollName(roll.what)
  const said = session.adapter.log(roll, session.view())?.verdictText
  return said ? `${name} ${said}: ${chance}` : t('match.succeeds', { roll: name, chance })
}
