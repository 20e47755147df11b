import type { Decision, Match } from '@undercroft/engine'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { dressBoard, useLooks, useSeats } from '../app/looks.ts'
import { useSettings } from '../app/settings.ts'
import type { BoardView } from '../board/board.ts'
import { withCoordinates } from '../board/coordinates.ts'
import type { FocusModel, Square } from '../board/model.ts'
import type { Choice, DieFace, GameAdapter, PieceCard, SeatModel, Term } from '../games/adapter.ts'
import { percent, t } from '../i18n/index.ts'
import { useAsking } from '../thoughts/AskVeteran.tsx'
import { sessionAhead } from './ahead.ts'
import { termsAt } from './Explain.tsx'
import {
  type ActionButton,
  actionsOf,
  buttonsFor,
  focusOf,
  type MarkOf,
  nextPiece,
  offered,
  orderOf,
  sameSquare,
  type TollOf,
} from './interaction.ts'
import { linesOf, type NumberedLine } from './Log.tsx'
import type { LessonView } from './MatchScreen.tsx'
import { markedIn, notesOf, useNotes, withNotes } from './notes.ts'
import type { Session } from './session.ts'
import { skillMarks } from './skills.ts'
import { useClock } from './useClock.ts'
import { useEnemyReach } from './useEnemyReach.ts'
import type { Found } from './useFound.ts'
import { useDriver, useInteraction } from './useMatch.ts'
import { usePlanned } from './usePlanned.ts'
import { useSpeech } from './useSpeech.ts'

/** The answers of a question, those that decline last. */
function inOrder(choices: readonly Choice[]): Choice[] {
  const answers = choices.filter(({ square, piece }) => square === null || piece !== null)
  return [...answers.filter(({ tone }) => tone !== 'quiet'), ...answers.filter(({ tone }) => tone === 'quiet')]
}

/** The dice that a question is about: its own, or those that were just rolled. */
function diceOf({ adapter, decision, about }: Session, lines: readonly NumberedLine[]): readonly DieFace[] {
  const own = decision ? adapter.shownDice(decision, about) : []
  if (own.length > 0 || !decision || !/re-?roll/.test(decision.kind)) return own
  return lines.findLast(({ line }) => line.dice && line.dice.length > 0)?.line.dice ?? []
}

/** How a piece goes on: by a square, by a button, or by either. */
type Onward = 'acts' | 'goes' | 'does'

function onwardOf({ searching }: Found, { destinations, targets, friends }: FocusModel, hasButtons: boolean): Onward {
  const hasSquares = searching || destinations.length + targets.size + friends.size > 0
  return hasSquares && hasButtons ? 'acts' : hasButtons ? 'does' : 'goes'
}

/** What is left to choose once a piece was. */
function chosenPrompt(card: PieceCard | null, group: string | null, adapter: GameAdapter, way: Onward): string | null {
  if (!card) return null
  if (group === null) return t(`match.piece-${way}`, { name: card.name })
  return t('match.piece-aims', { name: card.name, action: adapter.groupName(group) })
}

/** What is laid over the board on demand. */
export type Overlay = 'zones' | 'reach' | 'ranges' | 'shelter' | 'skills'
const OVERLAYS: readonly Overlay[] = ['zones', 'reach', 'ranges', 'shelter', 'skills']

/** Those that the game knows, and none: one after the other. */
function overlayAfter(now: Overlay | null, adapter: GameAdapter): Overlay | null {
  const known = OVERLAYS.filter((kind) => (kind !== 'ranges' && kind !== 'shelter') || adapter[kind])
  return known[now === null ? 0 : known.indexOf(now) + 1] ?? null
}

export type Sheet = 'none' | 'piece' | 'log'
export type Table = ReturnType<typeof useTable>

