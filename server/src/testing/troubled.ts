import type { Random } from '@undercroft/engine'
import type { SocketLike } from '@undercroft/wire'

/** What goes wrong on a line, each as one of so many messages; 0: never. */
export interface Troubles {
  readonly cut: number
  readonly twice: number
  readonly swapped: number
  readonly late: number
}

type Trouble = keyof Troubles
/** How often each of them came about. */
export type Troubled = Record<Trouble, number>

/** The longest that a message is held up, in milliseconds. */
const LONGEST = 12
/** What makes sense in one order only: an honest network never turns the beginning of a line round. */
const IN_ORDER = /^\{"t":"(?:hello|welcome|table|snap|end|bye)"/

/** A socket with a bad network before it, drawn from `random`: what is under way when it breaks is lost. */
export function troubled(socket: SocketLike, random: Random, troubles: Troubles, count: Troubled): SocketLike {
  let isCut = false
  const happens = (what: Trouble): boolean => {
    if (troubles[what] === 0 || random.below(troubles[what]) > 0) return false
    count[what]++
    return true
  }
  const cut = () => {
    isCut = true
    socket.onmessage = null
    socket.onclose = null
    socket.close()
    setTimeout(() => outer.onclose?.({} as never))
  }
  const outward = road((text) => socket.send(text))
  const inward = road((data) => outer.onmessage?.({ data }))
  const outer: SocketLike = {
    onopen: null,
    onmessage: null,
    onclose: null,
    onerror: null,
    send: (text) => outward(text),
    close: () => socket.close(),
  }
  socket.onopen = (event) => outer.onopen?.(event)
  socket.onclose = (event) => outer.onclose?.(event)
  socket.onerror = () => {}
  socket.onmessage = ({ data }) => inward(String(data))
  return outer

  /** One direction: what comes in at one end comes out at the other, sooner or later. */
  function road(arrive: (text: string) => void): (text: string) => void {
    let under: Promise<void> = Promise.resolve()
    let held: string[] = []
    const drive = (texts: readonly string[]) => {
      const wait = happens('late') ? 1 + random.below(LONGEST) : 0
      under = under.then(async () => {
        if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
        for (const text of texts) if (!isCut) arrive(text)
      })
    }
    return (text) => {
      if (isCut) return
      if (happens('cut')) return cut()
      const copies = happens('twice') ? [text, text] : [text]
      if (IN_ORDER.test(text)) {
        drive([...held, ...copies])
        held = []
      } else if (held.length > 0) {
        // The one that was held back comes after the one that it went before.
        drive([...copies, ...held])
        held = []
      } else if (happens('swapped')) {
        held = copies
        // Nothing may follow it: then it comes alone.
        setTimeout(() => {
          if (held === copies) {
            held = []
            drive(copies)
          }
        }, LONGEST)
      } else drive(copies)
    }
  }
}
