import type { Action } from '@undercroft/engine'
import type {
  Destination,
  Everywhere,
  FocusModel,
  OverlayModel,
  PieceModel,
  Square,
  Toll,
  WayBadge,
  WayModel,
} from '../board/model.ts'
import { NO_FOCUS } from '../board/model.ts'
import type { Choice, Mark } from '../games/adapter.ts'
import { percent } from '../i18n/index.ts'
import type { FoundShot, FoundShots, FoundWay } from '../worker/protocol.ts'

/** What the person has pointed at so far. */
export interface Aim {
  /** The piece that was chosen. */
  readonly piece: number | null
  /** The group of actions that was chosen ('run', 'block', ...), null for any. */
  readonly group: string | null
  readonly hover: Square | null
}

export const NO_AIM: Aim = { piece: null, group: null, hover: null }

/** Ways of one movement of the chosen piece. */
export interface Reach {
  readonly choice: Choice | null
  readonly ways: readonly FoundWay[]
}

/** Whom one aimed action of the chosen piece can be done to. */
export interface Aimed extends FoundShots {
  readonly choice: Choice
}

/** Something that pressing a square would do. */
export interface Plan {
  readonly choice: Choice | null
  readonly label: string
  readonly actions: readonly Action[]
  readonly way: FoundWay | null
  readonly shot?: FoundShot
}

export const sameSquare = (a: Square | null, b: Square | null): boolean =>
  a !== null && b !== null && a.x === b.x && a.y === b.y

/** Everything that is played for a choice. */
export const actionsOf = ({ before, action }: Choice): Action[] => [...(before ?? []), action]

const fitsGroup = (choice: Choice, { group }: Aim): boolean => (group === null ? !choice.aside : choice.group === group)

/** Choices that belong to the chosen piece, or to nobody in particular. */
export function offered(choices: readonly Choice[], aim: Aim): Choice[] {
  return choices.filter((choice) => choice.piece === null || choice.piece === aim.piece)
}

/** Everything that pressing this square could do. */
export function plansAt(
  square: Square,
  pieceThere: number | null,
  choices: readonly Choice[],
  reaches: readonly Reach[],
  aim: Aim,
  aimed: readonly Aimed[] = [],
): Plan[] {
  const plans: Plan[] = shotsOf(aimed, aim)
    .filter(({ shot }) => shot.target === pieceThere)
    .map(({ choice, shot }) => ({ choice, label: choice.label, actions: shot.actions, way: shot.way, shot }))
  if (plans.length > 0) return plans.slice(0, 1)
  for (const choice of offered(choices, aim)) {
    if (!fitsGroup(choice, aim) || choice.passing || isDeclared(choice)) continue
    const atTarget = choice.target !== null && choice.target === pieceThere
    if (sameSquare(choice.square, square) || atTarget) {
      plans.push({ choice, label: choice.label, actions: actionsOf(choice), way: null })
    }
  }
  for (const { choice, ways } of reaches) {
    if (choice && !fitsGroup(choice, aim)) continue
    const way = ways.find(({ to }) => sameSquare(to, square))
    if (!way) continue
    const direct = plans.findIndex((plan) => plan.way === null && plan.choice?.square)
    const plan = { choice, label: choice?.label ?? '', actions: way.actions, way }
    // A single step is the same as the first step of a way that goes no farther.
    if (choice === null && direct >= 0) plans[direct] = way.steps.length === 1 ? { ...plans[direct], way } : plan
    else plans.push(plan)
  }
  return plans
}

/** Somebody is named in it, but it is aimed by what was found, not by itself. */
const isDeclared = ({ aims, target }: Choice): boolean => aims === 'declared' && target !== null

/** What was found for the action that is being aimed. */
function shotsOf(aimed: readonly Aimed[], aim: Aim): { choice: Choice; shot: FoundShot }[] {
  return aimed.flatMap(({ choice, shots }) => (fitsGroup(choice, aim) ? shots.map((shot) => ({ choice, shot })) : []))
}

