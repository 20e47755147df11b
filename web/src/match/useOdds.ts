import type { GameEvent, RollEvent } from '@undercroft/engine'
import { useEffect, useState } from 'react'
import type { Odds } from '../games/adapter.ts'
import type { OddsRow } from '../games/brain.ts'
import { t } from '../i18n/index.ts'
import type { FoundShot } from '../worker/protocol.ts'
import { think } from '../worker/thinker.ts'
import type { Plan } from './interaction.ts'
import { plainText } from './Log.tsx'
import type { Session } from './session.ts'

/** How likely what is aimed at comes out: the engine's own figures, worked out by the worker. */
export function useOdds(session: Session, plan: Plan | null, piece: number | null): Odds | null {
  const [found, setFound] = useState<{ plan: Plan; odds: Odds | null } | null>(null)
  useEffect(() => {
    if (!plan || plan.shot || (plan.way && plan.way.chance === 1)) return
    let gone = false
    const timer = setTimeout(() => {
      askOdds(session, plan, piece).then(
        (odds) => {
          if (!gone) setFound({ plan, odds })
        },
        () => {},
      )
    }, 40)
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [session, plan, piece])
  if (!plan) return null
  if (plan.shot) return shotOdds(session, plan, plan.shot)
  return found?.plan === plan ? found.odds : (wayOdds(session, plan, piece, null) ?? pendingOdds(plan))
}

/** Whom it would be done to is told at once, the chances when they are known. */
const pendingOdds = ({ choice, label }: Plan): Odds | null =>
  choice && choice.target !== null
    ? { title: label, rows: [], notes: [t('match.searching-odds')], isPending: true }
    : null

async function askOdds(session: Session, plan: Plan, piece: number | null): Promise<Odds | null> {
  const { adapter, viewer } = session
  const view = session.sent(viewer)
  const { actions } = plan
  if (plan.way) {
    if (piece === null) return null
    return wayOdds(session, plan, piece, await think({ kind: 'rerolls', game: adapter.id, view, actions, piece }))
  }
  const { rows, told } = await think({ kind: 'odds', game: adapter.id, view, actions })
  if (rows.length === 0) return null
  const seen = session.view()
  const shown = rows.length > MOST_ROWS ? likeliestOfEach(rows) : rows
  const named = shown.map((row) => ({
    ...row,
    label: adapter.oddsName(row.outcome, row, seen),
    isEnd: rows.every(({ target }) => target === undefined),
  }))
  const notes = [...notesOf(session, told), adapter.oddsNote?.(rows)].filter((note): note is string => Boolean(note))
  return { title: plan.label, rows: named, notes }
}

/** What is known of the dice: what a roll needs, how many block dice there are; never what they showed when they were tried. */
function notesOf(session: Session, told: GameEvent | null): string[] {
  const open = told?.type === 'roll' ? { ...told, values: [] } : told
  const line = open && session.adapter.log(open, session.view())
  if (!line) return []
  return open.type === 'roll' ? (line.detail ? [line.detail] : []) : [plainText(line)]
}

/** More rows than a panel holds: of each piece what will most likely become of it. */
const MOST_ROWS = 15

function likeliestOfEach(rows: readonly OddsRow[]): OddsRow[] {
  const best = new Map<number | undefined, OddsRow>()
  for (const row of rows) {
    if (row.chance > (best.get(row.target)?.chance ?? 0)) best.set(row.target, row)
  }
  return [...best.values()]
}

/** The way and what is done at its end, together: every outcome of the end as likely as both are. */
function shotOdds(session: Session, plan: Plan, { way, reach, rows, chance, told }: FoundShot): Odds | null {
  const { adapter } = session
  const walk = way && wayOdds(session, plan, null, null)
  const whole: Odds['rows'][number][] =
    chance === null || rows.some(({ wanted }) => wanted)
      ? []
      : [{ label: t('match.odds-whole'), chance, tone: 'good' as const }]
  const outcomes = rows.map((row) => ({
    label: adapter.oddsName(row.outcome, row, session.view()),
    chance: row.chance * reach,
    tone: row.tone,
    isEnd: true,
  }))
  const lost =
    reach < 1 ? [{ label: t('match.odds-not-there'), chance: 1 - reach, tone: 'bad' as const, isEnd: true }] : []
  const shown = [...(outcomes.length > 0 ? whole : []), ...outcomes, ...lost]
  if (shown.length === 0) return walk
  const steps = walk?.steps ?? []
  const all = steps.length > 0 ? shown[0].chance : undefined
  return { title: plan.label, rows: shown, notes: notesOf(session, told), steps, whole: all }
}

function wayOdds(session: Session, { way, label }: Plan, piece: number | null, again: number | null): Odds | null {
  if (!way) return null
  const peril = piece === null ? null : (session.adapter.peril?.(session.view(), piece, way.to) ?? null)
  const rolls = way.steps.flatMap(({ rolls: made }, i) => made.map((roll) => ({ step: i + 1, roll })))
  const reacted = way.steps.flatMap(({ reactions }, i) => (reactions > 0 ? [i + 1] : []))
  const steps = rolls.map(({ step, roll }) => ({
    at: t('match.way-step', { n: step }),
    what: rollText(session, roll),
    need: roll.target === null ? '' : `${roll.target}+`,
  }))
  for (const n of reacted) steps.push({ at: t('match.way-step', { n }), what: t('match.way-reaction'), need: '!' })
  const rows: Odds['rows'][number][] = []
  if (rolls.length > 0) rows.push({ label: t('match.way-all'), chance: way.chance, tone: 'good', inDial: true })
  const more = again !== null && again > way.chance ? again : undefined
  if (more !== undefined) rows.push({ label: t('match.way-reroll'), chance: more, tone: 'good' })
  const isSure = steps.length === 0
  const notes = [
    isSure ? t('match.way-sure', { count: way.steps.length }) : null,
    way.spent ? t('match.way-spent') : null,
    peril,
  ].filter((note) => note !== null)
  return { title: label || t('match.way'), rows, notes, steps, whole: isSure ? 1 : rows[0]?.chance, again: more }
}

/** "Dodge (−1 marked)" */
function rollText({ adapter }: Session, roll: RollEvent): string {
  const list = roll.modifiers.map(
    ({ source, value }) => `${value > 0 ? '+' : '−'}${Math.abs(value)} ${adapter.modifierName(source)}`,
  )
  const name = adapter.rollName(roll.what)
  return list.length > 0 ? `${name} ${t('match.modifiers', { list: list.join(', ') })}` : name
}