/** Everything that the screen of a match shows and does: views only draw it. */
export function useTable(session: Session, version: number, lesson: LessonView | null, watches = false) {
  const { adapter, viewer, decision } = session
  const settings = useSettings()
  const driver = useDriver(session, !watches)
  const canAct = !watches && decision !== null && session.isPerson(decision.seat) && !decision.roll && !driver.busy
  const [inspected, setInspected] = useState<number | null>(null)
  const [shownAnswer, setShownAnswer] = useState<Choice | null>(null)
  const ahead = useAhead(session, version, canAct, watches)
  const act = useInteraction(ahead.session, driver, version, canAct || ahead.plans, setInspected, shownAnswer)
  const view = session.view()
  const model = useModel(session)
  const seats = useSeats(adapter, view)
  const asking = useAsking(canAct && decision ? { seat: decision.seat, view } : null)
  const [overlay, setOverlay] = useState<Overlay | null>(null)
  const reached = useEnemyReach(session, version, overlay === 'reach')
  const [flash, setFlash] = useState<readonly Square[]>([])
  const [sheet, setSheet] = useState<Sheet>('none')
  const [dialog, setDialog] = useState<'none' | 'end' | 'help' | 'settings' | 'concede'>('none')
  const [pointed, setPointed] = useState<Square | null>(null)
  const [places, setPlaces] = useState<readonly Term[]>([])
  const board = useRef<BoardView | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the log of this version
  const lines = useMemo(() => linesOf(session, view), [session, view, version])
  const { said, say } = useSpeech(lines)
  const onBoard = decision !== null && adapter.isOpenTurn(decision)
  const planning = usePlanned(session, driver, act, version, canAct && onBoard, say)
  const { planned } = planning

  const area = useMemo(() => {
    const action = shownAnswer?.action ?? act.hovered?.choice?.action
    const squares = action && !act.hovered?.way ? (adapter.area?.(view, session.about, action) ?? []) : []
    const end = act.hovered?.way?.to
    const isPerilous = end && act.aim.piece !== null && adapter.peril?.(view, act.aim.piece, end)
    const shown = [
      { kind: 'area', squares },
      { kind: 'peril', squares: isPerilous ? [end] : [] },
      { kind: 'lesson', squares: lesson?.squares ?? [] },
      { kind: 'planned', squares: planned ? [planned.square] : [] },
    ]
    return shown.filter((overlay) => overlay.squares.length > 0)
  }, [adapter, view, session, shownAnswer, act.hovered, act.aim.piece, lesson?.squares, planned])
  const { ready, choices, reaches, aimed, aim, hovered } = act
  const looked = aim.hover && adapter.pieceAt(view, aim.hover)
  const skills = useSkills(adapter, view, overlay === 'skills', [aim.piece, inspected, looked])
  const focus = useMemo(() => {
    const from = model.pieces.find(({ id }) => id === aim.piece) ?? null
    const piece = aim.piece ?? inspected
    const shown =
      overlay === 'zones'
        ? adapter.overlays(view, viewer, piece)
        : overlay === 'ranges'
          ? (adapter.ranges?.(view, piece) ?? [])
          : overlay === 'shelter'
            ? (adapter.shelter?.(view, viewer, piece) ?? [])
            : overlay === 'reach'
              ? reached
              : []
    const overlays = [...shown, ...area]
    const lit = pointed ? [pointed] : flash
    const markOf: MarkOf = (of) => {
      const told = 'told' in of ? of.told : (adapter.told?.(view, of) ?? null)
      return told && (adapter.mark?.(told) ?? null)
    }
    const tollOf: TollOf = (way, choice) => adapter.toll(way, choice)
    return focusOf(
      ready,
      choices,
      reaches,
      aim,
      overlays,
      lit,
      hovered,
      from,
      aimed,
      model.pieces,
      markOf,
      tollOf,
      skills,
    )
  }, [
    ready,
    choices,
    reaches,
    aimed,
    aim,
    hovered,
    overlay,
    reached,
    adapter,
    view,
    viewer,
    flash,
    pointed,
    model,
    inspected,
    area,
    skills,
  ])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the trails of the last change
  const trails = useMemo(() => (session.latest ? adapter.trails(session.latest.events, view) : []), [session, version])

  const { odds } = act
  // What is aimed at is said with its chances.
  useEffect(() => {
    if (odds && !odds.isPending)
      say(
        [odds.title, ...odds.rows.map(({ label, chance }) => `${label} ${percent(chance)}`), ...odds.notes].join(', '),
      )
  }, [odds, say])

  const isPlacing = decision !== null && adapter.lineUp.kinds.has(decision.kind)
  const active = decision && isPlacing ? decision.seat : adapter.game.turnOf(view)
  const clock = useClock(session, driver, active, decision !== null && !isPlacing && !watches)
  const endsTurn = canAct ? (offered(choices, aim).find(({ group }) => group === 'end-turn') ?? null) : null
  const buttons = buttonsFor(choices, aim, (group) => adapter.groupName(group))
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was used up belongs to the version
  const usedUp = useMemo(
    () => (canAct && onBoard && decision ? usedUpIn(session, decision, aim.piece) : []),
    [session, version, canAct, aim.piece],
  )
  const answers = useMemo(() => (onBoard ? [] : inOrder(choices)), [onBoard, choices])
  const order = orderOf(ready, model.pieces)

  const choose = (choice: Choice) => {
    if (choice === endsTurn && settings.confirmEnd && decision && adapter.unused(view, decision) > 0) setDialog('end')
    else if (onBoard) driver.walk(actionsOf(choice), aim.piece)
    else driver.answer(actionsOf(choice))
  }
  const press = (button: ActionButton) => {
    if (!canAct) return act.chooseGroup(aim.group === button.group ? null : button.group)
    if (button.choice) return choose(button.choice)
    // A second press declares the action itself, before anything is aimed at.
    const declared = choices.find(
      ({ group, piece, target, moves, aims }) =>
        (moves || aims === 'declared') && target === null && group === button.group && piece === aim.piece,
    )
    if (aim.group === button.group && declared) choose(declared)
    else act.chooseGroup(aim.group === button.group ? null : button.group)
  }
  const select = (piece: number) => {
    if (ready.has(piece) || ahead.look(piece)) {
      setInspected(null)
      act.select(piece)
    } else setInspected(piece)
  }
  const cycle = (step: 1 | -1) => {
    const next = nextPiece(order, aim.piece, step)
    if (next === null) return void ahead.look(null)
    act.select(next)
    board.current?.reveal(next)
    const found = model.pieces.find(({ id }) => id === next)
    if (found) say(found.label)
  }
  const undo = useCallback(() => {
    driver.cancel()
    if (session.canUndo()) session.undo()
  }, [driver, session])

  const question = decision && !decision.roll && canAct ? adapter.question(view, decision, session.about) : null
  const hasButtons = buttons.some(({ group }) => group !== 'end-turn')
  const prompt = usePrompt(session, seats, act, question?.title ?? null, driver, onwardOf(act, focus, hasButtons))
  const describe = (square: Square) => {
    const piece = adapter.pieceAt(view, square)
    const parts = [adapter.squareLabel(view, square)]
    if (focus.destinations.some((known) => sameSquare(known, square))) parts.push(t('match.reachable'))
    if (piece !== null && (focus.targets.has(piece) || focus.friends.has(piece))) parts.push(t('match.can-target'))
    return parts.join(', ')
  }
  const inspect = (square: Square) => {
    const piece = adapter.pieceAt(view, square)
    const found = termsAt(adapter, view, square, true)
    setInspected(piece)
    setPlaces(found)
    if (piece !== null || found.length > 0) setSheet('piece')
  }
  const shownPiece = inspected ?? aim.piece
  return {
    session,
    version,
    adapter,
    view,
    viewer,
    decision,
    driver,
    canAct,
    /** It is somebody else's turn, and a person looks at what he will do in his own. */
    isPlanning: ahead.plans,
    planning,
    act,
    seats,
    model,
    focus,
    trails,
    lines,
    said,
    say,
    clock,
    active,
    isPlacing,
    onBoard,
    question,
    prompt,
    answers,
    buttons,
    usedUp: usedUp.filter(({ group }) => buttons.every((button) => button.group !== group)),
    dice: diceOf(session, lines),
    card: shownPiece === null ? null : adapter.piece(view, shownPiece),
    order,
    endsTurn,
    asking,
    overlay,
    nextOverlay: () => setOverlay((now) => overlayAfter(now, adapter)),
    setFlash,
    sheet,
    setSheet,
    dialog,
    setDialog,
    places,
    setPlaces,
    board,
    choose,
    press,
    select,
    cycle,
    undo,
    describe,
    inspect,
    pressSquare(square: Square, touch: boolean) {
      setInspected(null)
      setFlash([])
      const piece = adapter.pieceAt(view, square)
      if (canAct) act.press(square, touch)
      else if (ahead.plans && planning.put(square)) act.hover(square)
      else if (piece !== null) select(piece)
      else if (ahead.plans) act.hover(square)
    },
    /** An answer is looked at: its odds are told, and whom it is about is shown. */
    lookAt(choice: Choice | null) {
      setShownAnswer(choice)
      const found = model.pieces.find(({ id }) => id === choice?.target)
      setPointed(found ? { x: found.x, y: found.y } : null)
    },
  }
}

