import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import { routes, toEntry } from '../app/routes.ts'
import { Portrait } from '../art/Portrait.tsx'
import { type GameId, gameIds, isGameId } from '../games/index.ts'
import { t, useLanguage } from '../i18n/index.ts'
import { EntryPage } from './EntryPage.tsx'
import { loadReference, type Reference } from './load.ts'
import { type Entry, kinds } from './model.ts'
import type { Filter } from './search.ts'
import './reference.css'

/** The reference: search and browse, or one entry by its address. */
export function ReferencePage({ id }: { id: string }) {
  const [reference, setReference] = useState<Reference | null>(null)
  const language = useLanguage(({ language: chosen }) => chosen)
  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded again in another language
  useEffect(() => {
    let gone = false
    void loadReference().then((found) => {
      if (!gone) setReference(found)
    })
    return () => {
      gone = true
    }
  }, [language])
  if (!reference) return <p className="hero">{t('app.loading')}</p>
  if (id === '') return <SearchPage reference={reference} />
  const entry = reference.find(decodeURIComponent(id))
  if (entry) return <EntryPage key={entry.id} reference={reference} entry={entry} />
  return (
    <div className="hero">
      <h1>{t('reference.none.title')}</h1>
      <p>{t('reference.none.text', { id })}</p>
      <Link className="button" href={routes.reference}>
        {t('reference.back')}
      </Link>
    </div>
  )
}

/** How many results are drawn at once. */
const PAGE = 60

const filterKinds = [...kinds, 'ruling'] as const

const kindOf = (text: string | null): Filter['kind'] => filterKinds.find((kind) => kind === text) ?? null

function SearchPage({ reference }: { reference: Reference }) {
  const [, navigate] = useLocation()
  const params = new URLSearchParams(useSearch())
  const [query, setQuery] = useState(params.get('q') ?? '')
  const wanted = params.get('game') ?? ''
  const game: GameId | null = isGameId(wanted) ? wanted : null
  const kind = kindOf(params.get('kind'))
  const shown = useDeferredValue(query)
  const [pages, setPages] = useState(1)
  const found = useMemo(() => reference.index.search(shown, { game, kind }), [reference, shown, game, kind])
  const go = (part: Record<string, string | null>) => {
    const next = new URLSearchParams()
    for (const [name, value] of Object.entries({ q: query, game, kind, ...part })) if (value) next.set(name, value)
    setPages(1)
    navigate(`${routes.reference}${next.size > 0 ? `?${next}` : ''}`, { replace: true })
  }
  const browsing = shown.trim() === '' && kind === null
  return (
    <>
      <div className="hero">
        <h1>{t('reference.title')}</h1>
        <p>{t('reference.intro')}</p>
      </div>
      <search className="reference-search">
        <label className="field query">
          <span>{t('reference.search')}</span>
          <input
            type="search"
            value={query}
            placeholder={t('reference.placeholder')}
            onChange={(event) => {
              setQuery(event.target.value)
              go({ q: event.target.value })
            }}
          />
        </label>
        <label className="field">
          <span>{t('reference.game')}</span>
          <select value={game ?? ''} onChange={(event) => go({ game: event.target.value })}>
            <option value="">{t('reference.all-games')}</option>
            {gameIds.map((known) => (
              <option key={known} value={known}>
                {t(`app.game.${known}.name`)}
              </option>
            ))}
          </select>
        </label>
        <label className="field">
          <span>{t('reference.kind')}</span>
          <select value={kind ?? ''} onChange={(event) => go({ kind: event.target.value })}>
            <option value="">{t('reference.all-kinds')}</option>
            {filterKinds.map((known) => (
              <option key={known} value={known}>
                {t(`reference.kinds.${known}`)}
              </option>
            ))}
          </select>
        </label>
      </search>
      {browsing ? (
        <Browse reference={reference} game={game} />
      ) : (
        <section aria-label={t('reference.search')}>
          <p className="muted" role="status">
            {t('reference.count', { count: found.length })}
          </p>
          <ul className="found">
            {found.slice(0, PAGE * pages).map((entry) => (
              <li key={entry.id}>
                <Result entry={entry} />
              </li>
            ))}
          </ul>
          {found.length > PAGE * pages && (
            <button type="button" className="button" onClick={() => setPages(pages + 1)}>
              {t('reference.more')}
            </button>
          )}
        </section>
      )}
      {found.some(({ language }) => language) && <p className="muted note">{t('reference.english')}</p>}
    </>
  )
}

function Result({ entry }: { entry: Entry }) {
  return (
    <Link href={toEntry(entry.id)}>
      {entry.figure && <Portrait figure={entry.figure} seat={0} size={30} />}
      <span className="words">
        <span className="muted">
          {t(`app.game.${entry.game}.name`)} · {entry.group ?? t(`reference.kind-one.${entry.kind}`)}
          {entry.kind === 'rule' && (
            <>
              {' '}
              · <span className="rule-id">{entry.id}</span>
            </>
          )}
        </span>
        <b lang={entry.language}>{entry.name}</b>
        <span className="text" lang={entry.language}>
          {entry.text}
        </span>
      </span>
    </Link>
  )
}

/** Without a word to look for: what there is, by game. */
function Browse({ reference, game }: { reference: Reference; game: GameId | null }) {
  return (
    <div className="browse">
      {gameIds
        .filter((known) => game === null || known === game)
        .map((known) => (
          <GameBrowser key={known} reference={reference} game={known} />
        ))}
    </div>
  )
}

const listed = kinds.filter((kind) => kind !== 'rule')

function GameBrowser({ reference, game }: { reference: Reference; game: GameId }) {
  const own = reference.entries.filter((entry) => entry.game === game)
  const sections = new Map<string, Entry>()
  for (const entry of own) {
    if (entry.kind === 'rule' && !sections.has(entry.group ?? '')) sections.set(entry.group ?? '', entry)
  }
  return (
    <section className="panel">
      <h2>{t(`app.game.${game}.name`)}</h2>
      {listed.map((kind) => {
        const entries = own.filter((entry) => entry.kind === kind)
        if (entries.length === 0) return null
        return (
          <details key={kind} open={kind === 'college' || kind === 'team'}>
            <summary>
              {t(`reference.kinds.${kind}`)} <span className="muted">{entries.length}</span>
            </summary>
            <ul className="names">
              {entries.map(({ id, name }) => (
                <li key={id}>
                  <Link href={toEntry(id)}>{name}</Link>
                </li>
              ))}
            </ul>
          </details>
        )
      })}
      <details>
        <summary>
          {t('reference.kinds.rule')} <span className="muted">{own.filter(({ kind }) => kind === 'rule').length}</span>
        </summary>
        <ul className="names">
          {[...sections].map(([name, first]) => (
            <li key={name}>
              <Link href={toEntry(first.id)}>{name}</Link>
            </li>
          ))}
        </ul>
      </details>
    </section>
  )
}
