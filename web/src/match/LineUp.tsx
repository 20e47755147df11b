import { type Formation, useSettings } from '../app/settings.ts'
import { t } from '../i18n/index.ts'
import { follow, lineUpOf } from './formations.ts'
import type { Session } from './session.ts'

/** While a team is placed, and until it acts: let the computer do it, use a line-up that was kept, or keep this one. */
export function LineUp({ session }: { session: Session }) {
  const { adapter, decision } = session
  const { formations, change } = useSettings()
  if (!decision) return null
  const { seat } = decision
  const isPlacing = adapter.lineUp.kinds.has(decision.kind)
  const team = `${adapter.id}/${adapter.seats(session.view())[seat].name}`
  const kept = formations[team] ?? []
  const places = lineUpOf(session, seat)
  const isKept = kept.some((formation) => JSON.stringify(formation.places) === JSON.stringify(places))

  const placeAll = (formation: Formation | null) => {
    const wanted = formation && follow(session, seat, formation)
    for (let i = 0; mayPlace(session, seat); i++) {
      const asked = session.decision!
      const own = adapter.lineUp.actions.has(asked.actions[0].type)
      session.play((own && wanted?.()) || adapter.lineUp.choose(session.view(), asked, i), i === 0)
    }
  }
  const keep = (formationPlaces: Formation['places']) =>
    change({
      formations: {
        ...formations,
        [team]: [...kept, { name: t('match.line-up.name', { n: kept.length + 1 }), places: formationPlaces }],
      },
    })
  const forget = (name: string) =>
    change({ formations: { ...formations, [team]: kept.filter((formation) => formation.name !== name) } })
  return (
    <>
      {isPlacing && (
        <button type="button" className="button primary" onClick={() => placeAll(null)}>
          {t('match.line-up.all')}
        </button>
      )}
      {(isPlacing ? kept : []).map((formation) => (
        <span key={formation.name} className="kept">
          <button type="button" className="button" onClick={() => placeAll(formation)}>
            {t('match.line-up.use', { name: formation.name })}
          </button>
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
      {places && !isKept && (
        <button type="button" className="button quiet" onClick={() => keep(places)}>
          {t('match.line-up.save')}
        </button>
      )}
    </>
  )
}

const mayPlace = ({ decision, adapter }: Session, seat: number): boolean =>
  decision !== null && decision.seat === seat && adapter.lineUp.kinds.has(decision.kind)
