import type { Level } from '@undercroft/coach'
import { OptionsError } from '@undercroft/engine'
import { type FormEvent, lazy, Suspense, useEffect, useState } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import { SetChoice } from '../content/SetChoice.tsx'
import { broughtBy, setsOf } from '../content/sets.ts'
import { needContent, ownHomes } from '../content/store.ts'
import type { GameAdapter } from '../games/adapter.ts'
import { type GameId, isGameId, isPlayable, loadGame } from '../games/index.ts'
import { needArea, t } from '../i18n/index.ts'
import { COMPUTERS, GRADES, levelOf, levelText, readLevel, stylesFor } from '../match/computers.ts'
import type { SeatConfig } from '../match/saves.ts'
import type { MatchTerms } from '../online/MatchTerms.tsx'
import { chosenOptions } from '../workshop/play.ts'
import { routes, toMatch } from './routes.ts'
import { startMatch } from './start.ts'

/** Time limits that can be chosen for a turn. */
const MINUTES = [1, 2, 3, 4, 6, 10] as const
/** Seconds for an answer in somebody else's turn. */
const ANSWER = 30
/** A seat for somebody who gets a link. */
const FRIEND = 'friend'

const TermsOfTheMatch = lazy(async () => {
  const [module] = await Promise.all([import('../online/MatchTerms.tsx'), needArea('online')])
  return { default: module.MatchTermsFields }
})

function seatFor(value: string): SeatConfig {
  if (value === FRIEND) return { kind: 'person', level: FRIEND }
  return value === 'person' ? { kind: 'person', level: 'rookie' } : { kind: 'computer', level: value }
}

function onlineSeat({ kind, level }: SeatConfig): 'me' | 'open' | Level {
  if (level === FRIEND) return 'open'
  return kind === 'person' ? 'me' : (level as Level)
}

export function SetUpPage({ game }: { game: string }) {
  const [ready, setReady] = useState<Ready | null>(null)
  const search = useSearch()
  const known = isGameId(game) && isPlayable(game)
  useEffect(() => {
    if (!known) return
    const load = async () => {
      const [adapter] = await Promise.all([loadGame(game as GameId), needContent(game as GameId)])
      setReady({ adapter, options: await chosenOptions(adapter, search) })
    }
    void load()
  }, [game, known, search])
  if (!known) {
    return (
      <div className="hero">
        <h1>{t('app.not-found.title')}</h1>
        <p>{t('app.not-found.text', { address: `/set-up/${game}` })}</p>
        <Link className="button" href={routes.home}>
          {t('app.home')}
        </Link>
      </div>
    )
  }
  return ready ? <Form key={search} {...ready} /> : <p>{t('app.loading')}</p>
}

interface SeatFieldProps {
  readonly game: GameId
  readonly at: number
  readonly seat: SeatConfig
  readonly change: (seat: SeatConfig) => void
}

/** Who sits there; a computer's style stays when its level is changed. */
function SeatField({ game, at, seat, change }: SeatFieldProps) {
  const { rank, style } = readLevel(seat.level)
  const styles = seat.kind === 'computer' ? stylesFor(game, rank) : []
  const choose = (value: string) =>
    change(seatFor(levelOf(value, stylesFor(game, value).find((one) => one === style) ?? '')))
  const computer = (level: string) => (
    <option key={level} value={level}>
      {t('app.seat.computer')}: {levelText(level)}
    </option>
  )
  return (
    <div className="field">
      <label htmlFor={`seat-${at}`}>{t('app.seat.name', { n: at + 1 })}</label>
      <select
        id={`seat-${at}`}
        value={seat.kind === 'person' && seat.level !== FRIEND ? 'person' : rank}
        onChange={({ target: { value } }) => choose(value)}
      >
        <option value="person">{t('app.seat.person')}</option>
        <option value={FRIEND}>{t('app.seat.friend')}</option>
        {COMPUTERS.map(computer)}
        <optgroup label={t('app.seat.grades')}>{GRADES.map(computer)}</optgroup>
      </select>
      {styles.length > 0 && (
        <select
          aria-label={t('app.seat.style', { n: at + 1 })}
          value={style}
          onChange={({ target: { value } }) => change(seatFor(levelOf(rank, value)))}
        >
          <option value="">{t('app.seat.style-none')}</option>
          {styles.map((one) => (
            <option key={one} value={one}>
              {t(`app.seat.style-${one}`)}
            </option>
          ))}
        </select>
      )}
    </div>
  )
}

/** The game, and what its form begins with. */
interface Ready {
  readonly adapter: GameAdapter
  readonly options: Record<string, unknown>
}

