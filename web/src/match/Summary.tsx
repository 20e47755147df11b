import type { Match } from '@undercroft/engine'
import { useMemo } from 'react'
import { useLocation } from 'wouter'
import { LazyAnalyst } from '../analyst/LazyAnalyst.tsx'
import { useSeats } from '../app/looks.ts'
import { routes, toReplay } from '../app/routes.ts'
import type { Honour } from '../games/adapter.ts'
import { t } from '../i18n/index.ts'
import { LeagueLink } from '../league/LeagueLink.tsx'
import { Crest } from './Crest.tsx'
import { Modal } from './Dialogs.tsx'
import './summary.css'
import { plainText, tellHappening } from './Log.tsx'
import { luckOf } from './luck.ts'
import { PieceBadge } from './PieceBadge.tsx'
import { Plot, type Tick } from './Plot.tsx'
import { Story } from './Story.tsx'
import type { Session } from './session.ts'
import { headline, inSentences, useTurningPoints } from './useTurningPoints.ts'

/** What is told of a step: what weighs most in it, or all of it. */
function toldOf(session: Session, step: number, view: Match): string {
  const happening = session.happenings.find(({ count }) => count === step)
  if (!happening) return ''
  const lines = session.known(happening).flatMap((event) => session.adapter.log(event, view) ?? [])
  return headline(session, happening, view) ?? inSentences(lines.slice(0, 2).map(plainText))
}

