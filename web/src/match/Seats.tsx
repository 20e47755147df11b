import { Link } from 'wouter'
import { Icon } from '../app/Icon.tsx'
import { LanguageChoice } from '../app/LanguageChoice.tsx'
import { routes } from '../app/routes.ts'
import type { SeatModel } from '../games/adapter.ts'
import { t } from '../i18n/index.ts'
import { PieceBadge } from './PieceBadge.tsx'
import type { Shown } from './session.ts'

interface Props {
  session: Shown
  seats: readonly SeatModel[]
  active: number
  status: string
  selected: number | null
  ready: ReadonlySet<number>
  select: (piece: number) => void
  help: () => void
  leave: () => void
}

/** The coaches above the board: whose turn, scores, benches. */
export function Seats({ session, seats, active, status, selected, ready, select, help }: Props) {
  return (
    <header className="seats">
      <Link className="brand" href={routes.home} aria-label={t('app.title')}>
        <img src="/icon.svg" alt="" />
        <span>{t('app.title')}</span>
      </Link>
      <h1 className="visually-hidden">
        {t(`app.game.${session.adapter.id}.name`)}: {seats.map(({ name }) => name).join(' – ')}
      </h1>
      {seats.map((seat, i) => (
        <section
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          key={i}
          className={`seat seat-${i}${i === active && !session.isOver ? ' active' : ''}`}
          aria-label={seat.name}
          aria-current={i === active ? 'true' : undefined}
        >
          <PieceBadge seat={i} />
          <div>
            <h2>{seat.name}</h2>
            {session.seats[i] && (
              <small className="muted">{t(session.isPerson(i) ? 'match.person' : 'match.computer')}</small>
            )}
          </div>
          <span className="score" title={t('match.score', { points: seat.score })}>
            {seat.score}
          </span>
          {seat.badges.map((badge) => (
            <span key={badge} className="chip">
              {badge}
            </span>
          ))}
          {seat.bench.length > 0 && (
            <fieldset className="bench">
              <legend className="visually-hidden">{t('match.bench-of', { name: seat.name })}</legend>
              {seat.bench.map(({ id, glyph, badge, label, used }) => (
                <button
                  key={id}
                  type="button"
                  className={`${used ? 'used ' : ''}${ready.has(id) ? 'ready' : ''}`}
                  aria-pressed={selected === id}
                  aria-label={label}
                  title={label}
                  onClick={() => select(id)}
                >
                  <PieceBadge seat={i} glyph={session.adapter.glyph(glyph)} badge={badge} />
                </button>
              ))}
            </fieldset>
          )}
        </section>
      ))}
      <p className="status">{status}</p>
      <nav>
        <LanguageChoice />
        <button type="button" className="button quiet" onClick={help} aria-label={t('match.help')}>
          <Icon name="help" />
        </button>
        <Link className="button quiet" href={routes.settings} aria-label={t('app.settings.title')}>
          <Icon name="settings-knobs" />
        </Link>
      </nav>
    </header>
  )
}
