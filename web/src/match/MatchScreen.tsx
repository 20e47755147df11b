import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useSettings } from '../app/settings.ts'
import type { BoardView } from '../board/board.ts'
import type { Square } from '../board/model.ts'
import type { Choice, DieFace, GameAdapter, PieceCard, Term } from '../games/adapter.ts'
import { percent, t, useLanguage } from '../i18n/index.ts'
import { AskVeteran, useAsking } from '../thoughts/AskVeteran.tsx'
import { ActionBar } from './ActionBar.tsx'
import { BoardHost } from './BoardHost.tsx'
import { EndTurn, HandOver, Options } from './Dialogs.tsx'
import { DiceTray } from './DiceTray.tsx'
import { actionsOf, buttonsFor, focusOf, offered, sameSquare } from './interaction.ts'
import { keyName, keyOf } from './keys.ts'
import { LineUp } from './LineUp.tsx'
import { Log, linesOf, type NumberedLine, plainText } from './Log.tsx'
import { markedIn, notesOf, useNotes, withNotes } from './notes.ts'
import { OddsPanel, PiecePanel, PlacePanel } from './Panels.tsx'
import { Question } from './Question.tsx'
import { Bench, Seats } from './Seats.tsx'
import type { Session } from './session.ts'
import { useClock } from './useClock.ts'
import { useKeys } from './useKeys.ts'
import { useDriver, useInteraction, useVersion } from './useMatch.ts'
import './match.css'

// What is not needed at first comes when it is.
const Help = lazy(async () => ({ default: (await import('./Help.tsx')).Help }))
const Summary = lazy(async () => ({ default: (await import('./Summary.tsx')).Summary }))
const RealDice = lazy(async () => ({ default: (await import('./RealDice.tsx')).RealDice }))

/** What a lesson adds to the screen: a panel above the board, and squares to look at. */
export interface LessonView {
  readonly panel: ReactNode
  readonly squares: readonly Square[]
}

/** The screen of a running match. */
export function MatchScreen({ session, lesson }: { session: Session; lesson?: LessonView }) {
  const version = useVersion(session)
  const language = useLanguage(({ language: chosen }) => chosen)
  const told = useRef(language)
  if (told.current !== language) {
    told.current = language
    session.forgetViews()
  }
  const { adapter, viewer, decision } = session
  const [shownTo, setShownTo] = useState(session.persons.length > 1 ? -2 : viewer)
  const mustHandOver =
    session.persons.length > 1 && viewer >= 0 && shownTo !== viewer && adapter.hasSecrets(session.view(viewer), viewer)
  useEffect(() => {
    if (!mustHandOver) setShownTo(viewer)
  }, [mustHandOver, viewer])

  if (mustHandOver && decision && session.isPerson(decision.seat)) {
    const name = adapter.seats(session.view(viewer))[viewer].name
    return <HandOver name={name} seat={viewer} ready={() => setShownTo(viewer)} />
  }
  return <Table session={session} version={version} lesson={lesson ?? null} />
}

/** More lines at once than that nobody listens to. */
const MOST_SAID = 4

const isTouch = (): boolean => window.matchMedia('(pointer: coarse)').matches

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

/** What is left to choose once a piece was. */
function chosenPrompt(card: PieceCard | null, group: string | null, adapter: GameAdapter): string | null {
  if (!card) return null
  if (group === null) return t('match.piece-acts', { name: card.name })
  return t('match.piece-aims', { name: card.name, action: adapter.groupName(group) })
}

