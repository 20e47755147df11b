import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useSettings } from '../app/settings.ts'
import type { Square } from '../board/model.ts'
import { actionKeys } from '../games/action-keys.ts'
import { t, useLanguage } from '../i18n/index.ts'
import { AskVeteran } from '../thoughts/AskVeteran.tsx'
import { ActionBar } from './ActionBar.tsx'
import { BoardHost } from './BoardHost.tsx'
import { chanceLine } from './chance-line.ts'
import { DiceTray } from './DiceTray.tsx'
import { EventBanner } from './EventBanner.tsx'
import { Explain } from './Explain.tsx'
import { lineUpOf } from './formations.ts'
import { keyName, keyOf } from './keys.ts'
import { LastRoll } from './LastRoll.tsx'
import { Legend, TollLegend } from './Legend.tsx'
import { Log } from './Log.tsx'
import { OddsPanel, PiecePanel, PlacePanel } from './Panels.tsx'
import { PlannedBar } from './PlannedBar.tsx'
import { Question } from './Question.tsx'
import { ScoreBanner, TurnoverPlate } from './ScoreBanner.tsx'
import { Bench, InParts, Seats, turnOf } from './Seats.tsx'
import type { Session } from './session.ts'
import { isTouch } from './touch.ts'
import { useCommands } from './useCommands.ts'
import { useVersion } from './useMatch.ts'
import { type Table, useTable } from './useTable.ts'
import './styles.ts'

// What is not needed at first comes when it is.
const Guide = lazy(async () => ({ default: (await import('./Guide.tsx')).Guide }))
const HandOver = lazy(async () => ({ default: (await import('./Dialogs.tsx')).HandOver }))
const Options = lazy(async () => ({ default: (await import('./Dialogs.tsx')).Options }))
const TableDialogs = lazy(async () => ({ default: (await import('./TableDialogs.tsx')).TableDialogs }))
const LineUp = lazy(async () => ({ default: (await import('./LineUp.tsx')).LineUp }))
const RealDice = lazy(async () => ({ default: (await import('./RealDice.tsx')).RealDice }))

/** What a lesson adds to the screen: a panel above the board, and squares to look at. */
export interface LessonView {
  readonly panel: ReactNode
  readonly squares: readonly Square[]
  /** What lies above the board matters too: the cards in hand. */
  readonly withHand?: boolean
}

interface MatchProps {
  session: Session
  lesson?: LessonView
  /** Something to say above the board. */
  notice?: ReactNode
  /** Nobody plays here: it is played in another tab. */
  watches?: boolean
}

/** The screen of a running match. */
export function MatchScreen({ session, lesson, notice, watches = false }: MatchProps) {
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
    return (
      <Suspense>
        <HandOver name={name} seat={viewer} ready={() => setShownTo(viewer)} />
      </Suspense>
    )
  }
  return <TableScreen session={session} version={version} lesson={lesson ?? null} notice={notice} watches={watches} />
}

interface ScreenProps {
  session: Session
  version: number
  lesson: LessonView | null
  notice: ReactNode
  watches: boolean
}

