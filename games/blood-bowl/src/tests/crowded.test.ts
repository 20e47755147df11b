import { type Action, Random, seededDice } from '@undercroft/engine'
import { it } from 'vitest'
import { STARS } from '../data/stars/index.ts'
import { PRAYERS, WEATHERS } from '../data/tables.ts'
import { bloodBowl } from '../game.ts'
import { checkInvariants } from '../invariants.ts'
import { setUpPosition } from '../scenario/position.ts'
import { CATALOGUE } from '../skills/catalogue.ts'

const POSITIONS = Number(process.env.CROWDED ?? 60)
const STEPS = 400

/** Nobody has two of these. */
const ONE_OF = ['bloodlust-2', 'bloodlust-3']
const SKILLS = CATALOGUE.map(({ id }) => id).filter((id) => !ONE_OF.includes(id))
const MILD: ReadonlySet<string> = new Set(['end-turn', 'stop', 'decline', 'keep', 'accept'])

const some = <T>(random: Random, list: readonly T[], most: number): T[] => [
  ...new Set(Array.from({ length: random.below(most + 1) }, () => random.pick(list))),
]

/** Twenty players with any skills, many of them stars, in a corner or in the middle of the pitch. */
function crowd(random: Random) {
  const [left, top] = random.pick([
    [1, 0],
    [8, 4],
    [16, 9],
  ])
  const squares = Array.from({ length: 54 }, (_, at) => [left + (at % 9), top + Math.floor(at / 9)])
  const free = () => squares.splice(random.below(squares.length), 1)[0]
  const player = () => ({
    at: free(),
    state: random.pick(['standing', 'standing', 'standing', 'prone', 'stunned']),
    ...(random.below(6) === 0
      ? { star: random.pick(STARS).id }
      : {
          skills: [...some(random, SKILLS, 4), ...(random.below(8) === 0 ? [random.pick(ONE_OF)] : [])],
          ma: 1 + random.below(8),
          st: 1 + random.below(6),
          ag: 1 + random.below(5),
          pa: random.below(6),
          av: 7 + random.below(4),
        }),
  })
  const pieces = Object.fromEntries(Array.from('ABCDEFGHIJabcdefghij', (letter) => [letter, player()]))
  const standing = Object.keys(pieces).filter((letter) => pieces[letter].state === 'standing')
  return {
    pieces,
    ball: random.below(3) > 0 && standing.length > 0 ? random.pick(standing) : free(),
    rerolls: [2, 2],
    bribes: [1, 1],
    apothecary: [true, true],
    weather: random.pick(WEATHERS),
    trapdoors: true,
    prayers: [some(random, PRAYERS, 3), some(random, PRAYERS, 3)],
    inducements: [['wizard', 'biased-referee'], ['wizard']],
  }
}

/** Any sort of answer, then any answer of this sort; seldom one that does nothing. */
function choose(random: Random, actions: readonly Action[]): Action {
  const bold = actions.filter(({ type }) => !MILD.has(type))
  const open = bold.length > 0 && random.below(12) > 0 ? bold : actions
  const sort = random.pick([...new Set(open.map(({ type }) => type))])
  return random.pick(open.filter(({ type }) => type === sort))
}

it('BB-CORE-03 everything that players can do meets everything else, and what must hold holds', () => {
  for (let seed = 1; seed <= POSITIONS; seed++) {
    const random = new Random(seed)
    const match = setUpPosition(crowd(random) as never)
    match.dice = seededDice(seed)
    for (let step = 0; step < STEPS; step++) {
      const asked = bloodBowl.decision(match)
      if (!asked || asked.kind === 'set-up') break
      checkInvariants(match)
      bloodBowl.apply(match, choose(random, asked.actions))
    }
  }
})
