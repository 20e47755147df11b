import type { Match, Rule } from '@undercroft/engine'
import { type KeyboardEvent, memo, type ReactNode, useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import { toEntry } from '../app/routes.ts'
import { useSettings } from '../app/settings.ts'
import type { Square } from '../board/model.ts'
import type { LogLine } from '../games/adapter.ts'
import { list, rich, t } from '../i18n/index.ts'
import { Dice } from './Dice.tsx'
import type { Happening, Shown } from './session.ts'
import { answerName, type KeptAnswer, keepAnswer, standingName } from './standing.ts'

export interface NumberedLine {
  readonly id: string
  readonly line: LogLine
}

/** All lines of the log, oldest first. */
export function linesOf(session: Shown, view: Match): NumberedLine[] {
  return mergedLines(session.happenings.flatMap((happening) => tellHappening(session, happening, view)))
}

/** What one happening adds to the log. */
export function tellHappening(session: Shown, happening: Happening, view: Match): NumberedLine[] {
  const events = session.known(happening)
  const told: NumberedLine[] = []
  for (let i = 0; i < events.length; i++) {
    const telling = { after: events.slice(i + 1), besides: happening.beside?.slice(i) ?? [] }
    const line = session.adapter.log(events[i], view, telling)
    if (line) told.push({ id: `${happening.count}-${i}`, line })
    i += line?.tells ?? 0
  }
  if (happening.late) told.unshift({ id: `${happening.count}-late`, line: lateLine(happening.seat) })
  return happening.kept
    ? [{ id: `${happening.count}-kept`, line: keptLine(happening.kept, happening.seat) }, ...told]
    : told
}

/** The time of a turn was over. */
const lateLine = (seat: number): LogLine => ({
  key: 'match.time-up',
  args: {},
  seat,
  weight: 'major',
  rules: [],
  squares: [],
})

/** What was answered without asking, and why. */
function keptLine({ key, answer }: KeptAnswer, seat: number): LogLine {
  const args = { question: standingName(key), answer: answerName(answer) }
  return { key: 'match.answered', args, seat, weight: 'major', rules: [], squares: [], standing: key }
}

export function mergedLines(all: readonly NumberedLine[]): NumberedLine[] {
  const lines: NumberedLine[] = []
  for (const { id, line } of all) {
    const before = lines.at(-1)
    if (line.merge && before?.line.merge === line.merge) {
      lines[lines.length - 1] = { id: before.id, line: { ...line, squares: [...before.line.squares, ...line.squares] } }
    } else lines.push({ id, line })
  }
  return folded(withoutRepeats(lines))
}

const isMove = ({ merge }: LogLine): boolean => merge?.startsWith('moved-') ?? false

/** Whoever dodges or rushes from square to square of one room is told to have gone there once. */
function withoutRepeats(all: readonly NumberedLine[]): NumberedLine[] {
  let last: LogLine | null = null
  return all.filter(({ line }) => {
    if (line.weight === 'turn') last = null
    if (!isMove(line)) return true
    const isTold = last?.merge === line.merge && last?.args.at === line.args.at
    last = line
    return !isTold
  })
}

/** Plain moves that follow each other are one line: who went, nothing else happened. */
function folded(all: readonly NumberedLine[]): NumberedLine[] {
  const lines: NumberedLine[] = []
  let run: NumberedLine[] = []
  const close = () => {
    if (run.length < 3) lines.push(...run)
    else lines.push({ id: run[0].id, line: foldedLine(run.map(({ line }) => line)) })
    run = []
  }
  for (const one of all) {
    if (!isMove(one.line)) {
      close()
      lines.push(one)
    } else run.push(one)
  }
  close()
  return lines
}

function foldedLine(moves: readonly LogLine[]): LogLine {
  const names = [...new Set(moves.map(({ args }) => String(args.player ?? args.creature ?? args.name ?? '')))].filter(
    Boolean,
  )
  return {
    key: 'match.moves-folded',
    args: { names: list(names) },
    seat: moves[0].seat,
    weight: 'minor',
    rules: [],
    squares: moves.flatMap(({ squares }) => squares),
  }
}

export const plainText = (line: LogLine): string => {
  const { key, args, dice } = line
  const text = t(key, args as never)
  return [text, dice?.map(({ name }) => name).join(' '), detailOf(line), verdictOf(line)].filter(Boolean).join(' ')
}

/** What a roll needed; after a whole sentence it begins like one. */
function detailOf({ key, args, detail = '' }: LogLine): string {
  return t(key, args as never).endsWith('.') ? detail.charAt(0).toUpperCase() + detail.slice(1) : detail
}

/** How it came out, in words. */
function verdictOf({ verdict, verdictText }: LogLine): string {
  if (verdictText !== undefined) return verdictText
  return verdict ? t(verdict === 'good' ? 'match.passed' : 'match.failed') : ''
}

interface Props {
  session: Shown
  lines: readonly NumberedLine[]
  flash: (squares: readonly Square[]) => void
}

/** How many lines are drawn; older ones come when asked for. */
const PAGE = 120

/** What happened, newest at the end. A pressed line shows its rule and its squares. */
export const Log = memo(function Log({ session, lines, flash }: Props) {
  const [opened, setOpened] = useState<string | null>(null)
  const [pages, setPages] = useState(1)
  const box = useRef<HTMLOListElement>(null)
  const count = lines.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when lines are added
  useEffect(() => {
    box.current?.scrollTo({ top: box.current.scrollHeight })
  }, [count])
  // Panels above come and go: the newest line stays in sight.
  useEffect(() => {
    const element = box.current
    if (!element) return
    const observer = new ResizeObserver(() => element.scrollTo({ top: element.scrollHeight }))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const shown = lines.slice(-PAGE * pages)
  return (
    <section className="log" aria-label={t('match.log')}>
      <h2>{t('match.log')}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by keys */}
      <ol ref={box} tabIndex={0} onKeyDown={goThrough}>
        {shown.length < lines.length && (
          <li>
            <button type="button" tabIndex={-1} className="button quiet" onClick={() => setPages(pages + 1)}>
              {t('match.more')}
            </button>
          </li>
        )}
        {shown.map(({ id, line }) => (
          <li key={id} className={`line ${line.weight} ${line.stands ?? ''} seat-${line.seat} ${line.verdict ?? ''}`}>
            <button
              type="button"
              tabIndex={-1}
              aria-expanded={opened === id}
              onClick={() => {
                setOpened(opened === id ? null : id)
                flash(line.squares)
              }}
            >
              <LineText line={line} />
            </button>
            {opened === id && <Explanation session={session} line={line} />}
          </li>
        ))}
        {lines.length === 0 && <li className="muted">{t('match.log-empty')}</li>}
      </ol>
    </section>
  )
})

/** The log is one stop of the Tab key; arrows go through its lines. */
function goThrough(event: KeyboardEvent<HTMLOListElement>): void {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
  if (step === undefined) return
  const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('li > button')]
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement)
  const next = at < 0 ? buttons.length - 1 : Math.min(buttons.length - 1, Math.max(0, at + step))
  event.preventDefault()
  event.stopPropagation()
  buttons[next]?.focus()
}

