import { done, type Modifier } from '@undercroft/engine'
import { giveWay, inner, listenersOf } from '../abilities.ts'
import { block, mayBePutAt } from '../block.ts'
import { PUSH_BACK, STUMBLE } from '../data/block-dice.ts'
import { areAdjacent, disturbBall, goDown, isActing, isFree, isWalkable, playerOf, putAt, stepTo } from '../field.ts'
import { harmed, hurtPlaced } from '../harm.ts'
import { settleBall } from '../loose-ball.ts'
import { interrupt, skill } from '../moments.ts'
import { boardOf, rulesOf } from '../rules.ts'
import { type BallMatch, NOBODY, ON_BOARD } from '../state.ts'
import { type Test, test } from '../test.ts'
import { divingCatch } from './diving-catch.ts'
import { jumpUp } from './jump-up.ts'
import { type Owned, optional } from './optional.ts'

const catching = skill('catch', 'agility', ['DB-SKILL-CATCH-01'], {
  on: { reroll: (_match, _owner, { kind }) => (kind === 'catch' ? 1 : 0) },
})

/** Not in the owner's own turn, and only the use of Guard: normal assists remain (DB-SKILL-DEFENSIVE-03). */
const defensive = skill('defensive', 'agility', ['DB-SKILL-DEFENSIVE-01', 'DB-SKILL-DEFENSIVE-02'], {
  denying: ['guard'],
  on: {
    denies: (match, owner, user, ability) =>
      ability === 'guard' &&
      playerOf(match, owner).team !== match.state.active &&
      areAdjacent(match, playerOf(match, owner).square, playerOf(match, user).square),
  },
})

const dive = optional<Owned>('diving-tackle', {
  used(match, { owner }) {
    const made = inner(match, test)
    made.modifiers.push({ source: 'diving-tackle', value: -2, rule: 'DB-SKILL-DIVING-TACKLE-01' })
    const tackler = playerOf(match, owner)
    putAt(match, tackler, made.from)
    goDown(match, tackler, 'placed')
    disturbBall(match, made.from)
    return hurtPlaced(match, harmed(owner, NOBODY, 'dive'), 'landed')
  },
  landed: (match) => settleBall(match, 'settled'),
  settled(match, { owner }) {
    const raised = playerOf(match, owner).place === ON_BOARD ? rulesOf(match).arrived(match, owner, 0) : null
    return giveWay(match, raised, 'end')
  },
  end: (match) => done(match, 'dived'),
})

/** Declared once the test is passed; only one per test (DB-SKILL-DIVING-TACKLE-03, DB-SKILL-DIVING-TACKLE-04). */
const divingTackle = skill(
  'diving-tackle',
  'agility',
  [
    'DB-SKILL-DIVING-TACKLE-01',
    'DB-SKILL-DIVING-TACKLE-02',
    'DB-SKILL-DIVING-TACKLE-03',
    'DB-SKILL-DIVING-TACKLE-04',
    'DB-SKILL-DIVING-TACKLE-05',
  ],
  {
    on: {
      passed(match, owner, { player, from, what }) {
        if ((what !== 'dodge' && what !== 'jump') || !isOpponentNextTo(match, owner, player, from)) return null
        if (playerOf(match, owner).rooted === 1 || (what === 'jump' && ignoresMarkers(match, player))) return null
        const used = inner(match, test).modifiers.some(({ source }) => source === 'diving-tackle')
        return used || !isFree(match, from) ? null : interrupt(dive, { owner })
      },
    },
    procedures: [dive],
  },
)

const ignoresMarkers = (match: BallMatch, player: number): boolean =>
  listenersOf(match, playerOf(match, player), 'ignoresMarkers').some(({ answer }) => answer(match, player))

/** Is `owner` on another team than `player`, and next to the square that `player` leaves? */
export function isOpponentNextTo(match: BallMatch, owner: number, player: number, from: number): boolean {
  const marker = playerOf(match, owner)
  return marker.team !== playerOf(match, player).team && areAdjacent(match, marker.square, from)
}

const pushedOnly = optional<Owned>('dodge', {
  used(match) {
    inner(match, block).face = PUSH_BACK
    return done(match)
  },
})

/** The re-roll is for their own activation, once a turn; that limit is for the re-roll alone (DB-SKILL-DODGE-02). */
const dodge = skill('dodge', 'agility', ['DB-SKILL-DODGE-01', 'DB-SKILL-DODGE-02'], {
  once: 'turn',
  on: {
    reroll: (match, owner, { kind }) => (kind === 'dodge' && isActing(match, owner) ? 1 : 0),
    face(match, owner) {
      const { target, face } = inner(match, block)
      return target === owner && face === STUMBLE ? interrupt(pushedOnly, { owner }) : null
    },
  },
  procedures: [pushedOnly],
})

