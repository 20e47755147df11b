import { GlyphIcon } from '../app/Icon.tsx'
import { type Standing, useSettings } from '../app/settings.ts'
import type { Choice, DieFace, QuestionText } from '../games/adapter.ts'
import { t } from '../i18n/index.ts'
import { Dice } from './Dice.tsx'
import type { Session } from './session.ts'

interface Props {
  session: Session
  text: QuestionText
  seat: number
  choices: readonly Choice[]
  dice: readonly DieFace[]
  hint: string | null
  choose: (choice: Choice) => void
  aimAt: (choice: Choice | null) => void
}

/** A question that is not answered on the board alone: shown over it, answered by click or number key. */
export function Question({ session, text, seat, choices, dice, hint, choose, aimAt }: Props) {
  const { adapter, decision } = session
  const answers = decision && adapter.standing(decision)
  const key = `${adapter.id}/${decision?.kind}`
  const { standing, change } = useSettings()
  const keep = (answer: Standing, choice: Choice | undefined) => {
    change({ standing: { ...standing, [key]: answer } })
    if (choice) choose(choice)
  }
  const choiceFor = (action: unknown) => choices.find((choice) => choice.action === action)
  return (
    <section className={`question seat-${seat}`} aria-label={text.title}>
      <h2>{text.title}</h2>
      {text.text && <p>{text.text}</p>}
      {dice.length > 0 && <Dice dice={dice} large />}
      {hint && <p className="muted">{hint}</p>}
      <div className="answers">
        {choices.map((choice, i) => (
          <button
            key={JSON.stringify(choice.action)}
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
            </span>
            {i < 9 && <kbd>{i + 1}</kbd>}
          </button>
        ))}
      </div>
      {answers && (
        <div className="standing">
          {answers.always && (
            <button type="button" className="chip" onClick={() => keep('always', choiceFor(answers.always))}>
              {t('match.always')}: {choiceFor(answers.always)?.label}
            </button>
          )}
          <button type="button" className="chip" onClick={() => keep('never', choiceFor(answers.never))}>
            {t('match.never')}
          </button>
        </div>
      )}
    </section>
  )
}
