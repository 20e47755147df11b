import { useState } from 'react'
import { type Formation, useSettings } from '../app/settings.ts'
import { CopyLink } from '../files/CopyLink.tsx'
import { t } from '../i18n/index.ts'
import type { Driver } from './driver.ts'
import { keyOfTeam, lineUpOf } from './formations.ts'
import type { Session } from './session.ts'

/** While a team is placed, and until it acts: let the computer do it, use a line-up that was kept, or keep this one. */
export function LineUp({ session, driver }: { session: Session; driver: Driver }) {
  const { adapter, decision } = session
  const { formations, change } = useSettings()
  const [called, setCalled] = useState('')
  if (!decision) return null
  const { seat } = decision
  const isPlacing = adapter.lineUp.kinds.has(decision.kind)
  const teamName = adapter.seats(session.view())[seat].name
  const own = adapter.lineUp.team(session.view(), seat)
  const team = keyOfTeam(adapter.id, own)
  // They were once kept by the name in the language of the day.
  const kept = formations[team] ?? formations[keyOfTeam(adapter.id, teamName)] ?? []
  const places = lineUpOf(session, seat)
  const same = kept.find((formation) => JSON.stringify(formation.places) === JSON.stringify(places))

  const keep = (formationPlaces: Formation['places']) => {
    const wanted = called.trim()
    const name = wanted === '' || kept.some((known) => known.name === wanted) ? freeName(kept) : wanted
    setCalled('')
    change({ formations: { ...formations, [team]: [...kept, { name, places: formationPlaces }] } })
  }
  const forget = (name: string) =>
    change({ formations: { ...formations, [team]: kept.filter((formation) => formation.name !== name) } })
  const share = ({ name, places: shared }: Formation) => (
    <CopyLink
      link={async () => {
        const [{ linkWith }, { lineUpText }] = await Promise.all([
          import('../files/link.ts'),
          import('../files/line-up.ts'),
        ])
        return linkWith(lineUpText({ game: adapter.id, team: own, teamName, name, places: shared }))
      }}
      label={t('app.link.copy-of', { name })}
      className="button quiet"
    />
  )
  return (
    <>
      {isPlacing && (
        <button type="button" className="button primary" onClick={() => driver.lineUp(seat, null)}>
          {t('match.line-up.all')}
        </button>
      )}
      {(isPlacing ? kept : []).map((formation) => (
        <span key={formation.name} className="kept">
          <button type="button" className="button" onClick={() => driver.lineUp(seat, formation)}>
            {t('match.line-up.use', { name: formation.name })}
          </button>
          {share(formation)}
          <button
            type="button"
            className="button quiet"
            aria-label={t('match.line-up.forget', { name: formation.name })}
            onClick={() => forget(formation.name)}
          >
            ×
          </button>
        </span>
      ))}
      {places && same && !isPlacing && (
        <span className="kept">
          <span className="muted" role="status">
            {t('match.line-up.kept', { name: same.name })}
          </span>
          {share(same)}
        </span>
      )}
      {places && !same && (
        <span className="kept">
          <input
            className="line-up-name"
            aria-label={t('match.line-up.called')}
            placeholder={freeName(kept)}
            maxLength={24}
            value={called}
            onChange={(event) => setCalled(event.target.value)}
          />
          <button type="button" className="button quiet" onClick={() => keep(places)}>
            {t('match.line-up.save')}
          </button>
        </span>
      )}
    </>
  )
}

/** "Line-up 2": the first number that no other has. */
function freeName(kept: readonly Formation[]): string {
  const nameOf = (n: number) => t('match.line-up.name', { n })
  let n = 1
  while (kept.some(({ name }) => name === nameOf(n))) n++
  return nameOf(n)
}
