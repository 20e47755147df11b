import type { Action } from '@undercroft/engine'
import { type Formation, useSettings } from '../app/settings.ts'
import { t } from '../i18n/index.ts'
import type { Session } from './session.ts'

interface Place extends Action {
  readonly type: 'place'
  readonly player: number
  readonly x: number
  readonly y: number
}

/** While a team is placed: let the computer do it, or use a line-up that was kept. */
export function LineUp({ session }: { session: Session }) {
  const { adapter, decision } = session
  const { formations, change } = useSettings()
  if (!decision || !adapter.lineUp.kinds.has(decision.kind)) return null
  const { seat } = decision
  const canKeep = decision.actions[0]?.type === 'place' && 'x' in decision.actions[0]
  const team = `${adapter.id}/${adapter.seats(session.view())[seat].name}`
  const kept = formations[team] ?? []

  const placeAll = (formation: Formation | null) => {
    for (let i = 0; mayPlace(session, seat); i++) {
      const asked = session.decision!
      const wanted = formation?.places[i]
      const legal = asked.actions as readonly Place[]
      const fitting = wanted && legal.find(({ x, y }) => y === wanted[1] && (x === wanted[0] || seat === 1))
      session.play(fitting ?? adapter.lineUp.choose(session.view(), asked, i), i === 0)
    }
  }
  const placed = session.happenings.flatMap(({ events }) =>
    events.flatMap((event) => {
      const { type, at } = event as { type: string; player?: number; at?: readonly [number, number] }
      return type === 'placed' && at ? [at] : []
    }),
  )
  return (
    <>
      <button type="button" className="button primary" onClick={() => placeAll(null)}>
        {t('match.line-up.all')}
      </button>
      {(canKeep ? kept : []).map((formation) => (
        <button key={formation.name} type="button" className="button" onClick={() => placeAll(formation)}>
          {t('match.line-up.use', { name: formation.name })}
        </button>
      ))}
      {canKeep && placed.length > 2 && (
        <button
          type="button"
          className="button quiet"
          onClick={() =>
            change({
              formations: {
                ...formations,
                [team]: [...kept, { name: t('match.line-up.name', { n: kept.length + 1 }), places: placed }],
              },
            })
          }
        >
          {t('match.line-up.save')}
        </button>
      )}
    </>
  )
}

const mayPlace = ({ decision, adapter }: Session, seat: number): boolean =>
  decision !== null && decision.seat === seat && adapter.lineUp.kinds.has(decision.kind)