/** `diceShown`: its dice lie beside it already. */
export function LineText({ line, diceShown = false }: { line: LogLine; diceShown?: boolean }) {
  const bold: Record<string, ReactNode> = {}
  for (const [name, value] of Object.entries(line.args)) bold[name] = typeof value === 'string' ? <b>{value}</b> : value
  return (
    <>
      <span>{rich(line.key, bold as never)}</span>
      {line.dice && !diceShown && <Dice dice={line.dice} />}
      {line.detail && <span className="muted"> {detailOf(line)}</span>}
      {verdictOf(line) !== '' && <span className={`verdict ${line.verdict ?? ''}`}> {verdictOf(line)}</span>}
    </>
  )
}

function Explanation({ session, line }: { session: Shown; line: LogLine }) {
  const [rules, setRules] = useState<readonly Rule[]>([])
  useEffect(() => {
    session.adapter.rules().then(setRules, () => {})
  }, [session])
  const told = [...new Set(line.rules)].map((id) => ({ id, rule: rules.find((known) => known.id === id) }))
  return (
    <div className="explanation">
      {line.term && (
        <p>
          <b>{line.term.name}.</b> {line.term.text}
        </p>
      )}
      {told.some(({ rule }) => rule?.language) && <p className="muted">{t('match.rules-english')}</p>}
      {told.map(({ id, rule }) => {
        return (
          <p key={id} lang={rule?.language}>
            <Link className="rule-id" href={toEntry(id)}>
              {id}
            </Link>{' '}
            {rule && <b>{rule.title}. </b>}
            {rule?.text}
          </p>
        )
      })}
      {line.standing && <AskAgain kind={line.standing} />}
      {!line.term && !line.standing && line.rules.length === 0 && <p className="muted">{plainText(line)}</p>}
    </div>
  )
}

/** The answer that is kept is taken back where it was noticed. */
function AskAgain({ kind }: { kind: string }) {
  const asks = useSettings(({ standing }) => (standing[kind] ?? 'ask') === 'ask')
  return (
    <button type="button" className="button" disabled={asks} onClick={() => keepAnswer(kind, 'ask')}>
      {t(asks ? 'match.asks-again' : 'match.ask-again')}
    </button>
  )
}