function Table({ session, version, lesson }: { session: Session; version: number; lesson: LessonView | null }) {
  const { adapter, viewer, decision } = session
  const settings = useSettings()
  const driver = useDriver(session)
  const canAct = decision !== null && session.isPerson(decision.seat) && !decision.roll && !driver.busy
  const [inspected, setInspected] = useState<number | null>(null)
  const [shownAnswer, setShownAnswer] = useState<Choice | null>(null)
  const act = useInteraction(session, driver, version, canAct, setInspected, shownAnswer)
  const view = session.view()
  const bare = useMemo(() => adapter.board(view), [adapter, view])
  const written = useNotes(notesOf(session.id))
  const marked = useNotes(markedIn(adapter.id))
  const model = useMemo(
    () => ({ ...bare, pieces: withNotes(bare.pieces, written, marked, adapter, view) }),
    [bare, written, marked, adapter, view],
  )
  const seats = adapter.seats(view)
  const asking = useAsking(canAct && decision ? { seat: decision.seat, view } : null)
  const [zones, setZones] = useState(false)
  const [flash, setFlash] = useState<readonly Square[]>([])
  const [sheet, setSheet] = useState<'none' | 'piece' | 'log'>('none')
  const [dialog, setDialog] = useState<'none' | 'end' | 'help'>('none')
  const [pointed, setPointed] = useState<Square | null>(null)
  const [place, setPlace] = useState<Term | null>(null)
  const [summary, setSummary] = useState(true)
  const board = useRef<BoardView | null>(null)

  const area = useMemo(() => {
    const action = shownAnswer?.action ?? act.hovered?.choice?.action
    const squares = action && !act.hovered?.way ? (adapter.area?.(view, session.about, action) ?? []) : []
    const shown = [
      { kind: 'area', squares },
      { kind: 'lesson', squares: lesson?.squares ?? [] },
    ]
    return shown.filter((overlay) => overlay.squares.length > 0)
  }, [adapter, view, session, shownAnswer, act.hovered, lesson?.squares])
  const from = model.pieces.find(({ id }) => id === act.aim.piece) ?? null
  const focus = useMemo(
    () =>
      focusOf(
        act.ready,
        act.choices,
        act.reaches,
        act.aim,
        [...(zones ? adapter.overlays(view, viewer, act.aim.piece ?? inspected) : []), ...area],
        pointed ? [pointed] : flash,
        act.hovered,
        from,
      ),
    [
      act.ready,
      act.choices,
      act.reaches,
      act.aim,
      zones,
      adapter,
      view,
      viewer,
      flash,
      pointed,
      act.hovered,
      from,
      inspected,
      area,
    ],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: the trails of the last change
  const trails = useMemo(() => (session.latest ? adapter.trails(session.latest.events, view) : []), [session, version])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the log of this version
  const lines = useMemo(() => linesOf(session, view), [session, view, version])

  const onBoard = decision !== null && adapter.isOpenTurn(decision)
  const isPlacing = decision !== null && adapter.lineUp.kinds.has(decision.kind)
  const active = decision && isPlacing ? decision.seat : adapter.game.turnOf(view)
  const clock = useClock(session, driver, active, decision !== null && !isPlacing)
  const endsTurn = offered(act.choices, act.aim).find(({ group }) => group === 'end-turn') ?? null
  const choose = (choice: Choice) => {
    if (choice === endsTurn && settings.confirmEnd && decision && adapter.unused(view, decision) > 0) setDialog('end')
    else if (onBoard) driver.walk(actionsOf(choice), act.aim.piece)
    else driver.answer(actionsOf(choice))
  }
  const buttons = buttonsFor(act.choices, act.aim, (group) => adapter.groupName(group))
  const answers = useMemo(() => (onBoard ? [] : inOrder(act.choices)), [onBoard, act.choices])
  const ready = [...act.ready].sort((a, b) => a - b)
  const cycle = (step: number) => {
    if (ready.length === 0) return
    const at = ready.indexOf(act.aim.piece ?? -1)
    const next = ready[(at + step + ready.length) % ready.length]
    act.select(next)
    board.current?.reveal(next)
  }
  const selectPiece = (piece: number) => {
    if (act.ready.has(piece)) {
      setInspected(null)
      act.select(piece)
    } else setInspected(piece)
  }
  const undo = useCallback(() => {
    driver.cancel()
    if (session.canUndo()) session.undo()
  }, [driver, session])

  useKeys(dialog === 'none', {
    undo,
    'end-turn': () => endsTurn && choose(endsTurn),
    'next-piece': () => cycle(1),
    'previous-piece': () => cycle(-1),
    confirm: () => {
      const first = answers[0] ?? buttons.find(({ tone }) => tone === 'primary')?.choice
      if (first) choose(first)
    },
    cancel: () => {
      act.closeOptions()
      act.chooseGroup(null)
      act.select(null)
      setSheet('none')
    },
    zones: () => setZones((on) => !on),
    'zoom-in': () => board.current?.zoom(1.25),
    'zoom-out': () => board.current?.zoom(0.8),
    fit: () => board.current?.fit(),
    help: () => setDialog('help'),
    log: () =>
      announce(
        lines
          .slice(-4)
          .map(({ line }) => plainText(line))
          .join(' '),
      ),
    ask: () => {
      asking.toggle()
      setSheet('log')
    },
    where: () => announce(`${prompt} ${adapter.status(view)}`),
    number: (n) => {
      const plan = act.options?.[n - 1]
      if (plan) act.run(plan)
      else if (answers[n - 1]) choose(answers[n - 1])
    },
    letter: (key) => {
      const button = buttons.find(({ group }) => adapter.groupKeys[group] === key)
      if (!button) return false
      press(button)
      return true
    },
  })

  const press = (button: (typeof buttons)[number]) => {
    if (button.choice) return choose(button.choice)
    // A second press declares the action itself, before anything is aimed at.
    const declared = act.choices.find(
      ({ group, piece, moves }) => moves && group === button.group && piece === act.aim.piece,
    )
    if (act.aim.group === button.group && declared) choose(declared)
    else act.chooseGroup(act.aim.group === button.group ? null : button.group)
  }

  const asked = decision && decision.seat >= 0 ? seats[decision.seat].name : ''
  const question = decision && !decision.roll && canAct ? adapter.question(view, decision, session.about) : null
  const chosen = act.picks && act.aim.piece !== null && act.ready.has(act.aim.piece) ? act.aim.piece : null
  const prompt = session.isOver
    ? t('match.over.title')
    : question
      ? (chosenPrompt(chosen === null ? null : adapter.piece(view, chosen), act.aim.group, adapter) ?? question.title)
      : driver.thinking
        ? t('match.thinking', { name: asked })
        : t('match.asked', { name: asked })
  const lastPrompt = useRef(prompt)
  if (!driver.busy) lastPrompt.current = prompt
  const [said, announce] = useState('')
  const last = lines.at(-1)
  const told = useRef<string | undefined>(undefined)
  useEffect(() => {
    const from = lines.findLastIndex(({ id }) => id === told.current)
    const fresh = from < 0 ? lines.slice(-1) : lines.slice(from + 1)
    told.current = last?.id
    const words = fresh.filter(({ line }) => line.weight !== 'minor').map(({ line }) => plainText(line))
    if (words.length > 0) announce(words.slice(-MOST_SAID).join(' '))
  }, [last, lines])

  const nextKey = keyName(keyOf('next-piece', settings.keys))
  const [likely] = act.odds?.rows ?? []
  const hint = act.aimed
    ? [t('match.way-confirm'), likely && `${likely.label}: ${percent(likely.chance)}`].filter(Boolean).join(' ')
    : ready.length > 0 && act.aim.piece === null
      ? isTouch()
        ? t('match.tap-ready')
        : t('match.select-ready', { key: nextKey })
      : onBoard && !act.picks && act.choices.some(({ square, target }) => square !== null || target !== null)
        ? t('match.aim')
        : null

  const shownPiece = inspected ?? act.aim.piece
  const card = shownPiece === null ? null : adapter.piece(view, shownPiece)
  const tableProps = { view, decision, seat: viewer, choices: act.choices, play: choose }
  const describe = (square: Square) => {
    const piece = adapter.pieceAt(view, square)
    const parts = [adapter.squareLabel(view, square)]
    if (focus.destinations.some((known) => sameSquare(known, square))) parts.push(t('match.reachable'))
    if (piece !== null && focus.targets.has(piece)) parts.push(t('match.can-target'))
    return parts.join(', ')
  }
  const inspect = (square: Square) => {
    const piece = adapter.pieceAt(view, square)
    const found = adapter.place?.(view, square) ?? null
    setInspected(piece)
    setPlace(found)
    if (piece !== null || found) setSheet('piece')
  }

  return (
    <div
      className={`match game-${adapter.id}`}
      data-seat={decision?.seat}
      data-version={version}
      data-busy={driver.thinking || driver.busy || driver.pending}
      data-over={session.isOver}
    >
      <Seats
        session={session}
        seats={seats}
        active={active}
        clock={clock}
        status={adapter.status(view)}
        selected={act.aim.piece}
        ready={act.ready}
        select={selectPiece}
        help={() => setDialog('help')}
        save={session.canReplay ? () => saveReplay(session) : undefined}
      />
      <main className="table" id="content">
        {lesson ? lesson.panel : adapter.Above && <adapter.Above {...tableProps} />}
        <div className="field-of-play">
          <BoardHost
            model={model}
            focus={focus}
            trails={trails}
            step={driver.step}
            glyph={adapter.glyph}
            describe={describe}
            press={(square, touch) => {
              setInspected(null)
              setFlash([])
              act.press(square, touch)
            }}
            hover={act.hover}
            inspect={inspect}
            board={(made) => {
              board.current = made
            }}
          />
          <DiceTray session={session} view={view} />
          <Suspense>{decision?.roll && <RealDice session={session} key={version} />}</Suspense>
          {question && !onBoard && decision && (
            <Question
              key={version}
              session={session}
              board={board}
              text={question}
              seat={decision.seat}
              choices={answers}
              dice={diceOf(session, lines)}
              hint={act.choices.some(({ square }) => square !== null) ? t('match.aim') : null}
              choose={choose}
              aimAt={(choice) => {
                setShownAnswer(choice)
                const piece = choice?.target ?? null
                const found = model.pieces.find(({ id }) => id === piece)
                setPointed(found ? { x: found.x, y: found.y } : null)
              }}
            />
          )}
          {act.options && (
            <Options
              board={board}
              pieces={[act.aim.piece, act.aim.hover && adapter.pieceAt(view, act.aim.hover)].filter(
                (id) => id !== null,
              )}
              plans={act.options}
              run={act.run}
              close={act.closeOptions}
              glyph={adapter.glyph}
            />
          )}
        </div>
        {!lesson && adapter.Below && <adapter.Below {...tableProps} />}
      </main>
      <aside className={`side sheet-${sheet}`}>
        <PiecePanel card={card} match={session.id} game={adapter.id} />
        {place && <PlacePanel place={place} close={() => setPlace(null)} />}
        {act.odds && <OddsPanel odds={act.odds} />}
        {!lesson && (
          <AskVeteran adapter={adapter} asking={asking} canAsk={canAct} turn={driver.thoughts.list} flash={setFlash} />
        )}
        <Log session={session} lines={lines} flash={setFlash} />
      </aside>
      <ActionBar
        prompt={lastPrompt.current}
        seat={decision?.seat ?? -1}
        error={driver.error}
        buttons={onBoard ? buttons : []}
        group={act.aim.group}
        keys={adapter.groupKeys}
        glyph={adapter.glyph}
        press={press}
        undo={session.canUndo() ? undo : null}
        end={endsTurn ? () => choose(endsTurn) : null}
        zones={zones}
        toggleZones={() => setZones(!zones)}
        zoom={(factor) => (factor === null ? board.current?.fit() : board.current?.zoom(factor))}
        sheet={sheet}
        setSheet={setSheet}
        hint={hint}
      >
        {canAct && decision && (isPlacing || act.aim.piece === null) && <LineUp session={session} driver={driver} />}
        {canAct && decision && seats[decision.seat].bench.some(({ id }) => act.ready.has(id)) && (
          <Bench
            session={session}
            seat={seats[decision.seat]}
            at={decision.seat}
            selected={act.aim.piece}
            ready={act.ready}
            select={selectPiece}
          />
        )}
      </ActionBar>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      {dialog === 'end' && endsTurn && decision && (
        <EndTurn
          count={adapter.unused(view, decision)}
          yes={() => {
            setDialog('none')
            driver.walk(actionsOf(endsTurn))
          }}
          no={() => setDialog('none')}
        />
      )}
      <Suspense>{dialog === 'help' && <Help close={() => setDialog('none')} adapter={adapter} />}</Suspense>
      <Suspense>
        {session.isOver && summary && !lesson && (
          <Summary session={session} view={view} close={() => setSummary(false)} />
        )}
      </Suspense>
    </div>
  )
}

async function saveReplay(session: Session): Promise<void> {
  const replay = await session.replay()
  if (replay) await (await import('../replay/source.ts')).downloadReplay(replay)
}
