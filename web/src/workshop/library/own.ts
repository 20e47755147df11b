import { OptionsError } from '@undercroft/engine'
import { useEffect, useState } from 'react'
import type { Kind } from './kind.ts'
import { listItems } from './store.ts'

/** Something of one's own that can be played with. */
export interface Own<Content> {
  readonly id: string
  readonly name: string
  readonly content: Content
}

/** Everything of a kind that was built here and that the game accepts. */
async function listOwn<Content>(kind: Kind<Content>): Promise<Own<Content>[]> {
  return (await listItems(kind.id)).flatMap(({ id, content }) => {
    try {
      const known = kind.read(content)
      return kind.problems(known).length === 0 ? [{ id, name: kind.name(known), content: known }] : []
    } catch (error) {
      if (error instanceof OptionsError) return []
      throw error
    }
  })
}

/** The same for forms: empty until it is known. */
export function useOwn<Content>(kind: Kind<Content>): readonly Own<Content>[] {
  const [own, setOwn] = useState<readonly Own<Content>[]>([])
  useEffect(() => {
    listOwn(kind).then(setOwn, () => {})
  }, [kind])
  return own
}
