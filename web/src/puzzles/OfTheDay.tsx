import { dayOf } from '@undercroft/coach/puzzles'
import { useLocation } from 'wouter'
import { toMatch } from '../app/routes.ts'
import { type GameId, gameIds, loadGame } from '../games/index.ts'
import { t } from '../i18n/index.ts'
import { startOfTheDay } from './of-the-day.ts'

/** A match that is the same for everybody today, dice and all. Its replay can be handed on as a link. */
export function OfTheDay() {
  const [, navigate] = useLocation()
  const play = async (id: GameId) => navigate(toMatch(await startOfTheDay(await loadGame(id), dayOf(Date.now()))))
  return (
    <section className="panel own-scenario">
      <h2>{t('puzzles.match.title')}</h2>
      <p>{t('puzzles.match.text')}</p>
      <div className="row">
        {gameIds.map((id) => (
          <button key={id} type="button" className="button" onClick={() => void play(id)}>
            {t(`app.game.${id}.name`)}
          </button>
        ))}
      </div>
    </section>
  )
}