/** While others play, a person can look at his own ways and odds: as if it were his turn now. */
function useAhead(session: Session, version: number, canAct: boolean, watches: boolean) {
  const [isLooking, setLooking] = useState(false)
  const { decision, viewer } = session
  const mayPlan = !canAct && !watches && viewer >= 0 && decision !== null && !session.isPerson(decision.seat)
  useEffect(() => {
    if (!mayPlan) setLooking(false)
  }, [mayPlan])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another position with every version
  const ahead = useMemo(
    () => (mayPlan && isLooking ? sessionAhead(session, viewer) : null),
    [session, version, mayPlan, isLooking, viewer],
  )
  return {
    session: ahead ?? session,
    plans: ahead !== null,
    /** Begins to look ahead, if this piece (or anybody, for null) is one's own. */
    look(piece: number | null): boolean {
      const looks = mayPlan && (piece === null || isOwn(session, viewer, piece))
      if (looks) setLooking(true)
      return looks
    },
  }
}

/** What cannot be chosen any more in this turn, each with its reason. */
function usedUpIn(session: Session, decision: Decision, piece: number | null) {
  const { adapter, happenings } = session
  const began = happenings.findLastIndex(({ events }) => events.some(({ type }) => type === 'turn-began'))
  const events = happenings.slice(Math.max(0, began)).flatMap((happening) => happening.events)
  return adapter.usedUp(session.view(), decision, piece, events).map(({ group, glyph, by }) => {
    const label = adapter.groupName(group)
    const why = by ? t('match.used-up-by', { action: label, name: by }) : t('match.used-up', { action: label })
    return { group, label, glyph, why }
  })
}

