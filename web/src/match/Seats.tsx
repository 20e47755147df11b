import { type CSSProperties, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { Icon } from '../app/Icon.tsx'
import { LanguageChoice } from '../app/LanguageChoice.tsx'
import { labelled } from '../app/labelled.ts'
import { routes } from '../app/routes.ts'
import { Portrait } from '../art/Portrait.tsx'
import type { Progress, SeatModel } from '../games/adapter.ts'
import { t } from '../i18n/index.ts'
import { playSound } from '../sound/player.ts'
import { computerName } from './computers.ts'
import { PieceBadge } from './PieceBadge.tsx'
import type { Shown } from './session.ts'
import { type Clock, clockText } from './useClock.ts'

interface Props {
  session: Shown
  seats: readonly SeatModel[]
  active: number
  status: string
  progress: Progress | null
  clock?: Clock | null
  selected: number | null
  ready: ReadonlySet<number>
  select: (piece: number) => void
  help: () => void
  /** Opens the settings over the match; their page otherwise. */
  settings?: () => void
  /** Writes the match down as a file. */
  save?: (() => void) | undefined
}

/** The coaches above the board: whose turn, scores, benches. */
export function Seats({
  session,
  seats,
  active,
  status,
  progress,
  clock,
  selected,
  ready,
  select,
  help,
  settings,
  save,
}: Props) {
  return (
    <header className={`seats${seats.length > 2 ? ' many' : ''}`}>
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
          {seat.figure && seats.length <= 2 ? (
            <Portrait figure={seat.figure} seat={i} cloth={seat.cloth} size={30} />
          ) : (
            <PieceBadge seat={i} />
          )}
          <div className="who">
            <h2 style={{ '--longest': longestWord(seat.name) } as CSSProperties}>
              {seat.crest && (
                <svg className="charge" viewBox="0 0 24 24" aria-hidden="true">
                  <path d={seat.crest} />
                </svg>
              )}
              {seat.name}
            </h2>
            <small className="muted">
              {kindOf(session, i, active).map((kind) => (
                <i key={kind}>{kind} </i>
              ))}
              {seat.badges.map((badge) => (
                <span key={badge}>{badge} </span>
              ))}
            </small>
          </div>
          <span className="score" title={t('match.score', { points: seat.score })}>
            {seat.score}
          </span>
          {clock?.seat === i && <ClockFace clock={clock} />}
          {seat.bench.length > 0 && <BenchCard seat={seat} at={i} selected={selected} ready={ready} select={select} />}
        </section>
      ))}
      <div className="status">
        <p>
          <InParts text={status} />
        </p>
        {progress && <Turns {...progress} />}
      </div>
      <nav>
        {/* Over a match it is among the settings. */}
        {!settings && <LanguageChoice />}
        {save && (
          <button type="button" className="button quiet" onClick={save} {...labelled(t('match.save-replay'))}>
            <Icon name="save" />
          </button>
        )}
        <button type="button" className="button quiet" onClick={help} {...labelled(t('match.help'))}>
          <Icon name="help" />
        </button>
        {settings ? (
          <button type="button" className="button quiet" onClick={settings} {...labelled(t('app.settings.title'))}>
            <Icon name="settings-knobs" />
          </button>
        ) : (
          <Link className="button quiet" href={routes.settings} {...labelled(t('app.settings.title'))}>
            <Icon name="settings-knobs" />
          </Link>
        )}
      </nav>
    </header>
  )
}

/** Letters of the longest word: on small screens it is written so small that it fits. */
const longestWord = (name: string): number => Math.max(...name.split(' ').map(({ length }) => length))

/** One mark for each turn: those gone, this one, those to come. */
function Turns({ now, all }: Progress) {
  return (
    <div className="turns" aria-hidden="true">
      {Array.from({ length: all }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: turns follow each other
        <i key={i} className={i + 1 < now ? 'done' : i + 1 === now ? 'now' : ''} />
      ))}
    </div>
  )
}