/** The penalty of a jump made smaller by 1, but never smaller than -1. */
export const easierJump = ({ kind, modifiers }: Test): number => (kind === 'jump' && sum(modifiers) < -1 ? 1 : 0)

const sum = (modifiers: readonly Modifier[]): number => modifiers.reduce((total, { value }) => total + value, 0)

/** Impassable squares are not leapt over; obstacles and the edge of the field are no step at all (DB-SKILL-LEAP-01). */
export const leapsOver = (match: BallMatch, square: number): boolean => boardOf(match).footing[square] === 1

const leap = skill('leap', 'agility', ['DB-SKILL-LEAP-01', 'DB-SKILL-LEAP-02'], {
  on: {
    jumpsOver: (match, _owner, square) => leapsOver(match, square),
    boost: (_match, _owner, test) => easierJump(test),
  },
})

/** Free squares around `from` where a ball can lie and stay. */
function restingSquares(match: BallMatch, from: number): number[] {
  const found: number[] = []
  for (let direction = 0; direction < 8; direction++) {
    const to = stepTo(match, from, direction)
    if (to >= 0 && isWalkable(match, to) && rulesOf(match).ballRests(match, to) === null) found.push(to)
  }
  return found
}

const placeBall = optional<Owned & { from: number }>('safe-pair-of-hands', {
  used: {
    kind: 'place-ball',
    seat: (match, { owner }) => playerOf(match, owner).team,
    actions: (match, { from }) => restingSquares(match, from).map((to) => ({ type: 'place', to })),
    about: (_match, { owner }) => ({ player: owner }),
    answer(match, { from }, { to }: { type: string; to: number }) {
      match.events?.push({ type: 'ball-moved', how: 'placed', from, to })
      match.state.ballSquare = to
      match.state.ballLoose = 0
      return done(match, 'placed')
    },
  },
})

/** Works for one who lies down by now, or is gone; not for one who Falls Over (DB-SKILL-SAFE-PAIR-OF-HANDS-02). */
const safePairOfHands = skill('safe-pair-of-hands', 'agility', ['DB-SKILL-SAFE-PAIR-OF-HANDS-01'], {
  anyStatus: true,
  on: {
    dropped: (match, owner, { from, what }) =>
      (what === 'knocked' || what === 'placed') && restingSquares(match, from).length > 0
        ? interrupt(placeBall, { owner, from })
        : null,
  },
  procedures: [placeBall],
})

/** Free squares around the player with footing. */
const sideSteps = (match: BallMatch, player: number): number[] => {
  const { square } = playerOf(match, player)
  const found: number[] = []
  for (let direction = 0; direction < 8; direction++) {
    const to = stepTo(match, square, direction)
    if (to >= 0 && isWalkable(match, to) && mayBePutAt(match, player, to)) found.push(to)
  }
  return found
}

const chooseSquare = optional<Owned>('side-step', {
  used: {
    kind: 'side-step',
    seat: (match, { owner }) => playerOf(match, owner).team,
    actions: (match, { owner }) => sideSteps(match, owner).map((to) => ({ type: 'side-step', to })),
    about: (_match, { owner }) => ({ player: owner }),
    answer: (match, _frame, { to }: { type: string; to: number }) => done(match, to),
  },
})

const sideStep = skill('side-step', 'agility', ['DB-SKILL-SIDE-STEP-01', 'DB-SKILL-SIDE-STEP-02'], {
  on: {
    pushed: (match, owner) => (sideSteps(match, owner).length > 0 ? interrupt(chooseSquare, { owner }) : null),
  },
  procedures: [chooseSquare],
})

const sneakyGit = skill('sneaky-git', 'agility', ['DB-SKILL-SNEAKY-GIT-01', 'DB-SKILL-SNEAKY-GIT-02'], {
  on: {
    foulsUnseen: (_match, _owner, roll) => roll === 'armour',
    movesOn: (_match, _owner, action) => action === 'foul',
  },
})

/** Counted when they declare their action, before a Prone player stands up. */
const sprint = skill('sprint', 'agility', ['DB-SKILL-SPRINT-01'], {
  anyStatus: true,
  on: { extraRushes: (match, owner) => 1 - playerOf(match, owner).dazed },
})

const sureFeet = skill('sure-feet', 'agility', ['DB-SKILL-SURE-FEET-01'], {
  once: 'turn',
  on: { reroll: (match, owner, { kind }) => (kind === 'rush' && isActing(match, owner) ? 1 : 0) },
})

export const AGILITY = [
  catching,
  divingCatch,
  divingTackle,
  dodge,
  defensive,
  jumpUp,
  leap,
  safePairOfHands,
  sideStep,
  sneakyGit,
  sprint,
  sureFeet,
]