/** Who has earned what for his career, and who was the best of each team. */
function Honours({ honours }: { honours: readonly Honour[] }) {
  if (honours.length === 0) return null
  return (
    <table className="roster honours">
      <thead>
        <tr>
          <th>{t('match.over.honours')}</th>
          <th>{t('match.over.honours-for')}</th>
          <th>{t('match.over.spp')}</th>
        </tr>
      </thead>
      <tbody>
        {honours.map(({ seat, name, deeds, spp, isMvp }) => (
          <tr key={`${seat} ${name}`}>
            <td>
              <PieceBadge seat={seat} /> {name}
            </td>
            <td>
              {isMvp && <b>{t('match.over.mvp')}</b>} {deeds.join(', ')}
            </td>
            <td>{spp}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** No more turns than this are named below the plot. */
const MOST_TICKS = 16

/** When each turn (or round) began. */
function turnTicks({ happenings }: Session, last: number): Tick[] {
  const ticks: Tick[] = []
  for (const { count, events } of happenings) {
    const { turn, round = turn } = (events.findLast(({ type }) => TURNS.has(type)) ?? {}) as Record<string, unknown>
    const text = String(round ?? '')
    const at = (count - 1) / Math.max(1, last)
    if (Number(round) > 0 && text !== ticks.at(-1)?.text && at <= 1) ticks.push({ at, text })
  }
  const step = Math.ceil(ticks.length / MOST_TICKS)
  return ticks.filter((_, i) => i % step === 0)
}

const TURNS = new Set(['turn-began', 'turn', 'round'])

/** What decided the match, where the scores do not say it. */
function decidedBy(session: Session, view: Match, scores: readonly number[], winner: number | null): string | null {
  const best = Math.max(...scores)
  const leaders = scores.flatMap((score, seat) => (score === best ? [seat] : []))
  const saysAll = winner === null ? leaders.length > 1 : leaders.length === 1 && leaders[0] === winner
  const last = session.happenings.at(-1)
  if (saysAll || !last) return null
  const lines = tellHappening(session, last, view).map(({ line }) => line)
  const ending = lines.findLast(({ weight }) => weight === 'turn')
  return ending ? plainText(ending) : null
}

/** The end: who won, the figures, the course of the match, luck. */
export function Summary({ session, view, close }: { session: Session; view: Match; close: () => void }) {
  const [, navigate] = useLocation()
  const { adapter } = session
  const result = adapter.game.result(view)
  const seats = useSeats(adapter, view)
  const { conceded = null } = session
  const others = seats.flatMap((_, seat) => (seat === conceded ? [] : [seat]))
  const winner = conceded === null ? result.winner : others.length === 1 ? others[0] : null
  const scores = session.happenings.map(({ scores: at }) => at).filter((at) => at.length > 0)
  const events = session.happenings.flatMap((happening) => happening.events)
  const points = useTurningPoints(session, view)
  const played = useMemo(
    () => (session.record && session.canReplay ? { game: adapter.id, ...session.record } : null),
    [session, adapter],
  )
  const scoresAtEnd = seats.map(({ score }) => score)
  const decided = conceded === null ? decidedBy(session, view, scoresAtEnd, winner) : null
  const luck = seats.map((_, seat) => luckOf(events, seat))
  return (
    <Modal label={t('match.over.title')} close={close}>
      <div className="summary stack">
        <div className={`victory${winner === null ? '' : ` seat-${winner}`}`}>
          <div className="crests">
            {(winner === null ? others.slice(0, 2) : [winner]).map((seat) => (
              <Crest key={seat} team={seats[seat]} seat={seat} />
            ))}
          </div>
          <div>
            <h2>{winner === null ? t('match.over.draw') : t('match.over.winner', { name: seats[winner].name })}</h2>
            {decided && <p className="decided">{decided}</p>}
            {conceded !== null && <p>{t('match.over.conceded', { name: seats[conceded].name })}</p>}
            <p className="final">
              {seats.map(({ name, score }, i) => (
                <span key={name} className={`final-seat seat-${i}`}>
                  <PieceBadge seat={i} /> {name} <b>{score}</b>
                </span>
              ))}
            </p>
          </div>
        </div>
        <h3>
          {t('match.over.course')} <small className="muted">{t('match.over.course-text')}</small>
        </h3>
        <Plot
          series={seats.map((_, seat) => scores.map((at) => at[seat]))}
          names={seats.map(({ name }) => name)}
          marks={(points ?? []).map(({ at }) => (session.happenings[at].count - 1) / Math.max(1, scores.length - 1))}
          ticks={turnTicks(session, scores.length - 1)}
        />
        {points?.length !== 0 && (
          <>
            <h3>{t('match.over.turning')}</h3>
            <p className="muted">{points ? t('match.over.turning-text') : t('match.over.working')}</p>
            {points && <Story session={session} view={view} points={points} />}
          </>
        )}
        {played && (
          <LazyAnalyst
            adapter={adapter}
            played={played}
            names={seats.map(({ name }) => name)}
            tell={(step) => toldOf(session, step, view)}
            at={null}
            look={async (step) => {
              await session.replayAddress()
              navigate(toReplay(session.id, step))
            }}
          />
        )}
        {luck.some(({ rolls }) => rolls > 0) && (
          <>
            <h3>{t('match.over.luck')}</h3>
            <p className="muted">{t('match.over.luck-text')}</p>
            <Plot series={luck.map(({ course }) => [0, ...course])} names={seats.map(({ name }) => name)} />
          </>
        )}
        <table className="roster">
          <thead>
            <tr>
              <th>{t('match.over.statistics')}</th>
              {seats.map(({ name }, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
                <th key={i}>{name}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {adapter.statistics(view).map(({ name, values }) => (
              <tr key={name}>
                <td>{name}</td>
                {seats.map((_, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
                  <td key={i}>{values[i]}</td>
                ))}
              </tr>
            ))}
            <tr>
              <td>{t('match.over.luck')}</td>
              {luck.map(({ rolls, passed, expected }, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
                <td key={i}>
                  {rolls === 0
                    ? t('match.over.luck-none')
                    : t('match.over.luck-rolls', { passed, rolls, expected: expected.toFixed(1) })}
                </td>
              ))}
            </tr>
          </tbody>
        </table>
        <Honours honours={adapter.honours?.(view) ?? []} />
        {session.wantsAgain && <p role="status">{t('online.offer.rematch', { name: session.wantsAgain })}</p>}
        <div className="bar">
          <button type="button" className="button" onClick={close}>
            {t('match.over.board')}
          </button>
          {session.canReplay && (
            <button type="button" className="button" onClick={async () => navigate(await session.replayAddress())}>
              {t('match.over.replay')}
            </button>
          )}
          <button type="button" className="button" onClick={async () => navigate(await session.again())}>
            {t('match.over.again')}
          </button>
          <LeagueLink match={session.id} />
          <button type="button" className="button primary" onClick={() => navigate(routes.home)}>
            {t('match.over.home')}
          </button>
        </div>
      </div>
    </Modal>
  )
}