/** Lines break between what is told, not within it. */
export function InParts({ text }: { text: string }) {
  return text.split(' · ').map((part, i, { length }) => (
    <span key={part} className="part">
      {part}
      {i < length - 1 && ' · '}
    </span>
  ))
}

/** Who plays this seat, and whether it is his turn; nobody knows who where a match is only watched. */
function kindOf({ seats, isOver }: Shown, seat: number, active: number): string[] {
  const isActive = seat === active && !isOver
  const turn = isActive ? [turnOf(seats[seat])] : []
  if (!seats[seat]) return turn
  const { kind, level, name } = seats[seat]
  if (kind === 'person' && !name) return isActive ? turn : [t('match.person')]
  return [name ?? computerName(level), ...turn]
}

/** "your turn" */
export const turnOf = (seat: Shown['seats'][number] | undefined): string =>
  t(seat?.kind === 'person' && !seat.name ? 'match.turn-yours' : 'match.turn-theirs')

interface BenchProps extends Pick<Props, 'selected' | 'ready' | 'select'> {
  seat: SeatModel
  at: number
}

/** The bench of a seat behind its plate: drawn while it is open, not with every key. */
function BenchCard(props: BenchProps) {
  const { seat, at } = props
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className="chip bench-chip"
        popoverTarget={`bench-${at}`}
        {...labelled(`${t('match.bench-of', { name: seat.name })}: ${t('match.bench', { count: seat.bench.length })}`)}
      >
        <Portrait figure={seat.bench[0].figure} seat={at} cloth={seat.cloth} size={22} /> {seat.bench.length}
      </button>
      <div
        id={`bench-${at}`}
        popover="auto"
        className={`bench-card panel seat-${at}`}
        onBeforeToggle={({ newState }) => setOpen(newState === 'open')}
      >
        <h3>{seat.name}</h3>
        {isOpen && <Bench {...props} />}
      </div>
    </>
  )
}

/** Pieces beside the board, to be looked at and chosen. */
export function Bench({ seat, at, selected, ready, select }: BenchProps) {
  return (
    <fieldset className="bench">
      <legend>
        <span className="visually-hidden">{seat.name} </span>
        {t('match.bench-short')}
      </legend>
      {seat.bench.map(({ id, figure, badge, label, used }) => (
        <button
          key={id}
          type="button"
          className={`${used ? 'used ' : ''}${ready.has(id) ? 'ready' : ''}`}
          aria-pressed={selected === id}
          {...labelled(label)}
          onClick={() => select(id)}
        >
          <Portrait figure={figure} seat={at} cloth={seat.cloth} size={26} used={used} />
          <b>{badge}</b>
        </button>
      ))}
    </fieldset>
  )
}

/** So many seconds before time is up, each of them is heard. */
const HURRY = 10

/** The time that is left; pressed, it stands still. */
function ClockFace({ clock }: { clock: Clock }) {
  const { seconds, bank, isPaused, pause } = clock
  const left = seconds + bank
  useEffect(() => {
    if (left > 0 && left < HURRY && !isPaused) playSound('hurry')
  }, [left, isPaused])
  return (
    <button
      type="button"
      className={`chip clock${left <= 15 ? ' late' : ''}`}
      aria-pressed={isPaused}
      title={isPaused ? t('match.go-on') : t('match.pause')}
      onClick={pause}
    >
      <span role="timer" aria-label={t('match.clock')}>
        {clockText(seconds)}
        {bank > 0 && <small> +{clockText(bank)}</small>}
      </span>
      <span className="visually-hidden">
        {bank > 0 && t('match.clock-bank', { time: clockText(bank) })} {isPaused ? t('match.paused') : t('match.pause')}
      </span>
      <span aria-hidden="true">{isPaused ? '▶' : '❚❚'}</span>
    </button>
  )
}
