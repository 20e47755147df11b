import { OptionsError } from '@undercroft/engine'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import type { Kind } from '../library/kind.ts'
import { findItem, keep } from '../library/store.ts'
import { toBench } from '../routes.ts'

interface Trouble {
  readonly field: string
  readonly reason: string
}

/** Something on a work bench: every change is kept in the browser, and can be taken back. */
export interface Work<Content> {
  readonly state: 'loading' | 'gone' | 'broken' | 'ready'
  readonly content: Content
  readonly id: string | null
  /** Why it cannot be kept as it is: a name is missing, say. */
  readonly trouble: Trouble | null
  readonly isKept: boolean
  /** `typing`: letters typed into one field are taken back together. */
  readonly change: (content: Content, typing?: string) => void
  readonly undo: (() => void) | null
}

const PAUSE = 250
const STEPS = 50

export function useWork<Content>(kind: Kind<Content>, address: string, fresh: () => Content): Work<Content> {
  const [, navigate] = useLocation()
  const [state, setState] = useState<Work<Content>['state']>(address === 'new' ? 'ready' : 'loading')
  const [content, setContent] = useState<Content>(fresh)
  const [past, setPast] = useState<readonly Content[]>([])
  const [kept, setKept] = useState<Content | null>(null)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const id = useRef<string | null>(null)
  const typed = useRef<string>(undefined)
  const pending = useRef<(() => void) | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: loads once per address
  useEffect(() => {
    if (address === 'new' || address === id.current) return
    void findItem(address).then((item) => {
      if (item?.kind !== kind.id) return setState('gone')
      try {
        const known = kind.read(item.content)
        id.current = item.id
        setContent(known)
        setKept(known)
        setState('ready')
      } catch (error) {
        if (!(error instanceof OptionsError)) throw error
        setTrouble({ field: error.field, reason: error.reason })
        setState('broken')
      }
    })
  }, [address])

  // biome-ignore lint/correctness/useExhaustiveDependencies: keeps what was changed, a moment later
  useEffect(() => {
    pending.current = null
    if (state !== 'ready' || (kept === null && past.length === 0)) return
    if (content === kept) return setTrouble(null)
    try {
      kind.read(content)
    } catch (error) {
      if (!(error instanceof OptionsError)) throw error
      return setTrouble({ field: error.field, reason: error.reason })
    }
    setTrouble(null)
    const save = () => {
      pending.current = null
      const isNew = id.current === null
      id.current ??= crypto.randomUUID()
      keep(kind.id, kind.name(content), content, id.current).then(
        () => setKept(content),
        (error: Error) => setTrouble({ field: 'IndexedDB', reason: error.message }),
      )
      // Whoever is leaving is not called back.
      if (isNew && window.location.pathname === toBench(kind.id, 'new'))
        navigate(toBench(kind.id, id.current), { replace: true })
    }
    pending.current = save
    const timer = setTimeout(save, PAUSE)
    return () => clearTimeout(timer)
  }, [content, kept, state])

  // What was changed a moment before the page is left is kept too.
  useEffect(() => () => pending.current?.(), [])

  return {
    state,
    content,
    id: id.current,
    trouble,
    isKept: content === kept,
    change(next, typing) {
      if (typing === undefined || typing !== typed.current) setPast([...past.slice(-STEPS), content])
      typed.current = typing
      setContent(next)
    },
    undo:
      past.length === 0
        ? null
        : () => {
            typed.current = undefined
            setContent(past[past.length - 1])
            setPast(past.slice(0, -1))
          },
  }
}
