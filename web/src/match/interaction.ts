import type { Action } from '@undercroft/engine'
import type { FocusModel, OverlayModel, PieceModel, Square, WayBadge, WayModel } from '../board/model.ts'
import type { Choice } from '../games/adapter.ts'
import type { FoundWay } from '../worker/protocol.ts'

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

/** Something that pressing a square would do. */
export interface Plan {
  readonly choice: Choice | null
  readonly label: string
  readonly actions: readonly Action[]
  readonly way: FoundWay | null
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
): Plan[] {
  const plans: Plan[] = []
  for (const choice of offered(choices, aim)) {
    if (!fitsGroup(choice, aim)) continue
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
    if (choice === null && direct >= 0) plans[direct] = way.steps.length === 1 ? plans[direct] : plan
    else plans.push(plan)
  }
  return plans
}

/** Pieces that have something to do in this question. */
export function readyPieces(choices: readonly Choice[]): Set<number> {
  return new Set(choices.flatMap(({ piece }) => (piece === null ? [] : [piece])))
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
): FocusModel {
  const mine = offered(choices, aim).filter((choice) => fitsGroup(choice, aim))
  const destinations: Square[] = mine.flatMap(({ square }) => (square ? [square] : []))
  for (const { choice, ways } of reaches) {
    if (!choice || fitsGroup(choice, aim)) destinations.push(...ways.map(({ to }) => to))
  }
  return {
    ready,
    selected: aim.piece,
    targets: new Set(mine.flatMap(({ target }) => (target === null ? [] : [target]))),
    destinations: unique(destinations),
    overlays,
    way: hovered?.way ? wayModel(hovered.way, from) : null,
    flash,
  }
}

function unique(squares: readonly Square[]): Square[] {
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
    return [
      { at: to, text: targets.join(' '), tone: chance >= 0.75 ? 'easy' : chance >= 0.5 ? 'risky' : 'bad' } as const,
    ]
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
  for (const choice of offered(choices, aim)) {
    if (choice.square !== null && (choice.piece === null || choice.step)) continue
    const needsAim = choice.target !== null || choice.square !== null
    if (needsAim) {
      if (seen.has(choice.group)) continue
      seen.add(choice.group)
      const alone = choices.filter(({ group, piece }) => group === choice.group && piece === choice.piece).length === 1
      buttons.push({
        group: choice.group,
        label: alone ? choice.label : groupName(choice.group),
        glyph: choice.glyph,
        tone: choice.tone,
        detail: choice.detail,
        choice: alone ? choice : null,
      })
    } else {
      const { group, label, glyph, tone, detail, moves } = choice
      buttons.push({ group, label, glyph, tone, detail, choice: moves ? null : choice })
    }
  }
  return buttons
}
