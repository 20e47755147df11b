import type { Action, Decision } from '@undercroft/engine'
import type { Naming } from '@undercroft/engine/scenario'

/**
 * The action that a line of a scenario means:
 *
 *     NAME run | mark | throw | sidestep | stand-up | reserves      NAME block NAME      NAME foul NAME
 *     NAME throw-team-mate NAME      target NAME      pick NAME      minion NAME
 *     step X,Y      land X,Y      drop X,Y      NAME place X,Y
 *     play BONUS [NAME [NAME]]      re-roll SOURCE      choose FACE      claim CHALLENGE      discard BONUS
 *     replace SLOT      choose-ball BALL      choose-board BOARD      choose-team TEAM
 *     stop      stay      follow-up      pass      end-turn
 *
 * A free action is written like a player action; which ability grants it follows from what is offered.
 */
export function actionOf(text: string, { actions }: Pick<Decision, 'actions'>, naming: Naming): Action | null {
  const words = text.trim().split(/\s+/)
  const wanted = fieldsOf(words, naming)
  if (wanted === null) return null
  return actions.find((action) => fits(action, wanted)) ?? (wanted as unknown as Action)
}

type Fields = Record<string, unknown>

/** Every field that the line names is as it says; where it names no second player there is none. */
function fits(action: Action, wanted: Fields): boolean {
  const offered = action as unknown as Fields
  return Object.keys(wanted).every((key) => offered[key] === wanted[key])
}

function fieldsOf(words: readonly string[], { pieces, square }: Naming): Fields | null {
  const [first, second = '', third] = words
  const player = (name: string): number => {
    const found = pieces.get(name)
    if (found === undefined) throw new Error(`there is no piece called '${name}'`)
    return found
  }
  const squareOf = (text: string) => squareIn(text, square)
  if (pieces.has(first)) return deedOf(player(first), second, third, player, squareOf)
  switch (first) {
    case 'step':
    case 'land':
    case 'drop':
      return { type: first, ...squareOf(second) }
    case 'target':
    case 'pick':
    case 'minion':
      return { type: first, player: player(second) }
    case 'play':
      return {
        type: 'bonus',
        play: second,
        ...(third ? { player: player(third) } : {}),
        ...(words[3] ? { target: player(words[3]) } : {}),
      }
    case 're-roll':
      return { type: first, by: second }
    case 'choose':
      return { type: 'choose-die', face: second }
    case 'claim':
      return { type: first, challenge: second }
    case 'discard':
      return { type: first, play: second }
    case 'replace':
      return { type: first, slot: Number(second) - 1 }
    case 'choose-ball':
      return { type: first, ball: second }
    case 'choose-board':
      return { type: first, board: second }
    case 'choose-team':
      return { type: first, team: second }
    default:
      return words.length === 1 ? { type: first } : null
  }
}

function deedOf(
  player: number,
  verb: string,
  other: string | undefined,
  find: (name: string) => number,
  squareOf: (text: string) => Fields,
): Fields {
  if (verb === 'place') return { type: verb, player, ...squareOf(other ?? '') }
  if (verb === 'throw-team-mate') return { type: verb, player, thrown: find(other ?? '') }
  return other === undefined ? { type: verb, player } : { type: verb, player, target: find(other) }
}

function squareIn(text: string, square: Naming['square']): { x: number; y: number } {
  const [x, y] = text.split(',').map(Number)
  if (!Number.isInteger(x) || !Number.isInteger(y)) throw new Error(`'${text}' is not a square: write X,Y`)
  if (square(x, y) === null) throw new Error(`${text} is not on the pitch`)
  return { x, y }
}