function TableScreen({ session, version, lesson, notice, watches }: ScreenProps) {
  const table = useTable(session, version, lesson, watches)
  useCommands(table)
  const guide = useSettings((settings) => settings.guide)
  const { adapter, view, decision, driver, act } = table
  const tableProps = { view, decision, seat: table.viewer, choices: act.choices, play: table.choose }
  return (
    <div
      className={`match game-${adapter.id}`}
      data-seat={decision?.seat}
      data-version={version}
      data-busy={driver.thinking || driver.busy || driver.pending}
      data-searching={act.searching}
      data-over={session.isOver}
    >
      <Seats
        session={session}
        seats={table.seats}
        active={table.active}
        clock={table.clock}
        status={adapter.status(view)}
        progress={adapter.progress?.(view) ?? null}
        selected={act.aim.piece}
        ready={act.ready}
        select={table.select}
        help={() => table.setDialog('help')}
        settings={() => table.setDialog('settings')}
        save={session.canReplay ? () => saveReplay(session) : undefined}
      />
      <main className="table" id="content">
        {notice}
        {lesson?.panel}
        {(!lesson || lesson.withHand) && adapter.Above && <adapter.Above {...tableProps} />}
        <Field table={table} />
        {!lesson && adapter.Below && <adapter.Below {...tableProps} />}
      </main>
      <aside className={`side sheet-${table.sheet}`}>
        <PiecePanel card={table.card} match={session.id} game={adapter.id} />
        {table.places.length > 0 && <PlacePanel places={table.places} close={() => table.setPlaces([])} />}
        {act.odds && <OddsPanel odds={act.odds} />}
        {!lesson && (
          <AskVeteran
            adapter={adapter}
            asking={table.asking}
            canAsk={table.canAct}
            turn={driver.thoughts.list}
            flash={table.setFlash}
          />
        )}
        <Log session={session} lines={table.lines} flash={table.setFlash} />
      </aside>
      <Suspense>{guide && !lesson && <Guide table={table} />}</Suspense>
      <Bar table={table} />
      <p className="visually-hidden" role="status">
        {table.said}
      </p>
      <Suspense>
        {(table.dialog !== 'none' || session.isOver) && <TableDialogs table={table} lesson={lesson} />}
      </Suspense>
    </div>
  )
}

/** Whose whole board was seen when they were opened: it is not shown again after the screen was handed over. */
const opened = new WeakSet<Session>()

/** The board, and what is shown over it: dice, questions, options. */
function Field({ table }: { table: Table }) {
  const { session, adapter, view, decision, act, board, question } = table
  const [opens] = useState(() => !opened.has(session))
  useEffect(() => {
    opened.add(session)
  }, [session])
  return (
    <div className="field-of-play">
      <BoardHost
        model={table.model}
        focus={table.focus}
        trails={table.trails}
        step={table.driver.step}
        describe={table.describe}
        press={table.pressSquare}
        hover={act.hover}
        inspect={table.inspect}
        board={(made) => {
          board.current = made
        }}
        opens={opens}
        takesFocus
      />
      <Legend focus={table.focus} seats={table.seats} adapter={adapter} />
      <DiceTray session={session} view={view} board={board} />
      <ScoreBanner seats={table.seats} board={board} />
      <TurnoverPlate latest={session.latest} version={session.version} />
      <EventBanner session={session} view={view} />
      <Explain adapter={adapter} view={view} hover={act.aim.hover} isAiming={act.hovered !== null} />
      <Suspense>{decision?.roll && <RealDice session={session} key={table.version} />}</Suspense>
      {question && !table.onBoard && decision && (
        <Question
          key={table.version}
          session={session}
          board={board}
          text={question}
          seat={decision.seat}
          choices={table.answers}
          dice={table.dice}
          hint={act.choices.some(({ square }) => square !== null) ? t('match.aim') : null}
          choose={table.choose}
          aimAt={table.lookAt}
        />
      )}
      <Suspense>
        {act.options && (
          <Options
            board={board}
            pieces={[act.aim.piece, act.aim.hover && adapter.pieceAt(view, act.aim.hover)].filter((id) => id !== null)}
            plans={act.options}
            run={act.run}
            close={act.closeOptions}
            glyph={adapter.glyph}
          />
        )}
      </Suspense>
    </div>
  )
}

/** What belongs to the question itself; even a small screen shows it. */
function textOf({ act, onBoard, question }: Table): string | null {
  if (onBoard && question?.text && act.aim.group === null) return question.text
  return act.touched ? t('match.way-confirm') : null
}

