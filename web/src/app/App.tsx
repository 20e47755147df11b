import { Component, lazy, type ReactNode, Suspense, useEffect } from 'react'
import { Link, Route, Switch, useLocation } from 'wouter'
import { DropZone } from '../files/DropZone.tsx'
import { needArea, t, useLanguage } from '../i18n/index.ts'
import { toLeagues } from '../league/routes.ts'
import { LanguageChoice } from './LanguageChoice.tsx'
import { routes, toWorkshop } from './routes.ts'
import { applyTheme, useSettings } from './settings.ts'

const Home = lazy(async () => ({ default: (await import('./Home.tsx')).Home }))
const MatchPage = lazy(async () => ({ default: (await import('../match/MatchPage.tsx')).MatchPage }))
const ReplayPage = lazy(async () => {
  const [{ ReplayPage: page }] = await Promise.all([
    import('../replay/ReplayPage.tsx'),
    needArea('replay'),
    needArea('match'),
  ])
  return { default: page }
})
const SharedPage = lazy(async () => {
  const [{ SharedPage: page }] = await Promise.all([import('../files/SharedPage.tsx'), needArea('replay')])
  return { default: page }
})
const LessonPage = lazy(async () => {
  const [{ LessonPage: page }] = await Promise.all([
    import('../lessons/LessonPage.tsx'),
    needArea('lessons'),
    needArea('match'),
  ])
  return { default: page }
})
const LessonsPage = lazy(async () => {
  const [{ LessonsPage: page }] = await Promise.all([import('../lessons/LessonsPage.tsx'), needArea('lessons')])
  return { default: page }
})
const PuzzlePage = lazy(async () => {
  const [{ PuzzlePage: page }] = await Promise.all([
    import('../puzzles/PuzzlePage.tsx'),
    needArea('puzzles'),
    needArea('match'),
  ])
  return { default: page }
})
const PuzzlesPage = lazy(async () => {
  const [{ PuzzlesPage: page }] = await Promise.all([import('../puzzles/PuzzlesPage.tsx'), needArea('puzzles')])
  return { default: page }
})
const ReferencePage = lazy(async () => {
  const [{ ReferencePage: page }] = await Promise.all([import('../reference/ReferencePage.tsx'), needArea('reference')])
  return { default: page }
})
const OnlinePage = lazy(async () => {
  const [{ OnlinePage: page }] = await Promise.all([import('../online/OnlinePage.tsx'), needArea('online')])
  return { default: page }
})
const JoinPage = lazy(async () => {
  const [{ JoinPage: page }] = await Promise.all([import('../online/JoinPage.tsx'), needArea('online')])
  return { default: page }
})
const OnlineMatchPage = lazy(async () => {
  const [{ OnlineMatchPage: page }] = await Promise.all([
    import('../online/OnlineMatchPage.tsx'),
    needArea('online'),
    needArea('match'),
  ])
  return { default: page }
})
const WorkshopPage = lazy(async () => ({ default: (await import('../workshop/WorkshopPage.tsx')).WorkshopPage }))
const LeaguePages = lazy(async () => (await import('../league/LeaguePages.tsx')).loadLeaguePages())
const SettingsPage = lazy(async () => ({ default: (await import('./SettingsPage.tsx')).SettingsPage }))
const Credits = lazy(async () => ({ default: (await import('./Credits.tsx')).Credits }))
const GalleryPage = lazy(async () => {
  const [{ GalleryPage: page }] = await Promise.all([
    import('../gallery/GalleryPage.tsx'),
    needArea('gallery'),
    needArea('ball'),
    needArea('blood'),
    needArea('skirmish'),
  ])
  return { default: page }
})
const SetUpPage = lazy(async () => ({ default: (await import('./SetUpPage.tsx')).SetUpPage }))

