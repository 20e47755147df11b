import type { FocusModel, PieceModel, Toll } from '../board/model.ts'
import { HOLDS, STRIKE } from '../board/signs.ts'
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

/** What the marks on squares mean, where they differ, and the sign of whoever is held back. */
export function TollLegend({
  focus,
  pieces,
  adapter,
}: {
  focus: FocusModel
  pieces: readonly PieceModel[]
  adapter: GameAdapter
}) {
  const shown = focus.destinations.filter(({ spent }) => !spent)
  const found = new Set(shown.map(({ toll }) => toll ?? null))
  if (focus.everywhere) {
    found.add(focus.everywhere)
    found.delete(null)
  }
  const tolls = [null, ...adapter.tolls].filter((toll) => found.has(toll))
  const shownTolls = tolls.some((toll) => toll !== null) ? tolls : []
  const held = pieces.some((piece) => piece.held)
  return (shownTolls.length > 0 || held) && <Tolls tolls={shownTolls} holds={held} adapter={adapter} />
}

interface TollsProps {
  tolls: readonly (Toll | null)[]
  /** Whether what holds pieces back is told as well. */
  holds: boolean
  adapter: GameAdapter
}

/** A list of marks with their names. */
export function Tolls({ tolls, holds, adapter }: TollsProps) {
  return (
    <ul className="tolls" aria-label={t('match.legend')}>
      {tolls.map((toll) => (
        <TollEntry key={toll} toll={toll} name={toll ? adapter.tollName(toll) : t('match.toll-none')} />
      ))}
      {holds && adapter.holds && <HoldEntry held={adapter.holds} />}
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

function HoldEntry({ held }: { held: NonNullable<PieceModel['held']> }) {
  return (
    <li>
      <svg className="hold" viewBox="-8 -8 16 16" aria-hidden="true">
        <circle r="6.8" />
        <path d={HOLDS[held]} />
        {held === 'unled' && <path className="strike" d={STRIKE} />}
      </svg>
      {t(`match.held-${held}`)}
    </li>
  )
}
