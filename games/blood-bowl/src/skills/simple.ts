import {
  type Attack,
  announce,
  attackAction,
  type BallMatch,
  comeTo,
  countMarkers,
  dirtyPlayerOf,
  disturbBall,
  type Flight,
  goDown,
  harm,
  harmed,
  hasAbility,
  holdsBall,
  hurtPlaced,
  inner,
  interference,
  interrupt,
  isFree,
  loner,
  mightyBlowOf,
  move,
  neighboursOf,
  type Owned,
  occasion,
  optional,
  plainTest,
  playerOf,
  putAt,
  rollTest,
  scoreOrDone,
  settleBall,
  skill,
  stepTo,
  type Test,
  type TestResult,
  tellRoll,
  test,
} from '@undercroft/ball'
import { call, die, done, go, procedure, roll } from '@undercroft/engine'
import { EAST, NORTH, SOUTH, WEST } from '@undercroft/engine/grid'
import type { BloodMatch } from '../state.ts'
import { templateDirection } from '../throw-in.ts'

const D6 = [die(6)]
const D6_D3 = [die(6), die(3)]

const isLong = ({ detail }: Test): boolean => detail === 'long' || detail === 'long-bomb'

/** +1 for a long pass or a long bomb, lobs included (BB-SKILL-04). */
const cannoneer = skill('cannoneer', 'passing', ['BB-SKILL-04'], {
  on: { boost: (_match, _owner, test) => ((test.kind === 'pass' || test.kind === 'bomb') && isLong(test) ? 1 : 0) },
})

/** Any square of the pitch, never accurately, not in a Blizzard (BB-SKILL-03, BB-WEATHER-08). */
const hailMaryPass = skill('hail-mary-pass', 'passing', ['BB-SKILL-03'], {
  on: { lobs: (match) => (match as unknown as BloodMatch).state.weather !== 'blizzard' },
})

/** The Agility test of whoever got in the way is rolled again; the second roll stands (BB-SKILL-05). */
const burstClouds = optional<Owned>('cloud-burster', ['interfere'], {
  used: (match, { owner }) => roll(match, D6, 'interfere', playerOf(match, owner).team, 'rolled'),
  rolled(match, { owner }, values: number[]) {
    const made = inner(match, test)
    tellRoll(match, 'interfere', playerOf(match, owner).team, made.player, 'd6', values)
    made.value = values[0]
    made.reroll = 'cloud-burster'
    return done(match, 'rolled')
  },
})

const cloudBurster = skill('cloud-burster', 'passing', ['BB-SKILL-05', 'BB-SKILL-32'], {
  once: 'activation',
  on: {
    passed(match, owner, { what, player }) {
      if (what !== 'interfere') return null
      const made = inner(match, test)
      if (made.opponent !== owner || made.reroll === 'cloud-burster') return null
      const { range } = inner(match, interference)
      if (range !== 'long' && range !== 'long-bomb') return null
      return hasAbility(match, playerOf(match, player), 'very-long-legs') ? null : interrupt(burstClouds, { owner })
    },
  },
  procedures: [burstClouds],
})

/** Never gives the ball up willingly (BB-SKILL-23). */
const myBall = skill('my-ball', 'trait', ['BB-SKILL-23'], {
  compulsory: true,
  anyStatus: true,
  on: {
    forbids: (match, owner, what) =>
      (what === 'pass' || what === 'hand-off') && holdsBall(match, playerOf(match, owner)),
  },
})

/** Free squares beside the owner where nobody Marks them and they Mark nobody, lying opponents included (BB-SKILL-22). */
function escapes(match: BallMatch, owner: number): number[] {
  const { square, team } = playerOf(match, owner)
  const found: number[] = []
  for (let direction = 0; direction < 8; direction++) {
    const to = stepTo(match, square, direction)
    if (to < 0 || !isFree(match, to) || countMarkers(match, to, team) > 0) continue
    if (neighboursOf(match, to).every((id) => playerOf(match, id).team === team)) found.push(to)
  }
  return found
}

const slipAway = procedure<BloodMatch, Owned>('slip-away', {
  start: {
    kind: 'hit-and-run',
    seat: (match, { owner }) => playerOf(match, owner).team,
    actions: (match, { owner }) => [{ type: 'stay' }, ...escapes(match, owner).map((to) => ({ type: 'step', to }))],
    about: (_match, { owner }) => ({ player: owner }),
    answer(match, { owner }, { type, to }: { type: string; to: number }) {
      if (type === 'stay') return done(match)
      const player = playerOf(match, owner)
      match.events?.push({ type: 'moved', player: owner, from: player.square, to })
      putAt(match, player, to)
      disturbBall(match, to)
      return settleBall(match, 'arrive')
    },
  },
  arrive(match, { owner }) {
    return comeTo(match, owner, 1, 'end')
  },
  end: (match) => done(match),
})

const hitAndRun = skill('hit-and-run', 'trait', ['BB-SKILL-22'], {
  on: {
    blocked: (match, owner) => (escapes(match, owner).length > 0 ? interrupt(slipAway, { owner }) : null),
  },
  procedures: [slipAway],
})

