import { type Match, SPECTATOR } from '@undercroft/engine'
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { LazyAnalyst } from '../analyst/LazyAnalyst.tsx'
import { dressBoard, useLooks, useSeats } from '../app/looks.ts'
import { toReplay } from '../app/routes.ts'
import { useSettings } from '../app/settings.ts'
import type { BoardView } from '../board/board.ts'
import { withCoordinates } from '../board/coordinates.ts'
import { NO_FOCUS, type Square } from '../board/model.ts'
import type { Term } from '../games/adapter.ts'
import { t } from '../i18n/index.ts'
import { BoardHost } from '../match/BoardHost.tsx'
import { DiceTray } from '../match/DiceTray.tsx'
import { Explain, termsAt } from '../match/Explain.tsx'
import { isTyping, keyOf } from '../match/keys.ts'
import { Log, mergedLines, plainText } from '../match/Log.tsx'
import { OddsPanel, PiecePanel, PlacePanel } from '../match/Panels.tsx'
import { Seats } from '../match/Seats.tsx'
import { AskVeteran, useAsking } from '../thoughts/AskVeteran.tsx'
import { CheckDice } from './CheckDice.tsx'
import { heatOf } from './heat.ts'
import { KeysOfReplay } from './KeysOfReplay.tsx'
import { PlayOn } from './PlayOn.tsx'
import type { Playback } from './playback.ts'
import { downloadReplay, linkTo } from './source.ts'
import { Transport } from './Transport.tsx'
import { useNextChoice } from './useNextChoice.ts'
import { type Player, usePlayer } from './usePlayer.ts'
import '../match/styles.ts'
import './replay.css'

/** How long the address waits for the scrubber to rest. */
const REST_MS = 400

interface Props {
  id: string
  playback: Playback
  start: number
  /** Where the person is, told to whoever draws the screen anew. */
  place: RefObject<number | null>
}

