import { type Line, newId, type Offer, type OfferKind, shortSeal, type TableSeat } from '@undercroft/wire'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { toJoin, toOnline } from '../app/routes.ts'
import { isKnown, named, t } from '../i18n/index.ts'
import { computerName } from '../match/computers.ts'
import { api } from './api.ts'
import { recall, remember } from './remember.ts'
import type { RemoteSession } from './remote-session.ts'
import { useLowTime } from './useLowTime.ts'

interface Props {
  line: Line
  session: RemoteSession
  talks: boolean
  toggle: () => void
}

/** Above the board: who is there, how the line is, what somebody asks for, and what can be asked for. */
export function TableBar({ line, session, talks, toggle }: Props) {
  const { table, welcome } = line
  const [, navigate] = useLocation()
  const next = table?.next ?? null
  const isSeated = (welcome?.you.length ?? 0) > 0
  useEffect(() => {
    if (!next || !isSeated) return
    navigate(toOnline(next))
    if (recall(session.id).watch) void inviteToWatch(next)
  }, [next, isSeated, navigate, session.id])
  const unread = useUnread(line, talks)
  const nudged = useNudge(line)
  const isLow = useLowTime(line)
  if (!table || !welcome) return null
  const isLive = table.status === 'live'
  const isSleeping = isLive && welcome.you.some((seat) => table.seats[seat]?.presence === 'away')
  return (
    <section className="table-bar" aria-label={t('online.title')}>
      <ul className="people">
        {table.seats.map((seat, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          <li key={i}>
            <Person seat={seat} isYou={welcome.you.includes(i)} />
          </li>
        ))}
      </ul>
      <p className="line-state" role="status">
        {nudged ?? lineText(line, session)}
      </p>
      {isSleeping && <Back line={line} />}
      {isLow && (
        <p className="low-time" role="alert">
          {t('online.low-time')}
        </p>
      )}
      {table.offers.map((offer) => (
        <OfferBox key={offer.kind} offer={offer} line={line} />
      ))}
      <div className="do">
        {!isSeated && <span className="chip">{t('online.watching')}</span>}
        {isSeated && isLive && <Requests line={line} asked={session.decision?.seat ?? null} />}
        <button type="button" className="button quiet" aria-expanded={talks} onClick={toggle}>
          {t('online.chat.title')}
          {unread > 0 && !talks ? ` (${unread})` : ''}
        </button>
        <span className="muted seal" title={t('online.sealed-why')}>
          {t('online.sealed', { seal: shortSeal(table.dice.seal) })}
        </span>
      </div>
    </section>
  )
}

function Person({ seat: { name, kind, level, substitute, presence }, isYou }: { seat: TableSeat; isYou: boolean }) {
  const who = kind === 'computer' ? computerName(level) : (name ?? '')
  const state = substitute ? t('online.substitute') : named(`online.presence.${presence}`)
  return (
    <>
      <span className={`dot ${presence}`} aria-hidden="true" /> {who}
      {isYou && <span className="muted"> {t('online.you')}</span>}
      {kind === 'person' && <span className={presence === 'here' ? 'visually-hidden' : 'muted'}> {state}</span>}
    </>
  )
}

/** What the line, or the frame of the match, has to say. */
function lineText(line: Line, session: RemoteSession): string {
  const { table } = line
  if (line.state === 'lost') return t(session.pending ? 'online.lost-kept' : 'online.lost')
  if (!table) return ''
  if (!table.ending) {
    if (table.paused) return t('online.paused')
    return absenceText(line) || (table.sewn ? t('online.sewn') : '')
  }
  if (table.ending.how === 'played') return ''
  const by = table.seats[table.ending.by ?? 0]?.name ?? ''
  return named(`online.ending.${table.ending.how}`, { name: by })
}

/** Somebody is not there: what was agreed upon for that. */
function absenceText({ table, welcome }: Line): string {
  const isMissed = table?.seats.some(
    ({ kind, presence, substitute }, seat) =>
      kind === 'person' && !substitute && (presence === 'cut' || presence === 'away') && !welcome?.you.includes(seat),
  )
  if (!table || !isMissed) return ''
  return named(`online.absence.${table.terms.absence}`, { minutes: Math.round(table.terms.away / 60) })
}

/** Who counts as away because his time ran out again and again says that he is there. */
function Back({ line }: { line: Line }) {
  return (
    <div className="offer" role="alert">
      <span>{t('online.back-why')}</span>
      <button type="button" className="button primary" onClick={() => line.send({ t: 'back', id: newId() })}>
        {t('online.back')}
      </button>
    </div>
  )
}

/** A link to watch this match, made by the one who made the match. */
async function inviteToWatch(match: string): Promise<string> {
  const { token } = await api.invite(match, { seat: null })
  remember(match, { watch: token })
  return token
}