/** Other free squares beside the attacker (BB-SKILL-24). */
const appearances = (match: BallMatch, owner: number, attacker: number): number[] => {
  const found: number[] = []
  for (let direction = 0; direction < 8; direction++) {
    const to = stepTo(match, playerOf(match, attacker).square, direction)
    if (to >= 0 && to !== playerOf(match, owner).square && isFree(match, to)) found.push(to)
  }
  return found
}

const vanish = procedure<BloodMatch, Owned & { attacker: number }>('vanish', {
  start: {
    kind: 'trickster',
    seat: (match, { owner }) => playerOf(match, owner).team,
    actions: (match, { owner, attacker }) => [
      { type: 'stay' },
      ...appearances(match, owner, attacker).map((to) => ({ type: 'appear', to })),
    ],
    about: (_match, { owner }) => ({ player: owner }),
    answer(match, { owner }, { type, to }: { type: string; to: number }) {
      if (type === 'stay') return done(match)
      const player = playerOf(match, owner)
      match.events?.push({ type: 'skill-used', player: owner, skill: 'trickster' })
      match.events?.push({ type: 'moved', player: owner, from: player.square, to })
      putAt(match, player, to)
      // A ball in that square bounces once the attack is over.
      disturbBall(match, to)
      return scoreOrDone(match, owner)
    },
  },
})

const trickster = skill('trickster', 'trait', ['BB-SKILL-24'], {
  on: {
    attacked: (match, owner, { player }) =>
      playerOf(match, owner).rooted === 0 && appearances(match, owner, player).length > 0
        ? interrupt(vanish, { owner, attacker: player })
        : null,
  },
  procedures: [vanish],
})

/** D6, less 1 against Strength 5 or more: 1 the owner goes down, 4+ the target is placed Prone, a natural 6 knocks down (BB-SKILL-25). */
const breathing = procedure<BallMatch, Attack>('breathing-fire', ['breathe-fire'], {
  start: (match, { owner, target }) =>
    announce(match, 'attacked', [target], occasion(owner, target, -1, -1, 'breathe-fire'), 'aim'),
  aim(match, { owner, target }) {
    const modifiers = playerOf(match, target).st >= 5 ? [{ source: 'strength', value: -1, rule: 'BB-SKILL-25' }] : []
    return rollTest(match, plainTest(playerOf(match, owner), 'breathe-fire', 4, modifiers), 'rolled')
  },
  rolled(match, { owner, target, blitz }, { passed, natural, total }: TestResult) {
    if (blitz === 1) inner(match, move).over = 1
    const victim = playerOf(match, total <= 1 ? owner : target)
    if (!passed && total > 1) return go(match, 'settle')
    const knocked = total <= 1 || natural === 6
    goDown(match, victim, knocked ? 'knocked' : 'placed')
    const hurt = harmed(victim.id, -1, 'fire')
    return knocked ? call(match, harm, hurt, 'settle') : hurtPlaced(match, hurt, 'settle')
  },
  settle: (match) => settleBall(match, 'end'),
  end: (match) => done(match),
})

const fireAction = attackAction('breathe-fire', breathing)
const breatheFire = skill('breathe-fire', 'trait', ['BB-SKILL-25'], {
  on: fireAction.answers,
  procedures: [breathing, fireAction.inBlitz],
})

const SIDES = { north: NORTH, east: EAST, south: SOUTH, west: WEST } as const

interface Glide extends Owned {
  to: number
}

/** Glides D3 squares in a direction of the template, which the coach turns; or scatters after all (BB-SKILL-15). */
const gliding = procedure<BloodMatch, Glide & { towards: number }, Glide>(
  'gliding',
  (given) => ({ ...given, towards: NORTH }),
  ['swoop'],
  {
    start: {
      kind: 'swoop',
      seat: (match, { owner }) => playerOf(match, owner).team,
      actions: () => [...Object.keys(SIDES).map((side) => ({ type: 'swoop', side })), { type: 'decline' }],
      about: (_match, { owner }) => ({ player: owner }),
      answer(match, frame, { type, side }: { type: string; side: keyof typeof SIDES }) {
        if (type === 'decline') return done(match)
        frame.towards = SIDES[side]
        return roll(match, D6_D3, 'swoop', playerOf(match, frame.owner).team, 'rolled')
      },
    },
    rolled(match, { owner, to, towards }, values: number[]) {
      tellRoll(match, 'swoop', playerOf(match, owner).team, owner, ['d6', 'd3'], values)
      let at = to
      for (let flown = 0; flown < values[1]; flown++) {
        const next = stepTo(match, at, templateDirection(towards, values[0]))
        if (next < 0) return done(match, { at, over: true } satisfies Flight)
        at = next
      }
      return done(match, { at, over: false } satisfies Flight)
    },
  },
)

const swoop = skill('swoop', 'trait', ['BB-SKILL-15'], {
  anyStatus: true,
  on: { flies: (_match, owner, { to }) => interrupt(gliding, { owner, to }) },
  procedures: [gliding],
})

export const SIMPLE = [
  loner(2),
  loner(5),
  mightyBlowOf('mighty-blow-2', 2),
  dirtyPlayerOf('dirty-player-2', 2),
  cannoneer,
  hailMaryPass,
  cloudBurster,
  myBall,
  hitAndRun,
  trickster,
  breatheFire,
  swoop,
]