/** Pieces that have something to do in this question. */
export function readyPieces(choices: readonly Choice[]): Set<number> {
  return new Set(choices.flatMap(({ piece }) => (piece === null ? [] : [piece])))
}

/** The order in which a key goes through them: who stands on the board comes before those who wait beside it. */
export function orderOf(ready: ReadonlySet<number>, pieces: readonly PieceModel[]): number[] {
  const onTable = new Set(pieces.map(({ id }) => id))
  return [...ready].sort((a, b) => Number(onTable.has(b)) - Number(onTable.has(a)) || a - b)
}

/** The next piece or the one before, round and round; the first or the last where none is chosen. */
export function nextPiece(order: readonly number[], chosen: number | null, step: 1 | -1): number | null {
  const at = chosen === null ? -1 : order.indexOf(chosen)
  const from = at < 0 && step < 0 ? 0 : at
  return order.at((from + step) % order.length) ?? null
}

export function focusOf(
  ready: ReadonlySet<number>,
  choices: readonly Choice[],
  reaches: readonly Reach[],
  aim: Aim,
  overlays: readonly OverlayModel[],
  flash: readonly Square[],
  hovered: Plan | null,
  from: PieceModel | null,
  aimed: readonly Aimed[] = [],
  pieces: readonly PieceModel[] = [],
  markOf: MarkOf = () => null,
  tollOf: TollOf = () => null,
  skills: FocusModel['skills'] = NO_FOCUS.skills,
): FocusModel {
  const mine = offered(choices, aim).filter((choice) => fitsGroup(choice, aim))
  const direct = mine.filter((choice) => !choice.passing && !isDeclared(choice))
  const shots = shotsOf(aimed, aim).map(({ shot }) => shot)
  const bands = aimed.flatMap(({ choice, bands: found }) => (fitsGroup(choice, aim) ? found : []))
  // A step may be the same as a way of one step: what is known of the way is shown.
  const destinations: Destination[] = reaches.flatMap(({ choice, ways }) =>
    choice && !fitsGroup(choice, aim)
      ? []
      : ways.map((way) => ({ ...way.to, spent: way.spent ?? false, toll: tollOf(way, choice) })),
  )
  const everywhere = askedEverywhere(destinations)
  const calm = everywhere ? destinations.map(withoutWhatAllAsk) : destinations
  calm.push(...direct.flatMap(({ square }) => (square ? [square] : [])))
  return {
    ready,
    selected: aim.piece,
    targets: new Set([
      ...direct.flatMap(({ target, kind }) => (target === null || kind ? [] : [target])),
      ...hostile(shots, pieces, from),
    ]),
    aimed: hovered && (hovered.shot?.target ?? hovered.choice?.target ?? null),
    friends: new Set([
      ...direct.flatMap(({ target, kind }) => (target !== null && kind ? [target] : [])),
      ...friendly(shots, pieces, from),
    ]),
    badges: [
      ...shots.flatMap((shot) => badgeOf(shot, pieces, markOf)),
      ...direct.flatMap((choice) => markOn(choice, pieces, markOf)),
    ],
    destinations: unique(calm),
    everywhere,
    overlays: [...bands.map(({ name, squares }) => ({ kind: `range-${name}`, squares })), ...overlays],
    way: hovered?.way ? wayModel(hovered.way, from) : null,
    flash,
    skills,
  }
}

function askedEverywhere(destinations: readonly Destination[]): Everywhere | null {
  if (destinations.length === 0) return null
  if (destinations.every(({ toll }) => toll === 'react')) return 'react'
  return destinations.every(({ toll }) => toll === 'danger' || toll === 'both') ? 'danger' : null
}

const withoutWhatAllAsk = (square: Destination): Destination => ({
  ...square,
  toll: square.toll === 'both' ? 'effort' : null,
})

type Sided = (shots: readonly FoundShot[], pieces: readonly PieceModel[], from: PieceModel | null) => number[]
const sided =
  (isFriend: boolean): Sided =>
  (shots, pieces, from) =>
    shots.flatMap(({ target }) => {
      const found = pieces.find(({ id }) => id === target)
      return found && (found.seat === from?.seat) === isFriend ? [target] : []
    })
