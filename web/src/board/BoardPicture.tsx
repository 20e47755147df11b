import { useEffect, useRef } from 'react'
import { BoardView } from './board.ts'
import './board.css'
import { type BoardModel, NO_FOCUS, type Square } from './model.ts'

const nothing = () => {}

interface Props {
  model: BoardModel
  /** Not the whole board but a cut from its middle, this many pixels a square. */
  cut?: number
  /** Where the cut has its middle, if that is elsewhere. */
  around?: Square | null
}

/** A board to look at, for cards and forms. */
export function BoardPicture({ model, cut, around = null }: Props) {
  const host = useRef<HTMLDivElement>(null)
  // The model is made anew at each render; its ground tells whether it looks the same.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (!host.current) return
    const board = new BoardView(host.current, { press: nothing, hover: nothing, inspect: nothing })
    board.root.setAttribute('aria-hidden', 'true')
    board.root.style.pointerEvents = 'none'
    board.update(cut ? { ...model, labels: [] } : model, NO_FOCUS, [], 0)
    if (cut) board.cutOut(cut, around)
    return () => board.destroy()
  }, [model.ground])
  return <div className="picture" ref={host} />
}