function OfferBox({ offer, line }: { offer: Offer; line: Line }) {
  const { table, welcome } = line
  const you = welcome?.you ?? []
  const name = table?.seats[offer.by]?.name ?? ''
  const mine = you.some((seat) => offer.agreed.includes(seat))
  const answer = (yes: boolean) => line.send({ t: 'reply', kind: offer.kind, yes, id: newId() })
  return (
    <div className="offer" role="alert">
      <span>{named(`online.offer.${offer.kind}`, { name })}</span>
      {mine || you.length === 0 ? <span className="muted">{t('online.offer.wait')}</span> : null}
      {you.length > 0 && !mine && (
        <button type="button" className="button primary" onClick={() => answer(true)}>
          {t('online.offer.yes')}
        </button>
      )}
      {you.length > 0 && (
        <button type="button" className="button quiet" onClick={() => answer(false)}>
          {t(mine ? 'online.offer.take-back' : 'online.offer.no')}
        </button>
      )}
    </div>
  )
}

/** The list goes away when something was chosen. */
const closes = { popoverTarget: 'online-requests', popoverTargetAction: 'hide' } as const

/** What one may ask the others for, or do alone. `asked`: whose answer is waited for. */
function Requests({ line, asked }: { line: Line; asked: number | null }) {
  const { table, welcome } = line
  const { told, tell, send } = useRefusals(line)
  const offer = (kind: OfferKind) => send({ t: 'offer', kind, id: newId() })
  const concede = () => {
    if (window.confirm(t('online.concede-sure'))) send({ t: 'concede', id: newId() })
  }
  const watch = recall(welcome?.match ?? '').watch
  const copy = async (token: string) => {
    const address = `${location.origin}${toJoin(token)}`
    try {
      await navigator.clipboard.writeText(address)
      tell(t('online.copied'))
    } catch {
      window.prompt(t('online.copy-watch'), address)
    }
  }
  const waited = asked === null || welcome?.you.includes(asked) ? undefined : table?.seats[asked]
  const isAway = waited?.presence === 'away'
  return (
    <>
      <span role="status">{told}</span>
      {isAway && table?.terms.absence === 'claim' && (
        <button type="button" className="button primary" onClick={() => send({ t: 'claim', id: newId() })}>
          {t('online.claim')}
        </button>
      )}
      <button type="button" className="button quiet" popoverTarget="online-requests">
        {t('online.ask.title')}
      </button>
      <div id="online-requests" popover="auto" className="panel requests">
        <button type="button" className="button" {...closes} onClick={() => offer('undo')}>
          {t('online.ask.undo')}
        </button>
        <button type="button" className="button" {...closes} onClick={() => offer(table?.paused ? 'resume' : 'pause')}>
          {t(table?.paused ? 'online.ask.resume' : 'online.ask.pause')}
        </button>
        {waited?.kind === 'person' && !waited.substitute && (
          <button type="button" className="button" {...closes} onClick={() => send({ t: 'nudge', id: newId() })}>
            {t('online.nudge')}
          </button>
        )}
        {table?.terms.clock && (
          <>
            <button type="button" className="button" {...closes} onClick={() => offer('time')}>
              {t('online.ask.time')}
            </button>
            <button type="button" className="button" {...closes} onClick={() => send({ t: 'give', id: newId() })}>
              {t('online.give-time')}
            </button>
          </>
        )}
        <button type="button" className="button" {...closes} onClick={() => offer('void')}>
          {t('online.ask.void')}
        </button>
        <button type="button" className="button" {...closes} onClick={concede}>
          {t('online.concede')}
        </button>
        {watch && (
          <button type="button" className="button" {...closes} onClick={() => void copy(watch)}>
            {t('online.copy-watch')}
          </button>
        )}
      </div>
    </>
  )
}

/** What came of the last thing that was asked for, where that is not to be seen: why it cannot be had. */
function useRefusals(line: Line) {
  const [told, tell] = useState('')
  const last = useRef('')
  useEffect(
    () =>
      line.listen((news) => {
        if (news.type === 'entry') tell('')
        if (news.type !== 'refused' || news.id === null || news.id !== last.current) return
        const key = `online.refused.${news.why}`
        tell(isKnown(key) ? named(key) : t('online.error.try-again'))
      }),
    [line],
  )
  const send = (message: Extract<Parameters<Line['send']>[0], { id: string }>) => {
    last.current = message.id
    tell('')
    line.send(message)
  }
  return { told, tell, send }
}

/** Who waits for this one's answer and has said so, until something happens. */
function useNudge(line: Line): string | null {
  const [nudged, setNudged] = useState<string | null>(null)
  useEffect(
    () =>
      line.listen((news) => {
        if (news.type === 'entry') setNudged(null)
        if (news.type === 'nudged') setNudged(t('online.nudged', { name: line.table?.seats[news.by]?.name ?? '' }))
      }),
    [line],
  )
  return nudged
}

/** Lines of the chat that nobody has looked at yet. */
function useUnread(line: Line, talks: boolean): number {
  const [read, setRead] = useState(line.said.length)
  const count = line.said.length
  useEffect(() => {
    if (talks) setRead(count)
  }, [talks, count])
  return Math.max(0, count - read)
}