/** A recorded match on the screen of matches: the same board, dice and log, and no rule is played but the engine's. */
export function ReplayScreen({ id, playback, start, place: kept }: Props) {
  const { adapter, length } = playback
  const [, navigate] = useLocation()
  const [seat, setSeat] = useState(SPECTATOR)
  const lines = useMemo(() => playback.lines(seat), [playback, seat])
  const played = useMemo(
    () => ({ game: adapter.id, start: adapter.game.save(playback.match(0)), actions: playback.actions }),
    [adapter, playback],
  )
  const marks = useMemo(() => playback.marks(), [playback])
  const player = usePlayer(start, length, lines)
  const { at, stepped, playing } = player
  const match = useMemo(() => playback.match(at), [playback, at])
  const view = useMemo(() => adapter.game.view(match, seat), [adapter, match, seat])
  const coordinates = useSettings((settings) => settings.coordinates)
  const seats = useSeats(adapter, view)
  const looks = useLooks(adapter, view, seats.length)
  const model = useMemo(() => {
    const bare = dressBoard(adapter.board(view), looks)
    return coordinates ? withCoordinates(bare) : bare
  }, [adapter, view, coordinates, looks])
  const came = stepped ? playback.happenings[at] : null
  const shown = useMemo(() => playback.shown(at, seat, came), [playback, at, seat, came])
  const trails = useMemo(() => (came ? adapter.trails(came.events, view) : []), [adapter, came, view])
  const log = useMemo(() => mergedLines(lines.slice(0, at + 1).flat()), [lines, at])
  const next = useNextChoice(playback, match, at, playing)
  const [flash, setFlash] = useState<readonly Square[]>([])
  const [inspected, setInspected] = useState<number | null>(null)
  const [places, setPlaces] = useState<readonly Term[]>([])
  const [hover, setHover] = useState<Square | null>(null)
  const [sheet, setSheet] = useState<'none' | 'piece' | 'log'>('none')
  const [help, setHelp] = useState(false)
  const board = useRef<BoardView | null>(null)
  const chooser = useMemo(() => playback.chooser(match), [playback, match])
  const asking = useAsking(playing ? null : chooser)
  const [isHeat, setHeat] = useState(false)
  const heat = useMemo(() => (isHeat ? heatOf(playback, at, seat) : []), [isHeat, playback, at, seat])
  const focus = useMemo(() => ({ ...NO_FOCUS, flash, overlays: heat }), [flash, heat])

  useEffect(() => {
    kept.current = at
    if (playing) return
    const timer = setTimeout(() => navigate(toReplay(id, at), { replace: true }), REST_MS)
    return () => clearTimeout(timer)
  }, [navigate, id, at, playing, kept])
  useReplayKeys(player, length, () => setHelp(true), asking.toggle)

  const inspect = (square: Square) => {
    setFlash([])
    setInspected(adapter.pieceAt(view, square))
    setPlaces(termsAt(adapter, view, square, true))
    setSheet('piece')
  }
  const last = log.at(-1)
  return (
    <div className={`match replay game-${adapter.id}`} data-at={at} data-length={length} data-over={shown.isOver}>
      <Seats
        session={shown}
        seats={seats}
        active={adapter.game.turnOf(view)}
        progress={adapter.progress?.(view) ?? null}
        status={adapter.status(view)}
        selected={inspected}
        ready={NO_FOCUS.ready}
        select={setInspected}
        help={() => setHelp(true)}
      />
      <main className="table" id="content">
        {adapter.Above && <adapter.Above {...tableOf(view, seat)} />}
        <div className="field-of-play">
          <BoardHost
            model={model}
            focus={focus}
            trails={trails}
            describe={(square) => adapter.squareLabel(view, square)}
            press={inspect}
            hover={setHover}
            inspect={inspect}
            board={(made) => {
              board.current = made
            }}
            takesFocus={false}
          />
          <DiceTray session={shown} view={view} board={board} />
          <Explain adapter={adapter} view={view} hover={hover} isAiming={false} />
        </div>
        {adapter.Below && <adapter.Below {...tableOf(view, seat)} />}
      </main>
      <aside className={`side sheet-${sheet}`}>
        {playback.finished && (
          <label className="seen-by">
            {t('replay.seen-by')}{' '}
            <select className="language" value={seat} onChange={(event) => setSeat(Number(event.target.value))}>
              <option value={SPECTATOR}>{t('replay.spectator')}</option>
              {seats.map(({ name }, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
                <option key={i} value={i}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        )}
        <button type="button" className="chip" aria-pressed={isHeat} onClick={() => setHeat(!isHeat)}>
          {t('replay.heat')}
        </button>
        <CheckDice adapter={adapter} replay={playback.replay} />
        {inspected !== null && <PiecePanel card={adapter.piece(view, inspected)} game={adapter.id} />}
        {places.length > 0 && <PlacePanel places={places} close={() => setPlaces([])} />}
        {next && <OddsPanel odds={next} />}
        <AskVeteran
          adapter={adapter}
          asking={asking}
          canAsk={chooser !== null}
          turn={NO_THOUGHTS}
          flash={setFlash}
          stepwise={false}
        />
        {playback.finished && <PlayOn adapter={adapter} match={match} />}
        {playback.finished && (
          <LazyAnalyst
            adapter={adapter}
            played={played}
            names={seats.map(({ name }) => name)}
            tell={(step) => toldAt(lines, step)}
            at={at}
            look={player.go}
          />
        )}
        <Log session={shown} lines={log} flash={setFlash} />
      </aside>
      <Transport
        player={player}
        length={length}
        marks={marks}
        told={last ? plainText(last.line) : ''}
        save={() => downloadReplay(playback.replay)}
        link={() => linkTo(playback.replay, at)}
        sheet={sheet}
        setSheet={setSheet}
      />
      <p className="visually-hidden" role="status">
        {!playing && last ? plainText(last.line) : ''}
      </p>
      {help && <KeysOfReplay close={() => setHelp(false)} />}
    </div>
  )
}

/** What is told of a step: what weighs most in it, or the first of it. */
function toldAt(lines: ReturnType<Playback['lines']>, step: number): string {
  const told = (lines[step] ?? []).map(({ line }) => line)
  const heavy = told.filter(({ weight }) => weight === 'major')
  return (heavy.length > 0 ? heavy : told).slice(0, 2).map(plainText).join(' ')
}

const NO_THOUGHTS: readonly never[] = []

const tableOf = (view: Match, seat: number) => ({ view, decision: null, seat, choices: [], play: () => {} })

/** Keys of the viewer: space, arrows, Home, End. */
function useReplayKeys({ at, go, step, toggle }: Player, length: number, help: () => void, ask: () => void): void {
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      if (document.querySelector('dialog[open]')) return
      const target = event.target instanceof HTMLElement ? event.target : null
      if (event.key === ' ' && target?.closest('button, a')) return
      const onBoard = target?.closest('.board-frame') !== undefined && target?.closest('.board-frame') !== null
      const acts: Record<string, () => void> = {
        ' ': toggle,
        Home: () => go(0),
        End: () => go(length),
        '?': help,
        [keyOf('ask', useSettings.getState().keys)]: ask,
        ...(onBoard ? {} : { ArrowRight: step, ArrowLeft: () => go(at - 1) }),
        '.': step,
        ',': () => go(at - 1),
      }
      const act = acts[event.key]
      if (!act) return
      event.preventDefault()
      act()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [at, go, step, toggle, length, help, ask])
}