/** What a beginner may not know: how to go on from here. */
function hintOf({ act, order, onBoard, isPlanning }: Table, nextKey: string): string | null {
  if (isPlanning) return t('match.planning')
  if (act.waits) return t('match.searching')
  if (order.length > 0 && act.aim.piece === null)
    return isTouch() ? t('match.tap-ready') : t('match.select-ready', { key: nextKey })
  const canAim = act.choices.some(({ square, target }) => square !== null || target !== null)
  return onBoard && !act.picks && canAim ? t('match.aim') : null
}

/** What is asked, and the buttons that answer it. */
function Bar({ table }: { table: Table }) {
  const { session, adapter, decision, driver, act, board, canAct, seats, endsTurn } = table
  const keys = useSettings((settings) => settings.keys)
  const chance = act.odds && chanceLine(act.odds)
  return (
    <ActionBar
      prompt={(act.touched && chance) || table.prompt}
      chance={chance}
      text={textOf(table)}
      seat={decision?.seat ?? -1}
      error={driver.error}
      buttons={table.onBoard || table.isPlanning ? table.buttons : []}
      usedUp={table.usedUp}
      group={act.aim.group}
      aimed={act.hovered?.choice?.group ?? null}
      keys={actionKeys[adapter.id]}
      glyph={adapter.glyph}
      press={table.press}
      undo={session.canUndo() ? table.undo : null}
      end={endsTurn && (() => table.choose(endsTurn))}
      endNo={endNo(table)}
      overlay={table.overlay}
      nextOverlay={table.nextOverlay}
      zoom={(factor) => (factor === null ? board.current?.fit() : board.current?.zoom(factor))}
      sheet={table.sheet}
      setSheet={table.setSheet}
      hint={hintOf(table, keyName(keyOf('next-piece', keys)))}
      lastRoll={<LastRoll session={session} view={table.view} />}
      standing={<Standing table={table} />}
      legend={<TollLegend focus={table.focus} pieces={table.model.pieces} adapter={adapter} />}
    >
      <PlannedBar session={session} planning={table.planning} />
      {canAct && decision && (table.isPlacing || (act.aim.piece === null && mayKeep(session, decision.seat))) && (
        <Suspense>
          <LineUp session={session} driver={driver} />
        </Suspense>
      )}
      {canAct && decision && seats[decision.seat].bench.some(({ id }) => act.ready.has(id)) && (
        <Bench
          seat={seats[decision.seat]}
          at={decision.seat}
          selected={act.aim.piece}
          ready={act.ready}
          select={table.select}
        />
      )}
    </ActionBar>
  )
}

/** Whose turn it is, which one, and what each side has left. */
function Standing({ table }: { table: Table }) {
  const { session, adapter, view, seats, active } = table
  if (session.isOver) return null
  return (
    <div className="standing-now">
      {seats[active] && (
        <b>
          {seats[active].name}: {turnOf(session.seats[active])}
        </b>
      )}
      <p>
        <InParts text={adapter.status(view)} />
      </p>
      <p>
        <InParts text={seats.flatMap(({ name, badges }) => (badges[0] ? [`${name}: ${badges[0]}`] : [])).join(' · ')} />
      </p>
    </div>
  )
}

/** Has the seat just lined up, by hand? It may keep that. */
const mayKeep = (session: Session, seat: number): boolean =>
  !session.seats[seat]?.lined && lineUpOf(session, seat) !== null

/** Why the turn cannot be ended now. */
function endNo({ session, act, canAct, isPlacing, onBoard, seats, decision }: Table): string {
  if (session.isOver) return t('match.end-no.over')
  if (!canAct) return t('match.end-no.other', { name: decision && decision.seat >= 0 ? seats[decision.seat].name : '' })
  if (isPlacing) return t('match.end-no.set-up')
  if (!onBoard || act.ready.size === 0) return t('match.end-no.question')
  return t(act.aim.piece === null ? 'match.end-no.piece' : 'match.end-no.busy')
}

async function saveReplay(session: Session): Promise<void> {
  const replay = await session.replay()
  if (replay) await (await import('../replay/source.ts')).downloadReplay(replay)
}
