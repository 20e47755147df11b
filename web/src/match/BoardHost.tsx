import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { stepTime, useSettings } from '../app/settings.ts'
import { BoardView } from '../board/board.ts'
import '../board/board.css'
import type { BoardModel, FocusModel, Square, Trail } from '../board/model.ts'
import { turnBack, turnFocus, turnModel, turnTrails } from '../board/turn.ts'
import { t } from '../i18n/index.ts'
import { MiniMap } from './MiniMap.tsx'

interface Props {
  model: BoardModel
  focus: FocusModel
  trails: readonly Trail[]
  /** Milliseconds for each square; as the settings say where it is left out. */
  step?: number
  describe: (square: Square) => string
  press: (square: Square, touch: boolean) => void
  hover: (square: Square | null) => void
  inspect: (square: Square) => void
  board: (view: BoardView) => void
  /** The whole board is seen first. */
  opens?: boolean
  /** The board takes the focus where nothing else has it. Not where arrows mean something else. */
  takesFocus: boolean
}

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/**
 * Does the board fit better on its side: a wide one where it is tall, a tall one where it is wide? Where its frame is nearly square,
 * it stays as it was: a second line in the bar must not turn it under a finger.
 */
function useTurned(host: RefObject<HTMLDivElement | null>, { width, height }: BoardModel): boolean {
  const [isTall, setTall] = useState(() => window.innerWidth < window.innerHeight)
  useLayoutEffect(() => {
    const frame = host.current
    if (!frame) return
    const measure = () => {
      if (frame.clientHeight === 0) return
      const shape = frame.clientWidth / frame.clientHeight
      if (shape < 0.91) setTall(true)
      else if (shape > 1.1) setTall(false)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(frame)
    return () => observer.disconnect()
  }, [host])
  return isTall ? width > 1.15 * height : height > 1.15 * width
}

/** The board on the page: pointer, keyboard cursor, zoom buttons, small map. */
export function BoardHost(given: Props) {
  const host = useRef<HTMLDivElement>(null)
  const view = useRef<BoardView | null>(null)
  const turned = useTurned(host, given.model)
  const props = useTurnedProps(given, turned)
  const latest = useRef(props)
  latest.current = props
  const [cursor, setCursor] = useState<Square | null>(null)
  const [said, setSaid] = useState('')
  const usual = useSettings(({ speed }) => stepTime(speed))

  // Layout effects: whoever sees the board can already press it, and panels over it know where its pieces are.
  useLayoutEffect(() => {
    const frame = host.current
    if (!frame) return
    const handlers = {
      press: (square: Square, touch: boolean) =>
        latest.current.press(touch ? nearest(made, square, latest.current) : square, touch),
      hover: (square: Square | null) => latest.current.hover(square),
      inspect: (square: Square) => latest.current.inspect(square),
    }
    const made: BoardView = new BoardView(frame, handlers, true, latest.current.opens)
    made.root.setAttribute('aria-label', t('match.board'))
    view.current = made
    // Arrows work at once; fingers need no focus.
    if (latest.current.takesFocus && document.activeElement === document.body) frame.focus({ preventScroll: true })
    latest.current.board(made)
    return () => made.destroy()
  }, [])

  // Whatever had the focus is gone: the board takes it, so that keys go on working.
  useEffect(() => {
    if (!given.takesFocus) return
    if (document.activeElement === document.body && !document.querySelector('dialog[open]'))
      host.current?.focus({ preventScroll: true })
  })

  useLayoutEffect(() => {
    view.current?.update(props.model, props.focus, props.trails, latest.current.step ?? usual)
  }, [props.model, props.focus, props.trails, usual])

  const onKey = (event: KeyboardEvent) => {
    const step = arrows[event.key]
    if (step) {
      event.preventDefault()
      const from = cursor ?? startOf(props)
      const next = {
        x: Math.min(props.model.width - 1, Math.max(0, from.x + step[0])),
        y: Math.min(props.model.height - 1, Math.max(0, from.y + step[1])),
      }
      setCursor(next)
      view.current?.cursor(next)
      props.hover(next)
      setSaid(props.describe(next))
    } else if ((event.key === 'Enter' || event.key === ' ') && cursor) {
      event.preventDefault()
      event.stopPropagation()
      props.press(cursor, false)
    }
  }

  return (
    <div className="board-host">
      <div
        className="board-frame"
        ref={host}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a board is operated by keys
        tabIndex={0}
        aria-label={t('match.board')}
        onKeyDown={onKey}
        onBlur={() => {
          view.current?.cursor(null)
          setCursor(null)
        }}
      />
      <p className="visually-hidden" aria-live="polite">
        {said}
      </p>
      <MiniMap model={props.model} view={view} />
    </div>
  )
}

/** The square that a finger meant: the pressed one, or where something can be done within the width of a finger. */
function nearest(view: BoardView, square: Square, { model, focus }: Props): Square {
  const reach = Math.floor(FINGER / 2 / view.place(square).size)
  const pieces = model.pieces.filter(({ id }) => focus.ready.has(id) || focus.targets.has(id))
  const useful: readonly Square[] = [...pieces, ...focus.destinations]
  const far = ({ x, y }: Square) => Math.max(Math.abs(x - square.x), Math.abs(y - square.y))
  const here = model.pieces.find(({ x, y, size }) => within(square, x, y, size))
  if (here || reach < 1) return square
  const close = useful.filter((one) => far(one) <= reach).sort((a, b) => far(a) - far(b))[0]
  return close ? { x: close.x, y: close.y } : square
}

const FINGER = 44

const within = (square: Square, x: number, y: number, size: number): boolean =>
  square.x >= x && square.y >= y && square.x < x + size && square.y < y + size

/** What is drawn is turned once, not in every render. */
function useTurnedProps(given: Props, turned: boolean): Props {
  const { width } = given.model
  const model = useMemo(() => (turned ? turnModel(given.model) : given.model), [given.model, turned])
  const focus = useMemo(() => (turned ? turnFocus(given.focus, width) : given.focus), [given.focus, turned, width])
  const trails = useMemo(() => (turned ? turnTrails(given.trails, width) : given.trails), [given.trails, turned, width])
  if (!turned) return given
  const back = (square: Square) => turnBack(square, width)
  return {
    ...given,
    model,
    focus,
    trails,
    describe: (square) => given.describe(back(square)),
    press: (square, touch) => given.press(back(square), touch),
    hover: (square) => given.hover(square && back(square)),
    inspect: (square) => given.inspect(back(square)),
  }
}

function startOf({ model, focus }: Props): Square {
  const piece =
    model.pieces.find(({ id }) => id === focus.selected) ?? model.pieces.find(({ id }) => focus.ready.has(id))
  if (piece) return { x: piece.x, y: piece.y }
  return focus.destinations[0] ?? { x: model.width >> 1, y: model.height >> 1 }
}