const friendly = sided(true)
const hostile = sided(false)

/** What a way asks for beside steps. */
export type TollOf = (way: FoundWay, choice: Choice | null) => Toll | null

/** What is known beforehand of the dice of a choice, or of something that is aimed, in short. */
export type MarkOf = (of: Choice | FoundShot) => Mark | null

/** The whole chance above whoever is aimed at, and the dice. */
function badgeOf(shot: FoundShot, pieces: readonly PieceModel[], markOf: MarkOf): WayBadge[] {
  const { target, chance } = shot
  const found = pieces.find(({ id }) => id === target)
  if (!found || chance === null) return []
  const text = [markOf(shot)?.text, percent(chance)].filter(Boolean).join(' ')
  return [{ at: { x: found.x, y: found.y }, text, tone: toneOf(chance) }]
}

function markOn(choice: Choice, pieces: readonly PieceModel[], markOf: MarkOf): WayBadge[] {
  const found = choice.target === null ? undefined : pieces.find(({ id }) => id === choice.target)
  const mark = found ? markOf(choice) : null
  return found && mark ? [{ at: { x: found.x, y: found.y }, ...mark }] : []
}

const toneOf = (chance: number): WayBadge['tone'] => (chance >= 0.75 ? 'easy' : chance >= 0.5 ? 'risky' : 'bad')

function unique(squares: readonly Destination[]): Destination[] {
  const seen = new Set<string>()
  return squares.filter(({ x, y }) => {
    const key = `${x},${y}`
    return !seen.has(key) && seen.add(key)
  })
}

function wayModel(way: FoundWay, from: PieceModel | null): WayModel {
  const badges: WayBadge[] = way.steps.flatMap(({ to, rolls, chance, reactions }) => {
    const targets = rolls.flatMap(({ target }) => (target === null ? [] : [`${target}+`]))
    if (reactions > 0) return [{ at: to, text: [...targets, '!'].join(' '), tone: 'bad' } as const]
    if (targets.length === 0) return []
    return [{ at: to, text: targets.join(' '), tone: toneOf(chance) }]
  })
  return { size: from?.size ?? 1, squares: [...(from ? [from] : []), ...way.steps.map(({ to }) => to)], badges }
}

/** One button per group of actions of the chosen piece, and one per action that needs no aim. */
export interface ActionButton {
  readonly group: string
  readonly label: string
  readonly glyph: string | undefined
  readonly tone: Choice['tone']
  readonly detail: string | undefined
  /** Played at once when pressed; null: it chooses the group, and a square or target is chosen next. */
  readonly choice: Choice | null
}

export function buttonsFor(choices: readonly Choice[], aim: Aim, groupName: (group: string) => string): ActionButton[] {
  const buttons: ActionButton[] = []
  const seen = new Set<string>()
  const all = offered(choices, aim)
  // Where there is but one thing to aim, its button would say nothing.
  const isPlain = all.every(
    ({ group, piece, target, aims }) => group === all[0].group && piece === null && target !== null && !aims,
  )
  for (const choice of isPlain ? [] : all) {
    if (choice.square !== null && (choice.piece === null || choice.step)) continue
    const needsAim = choice.target !== null || choice.square !== null
    if (needsAim) {
      if (seen.has(choice.group)) continue
      seen.add(choice.group)
      const alone =
        choice.aims !== 'declared' &&
        choices.filter(({ group, piece }) => group === choice.group && piece === choice.piece).length === 1
      buttons.push({
        group: choice.group,
        label: alone ? choice.label : groupName(choice.group),
        glyph: choice.glyph,
        tone: choice.tone,
        detail: choice.detail,
        choice: alone ? choice : null,
      })
    } else {
      const { group, label, glyph, tone, detail, moves, aims } = choice
      buttons.push({ group, label, glyph, tone, detail, choice: moves || aims === 'declared' ? null : choice })
    }
  }
  return buttons
}
