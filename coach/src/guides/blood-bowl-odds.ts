import { blockDice, hasAbility, type Player } from '@undercroft/ball'
import type { BloodMatch } from '@undercroft/blood-bowl'
import { faceWorth } from './block-faces.ts'

/** What can become of a block: who goes down, whether the other is pushed, whether the turn is lost. */
export interface Outcome {
  readonly share: number
  readonly pushes: boolean
  readonly fells: boolean
  readonly falls: boolean
  readonly endsTurn: boolean
}

const FACES = ['player-down', 'both-down', 'push-back', 'push-back', 'stumble', 'pow'] as const
/** From here on the other goes down, is pushed, or nothing happens; below, the blocker falls. */
const FELLS = 2
const PUSHES = 1

function outcomeOf(worth: number, face: string, share: number): Outcome {
  const fells = worth >= FELLS || (face === 'both-down' && worth !== 0.5)
  const falls = worth < 0 || (face === 'both-down' && (worth === 0.2 || worth === FELLS))
  return { share, pushes: face !== 'both-down' && worth >= PUSHES, fells, falls, endsTurn: worth < 0 }
}

/** How a block with so many dice ends when its faces are chosen by what they are worth, rolled `again` where the turn would be lost. */
export function outcomesOf(
  match: BloodMatch,
  blocker: Player,
  target: Player,
  strengths: readonly [number, number],
  again: boolean,
): Outcome[] {
  const [own, theirs] = strengths
  const dice = blockDice(own, theirs)
  const faces = FACES.map((face) => ({ face, worth: faceWorth(match, face, blocker, target) }))
  faces.sort((a, b) => (own >= theirs ? b.worth - a.worth : a.worth - b.worth))
  const outcomes = faces.map(({ face, worth }, i) => {
    const share = ((6 - i) / 6) ** dice - ((5 - i) / 6) ** dice
    return outcomeOf(worth, face, share)
  })
  if (!again) return outcomes
  const bad = outcomes.reduce((sum, { share, endsTurn }) => sum + (endsTurn ? share : 0), 0)
  return outcomes.map((outcome) => ({ ...outcome, share: outcome.share * (outcome.endsTurn ? bad : 1 + bad) }))
}

/** Blocks of these are not told by the dice alone. */
const PECULIAR = [
  ...['bone-head', 'really-stupid', 'unchannelled-fury', 'take-root', 'animal-savagery', 'bloodlust-2'],
  ...['bloodlust-3', 'ball-and-chain', 'frenzy', 'stab', 'bombardier', 'hypnotic-gaze'],
]

export const isPlain = (match: BloodMatch, player: Player): boolean =>
  !PECULIAR.some((skill) => hasAbility(match, player, skill))
