import { lazy, Suspense, useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import type { BoardModel } from '../board/model.ts'
import { PickFile } from '../files/PickFile.tsx'
import type { GameAdapter } from '../games/adapter.ts'
import { type GameId, gameIds, isPlayable, loadGame } from '../games/index.ts'
import { t, useLanguage } from '../i18n/index.ts'
import { listMatches } from '../match/saves.ts'
import { routes, toBuild, toMatch, toSetUp } from './routes.ts'
import { Scene } from './Scene.tsx'
import { lot, startMatch } from './start.ts'

// What paints boards comes with the games, and kept matches after them, when the page has been drawn.
const BoardPicture = lazy(async () => ({ default: (await import('../board/BoardPicture.tsx')).BoardPicture }))
const Kept = lazy(async () => ({ default: (await import('./Kept.tsx')).Kept }))

export function Home() {
  return (
    <>
      <section className="scene" aria-label={t('app.title')}>
        <Scene />
        <div className="scene-words">
          <h1>{t('app.title')}</h1>
          <p>
            {t('app.tagline')} {t('app.intro')}
          </p>
          <div className="row">
            <PlayLast />
            <Link className="button quiet" href={routes.lessons}>
              {t('app.learn')}
            </Link>
          </div>
        </div>
      </section>
      <section className="games" aria-label={t('app.games')}>
        {gameIds.map((id) => (
          <GameCard key={id} id={id} />
        ))}
      </section>
      <Suspense>
        <Kept />
      </Suspense>
      <p className="pick-file">
        <PickFile label={t('app.open-file')} />
      </p>
    </>
  )
}

/** One press and a match runs: of the game that was played last. */
function PlayLast() {
  const [, navigate] = useLocation()
  const [id, setId] = useState<GameId>('dungeon-bowl')
  useEffect(() => {
    listMatches().then(
      ([last]) => {
        if (last && gameIds.includes(last.game) && isPlayable(last.game)) setId(last.game)
      },
      () => {},
    )
  }, [])
  return (
    <button
      type="button"
      className="button primary"
      title={t(`app.game.${id}.name`)}
      onClick={async () => navigate(toMatch(await quickMatch(await loadGame(id))))}
    >
      {t('app.play-now')}
    </button>
  )
}

/** A match against the computer, begun at once. */
async function quickMatch(game: GameAdapter): Promise<string> {
  const options = game.quickOptions(lot)
  const seats = Array.from({ length: game.seatCount(options) }, (_, seat) =>
    seat === 0
      ? { kind: 'person' as const, level: 'rookie', lined: true }
      : { kind: 'computer' as const, level: 'rookie' },
  )
  return startMatch(game, options, seats, null, false)
}

/** Runs it once the browser has nothing else to do, and soon at any rate; gives a way to call it off. */
function whenIdle(work: () => void): () => void {
  // Safari has no idle moments.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 60)
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(work, { timeout: 1000 })
  return () => cancelIdleCallback(idle)
}

const showcases = new Map<string, BoardModel>()

/** The picture of a game, made once for each language: it has names on it. */
async function showcaseOf(adapter: GameAdapter, language: string): Promise<BoardModel> {
  const { showcase } = await import('../games/showcase.ts')
  const key = `${adapter.id}-${language}`
  const known = showcases.get(key) ?? showcase(adapter)
  showcases.set(key, known)
  return known
}

function GameCard({ id }: { id: GameId }) {
  const [adapter, setAdapter] = useState<GameAdapter | null>(null)
  const [picture, setPicture] = useState<BoardModel | null>(null)
  const language = useLanguage(({ language: chosen }) => chosen)
  const [, navigate] = useLocation()
  const name = t(`app.game.${id}.name`)
  // The pictures come when the page has been drawn and nothing else is to do; the game is then ready for the first click.
  useEffect(
    () =>
      whenIdle(() => {
        if (!isPlayable(id)) return
        loadGame(id)
          .then(async (loaded) => {
            setAdapter(loaded)
            setPicture(await showcaseOf(loaded, language))
          })
          .catch(() => {})
      }),
    [id, language],
  )
  const playNow = async () => navigate(toMatch(await quickMatch(adapter ?? (await loadGame(id)))))
  const invite = async () => {
    const { inviteFriends } = await import('../online/start.ts')
    navigate(await inviteFriends(adapter ?? (await loadGame(id))).catch(() => routes.online))
  }
  return (
    <article className="game-card" data-game={id}>
      <Suspense fallback={<div className="picture" />}>
        {picture ? <BoardPicture model={picture} cut={30} /> : <div className="picture" />}
      </Suspense>
      <div className="words">
        <div className="game-name">
          <h2>{name}</h2>
          <small>{t(`app.game.${id}.players`)}</small>
        </div>
        <p>{t(`app.game.${id}.text`)}</p>
        {isPlayable(id) ? (
          <>
            <button
              type="button"
              className="button"
              aria-label={t('app.play-now-game', { game: name })}
              onClick={playNow}
            >
              {t('app.play-now')}
            </button>
            <div className="others">
              <button type="button" aria-label={t('app.friend-game', { game: name })} onClick={invite}>
                {t('app.friend')}
              </button>
              <Link href={toSetUp(id)} aria-label={t('app.set-up-game', { game: name })}>
                {t('app.set-up')}
              </Link>
              <Link href={toBuild(id)}>{t(`app.build.${id}`)}</Link>
            </div>
          </>
        ) : (
          <p className="muted">{t('app.soon')}</p>
        )}
      </div>
    </article>
  )
}
