import type { Rule } from '@undercroft/engine'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { toEntry } from '../../app/routes.ts'
import { loadGame } from '../../games/index.ts'
import { t } from '../../i18n/index.ts'
import { gameOf, type KindId, type Problem } from '../library/kind.ts'
import { problemText } from './problem-text.ts'

interface Props {
  readonly problems: readonly Problem[]
  /** What is allowed and worth knowing. */
  readonly remarks?: readonly Problem[]
  readonly kind: KindId
}

/** What is not right yet, each with its rule, or that everything is. */
export function Problems({ problems, remarks = [], kind }: Props) {
  if (problems.length === 0) {
    return (
      <div role="status">
        <p className="ready">{t('workshop.problems.none')}</p>
        <ProblemList problems={remarks} kind={kind} />
      </div>
    )
  }
  return (
    <div className="problems" role="status">
      <strong>{t('workshop.problems.title', { count: problems.length })}</strong>
      <ProblemList problems={problems} kind={kind} />
    </div>
  )
}

const ProblemList = ({ problems, kind }: Props) =>
  problems.length > 0 && (
    <ul>
      {problems.map((problem, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same problem may occur twice
        <li key={i}>
          {problemText(problem, kind)} <RuleChip id={problem.rule} kind={kind} />
        </li>
      ))}
    </ul>
  )

/** The id of a rule; pressed, it shows the rule. */
export function RuleChip({ id, kind }: { id: string; kind: KindId }) {
  const [open, setOpen] = useState(false)
  const [rule, setRule] = useState<Rule | null>(null)
  useEffect(() => {
    if (!open) return
    const find = async () => (await (await loadGame(gameOf(kind))).rules()).find((known) => known.id === id)
    find().then(
      (found) => setRule(found ?? null),
      () => {},
    )
  }, [open, id, kind])
  return (
    <>
      <button
        type="button"
        className="chip rule-chip"
        aria-expanded={open}
        aria-label={t('workshop.problems.rule', { id })}
        onClick={() => setOpen(!open)}
      >
        {id}
      </button>
      {open && rule && (
        <span className="rule-text" lang={rule.language}>
          <Link href={toEntry(id)}>{rule.title}</Link>. {rule.text}
        </span>
      )}
    </>
  )
}
