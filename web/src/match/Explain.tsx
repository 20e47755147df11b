import type { Match } from '@undercroft/engine'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Square } from '../board/model.ts'
import type { GameAdapter, Term } from '../games/adapter.ts'

/** One rests so long on something before it explains itself, in milliseconds. */
const REST = 600
const HOLD = 500
/** After a long press the words stay for a moment. */
const LINGER = 2500

interface Words {
  readonly terms: readonly Term[]
  readonly x: number
  readonly y: number
}

interface Props {
  adapter: GameAdapter
  view: Match
  hover: Square | null
  /** Pressing the square would do something: only what lies there is told, not the place. */
  isAiming: boolean
}

/** What there is to say about what lies in a square, and about the place itself. */
export function termsAt(adapter: GameAdapter, view: Match, square: Square, withPlace: boolean): readonly Term[] {
  const place = withPlace ? (adapter.place?.(view, square) ?? null) : null
  return [...(adapter.things?.(view, square) ?? []), ...(place ? [place] : [])]
}

/** Things of the board, buttons, dice, states: whatever one rests on, focuses or holds a finger on explains itself. */
export function Explain(props: Props) {
  const [words, setWords] = useState<Words | null>(null)
  const pointer = useRef({ x: 0, y: 0 })
  useTitles(setWords, pointer)
  useSquares(props, setWords, pointer)
  const panel = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (words && panel.current) place(panel.current, words)
  }, [words])
  if (!words) return null
  return (
    <div ref={panel} className="explain" role="tooltip">
      {words.terms.map(({ name, text }) => (
        <p key={name + text}>
          {name && <b>{name}. </b>}
          {text}
        </p>
      ))}
    </div>
  )
}

/** Beside what is told about, over no name on the board if that can be. */
function place(panel: HTMLElement, { x, y }: Words): void {
  const { offsetWidth: width, offsetHeight: height } = panel
  const names = [...document.querySelectorAll('.board-frame .room')].map((name) => name.getBoundingClientRect())
  const isLow = y > window.innerHeight * 0.6
  const rows = isLow ? [y - 14 - height, y + 22] : [y + 22, y - 14 - height]
  const places = rows.flatMap((top) =>
    [x + 14, x - 14 - width].map((left) => ({
      left: Math.max(8, Math.min(left, window.innerWidth - width - 8)),
      top: Math.max(8, Math.min(top, window.innerHeight - height - 8)),
    })),
  )
  const hides = ({ left, top }: { left: number; top: number }) =>
    names.some((name) => {
      const isBeside = name.right < left || name.left > left + width || name.bottom < top || name.top > top + height
      return !isBeside
    })
  const { left, top } = places.find((at) => !hides(at)) ?? places[0]
  panel.style.left = `${left}px`
  panel.style.top = `${top}px`
}

type Show = (words: Words | null) => void
type Place = { current: { x: number; y: number } }

/** Everything on the page that has a title. The browser's own words for it would come too late, and never for fingers and keys. */
function useTitles(show: Show, pointer: Place): void {
  useEffect(() => {
    const abort = new AbortController()
    const on = <K extends keyof DocumentEventMap>(type: K, listener: (event: DocumentEventMap[K]) => void) =>
      document.addEventListener(type, listener, { signal: abort.signal, capture: true })
    let timer = 0
    let held: { element: HTMLElement; title: string } | null = null
    let isLong = false
    const titled = (target: EventTarget | null): HTMLElement | null =>
      target instanceof Element ? target.closest<HTMLElement>('.match [title], .match [data-title]') : null
    const told = (element: HTMLElement) => element.getAttribute('title') ?? element.dataset.title ?? ''
    const at = (element: HTMLElement, title: string) => {
      const { left, bottom, top } = element.getBoundingClientRect()
      show({ terms: [{ name: '', text: title }], x: left - 14, y: top > window.innerHeight * 0.6 ? top : bottom - 12 })
    }
    const leave = () => {
      window.clearTimeout(timer)
      if (!held) return
      if (!held.element.hasAttribute('title')) held.element.setAttribute('title', held.title)
      held = null
      show(null)
    }
    on('pointermove', ({ clientX, clientY }) => {
      pointer.current = { x: clientX, y: clientY }
    })
    on('pointerover', ({ target, pointerType }) => {
      if (pointerType !== 'mouse') return
      const element = titled(target)
      if (element === held?.element) return
      leave()
      const title = element ? told(element) : ''
      if (!element || title === '') return
      held = { element, title }
      element.removeAttribute('title')
      timer = window.setTimeout(() => at(element, title), REST)
    })
    on('focusin', ({ target }) => {
      const element = titled(target)
      if (element?.matches(':focus-visible') && told(element) !== '') at(element, told(element))
      else show(null)
    })
    on('pointerdown', ({ target, pointerType }) => {
      leave()
      isLong = false
      const element = titled(target)
      if (pointerType === 'mouse' || !element) return
      timer = window.setTimeout(() => {
        isLong = true
        at(element, told(element))
      }, HOLD)
    })
    on('pointerup', () => {
      window.clearTimeout(timer)
      if (isLong) timer = window.setTimeout(() => show(null), LINGER)
    })
    // Whoever held a button to read about it did not press it.
    on('click', (event) => {
      if (!isLong) return
      isLong = false
      event.preventDefault()
      event.stopPropagation()
    })
    on('keydown', ({ key }) => key === 'Escape' && show(null))
    return () => {
      leave()
      abort.abort()
    }
  }, [show, pointer])
}

/** What lies in the square that one rests on, by mouse or by the cursor of the keyboard. */
function useSquares({ adapter, view, hover, isAiming }: Props, show: Show, pointer: Place): void {
  // Not the view itself: while others play, what is told stays.
  const shown = useRef(view)
  shown.current = view
  const tell = useCallback(() => {
    // A piece has its card; what lies below it would only hide its neighbours.
    if (!hover || adapter.pieceAt(shown.current, hover) !== null) return
    const things = termsAt(adapter, shown.current, hover, false)
    const terms = things.length > 0 || isAiming ? things : termsAt(adapter, shown.current, hover, true)
    if (terms.every(({ plain }) => plain)) return
    const cursor = document.querySelector('.board-frame .cursor[d^="M"]')?.getBoundingClientRect()
    const { x, y } = cursor ? { x: cursor.right - 8, y: cursor.bottom - 8 } : pointer.current
    show({ terms, x, y })
  }, [adapter, hover, isAiming, show, pointer])
  useEffect(() => {
    show(null)
    const timer = window.setTimeout(tell, REST)
    return () => window.clearTimeout(timer)
  }, [tell, show])
}
