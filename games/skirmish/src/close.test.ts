import { Random } from '@undercroft/engine'
import { expect, test } from 'vitest'
import { gapAlong } from './board/measure.ts'
import { wayOf } from './board/ways.ts'
import { A_SLEEPER, AN_ENEMY, AN_OVERLAP, closeTo, SOMEBODY } from './close.ts'
import { adjacent, areEnemies, boardIn, gapBetween, has, isActive, isPresent, squaresOf, widthOf } from './creatures.ts'
import { nobody } from './crowd.ts'
import { skirmishGame } from './game.ts'
import { isMisplaced } from './move/settle.ts'
import { surfaceMode } from './move/walker.ts'
import { canSee, inMeleeCover, isThreatened } from './sight.ts'
import { ASLEEP, type Creature, type SkirmishMatch } from './state.ts'
import { randomBrawl } from './testing/random-brawl.ts'
import { canStrike, meleeTargets, reachOf } from './turn/reach.ts'

const ids = (creatures: readonly Creature[]): string => creatures.map(({ id }) => id).join()

/** Could it meet the other with two steps, whatever lies between? */
function isWithinTwo(match: SkirmishMatch, creature: Creature, other: Creature): boolean {
  const { column, row } = boardIn(match)
  const far = (of: Int16Array) =>
    gapAlong(of[creature.square], widthOf(match, creature), of[other.square], widthOf(match, other))
  return far(column) <= 2 && far(row) <= 2
}

/** The bits of all moves of two squares at most after which it meets one of the others. */
function places(match: SkirmishMatch, creature: Creature, others: readonly Creature[]): number {
  const { column, row } = boardIn(match)
  const width = widthOf(match, creature)
  const meets = (of: Int16Array, by: number, other: Creature) =>
    of[creature.square] + by < of[other.square] + widthOf(match, other) &&
    of[other.square] < of[creature.square] + by + width
  let bits = 0
  for (let dy = -2; dy <= 2; dy++) {
    for (let dx = -2; dx <= 2; dx++) {
      if (others.some((other) => meets(column, dx, other) && meets(row, dy, other)))
        bits |= 1 << ((dy + 2) * 5 + dx + 2)
    }
  }
  return bits
}

/** May it not stay where it is, by the ground or by any other creature's squares? */
function isWrongHere(match: SkirmishMatch, creature: Creature, others: readonly Creature[]): boolean {
  const { stop } = wayOf(boardIn(match), surfaceMode(match, creature), widthOf(match, creature))
  const own = squaresOf(match, creature)
  return stop[creature.square] === 0 || others.some((other) => squaresOf(match, other).some((at) => own.includes(at)))
}

/** What is wrong about this creature's neighbours, asked of everybody on the grid; '' where nothing is. */
function fault(match: SkirmishMatch, creature: Creature): string {
  const others = match.state.creatures.filter((other) => other !== creature && isPresent(other))
  const close = others.filter((other) => gapBetween(match, creature, other) <= 1)
  const isEnemy = (other: Creature) => areEnemies(match, creature, other)
  const bits =
    (close.length > 0 ? SOMEBODY : 0) |
    (close.some(isEnemy) ? AN_ENEMY : 0) |
    (close.some((other) => has(other, ASLEEP)) ? A_SLEEPER : 0) |
    (close.some((other) => gapBetween(match, creature, other) === 0) ? AN_OVERLAP : 0)
  const crowd = nobody()
  if (closeTo(match, creature, crowd) !== bits) return 'who is close'
  const around = others.filter((other) => isWithinTwo(match, creature, other))
  if ((crowd.foes | crowd.friends) !== places(match, creature, around)) return 'who is around'
  if (isMisplaced(match, creature) !== isWrongHere(match, creature, others)) return 'misplaced'
  const threats = others.filter((other) => isEnemy(other) && isActive(other) && adjacent(match, other, creature))
  const holds = (other: Creature) => !inMeleeCover(match, other, creature) && canSee(match, other, creature)
  if (isThreatened(match, creature) !== threats.some(holds)) return 'threat'
  const reach = reachOf(match, creature)
  const targets = others.filter((other) => isEnemy(other) && canStrike(match, creature, other, reach))
  return ids(meleeTargets(match, creature)) === ids(targets) ? '' : 'melee'
}

test('only those who are close need be asked about neighbours, in every position of random fights', () => {
  let asked = 0
  for (let seed = 1; seed <= 4; seed++) {
    const random = new Random(seed)
    const match = skirmishGame.create(randomBrawl(random), seed)
    for (let decision = skirmishGame.decision(match); decision; decision = skirmishGame.decision(match)) {
      for (const creature of match.state.creatures.filter(isPresent)) {
        const wrong = fault(match, creature)
        if (wrong !== '') expect.fail(`brawl ${seed}: ${wrong} of creature ${creature.id}`)
        asked++
      }
      skirmishGame.play(match, random.pick(decision.actions))
    }
  }
  expect(asked).toBeGreaterThan(1000)
})