function Form({ adapter, options: first }: Ready) {
  const [options, setOptions] = useState(first)
  const [sets, setSets] = useState<readonly string[]>([])
  const homes = ownHomes(adapter.id)
  const content = broughtBy(homes, options, sets)
  const count = adapter.seatCount(options)
  const [seats, setSeats] = useState<readonly SeatConfig[]>([])
  const [seed, setSeed] = useState('')
  const [realDice, setRealDice] = useState(false)
  const [minutes, setMinutes] = useState(0)
  const [bank, setBank] = useState(0)
  const [terms, setTerms] = useState<MatchTerms>({ absence: 'wait', away: 120, delay: 0 })
  const [wrong, setWrong] = useState<string | null>(null)
  const [, navigate] = useLocation()
  const seated = Array.from(
    { length: count },
    (_, i): SeatConfig => seats[i] ?? { kind: i === 0 ? 'person' : 'computer', level: 'rookie' },
  )
  const isOnline = seated.some(({ level }) => level === FRIEND)
  const setSeat = (at: number, seat: SeatConfig) => setSeats(seated.map((known, i) => (i === at ? seat : known)))
  const start = async (event: FormEvent) => {
    event.preventDefault()
    const agreed = content.length > 0 ? { ...options, content } : options
    try {
      if (isOnline) {
        const { startOnline } = await import('../online/start.ts')
        const clock = minutes > 0 ? { turn: 60 * minutes, answer: ANSWER, bank: 60 * bank } : null
        navigate(await startOnline(adapter, agreed, seated.map(onlineSeat), { ...terms, clock }))
        return
      }
      const timed = seated.map((seat) =>
        seat.kind === 'person' && minutes > 0 ? { ...seat, seconds: 60 * minutes, bank: 60 * bank } : seat,
      )
      const id = await startMatch(adapter, agreed, timed, seed.trim() === '' ? null : seedFrom(seed), realDice)
      navigate(toMatch(id))
    } catch (error) {
      const { apiText } = await import('../online/words.ts')
      await needArea('online')
      if (!(error instanceof OptionsError)) setWrong(apiText(error as Error))
      else setWrong(t('app.form.wrong', { field: error.field, reason: error.reason }))
    }
  }
  return (
    <form onSubmit={start}>
      <div className="hero">
        <h1>{t(`app.game.${adapter.id}.name`)}</h1>
      </div>
      <div className="set-up">
        <fieldset className="panel wide">
          <legend>{t('app.seat.title')}</legend>
          <div className="set-up">
            {seated.map((seat, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
              <SeatField key={i} game={adapter.id} at={i} seat={seat} change={(chosen) => setSeat(i, chosen)} />
            ))}
          </div>
        </fieldset>
        <adapter.SetUp
          options={options}
          change={(part) => setOptions({ ...options, ...part })}
          sets={setsOf(content)}
        />
        <SetChoice homes={homes} asked={sets} playing={setsOf(content)} ask={setSets} />
        <div className="panel wide field">
          <label htmlFor="time">{t('app.form.time')}</label>
          <select id="time" value={minutes} onChange={(event) => setMinutes(Number(event.target.value))}>
            <option value={0}>{t('app.form.time-none')}</option>
            {MINUTES.map((count) => (
              <option key={count} value={count}>
                {t('app.form.time-minutes', { count })}
              </option>
            ))}
          </select>
          {!isOnline && <small className="muted">{t('app.form.time-hint')}</small>}
          {minutes > 0 && (
            <label>
              {t('app.clock-bank')}{' '}
              <input
                type="number"
                min={0}
                max={120}
                value={bank}
                onChange={(event) => setBank(Math.max(0, Number(event.target.value)))}
              />
            </label>
          )}
        </div>
        {isOnline ? (
          <Suspense>
            <TermsOfTheMatch terms={terms} change={setTerms} />
          </Suspense>
        ) : (
          <fieldset className="panel wide">
            <legend>{t('app.form.dice')}</legend>
            <div className="field">
              <label htmlFor="seed">{t('app.form.seed')}</label>
              <input
                id="seed"
                type="text"
                value={seed}
                autoComplete="off"
                onChange={(event) => setSeed(event.target.value)}
              />
              <small className="muted">{t('app.form.seed-hint')}</small>
            </div>
            <label className="check">
              <input type="checkbox" checked={realDice} onChange={(event) => setRealDice(event.target.checked)} />
              <span>
                {t('app.form.real-dice')}
                <small>{t('app.form.real-dice-hint')}</small>
              </span>
            </label>
          </fieldset>
        )}
      </div>
      {wrong && (
        <p className="error" role="alert">
          {wrong}
        </p>
      )}
      <div className="bar start">
        <Link className="button" href={routes.home}>
          {t('app.back')}
        </Link>
        <button type="submit" className="button primary">
          {t('app.form.start')}
        </button>
      </div>
    </form>
  )
}

/** Digits are the seed itself; words become one. */
function seedFrom(text: string): number {
  const trimmed = text.trim()
  if (/^\d{1,9}$/.test(trimmed)) return Number(trimmed)
  let hash = 0x811c9dc5
  for (const letter of trimmed) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}
