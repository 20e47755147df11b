import { digestOf, type GamePackage, type Match, Random } from '@undercroft/engine'
import { CHOICES_STREAM, OPTIONS_STREAM } from '@undercroft/engine/testing'
import type { Work } from './measure.ts'

/** Random matches of a game, silent and with events, and copies of a match in its middle. */
export function gameWork(pack: GamePackage, matches: number): Work[] {
  const { id: name } = pack.game
  const seeds = Array.from({ length: matches }, (_, i) => i + 1)
  const options = seeds.map((seed) => pack.randomOptions(new Random(seed, OPTIONS_STREAM)))
  const play = (listen: boolean) => () => {
    let decisions = 0
    const played = seeds.map((seed, i) => {
      const match = pack.game.create(options[i], seed)
      decisions += playOn(pack, match, new Random(seed, CHOICES_STREAM), listen, pack.decisionLimit)
      return match
    })
    return { matches, decisions, clones: 0, checksum: () => digestOf(played.map((match) => pack.game.digest(match))) }
  }
  return [
    { name, variant: '', round: play(false) },
    { name, variant: ' with events', round: play(true) },
    { name, variant: '', round: copies(pack, options[0]) },
  ]
}

/** Plays at random until the match is over or so many decisions were made; tells how many. */
export function playOn(pack: GamePackage, match: Match, random: Random, listen: boolean, limit: number): number {
  const { game } = pack
  let decisions = 0
  for (let decision = game.decision(match); decision && decisions < limit; decision = game.decision(match)) {
    const action = random.pick(decision.actions)
    if (listen) game.apply(match, action)
    else game.play(match, action)
    decisions++
  }
  return decisions
}

const COPIES = 10_000

function copies(pack: GamePackage, options: unknown): Work['round'] {
  const { game } = pack
  const fresh = () => game.create(options, 1)
  const length = playOn(pack, fresh(), new Random(1, CHOICES_STREAM), false, pack.decisionLimit)
  const middle = fresh()
  playOn(pack, middle, new Random(1, CHOICES_STREAM), false, length >> 1)
  return copiesOf(game, middle)
}

/** Copies of a match, each made from the copy before. */
export function copiesOf(game: GamePackage['game'], match: Match): Work['round'] {
  return () => {
    let copy = match
    for (let i = 0; i < COPIES; i++) copy = game.clone(copy)
    return { matches: 0, decisions: 0, clones: COPIES, checksum: () => game.digest(copy) }
  }
}
