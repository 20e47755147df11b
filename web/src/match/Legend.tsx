import type { FocusModel, Toll } from '../board/model.ts'
import { markPath } from '../board/svg.ts'
import type { GameAdapter, SeatModel } from '../games/adapter.ts'
import { t } from '../i18n/index.ts'

/** What the colours on the board mean just now: whose zones, which range. */
export function Legend({
  focus,
  seats,
  adapter,
}: {
  focus: FocusModel
  seats: readonly SeatModel[]
  adapter: GameAdapter
}) {
  const entries = focus.overlays.flatMap(({ kind, squares }) => {
    const [, what, which] = /^(zone|range|reach)-(.+)$/.exec(kind) ?? []
    if (squares.length === 0) return []
    if (!what) {
      const text = adapter.overlayName?.(kind)
      return text ? [{ kind, text, seat: '' }] : []
    }
    const name = seats[Number(which)]?.name ?? ''
    if (what === 'range') {
      const text = adapter.bandName?.(which)
      return text ? [{ kind, text, seat: '' }] : []
    }
    return [{ kind, text: t(what === 'zone' ? 'match.zones-of' : 'match.reach-of', { name }), seat: ` seat-${which}` }]
  })
  if (entries.length === 0) return null
  return (
    <ul className="legend" aria-label={t('match.legend')}>
      {entries.map(({ kind, text, seat }) => (
        <li key={kind} className={`key-${kind}${seat}`}>
          <i aria-hidden="true" /> {text}
        </li>
      ))}
    </ul>
  )
}

/** What the marks on squares mean, where they differ. */
export function TollLegend({ focus, adapter }: { focus: FocusModel; adapter: GameAdapter }) {
  const shown = focus.destinations.filter(({ spent }) => !spent)
  const found = new Set(shown.map(({ toll }) => toll ?? null))
  if (focus.everywhere) {
    found.add(focus.everywhere)
    found.delete(null)
  }
  const tolls = [null, ...adapter.tolls].filter((toll) => found.has(toll))
  return tolls.some((toll) => toll !== null) && <Tolls tolls={tolls} adapter={adapter} />
}

/** A list of marks with their names. */
export function Tolls({ tolls, adapter }: { tolls: readonly (Toll | null)[]; adapter: GameAdapter }) {
  return (
    <ul className="tolls" aria-label={t('match.legend')}>
      {tolls.map((toll) => (
        <TollEntry key={toll} toll={toll} name={toll ? adapter.tollName(toll) : t('match.toll-none')} />
      ))}
    </ul>
  )
}

function TollEntry({ toll, name }: { toll: Toll | null; name: string }) {
  return (
    <li>
      <svg viewBox="-14 -14 28 28" aria-hidden="true">
        <path className={`toll-${toll}`} d={markPath({ x: -0.5, y: -0.5, toll })} />
      </svg>
      {name}
    </li>
  )
}
