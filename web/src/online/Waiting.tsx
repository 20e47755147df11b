import { type Line, shortSeal } from '@undercroft/wire'
import { useState } from 'react'
import { Link } from 'wouter'
import { routes, toJoin } from '../app/routes.ts'
import { named, t } from '../i18n/index.ts'
import { computerName } from '../match/computers.ts'
import { api } from './api.ts'
import { recall, remember } from './remember.ts'

/** Before the match: a link for each empty seat, and who has sat down. It begins by itself. */
export function Waiting({ line }: { line: Line }) {
  const { table, welcome } = line
  const match = welcome?.match ?? ''
  const [kept, setKept] = useState(() => recall(match))
  if (!table || !welcome) return null
  const renew = async (seat: number) => {
    const { token } = await api.invite(match, { seat })
    const invites = [...(kept.invites ?? []).filter((invite) => invite.seat !== seat), { seat, token }]
    remember(match, { invites })
    setKept({ ...kept, invites })
  }
  const isFull = table.seats.every(({ name, kind }) => kind === 'computer' || name !== null)
  return (
    <main className="shell page in-online" id="content">
      <div className="hero">
        <h1>{named(`app.game.${welcome.game}.name`)}</h1>
        <p>{t(isFull ? 'online.waiting.full' : 'online.waiting.text')}</p>
      </div>
      <ol className="seats-list">
        {table.seats.map((seat, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          <li key={i} className="panel">
            <h2>{t('app.seat.name', { n: i + 1 })}</h2>
            {seat.kind === 'computer' ? (
              <p>{computerName(seat.level)}</p>
            ) : seat.name === null ? (
              <Invite token={kept.invites?.find((invite) => invite.seat === i)?.token} renew={() => void renew(i)} />
            ) : (
              <p>
                {seat.name} {welcome.you.includes(i) && <span className="muted">{t('online.you')}</span>}{' '}
                <span className={`presence ${seat.presence}`}>{named(`online.presence.${seat.presence}`)}</span>
              </p>
            )}
          </li>
        ))}
      </ol>
      {kept.watch && (
        <details>
          <summary>{t('online.watch-link')}</summary>
          <CopyLink address={addressOf(kept.watch)} label={t('online.copy-watch')} />
        </details>
      )}
      <p className="muted">
        {t('online.sealed', { seal: shortSeal(table.dice.seal) })} {t('online.sealed-why')}
      </p>
      <Link className="button" href={routes.home}>
        {t('app.home')}
      </Link>
    </main>
  )
}

const addressOf = (token: string): string => `${location.origin}${toJoin(token)}`

function Invite({ token, renew }: { token: string | undefined; renew: () => void }) {
  return (
    <>
      <p className="muted">{t('online.empty')}</p>
      {token && <CopyLink address={addressOf(token)} label={t('online.copy')} isFirst />}
      <button type="button" className="button quiet" onClick={renew}>
        {t(token ? 'online.renew' : 'online.make-link')}
      </button>
    </>
  )
}

function CopyLink({ address, label, isFirst }: { address: string; label: string; isFirst?: boolean }) {
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    try {
      if (navigator.share && window.matchMedia('(pointer: coarse)').matches) await navigator.share({ url: address })
      else await navigator.clipboard.writeText(address)
      setCopied(true)
    } catch {
      // It stands in the field, and can be copied by hand.
    }
  }
  return (
    <div className="link">
      <input type="text" readOnly value={address} aria-label={label} onFocus={({ target }) => target.select()} />
      <button type="button" className={`button${isFirst ? ' primary' : ''}`} onClick={copy}>
        {label}
      </button>
      <span role="status">{copied ? t('online.copied') : ''}</span>
    </div>
  )
}
