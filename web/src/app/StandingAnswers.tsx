import { use } from 'react'
import { type GameId, gameIds, needWords } from '../games/index.ts'
import { t } from '../i18n/index.ts'
import { keepAnswer, standingName } from '../match/standing.ts'
import { type Standing, useSettings } from './settings.ts'

const answers: readonly Standing[] = ['always', 'never', 'ask']

/** The texts of games that answers were kept for: asked for once. */
const texts = new Map<GameId, Promise<void>>()

function textsOf(game: GameId): Promise<void> {
  const known = texts.get(game) ?? needWords(game)
  texts.set(game, known)
  return known
}

/** Every question that was ever answered with "always" or "never", and how it is answered from now on. */
export function StandingAnswers() {
  const standing = useSettings((settings) => settings.standing)
  const games = gameIds.filter((game) => Object.keys(standing).some((key) => key.startsWith(`${game}/`)))
  if (games.length === 0) return <p className="muted">{t('app.settings.answers-none')}</p>
  return games.map((game) => <AnswersOf key={game} game={game} standing={standing} />)
}

function AnswersOf({ game, standing }: { game: GameId; standing: Readonly<Record<string, Standing>> }) {
  use(textsOf(game))
  return Object.entries(standing)
    .filter(([key]) => key.startsWith(`${game}/`))
    .map(([key, answer]) => (
      <div key={key} className="field">
        <label htmlFor={key}>
          {t(`app.game.${game}.name`)}: {standingName(key)}
        </label>
        <select id={key} value={answer} onChange={(event) => keepAnswer(key, event.target.value as Standing)}>
          {answers.map((each) => (
            <option key={each} value={each}>
              {t(`app.${each}`)}
            </option>
          ))}
        </select>
      </div>
    ))
}
