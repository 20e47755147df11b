import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { Square } from '../board/model.ts'
import type { Choice, Odds } from '../games/adapter.ts'
import { Driver } from './driver.ts'
import { type Aim, actionsOf, NO_AIM, type Plan, plansAt, readyPieces, sameSquare } from './interaction.ts'
import type { Session } from './session.ts'
import { type Found, useFound } from './useFound.ts'
import { useOdds } from './useOdds.ts'

export function useVersion(session: Session): number {
  return useSyncExternalStore(session.subscribe, session.snapshot)
}

/** The driver of the match: runs while the screen is open. */
export function useDriver(session: Session, runs = true): Driver {
  const [, redraw] = useState(0)
  const driver = useMemo(() => new Driver(session, () => redraw((count) => count + 1)), [session])
  useEffect(() => (runs ? driver.start() : undefined), [driver, runs])
  return driver
}

export interface Interaction extends Found {
  /** What the chosen piece, or the seat itself, may do. */
  readonly choices: readonly Choice[]
  /** Pieces that have something to do. */
  readonly ready: ReadonlySet<number>
  /** The question is which piece acts: choosing one answers nothing yet. */
  readonly picks: boolean
  readonly aim: Aim
  readonly options: readonly Plan[] | null
  readonly hovered: Plan | null
  readonly odds: Odds | null
  /** A finger has aimed here; a second tap goes. */
  readonly touched: Square | null
  /** A square was pressed before the ways were known. */
  readonly waits: boolean
  select(piece: number | null): void
  chooseGroup(group: string | null): void
  hover(square: Square | null): void
  press(square: Square, touch: boolean): void
  /** Everything that pressing this square could do. */
  plansAt(square: Square): Plan[]
  aimAt(aim: Aim): void
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
  const { adapter, decision } = session
  const view = session.view()
  const choices = useMemo(
    () => (canAct && decision && !decision.roll ? adapter.choices(view, decision) : []),
    [adapter, view, decision, canAct],
  )
  const ready = useMemo(() => readyPieces(choices), [choices])
  const [aim, setAim] = useState<Aim>(NO_AIM)
  const [options, setOptions] = useState<readonly Plan[] | null>(null)
  const [touched, setTouched] = useState<Square | null>(null)
  const [waiting, setWaiting] = useState<{ square: Square; touch: boolean } | null>(null)
  const lastPiece = useRef<number | null>(null)

  // Before anything is painted: no key or click meets the aim of the question before.
  useLayoutEffect(() => {
    const subject = canAct && decision ? adapter.subject(view, decision, session.about) : null
    const kept = lastPiece.current !== null && ready.has(lastPiece.current) ? lastPiece.current : null
    const only = ready.size === 1 ? [...ready][0] : null
    setAim((before) => ({ piece: subject ?? kept ?? only, group: null, hover: before.hover }))
    setOptions(null)
    setTouched(null)
    setWaiting(null)
  }, [ready, adapter, view, decision, session, canAct])

  const choicesOf = useCallback(
    (piece: number | null) => lookInto(session, choices, piece).filter(({ vain }) => !vain),
    [session, choices],
  )
  const shown = useMemo(() => choicesOf(aim.piece), [choicesOf, aim.piece])
  const found = useFound(session, choicesOf, shown, ready, aim, version)
  const { reaches, aimed, searching } = found
  const hovered = useMemo(() => {
    if (!aim.hover) return null
    return plansAt(aim.hover, adapter.pieceAt(view, aim.hover), shown, reaches, aim, aimed)[0] ?? null
  }, [aim, adapter, view, shown, reaches, aimed])
  const answered = useMemo(
    (): Plan | null => answer && { choice: answer, label: answer.label, actions: actionsOf(answer), way: null },
    [answer],
  )
  const odds = useOdds(session, hovered ?? answered, aim.piece)

  const run = (plan: Plan) => {
    setOptions(null)
    setTouched(null)
    driver.walk(plan.actions, aim.piece, plan.shot?.onward)
  }
  const select = (piece: number | null) => {
    lastPiece.current = piece
    setWaiting(null)
    setAim((before) => ({ ...before, piece, group: null }))
  }
  const plansOf = (square: Square) => plansAt(square, adapter.pieceAt(view, square), shown, reaches, aim, aimed)
  const press = (square: Square, touch: boolean) => {
    const piece = adapter.pieceAt(view, square)
    const plans = plansOf(square)
    setWaiting(null)
    setAim((before) => ({ ...before, hover: square }))
    // Fingers cannot hover: the first tap shows what would happen, the second does it.
    const confirmed =
      !touch || sameSquare(touched, square) || plans.every(({ way }) => way === null && plans.length > 1)
    if (plans.length === 1 && confirmed) return run(plans[0])
    if (plans.length > 1 && confirmed) return setOptions(plans)
    setTouched(plans.length > 0 ? square : null)
    if (plans.length > 0) return
    setOptions(null)
    if (piece !== null && ready.has(piece)) select(piece)
    else if (searching && piece !== aim.piece) setWaiting({ square, touch })
    else if (piece !== null) inspect(piece)
    else if (ready.size > 0) setAim({ piece: null, group: null, hover: square })
  }
  // What was pressed while the ways were looked for is done when they are known.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the end of the search counts
  useEffect(() => {
    if (waiting && !searching) press(waiting.square, waiting.touch)
  }, [waiting, searching])

  return {
    ...found,
    choices: shown,
    ready,
    picks: ready.size > 1 || choices.some(({ opens }) => opens),
    aim,
    options,
    hovered,
    odds,
    touched,
    waits: waiting !== null,
    run,
    select,
    press,
    plansAt: plansOf,
    aimAt(next) {
      lastPiece.current = next.piece
      setAim(next)
    },
    closeOptions: () => setOptions(null),
    chooseGroup: (group) => setAim((before) => ({ ...before, group })),
    hover: (square) => setAim((before) => (sameSquare(before.hover, square) ? before : { ...before, hover: square })),
  }
}

/** Looks behind choices of the chosen piece that only lead to the next question, and shows that question's choices. */
export function lookInto(session: Session, choices: readonly Choice[], piece: number | null): readonly Choice[] {
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
