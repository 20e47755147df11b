import { lazy, Suspense, useLayoutEffect, useRef } from 'react'
import { Link } from 'wouter'
import { routes, toEntry } from '../app/routes.ts'
import { NamedFigure } from '../art/NamedFigure.tsx'
import { Portrait } from '../art/Portrait.tsx'
import { t } from '../i18n/index.ts'
import type { Reference } from './load.ts'
import type { Entry, EntryLink } from './model.ts'
import { rulesShown } from './scenarios/index.gen.ts'

const RuleScenarios = lazy(() => import('./RuleScenarios.tsx'))

/** One entry with its figures, the rules about it, and who has it. */
export function EntryPage({ reference, entry }: { reference: Reference; entry: Entry }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    window.scrollTo(0, 0)
    heading.current?.focus()
  }, [])
  const isRule = entry.kind === 'rule'
  const about = reference.about(entry)
  const havers = reference.havers(entry)
  const shown = [entry, ...about].map(({ id }) => id).filter((id) => rulesShown[entry.game].has(id))
  return (
    <article className="entry panel">
      <p className="trail">
        <Link href={routes.reference}>{t('reference.back')}</Link> ›{' '}
        <Link href={`${routes.reference}?game=${entry.game}`}>{t(`app.game.${entry.game}.name`)}</Link> ›{' '}
        <Link href={`${routes.reference}?game=${entry.game}&kind=${entry.kind}`}>
          {t(`reference.kinds.${entry.kind}`)}
        </Link>
      </p>
      <header>
        {entry.figure && <Portrait figure={entry.figure} seat={0} size={60} />}
        <div>
          <p className="muted">
            {isRule && <span className="rule-id">{entry.id}</span>} {entry.group}
          </p>
          <h1 ref={heading} tabIndex={-1} lang={entry.language}>
            {entry.name}
          </h1>
        </div>
      </header>
      {entry.text && (
        <p className="body" lang={entry.language}>
          {entry.text}
        </p>
      )}
      {entry.ruling && <Ruling text={entry.ruling} language={entry.language} />}
      {entry.figures && (
        <dl className="figures">
          {entry.figures.map(({ name, value, title }) => (
            <div key={name}>
              <dt>
                <abbr title={title}>{name}</abbr>
              </dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {entry.facts && entry.facts.length > 0 && (
        <dl className="facts">
          {entry.facts.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <Cell content={value} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {entry.table && <Figures entry={entry} />}
      {entry.terms && entry.terms.length > 0 && (
        <ul className="terms-list">
          {entry.terms.map(({ name, text, entry: target }) => (
            <li key={name}>
              <Link href={toEntry(target)}>{name}</Link> {text}
            </li>
          ))}
        </ul>
      )}
      {shown.length > 0 && (
        <Suspense fallback={null}>
          <RuleScenarios game={entry.game} rules={shown} />
        </Suspense>
      )}
      {about.length > 0 && (
        <section>
          <h2>{t('reference.related')}</h2>
          {about.map((rule) => (
            <RuleBlock key={rule.id} rule={rule} />
          ))}
        </section>
      )}
      {havers.length > 0 && (
        <section>
          <h2>{t('reference.named-in')}</h2>
          <Cell content={havers.map(({ name, id }) => ({ name, entry: id }))} />
        </section>
      )}
      {isRule && (
        <section>
          <h2>
            {t('reference.section')}: {entry.group}
          </h2>
          {reference.section(entry).map((rule) => (
            <RuleBlock key={rule.id} rule={rule} here={rule.id === entry.id} />
          ))}
          {entry.language && <p className="muted note">{t('reference.english')}</p>}
        </section>
      )}
    </article>
  )
}

const Ruling = ({ text, language }: { text: string; language: string | undefined }) => (
  <p className="ruling" lang={language}>
    <b>{t('reference.ruling')}:</b> {text}
  </p>
)

function RuleBlock({ rule, here = false }: { rule: Entry; here?: boolean }) {
  return (
    <div className={`rule${here ? ' here' : ''}`} lang={rule.language} aria-current={here ? 'true' : undefined}>
      <Link className="rule-id" href={toEntry(rule.id)}>
        {rule.id}
      </Link>{' '}
      <b>{rule.name}.</b> {rule.text}
      {rule.ruling && <Ruling text={rule.ruling} language={rule.language} />}
    </div>
  )
}

function Cell({ content }: { content: string | readonly EntryLink[] }) {
  if (typeof content === 'string') return content
  return content.map(({ name, entry }, i) => (
    <span key={entry}>
      {i > 0 && ', '}
      <Link href={toEntry(entry)}>{name}</Link>
    </span>
  ))
}

function Figures({ entry }: { entry: Entry }) {
  if (!entry.table) return null
  const { head, rows, cast } = entry.table
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling table must be reachable by keys
    <section className="wide-table" aria-label={entry.name} tabIndex={0}>
      <table className="roster">
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...row], who) => (
            <tr key={JSON.stringify(name)}>
              <td>
                <NamedFigure figure={cast[who]} seat={0}>
                  <Cell content={name} />
                </NamedFigure>
              </td>
              {row.map((content, i) => (
                <td key={head[i + 1]}>
                  <Cell content={content} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
