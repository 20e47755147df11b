import { type Line, newId, PHRASES, type Phrase, type SaidLine } from '@undercroft/wire'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { named, t } from '../i18n/index.ts'
import { api } from './api.ts'

/** Small talk: phrases that everybody reads in their own language, and text. Spectators have a room of their own. */
export function Chat({ line, close }: { line: Line; close: () => void }) {
  const [text, setText] = useState('')
  const [muted, setMuted] = useState<ReadonlySet<string>>(new Set())
  const [told, setTold] = useState('')
  const end = useRef<HTMLLIElement>(null)
  const room = (line.welcome?.you.length ?? 0) > 0 ? 'players' : 'watchers'
  const lines = line.said.filter(({ who }) => !muted.has(who))
  const count = lines.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest line comes into sight
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' })
  }, [count])
  useEffect(
    () =>
      line.listen((news) => {
        if (news.type === 'refused' && (news.why === 'too-fast' || news.why === 'muted')) {
          setTold(named(`online.refused.${news.why}`))
        }
      }),
    [line],
  )
  const say = (what: { text: string } | { phrase: Phrase }) => line.send({ t: 'say', room, id: newId(), ...what })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const words = text.trim()
    if (words) say({ text: words })
    setText('')
  }
  const mute = (who: string) => setMuted(new Set([...muted, who]))
  const block = async (who: string) => {
    await api.block({ who, blocked: true })
    mute(who)
  }
  const report = async ({ who }: SaidLine) => {
    const why = window.prompt(t('online.chat.report-why'))
    if (!why) return
    await api.report({ match: line.welcome?.match ?? '', who, why: why.slice(0, 500) })
    setTold(t('online.chat.reported'))
  }
  return (
    <aside className="talk" aria-label={t('online.chat.title')}>
      <header>
        <h2>{t(`online.chat.${room}`)}</h2>
        <button type="button" className="button quiet" onClick={close}>
          {t('online.chat.close')}
        </button>
      </header>
      <ul aria-live="polite">
        {lines.map((said) => (
          <li key={`${said.room}/${said.n}`}>
            <details>
              <summary>
                <strong>{said.name}</strong> {said.phrase ? named(`online.phrase.${said.phrase}`) : said.text}
              </summary>
              <button type="button" className="button quiet" onClick={() => mute(said.who)}>
                {t('online.chat.mute')}
              </button>
              <button type="button" className="button quiet" onClick={() => void block(said.who)}>
                {t('online.chat.block')}
              </button>
              <button type="button" className="button quiet" onClick={() => void report(said)}>
                {t('online.chat.report')}
              </button>
            </details>
          </li>
        ))}
        <li ref={end} aria-hidden="true" />
      </ul>
      <p role="status" className="muted">
        {told}
      </p>
      <div className="phrases">
        {PHRASES.map((phrase) => (
          <button key={phrase} type="button" className="chip" onClick={() => say({ phrase })}>
            {named(`online.phrase.${phrase}`)}
          </button>
        ))}
      </div>
      <form onSubmit={submit}>
        <input
          type="text"
          value={text}
          maxLength={300}
          aria-label={t('online.chat.write')}
          placeholder={t('online.chat.write')}
          onChange={({ target }) => setText(target.value)}
        />
        <button type="submit" className="button">
          {t('online.chat.send')}
        </button>
      </form>
    </aside>
  )
}