/** Skills are marked on those who are looked at, or on all. */
function useSkills(adapter: GameAdapter, view: Match, isAsked: boolean, looked: readonly (number | null)[]) {
  const chosen = useSettings((settings) => settings.skillMarks)
  const marks = isAsked ? 'all' : chosen
  const shown = marks === 'none' ? [] : looked.filter((piece) => piece !== null)
  const key = marks === 'all' ? 'all' : [...new Set(shown)].join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says who is looked at
  return useMemo(() => {
    const pieces = key === 'all' ? adapter.board(view).pieces.map(({ id }) => id) : shown
    return new Map(pieces.map((piece) => [piece, skillMarks(adapter, view, piece)]))
  }, [adapter, view, key])
}

const isOwn = (session: Session, seat: number, piece: number): boolean =>
  session.adapter.piece(session.view(), piece)?.seat === seat

/** The board with what people wrote on its pieces. */
function useModel(session: Session) {
  const { adapter } = session
  const view = session.view()
  const bare = useMemo(() => adapter.board(view), [adapter, view])
  const written = useNotes(notesOf(session.id))
  const marked = useNotes(markedIn(adapter.id))
  const coordinates = useSettings((settings) => settings.coordinates)
  const looks = useLooks(adapter, view, session.seats.length)
  return useMemo(() => {
    const model = { ...bare, pieces: withNotes(bare.pieces, written, marked, adapter, view) }
    return dressBoard(coordinates ? withCoordinates(model) : model, looks)
  }, [bare, written, marked, adapter, view, coordinates, looks])
}

/** What is asked, of whom; the same while something goes on by itself. */
function usePrompt(
  session: Session,
  seats: readonly SeatModel[],
  act: ReturnType<typeof useInteraction>,
  question: string | null,
  driver: ReturnType<typeof useDriver>,
  onward: Onward,
): string {
  const { adapter, decision } = session
  const view = session.view()
  const asked = decision && decision.seat >= 0 ? seats[decision.seat].name : ''
  const chosen = act.picks && act.aim.piece !== null && act.ready.has(act.aim.piece) ? act.aim.piece : null
  const prompt = session.isOver
    ? t('match.over.title')
    : question !== null
      ? (chosenPrompt(chosen === null ? null : adapter.piece(view, chosen), act.aim.group, adapter, onward) ?? question)
      : driver.thinking || (decision && session.isComputer(decision.seat))
        ? t('match.thinking', { name: asked })
        : t('match.asked', { name: asked })
  const last = useRef(prompt)
  if (!driver.busy) last.current = prompt
  return last.current
}
