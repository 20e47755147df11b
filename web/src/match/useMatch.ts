import type { RollEvent } from '@undercroft/engine'
import { useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { Square } from '../board/model.ts'
import type { Choice, Odds } from '../games/adapter.ts'
import type { OddsRow } from '../games/brain.ts'
import { t } from '../i18n/index.ts'
import type { FoundWay } from '../worker/protocol.ts'
import { think } from '../worker/thinker.ts'
import { Driver } from './driver.ts'
import { type Aim, actionsOf, NO_AIM, type Plan, plansAt, type Reach, readyPieces, sameSquare } from './interaction.ts'
import type { Session } from './session.ts'

export function useVersion(session: Session): number {
  return useSyncExternalStore(session.subscribe, session.snapshot)
}

/** The driver of the match: runs while the screen is open. */
export function useDriver(session: Session): Driver {
  const [, redraw] = useState(0)
  const driver = useMemo(() => new Driver(session, () => redraw((count) => count + 1)), [session])
  useEffect(() => driver.start(), [driver])
  return driver
}

export interface Interaction {
  /** What the chosen piece, or the seat itself, may do. */
  readonly choices: readonly Choice[]
  /** Pieces that have something to do. */
  readonly ready: ReadonlySet<number>
  /** The question is which piece acts: choosing one answers nothing yet. */
  readonly picks: boolean
  readonly aim: Aim
  readonly reaches: readonly Reach[]
  readonly options: readonly Plan[] | null
  readonly hovered: Plan | null
  readonly odds: Odds | null
  /** A finger has aimed here; a second tap goes. */
  readonly aimed: Square | null
  select(piece: number | null): void
  chooseGroup(group: string | null): void
  hover(square: Square | null): void
  press(square: Square, touch: boolean): void
  run(plan: Plan): void
  closeOptions(): void
}

/** What a person points at, and what that would do. Everything comes from the legal actions. */
export function useInteraction(
  session: Session,
  driver: Driver,
  version: number,
  canAct: boolean,
  inspect: (piece: number) => void,
  answer: Choice | null,
): Interaction {
  const { adapter } = session
  const decision = session.decision
  const view = session.view()
  const choices = useMemo(
    () => (canAct && decision && !decision.roll ? adapter.choices(view, decision) : []),
    [adapter, view, decision, canAct],
  )
  const ready = useMemo(() => readyPieces(choices), [choices])
  const [aim, setAim] = useState<Aim>(NO_AIM)
  const [options, setOptions] = useState<readonly Plan[] | null>(null)
  const [aimed, setAimed] = useState<Square | null>(null)
  const lastPiece = useRef<number | null>(null)

  // Before anything is painted: no key or click meets the aim of the question before.
  useLayoutEffect(() => {
    const subject = canAct && decision ? adapter.subject(view, decision, session.about) : null
    const kept = lastPiece.current !== null && ready.has(lastPiece.current) ? lastPiece.current : null
    const only = ready.size === 1 ? [...ready][0] : null
    setAim((before) => ({ piece: subject ?? kept ?? only, group: null, hover: before.hover }))
    setOptions(null)
    setAimed(null)
  }, [ready, adapter, view, decision, session, canAct])

  const shown = useMemo(() => lookInto(session, choices, aim.piece), [session, choices, aim.piece])
  const reaches = useReaches(session, shown, aim.piece, aim.group, version)
  const hovered = useMemo(() => {
    if (!aim.hover) return null
    return plansAt(aim.hover, adapter.pieceAt(view, aim.hover), shown, reaches, aim)[0] ?? null
  }, [aim, adapter, view, shown, reaches])
  const answered = useMemo(
    (): Plan | null => answer && { choice: answer, label: answer.label, actions: actionsOf(answer), way: null },
    [answer],
  )
  const odds = useOdds(session, hovered ?? answered, aim.piece)

  const run = (plan: Plan) => {
    setOptions(null)
    setAimed(null)
    driver.walk(plan.actions, aim.piece)
  }

  return {
    choices: shown,
    ready,
    picks: ready.size > 1 || choices.some(({ opens }) => opens),
    aim,
    reaches,
    options,
    hovered,
    odds,
    aimed,
    run,
    closeOptions: () => setOptions(null),
    select(piece) {
      lastPiece.current = piece
      setAim((before) => ({ ...before, piece, group: null }))
    },
    chooseGroup: (group) => setAim((before) => ({ ...before, group })),
    hover: (square) => setAim((before) => (sameSquare(before.hover, square) ? before : { ...before, hover: square })),
    press(square, touch) {
      const piece = adapter.pieceAt(view, square)
      const plans = plansAt(square, piece, shown, reaches, aim)
      setAim((before) => ({ ...before, hover: square }))
      // Fingers cannot hover: the first tap shows what would happen, the second does it.
      const confirmed =
        !touch || sameSquare(aimed, square) || plans.every(({ way }) => way === null && plans.length > 1)
      if (plans.length === 1 && confirmed) return run(plans[0])
      if (plans.length > 1 && confirmed) return setOptions(plans)
      setAimed(plans.length > 0 ? square : null)
      if (plans.length > 0) return
      setOptions(null)
      if (piece !== null && ready.has(piece)) {
        lastPiece.current = piece
        setAim({ piece, group: null, hover: square })
      } else if (piece !== null) inspect(piece)
      else if (ready.size > 0) setAim({ piece: null, group: null, hover: square })
    },
  }
}

/** Looks behind choices of the chosen piece that only lead to the next question, and shows that question's choices. */
function lookInto(session: Session, choices: readonly Choice[], piece: number | null): readonly Choice[] {
  const { adapter } = session
  return choices.flatMap((choice) => {
    if (!choice.opens || choice.piece !== piece) return [choice]
    const next = adapter.game.clone(session.view())
    adapter.game.play(next, adapter.game.legal(next, choice.action))
    const decision = adapter.game.decision(next)
    if (!decision || decision.roll) return [choice]
    return adapter.choices(next, decision).map((inner) => ({ ...inner, piece, before: actionsOf(choice) }))
  })
}

/** The ways of the chosen piece: asked of the worker, once per piece and position. */
function useReaches(
  session: Session,
  choices: readonly Choice[],
  piece: number | null,
  group: string | null,
  version: number,
): readonly Reach[] {
  const [known, setKnown] = useState<{ key: string; reaches: readonly Reach[] }>({ key: '', reaches: [] })
  const asked = choices.some((choice) => choice.aside && choice.group === group) ? group : ''
  const key = `${session.id}-${version}-${piece}-${asked}-${choices.length}`
  useEffect(() => {
    if (piece === null || choices.length === 0) return
    let gone = false
    const { adapter, viewer } = session
    const moving = choices.filter(
      (choice) => choice.moves && choice.piece === piece && (choice.aside ? choice.group === asked : true),
    )
    const step = choices.find(({ square, piece: owner, step: isStep }) =>
      isStep ? owner === null || owner === piece : square !== null && owner === null,
    )
    const first: (Choice | null)[] = step && moving.length === 0 ? [null] : moving
    if (first.length === 0) return
    // Not while the key or click is handled: a view takes its time on the way to the worker.
    const timer = setTimeout(() => {
      const firsts = first.map((choice) => (choice ? actionsOf(choice) : (step?.before ?? [])))
      think({ kind: 'ways', game: adapter.id, view: session.sent(viewer), firsts, piece }).then(
        (found) => {
          if (gone) return
          const home = adapter.board(session.view()).pieces.find(({ id }) => id === piece) ?? null
          // A way that only comes back to where it began is what nobody wants who presses the piece again.
          const wanted = ({ to, steps }: FoundWay) => steps.length < 2 || !sameSquare(to, home)
          setKnown({ key, reaches: first.map((choice, i) => ({ choice, ways: found[i].filter(wanted) })) })
        },
        () => {},
      )
    })
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [session, choices, piece, asked, key])
  return known.key === key ? known.reaches : NONE
}

const NONE: readonly Reach[] = []

/** How likely what is aimed at comes out: the engine's own figures, worked out by the worker. */
function useOdds(session: Session, plan: Plan | null, piece: number | null): Odds | null {
  const [found, setFound] = useState<{ plan: Plan; odds: Odds } | null>(null)
  useEffect(() => {
    if (!plan || (plan.way && plan.way.chance === 1)) return
    let gone = false
    const timer = setTimeout(() => {
      askOdds(session, plan, piece).then(
        (odds) => {
          if (!gone && odds) setFound({ plan, odds })
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
  return found?.plan === plan ? found.odds : wayOdds(session, plan, null)
}

async function askOdds(session: Session, plan: Plan, piece: number | null): Promise<Odds | null> {
  const { adapter, viewer } = session
  const view = session.sent(viewer)
  const { actions } = plan
  if (plan.way) {
    if (piece === null) return null
    return wayOdds(session, plan, await think({ kind: 'rerolls', game: adapter.id, view, actions, piece }))
  }
  const { rows, roll } = await think({ kind: 'odds', game: adapter.id, view, actions })
  if (rows.length === 0) return null
  const seen = session.view()
  const shown = rows.length > MOST_ROWS ? likeliestOfEach(rows) : rows
  const named = shown.map((row) => ({ ...row, label: adapter.oddsName(row.outcome, row, seen) }))
  const detail = roll && adapter.log(roll, seen)?.detail
  const notes = [detail, adapter.oddsNote?.(rows)].filter((note): note is string => Boolean(note))
  return { title: plan.label, rows: named, notes }
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

function wayOdds(session: Session, { way, label }: Plan, again: number | null): Odds | null {
  if (!way) return null
  const rolls = way.steps.flatMap(({ rolls: made }, i) => made.map((roll) => ({ step: i + 1, roll })))
  const reacted = way.steps.flatMap(({ reactions }, i) => (reactions > 0 ? [i + 1] : []))
  if (rolls.length === 0 && reacted.length === 0) return null
  const steps = rolls.map(({ step, roll }) => ({
    at: t('match.way-step', { n: step }),
    what: rollText(session, roll),
    need: roll.target === null ? '' : `${roll.target}+`,
  }))
  for (const n of reacted) steps.push({ at: t('match.way-step', { n }), what: t('match.way-reaction'), need: '!' })
  const rows: Odds['rows'][number][] = []
  if (rolls.length > 0) rows.push({ label: t('match.way-all'), chance: way.chance, tone: 'good' })
  if (again !== null && again > way.chance) rows.push({ label: t('match.way-reroll'), chance: again, tone: 'good' })
  return { title: label || t('match.way'), rows, notes: [], steps }
}

/** "Dodge (−1 marked)" */
function rollText({ adapter }: Session, roll: RollEvent): string {
  const list = roll.modifiers.map(
    ({ source, value }) => `${value > 0 ? '+' : '−'}${Math.abs(value)} ${adapter.modifierName(source)}`,
  )
  const name = adapter.rollName(roll.what)
  return list.length > 0 ? `${name} ${t('match.modifiers', { list: list.join(', ') })}` : name
}
