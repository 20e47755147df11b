import type { Action } from '@undercroft/engine'
import { useEffect, useState } from 'react'
import type { Choice } from '../games/adapter.ts'
import type { FoundShots, FoundWay } from '../worker/protocol.ts'
import { think } from '../worker/thinker.ts'
import { type Aim, type Aimed, actionsOf, type Reach, sameSquare } from './interaction.ts'
import type { Session } from './session.ts'

export interface Found {
  readonly reaches: readonly Reach[]
  readonly aimed: readonly Aimed[]
  /** The worker is still looking: what is pressed meanwhile waits for it. */
  readonly searching: boolean
}

interface Asked<T> {
  readonly key: string
  readonly value: T
}

/** Ways of the chosen piece, and whom it can aim at: asked of the worker, once per piece, action and position. */
export function useFound(session: Session, choices: readonly Choice[], aim: Aim, version: number): Found {
  const { piece, group } = aim
  const shown = piece === null ? NOBODY : choices.filter((choice) => choice.piece === null || choice.piece === piece)
  const { walks, before } = walksOf(shown, piece, group)
  const aims = oncePerAction(
    shown.filter((choice) => choice.aims && (choice.piece === null ? group === null : choice.group === group)),
  )
  const key = `${session.id}-${version}-${piece}-${choices.length}`
  const ways = useAnswer(
    walks.length > 0 && piece !== null ? `${key}-${walks.map((choice) => choice?.group ?? '').join()}` : null,
    () => askWays(session, walks, before, piece ?? -1),
  )
  const shots = useAnswer(
    aims.length > 0 && piece !== null
      ? `${key}-${aims.map(({ group: of, target }) => `${of}/${target}`).join()}`
      : null,
    () => askShots(session, aims, shown, piece ?? -1),
  )
  return { reaches: ways.value ?? NO_WAYS, aimed: shots.value ?? NO_AIMS, searching: ways.searching || shots.searching }
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

/** What is answered to a question of the page, as long as the question stays the same. Null: nothing is asked. */
function useAnswer<T>(key: string | null, ask: () => Promise<T>): { value: T | null; searching: boolean } {
  const [known, setKnown] = useState<Asked<T> | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key tells whether the question is the same
  useEffect(() => {
    if (key === null) return
    let gone = false
    // Not while the key or click is handled: a view takes its time on the way to the worker.
    const timer = setTimeout(() => {
      ask().then(
        (value) => !gone && setKnown({ key, value }),
        () => {},
      )
    })
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [key])
  const isKnown = known !== null && known.key === key
  return { value: isKnown ? known.value : null, searching: key !== null && !isKnown }
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
