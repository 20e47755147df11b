import type { Line } from '@undercroft/wire'
import { useEffect, useState } from 'react'
import { Link, useSearch } from 'wouter'
import { routes } from '../app/routes.ts'
import { isGameId, loadGame } from '../games/index.ts'
import { named, t } from '../i18n/index.ts'
import { MatchScreen } from '../match/MatchScreen.tsx'
import { Chat } from './Chat.tsx'
import { RemoteSession } from './remote-session.ts'
import { TableBar } from './TableBar.tsx'
import { useLine, useNews } from './useLine.ts'
import { useLowTime } from './useLowTime.ts'
import { Waiting } from './Waiting.tsx'
import './online.css'

/** A match on a line by its address: who is still missing, the board, and what there is to say. */
export function OnlineMatchPage({ id }: { id: string }) {
  const watch = new URLSearchParams(useSearch()).get('watch')
  const line = useLine(id, watch)
  return line ? <AtTheTable key={id} line={line} watch={watch} /> : null
}

function AtTheTable({ line, watch }: { line: Line; watch: string | null }) {
  useNews(line)
  const session = useSession(line, watch)
  const [talks, setTalks] = useState(false)
  useTitle(session, useLowTime(line))
  if (line.state === 'ended') return <Ended line={line} />
  if (!line.table || !line.welcome) return <Notice>{t(line.state === 'lost' ? 'online.lost' : 'app.loading')}</Notice>
  if (line.table.status === 'waiting') return <Waiting line={line} />
  if (!session) return <Notice>{t('app.loading')}</Notice>
  return (
    <div className={`online-match${talks ? ' talks' : ''}`}>
      <TableBar line={line} session={session} talks={talks} toggle={() => setTalks(!talks)} />
      <div className="board-and-talk">
        <MatchScreen session={session} />
        {talks && <Chat line={line} close={() => setTalks(false)} />}
      </div>
    </div>
  )
}

/** The session, once there is something to see. */
function useSession(line: Line, watch: string | null): RemoteSession | null {
  const [session, setSession] = useState<RemoteSession | null>(null)
  const isReady = line.seq >= 0 && line.welcome !== null
  useEffect(() => {
    if (!isReady || !line.welcome || !isGameId(line.welcome.game)) return
    let gone = false
    let leave = () => {}
    void loadGame(line.welcome.game).then((adapter) => {
      if (gone) return
      const made = new RemoteSession(adapter, line, watch)
      leave = made.follow()
      setSession(made)
    })
    return () => {
      gone = true
      leave()
    }
  }, [isReady, line, watch])
  return session
}

/** The tab says when it is one's turn: whoever looks elsewhere sees when to come back. */
function useTitle(session: RemoteSession | null, isLow: boolean): void {
  const asked = session?.decision?.seat
  const isMine = asked !== undefined && session?.isPerson(asked)
  useEffect(() => {
    if (!isMine) return
    const { title } = document
    document.title = `${isLow ? '⏳ ' : ''}${t('online.your-turn')} · ${title}`
    return () => {
      document.title = title
    }
  }, [isMine, isLow])
}

function Ended({ line }: { line: Line }) {
  const why = line.farewell ?? 'no-match'
  return (
    <main className="shell page in-online" id="content">
      <div className="hero" role="alert">
        <h1>{t('online.ended.title')}</h1>
        <p>{named(`online.ended.${why}`)}</p>
        <Link className="button" href={routes.online}>
          {t('online.matches')}
        </Link>
      </div>
    </main>
  )
}

function Notice({ children }: { children: string }) {
  return (
    <main className="shell page in-online" id="content">
      <p className="hero" role="status">
        {children}
      </p>
    </main>
  )
}
