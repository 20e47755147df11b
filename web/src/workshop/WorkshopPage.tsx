import { lazy, type ReactNode, Suspense } from 'react'
import { Link, Route, Switch } from 'wouter'
import { type GameId, needWords } from '../games/index.ts'
import { needArea, t } from '../i18n/index.ts'
import './workshop.css'

/** A page that is loaded with the words of the game it is about. */
function page<Props extends object>(game: GameId, load: () => Promise<(props: Props) => ReactNode>) {
  return lazy(async () => {
    const { needContent } = await import('../content/store.ts')
    const [Page] = await Promise.all([
      load(),
      needWords(game),
      needContent(game),
      needArea('match'),
      needArea('workshop'),
    ])
    return { default: Page }
  })
}

const Library = lazy(async () => {
  await needArea('workshop')
  return { default: (await import('./library/LibraryPage.tsx')).LibraryPage }
})
const DungeonTeam = page('dungeon-bowl', async () => (await import('./teams/DungeonTeam.tsx')).DungeonTeam)
const DungeonTeamSheet = page('dungeon-bowl', async () => (await import('./teams/DungeonTeam.tsx')).DungeonTeamSheet)
const BloodTeam = page('blood-bowl', async () => (await import('./teams/BloodTeam.tsx')).BloodTeam)
const BloodTeamSheet = page('blood-bowl', async () => (await import('./teams/BloodTeam.tsx')).BloodTeamSheet)
const WarbandBuilder = page('skirmish', async () => (await import('./warbands/WarbandBuilder.tsx')).WarbandBuilder)
const WarbandSheet = page('skirmish', async () => (await import('./warbands/WarbandSheet.tsx')).WarbandSheetPage)
const BlitzTeams = page('blitz-bowl', async () => (await import('./blitz/BlitzTeams.tsx')).BlitzTeams)
const BlitzSheet = page('blitz-bowl', async () => (await import('./blitz/BlitzSheet.tsx')).BlitzSheet)
const DungeonEditor = page('dungeon-bowl', async () => (await import('./dungeons/DungeonEditor.tsx')).DungeonEditor)
const DungeonSheet = page('dungeon-bowl', async () => (await import('./dungeons/DungeonSheet.tsx')).DungeonSheet)
const GridEditor = page('skirmish', async () => (await import('./grids/GridEditor.tsx')).GridEditor)
const GridSheet = page('skirmish', async () => (await import('./grids/GridSheet.tsx')).GridSheet)

/** Everything below /workshop. */
export function WorkshopPage() {
  return (
    <Suspense fallback={<p>{t('app.loading')}</p>}>
      <Switch>
        <Route path="/workshop">
          <Library />
        </Route>
        <Route path="/workshop/team/:id">{({ id }) => <DungeonTeam id={id} />}</Route>
        <Route path="/workshop/team/:id/print">{({ id }) => <DungeonTeamSheet id={id} />}</Route>
        <Route path="/workshop/blood-team/:id">{({ id }) => <BloodTeam id={id} />}</Route>
        <Route path="/workshop/blood-team/:id/print">{({ id }) => <BloodTeamSheet id={id} />}</Route>
        <Route path="/workshop/warband/:id">{({ id }) => <WarbandBuilder id={id} />}</Route>
        <Route path="/workshop/warband/:id/print">{({ id }) => <WarbandSheet id={id} />}</Route>
        <Route path="/workshop/blitz-teams">
          <BlitzTeams />
        </Route>
        <Route path="/workshop/blitz-teams/:id/print">{({ id }) => <BlitzSheet id={id} />}</Route>
        <Route path="/workshop/dungeon/:id">{({ id }) => <DungeonEditor id={id} />}</Route>
        <Route path="/workshop/dungeon/:id/print">{({ id }) => <DungeonSheet id={id} />}</Route>
        <Route path="/workshop/grid/:id">{({ id }) => <GridEditor id={id} />}</Route>
        <Route path="/workshop/grid/:id/print">{({ id }) => <GridSheet id={id} />}</Route>
        <Route>
          <div className="hero">
            <h1>{t('app.not-found.title')}</h1>
            <Link className="button" href="/workshop">
              {t('app.back')}
            </Link>
          </div>
        </Route>
      </Switch>
    </Suspense>
  )
}