export function App() {
  // Everything below is drawn again in the new language.
  useLanguage()
  const theme = useSettings((settings) => settings.theme)
  useEffect(() => {
    applyTheme(theme)
    const system = window.matchMedia('(prefers-color-scheme: light)')
    const follow = () => applyTheme(theme)
    system.addEventListener('change', follow)
    return () => system.removeEventListener('change', follow)
  }, [theme])
  const isStill = useSettings(({ speed }) => speed === 'off')
  useEffect(() => {
    document.documentElement.classList.toggle('still', isStill)
  }, [isStill])
  return (
    <Guard>
      <a className="skip" href="#content">
        {t('app.skip')}
      </a>
      <DropZone />
      <Suspense fallback={<p className="page">{t('app.loading')}</p>}>
        <Switch>
          <Route path={routes.replay}>
            {({ id }) => (
              <Room name="replay">
                <ReplayPage key={id} id={id} />
              </Room>
            )}
          </Route>
          <Route path={routes.lesson}>
            {({ game, id }) => (
              <Room name="lesson">
                <LessonPage key={`${game}/${id}`} game={game} id={id} />
              </Room>
            )}
          </Route>
          <Route path={routes.puzzle}>
            {({ game, id }) => (
              <Room name="lesson">
                <PuzzlePage key={`${game}/${id}`} game={game} id={id} />
              </Room>
            )}
          </Route>
          <Route path={routes.match}>
            {({ id }) => (
              <Room name="match">
                <MatchPage key={id} id={id} />
              </Room>
            )}
          </Route>
          <Route path={routes.onlineMatch}>
            {({ id }) => (
              <Room name="match">
                <OnlineMatchPage key={id} id={id} />
              </Room>
            )}
          </Route>
          <Route>
            <Shell />
          </Route>
        </Switch>
      </Suspense>
    </Guard>
  )
}

type RoomName = 'league' | 'match' | 'replay' | 'lesson' | 'lessons' | 'reference' | 'workshop'

/** The styles of a room hold inside it and nowhere else: each of its files is one `@scope (.in-NAME)`. */
function Room({ name, children }: { name: RoomName; children: ReactNode }) {
  return <div className={`in-${name}`}>{children}</div>
}

const League = () => (
  <Room name="league">
    <LeaguePages />
  </Room>
)

function Shell() {
  const [address] = useLocation()
  return (
    <div className="shell">
      <header className="top">
        <Link className="brand" href={routes.home}>
          <img src="/icon.svg" alt="" />
          <span>{t('app.title')}</span>
        </Link>
        <nav aria-label={t('app.menu')}>
          <Link href={routes.online}>{t('app.online')}</Link>
          <Link href={routes.lessons}>{t('app.lessons')}</Link>
          <Link href={routes.reference}>{t('app.reference')}</Link>
          <Link href={toWorkshop}>{t('app.workshop')}</Link>
          <Link href={toLeagues}>{t('app.leagues')}</Link>
          <Link href={routes.settings}>{t('app.settings.title')}</Link>
          <LanguageChoice />
        </nav>
      </header>
      <main className="page" id="content">
        <Switch>
          <Route path={routes.home}>
            <Home />
          </Route>
          <Route path={routes.setUp}>{({ game }) => <SetUpPage game={game} />}</Route>
          <Route path={routes.shared}>
            <SharedPage />
          </Route>
          <Route path={routes.lessons}>
            <Room name="lessons">
              <LessonsPage />
            </Room>
          </Route>
          <Route path={routes.puzzles}>
            <Room name="lessons">
              <PuzzlesPage />
            </Room>
          </Route>
          <Route path={routes.entry}>
            {(params) => (
              <Room name="reference">
                <ReferencePage id={params['*'] ?? ''} />
              </Room>
            )}
          </Route>
          <Route path={routes.leagues}>
            <League />
          </Route>
          <Route path={routes.league}>
            <League />
          </Route>
          <Route path={routes.workshop}>
            <Room name="workshop">
              <WorkshopPage />
            </Room>
          </Route>
          <Route path={routes.online}>
            <OnlinePage />
          </Route>
          <Route path={routes.join}>{({ token }) => <JoinPage key={token} token={token} />}</Route>
          <Route path={routes.settings}>
            <SettingsPage />
          </Route>
          <Route path={routes.gallery}>
            <GalleryPage />
          </Route>
          <Route path={routes.credits}>
            <Credits />
          </Route>
          <Route>
            <div className="hero">
              <h1>{t('app.not-found.title')}</h1>
              <p>{t('app.not-found.text', { address })}</p>
              <Link className="button" href={routes.home}>
                {t('app.home')}
              </Link>
            </div>
          </Route>
        </Switch>
      </main>
      <footer className="page">
        {t('app.fan')} <Link href={routes.credits}>{t('app.credits.title')}</Link>
      </footer>
    </div>
  )
}

/** Where something breaks, people are told, and a way back is offered. */
class Guard extends Component<{ children: ReactNode }, { reason: string | null }> {
  override state = { reason: null as string | null }

  static getDerivedStateFromError(error: unknown): { reason: string } {
    return { reason: error instanceof Error ? error.message : String(error) }
  }

  override render(): ReactNode {
    const { reason } = this.state
    if (reason === null) return this.props.children
    return (
      <main className="page" id="content">
        <div className="hero" role="alert">
          <h1>{t('app.crash.title')}</h1>
          <p>{t('app.crash.text', { reason })}</p>
          <a className="button" href={routes.home}>
            {t('app.home')}
          </a>
        </div>
      </main>
    )
  }
}
