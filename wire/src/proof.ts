import { type Game, type Match, type Replay, type RollAction, replaySteps } from '@undercroft/engine'
import { rollDice, rollKey, sealOfSecret, sealOfSeed } from './dice.ts'

/** What a replay of a match on a line carries, so that everybody can check its dice. */
export interface DiceProof {
  readonly match: string
  /** Published before any seed was given. */
  readonly seal: string
  /** Opened after the match. */
  readonly secret: string
  /** By seat; empty where nobody gave one (computers). */
  readonly seals: readonly string[]
  readonly seeds: readonly string[]
}

/** Where a proof breaks. */
export type ProofFault =
  | { readonly kind: 'no-proof' }
  | { readonly kind: 'seal' }
  | { readonly kind: 'seed'; readonly seat: number }
  | { readonly kind: 'die'; readonly roll: number; readonly shown: readonly number[]; readonly due: readonly number[] }
  | { readonly kind: 'step'; readonly reason: string }

export interface Checked {
  readonly rolls: number
  readonly dice: number
  /** Null: everything fits. */
  readonly fault: ProofFault | null
}

/** Works every die of a replay out again. Its actions are played, so that a changed one is found too. */
export function checkDice<M extends Match>(game: Game<M>, replay: Replay & { readonly proof?: DiceProof }): Checked {
  const { proof } = replay
  const none = { rolls: 0, dice: 0 }
  if (!proof) return { ...none, fault: { kind: 'no-proof' } }
  const broken = brokenSeal(proof)
  if (broken) return { ...none, fault: broken }
  const key = rollKey(proof.match, proof.secret, proof.seeds)
  const match = game.create(replay.options, replay.seed)
  const counted = { ...none }
  let { waiting } = match
  try {
    for (const { action } of replaySteps(game, replay, match)) {
      if (waiting) {
        const due = rollDice(
          key,
          counted.rolls,
          waiting.dice.map((name) => game.dieSides(name)),
        )
        const shown = (action as RollAction).values
        if (`${due}` !== `${shown}`) return { ...counted, fault: { kind: 'die', roll: counted.rolls + 1, shown, due } }
        counted.rolls++
        counted.dice += due.length
      }
      waiting = match.waiting
    }
  } catch (error) {
    return { ...counted, fault: { kind: 'step', reason: (error as Error).message } }
  }
  return { ...counted, fault: null }
}

function brokenSeal({ match, seal, secret, seals, seeds }: DiceProof): ProofFault | null {
  if (sealOfSecret(match, secret) !== seal) return { kind: 'seal' }
  const wrong = seeds.findIndex((seed, seat) => seed !== '' && sealOfSeed(match, seat, seed) !== seals[seat])
  return wrong < 0 ? null : { kind: 'seed', seat: wrong }
}
