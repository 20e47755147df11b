import { lazy, Suspense } from 'react'
import { Link, Route, Switch } from 'wouter'
import { needArea, t } from '../i18n/index.ts'
import { LeagueFrame } from './LeagueFrame.tsx'
import { toLeagues } from './routes.ts'
import '../match/rolled.css'
import './league.css'

const LeaguesPage = lazy(async () => ({ default: (await import('./LeaguesPage.tsx')).LeaguesPage }))
const FoundPage = lazy(async () => ({ default: (await import('./FoundPage.tsx')).FoundPage }))

/** Everything below /leagues and /league. */
export function LeaguePages() {
  return (
    <Suspense fallback={<p>{t('app.loading')}</p>}>
      <Switch>
        <Route path="/leagues">
          <LeaguesPage />
        </Route>
        <Route path="/leagues/new">
          <FoundPage />
        </Route>
        <Route path="/league/:id/:page?/:what?">
          {({ id, page, what }: { id: string; page?: string; what?: string }) => (
            <LeagueFrame key={id} id={id} page={page ?? ''} what={what ?? ''} />
          )}
        </Route>
        <Route>
          <Link className="button" href={toLeagues}>
            {t('app.back')}
          </Link>
        </Route>
      </Switch>
    </Suspense>
  )
}

/** The words of leagues come with the page. */
export const loadLeaguePages = async () => {
  await Promise.all([needArea('league'), needArea('workshop'), needArea('match')])
  return { default: LeaguePages }
}
