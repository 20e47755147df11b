import type { Action } from '@undercroft/engine'
import { useEffect, useMemo, useState } from 'react'
import type { Choice } from '../games/adapter.ts'
import type { FoundShots, FoundWay } from '../worker/protocol.ts'
import { think } from '../worker/thinker.ts'
import { type Aim, type Aimed, actionsOf, type Reach, sameSquare } from './interaction.ts'
import { type Search, Searches } from './searches.ts'
import type { Session } from './session.ts'

export interface Found {
  readonly reaches: readonly Reach[]
  readonly aimed: readonly Aimed[]
  /** The worker is still looking: what is pressed meanwhile waits for it. */
  readonly searching: boolean
}

/** So long the page rests before it looks ahead for the next piece. */
const REST = 60

/**
 * Ways of the chosen piece, and whom it can aim at: asked of the worker once for each piece, action and position. While the
 * person thinks, the others that can act are looked at one by one, so that whoever is chosen next is known at once.
 */
export function useFound(
  session: Session,
  choicesOf: (piece: number) => readonly Choice[],
  choices: readonly Choice[],
  ready: ReadonlySet<number>,
  aim: Aim,
  version: number,
): Found {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version is another position
  const position = useMemo((): Position => ({ ways: new Searches(), shots: new Searches() }), [session, version])
  const { ways, shots } = searchesFor(session, choices, aim)
  const reaches = useAnswer(position.ways, ways)
  const aimed = useAnswer(position.shots, shots)
  const searching = (ways !== null && reaches === null) || (shots !== null && aimed === null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: who is ready and what they can do belong to the position
  useEffect(() => {
    if (searching) return
    const pieces = [...ready]
    const next = pieces.indexOf(aim.piece ?? -1) + 1
    return lookAhead([...pieces.slice(next), ...pieces.slice(0, next)], async (piece) => {
      const ahead = searchesFor(session, choicesOf(piece), { piece, group: null, hover: null })
      if (ahead.ways) await position.ways.look(ahead.ways)
      if (ahead.shots) await position.shots.look(ahead.shots)
    })
  }, [position, ready, aim.piece, searching])
  return { reaches: reaches ?? NO_WAYS, aimed: aimed ?? NO_AIMS, searching }
}

interface Position {
  readonly ways: Searches<readonly Reach[]>
  readonly shots: Searches<readonly Aimed[]>
}

/** What is to be found out about what this piece, or nobody yet, can do. */
function searchesFor(session: Session, choices: readonly Choice[], { piece, group }: Aim) {
  const shown = piece === null ? NOBODY : choices.filter((choice) => choice.piece === null || choice.piece === piece)
  const { walks, before } = walksOf(shown, piece, group)
  const aims = oncePerAction(
    shown.filter((choice) => choice.aims && (choice.piece === null ? group === null : choice.group === group)),
  )
  const key = `${piece}-${choices.length}`
  const ways: Search<readonly Reach[]> = {
    key: `${key}-${walks.map((choice) => choice?.group ?? '').join()}`,
    ask: () => askWays(session, walks, before, piece ?? -1),
  }
  const shots: Search<readonly Aimed[]> = {
    key: `${key}-${aims.map(({ group: of, target }) => `${of}/${target}`).join()}`,
    ask: () => askShots(session, aims, shown, piece ?? -1),
  }
  return {
    ways: walks.length > 0 && piece !== null ? ways : null,
    shots: aims.length > 0 && piece !== null ? shots : null,
  }
}

/** Looks at one piece after the other, with a rest before each; what is returned ends it. */
function lookAhead(pieces: readonly number[], look: (piece: number) => Promise<void>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const lookAt = (i: number) => {
    if (i < pieces.length)
      timer = setTimeout(() => {
        look(pieces[i]).then(
          () => timer !== undefined && lookAt(i + 1),
          () => {},
        )
      }, REST)
  }
  lookAt(0)
  return () => {
    clearTimeout(timer)
    timer = undefined
  }
}

/** What begins a movement of the piece; null where the open question already asks for its steps. */
export function walksOf(choices: readonly Choice[], piece: number | null, group: string | null = null) {
  const own = choices.filter((choice) => choice.piece === null || choice.piece === piece)
  const moving = own.filter(
    ({ moves, aside, group: of, piece: owner }) => moves && owner !== null && (!aside || of === group),
  )
  const step = own.find(({ square, piece: owner, step: isStep }) => (isStep ? true : square !== null && owner === null))
  const walks: readonly (Choice | null)[] = moving.length > 0 ? moving : step ? [null] : []
  return { walks, before: step?.before ?? [] }
}

const NOBODY: readonly Choice[] = []
const NO_WAYS: readonly Reach[] = []
const NO_AIMS: readonly Aimed[] = []

/** What is played before anything is aimed. */
const firstOf = (choice: Choice) => (choice.aims === 'declared' ? actionsOf(choice) : (choice.before ?? []))

/** Choices that are aimed from one question need to be looked at once only. */
function oncePerAction(choices: readonly Choice[]): Choice[] {
  const seen = new Set<string>()
  return choices.filter((choice) => {
    const key = JSON.stringify(firstOf(choice))
    return !seen.has(key) && seen.add(key)
  })
}

/** What a search has found; null as long as it has not, or where nothing is looked for. */
function useAnswer<T>(searches: Searches<T>, search: Search<T> | null): T | null {
  const [, redraw] = useState(0)
  const key = search?.key ?? null
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key tells whether the search is the same
  useEffect(() => {
    if (search === null || searches.found(search.key) !== null) return
    let gone = false
    // Not while the key or click is handled: a view takes its time on the way to the worker.
    const timer = setTimeout(() => {
      searches.look(search).then(
        () => !gone && redraw((count) => count + 1),
        () => {},
      )
    })
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [searches, key])
  return key === null ? null : searches.found(key)
}

export async function askWays(
  session: Session,
  walks: readonly (Choice | null)[],
  before: Choice['before'] & object,
  piece: number,
): Promise<Reach[]> {
  const { adapter, viewer } = session
  const firsts = walks.map((choice) => (choice ? actionsOf(choice) : before))
  const found = await think({ kind: 'ways', game: adapter.id, view: session.sent(viewer), firsts, piece })
  const home = adapter.board(session.view()).pieces.find(({ id }) => id === piece) ?? null
  // A way that only comes back to where it began is what nobody wants who presses the piece again.
  const wanted = ({ to, steps }: FoundWay) => steps.length < 2 || !sameSquare(to, home)
  return walks.map((choice, i) => ({ choice, ways: found[i].filter(wanted) }))
}

async function askShots(
  session: Session,
  aims: readonly Choice[],
  choices: readonly Choice[],
  piece: number,
): Promise<Aimed[]> {
  const { adapter, viewer } = session
  const firsts = aims.map(firstOf)
  const found: readonly FoundShots[] = await think({
    kind: 'shots',
    game: adapter.id,
    view: session.sent(viewer),
    firsts,
    wanted: aims[0].action.type,
    piece,
  })
  return aims.map((choice, i) => ({
    choice,
    bands: found[i].bands,
    shots: found[i].shots.filter(({ actions }) => belongs(actions[actions.length - 1], choice, choices)),
  }))
}

/** Is this what the chosen action aims, and not another one of its kind: another spell? */
function belongs(last: Action, { aims, group }: Choice, choices: readonly Choice[]): boolean {
  if (aims === 'declared' || last.type === group) return true
  const wanted = JSON.stringify(last)
  return choices.some((choice) => choice.group === group && JSON.stringify(choice.action) === wanted)
}
