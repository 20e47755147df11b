import {
  type BallAbility,
  type BallMatch,
  block as blockProcedure,
  boardOf,
  comeTo,
  distance,
  freeAround,
  gatherBall,
  goDown,
  harm,
  harmed,
  hasTackleZone,
  holdsBall,
  interrupt,
  isMarked,
  NOBODY,
  NOWHERE,
  neighboursOf,
  newBlock,
  ON_BOARD,
  type Owned,
  optional,
  plainTest,
  playerOf,
  putAt,
  rollTest,
  STANDING,
  scoreOrDone,
  settleBall,
  type TestResult,
  takeBall,
} from '@undercroft/ball'
import { type AnyProcedure, call, done, go, procedure, sure } from '@undercroft/engine'
import { lend, suspend } from '../loans.ts'
import { type BloodMatch, note } from '../state.ts'
import { chooseSquare, chooseTarget, foesBeside, opponentsWithin } from './choosing.ts'
import { spendStarRule, starRuleLeft } from './limits.ts'
import { starRule } from './plain.ts'

const asBlood = (match: BallMatch): BloodMatch => match as unknown as BloodMatch

interface Targeted extends Owned {
  target: number
  to: number
}

const targeting = ({ owner }: Owned): Targeted => ({ owner, target: NOBODY, to: NOWHERE })

const standing = (match: BallMatch, owner: number): boolean =>
  playerOf(match, owner).status === STANDING && hasTackleZone(playerOf(match, owner))

/** An opponent within five squares: on 2+ no Tackle Zone and no activation until the own next turn is over. */
const hexing = procedure<BloodMatch, Targeted, Owned>('hexing', targeting, ['baleful-hex'], {
  start: (match, { owner }) => {
    const targets = opponentsWithin(match, owner, 5).map(({ id }) => id)
    return call(match, chooseTarget, { owner, rule: 'baleful-hex', targets }, 'chosen')
  },
  chosen(match, frame, target: number) {
    if (target < 0) return done(match)
    spendStarRule(match, frame.owner, 'baleful-hex')
    frame.target = target
    return rollTest(match, plainTest(playerOf(match, frame.owner), 'baleful-hex', 2), 'rolled')
  },
  rolled(match, { target }, { passed }: TestResult) {
    if (!passed) return done(match)
    playerOf(match, target).dazed = 1
    note(match.state, target, { hexed: 1 })
    match.events?.push({ type: 'lost-tackle-zone', player: target })
    return done(match)
  },
})

const balefulHex = starRule(
  'baleful-hex',
  {
    activated: (match, owner) =>
      starRuleLeft(asBlood(match), owner, 'baleful-hex') && opponentsWithin(asBlood(match), owner, 5).length > 0
        ? interrupt(hexing, { owner })
        : null,
  },
  { procedures: [hexing] },
)

/** Frenzy for this Blitz, and no Grab for the turn. */
const rushing = optional<Owned>('frenzied-rush', {
  used(match, { owner }) {
    spendStarRule(asBlood(match), owner, 'frenzied-rush')
    lend(asBlood(match), owner, 'frenzy', 'activation')
    suspend(asBlood(match), owner, 'grab', 'turn')
    return done(match)
  },
})

const frenziedRush = starRule(
  'frenzied-rush',
  {
    activated: (match, owner, { what }) =>
      what === 'blitz' && starRuleLeft(asBlood(match), owner, 'frenzied-rush') ? interrupt(rushing, { owner }) : null,
  },
  { procedures: [rushing], anyStatus: true },
)

/** Hail Mary Pass for this action. */
const shooting = optional<Owned>('shot-to-nothing', {
  used(match, { owner }) {
    spendStarRule(asBlood(match), owner, 'shot-to-nothing')
    lend(asBlood(match), owner, 'hail-mary-pass', 'activation')
    return done(match)
  },
})

const shotToNothing = starRule(
  'shot-to-nothing',
  {
    activated: (match, owner, { what }) =>
      what === 'pass' && starRuleLeft(asBlood(match), owner, 'shot-to-nothing') ? interrupt(shooting, { owner }) : null,
  },
  { procedures: [shooting], anyStatus: true },
)

const GIFTS = ['break-tackle', 'dauntless', 'mighty-blow', 'sure-feet']

/** A team-mate beside them has one of four skills for an activation. */
const advising = procedure<BloodMatch, Owned & { mate: number }>('advising', {
  start: {
    kind: 'wisdom',
    seat: (match, { owner }) => playerOf(match, owner).team,
    actions: () => [...GIFTS.map((skill) => ({ type: 'learn', skill })), { type: 'decline' }],
    fallback: (_match, _frame, actions) => actions[actions.length - 1],
    about: (_match, { mate }) => ({ player: mate }),
    answer(match, { owner, mate }, { type, skill }: { type: string; skill: string }) {
      if (type === 'decline') return done(match)
      spendStarRule(match, owner, 'wisdom-of-the-white-dwarf')
      lend(match, mate, skill, 'activation')
      return done(match)
    },
  },
})

const wisdom = starRule(
  'wisdom-of-the-white-dwarf',
  {
    mateActivated: (match, owner, { player }) =>
      starRuleLeft(asBlood(match), owner, 'wisdom-of-the-white-dwarf') &&
      neighboursOf(match, playerOf(match, owner).square).includes(player)
        ? interrupt(advising, { owner, mate: player })
        : null,
  },
  { procedures: [advising] },
)

/** Knocks down the team-mate who holds the ball and takes it; no Turnover. */
const betraying = optional<Owned & { mate: number }>('treacherous', {
  used(match, { owner, mate }) {
    spendStarRule(asBlood(match), owner, 'treacherous')
    takeBall(match, playerOf(match, owner))
    goDown(match, playerOf(match, mate), 'knocked', { onlyWithBall: true })
    return call(match, harm, harmed(mate, NOBODY, 'treachery'), 'taken')
  },
  taken: (match, { owner }) => scoreOrDone(match, owner),
})

const treacherous = starRule(
  'treacherous',
  {
    activated(match, owner) {
      if (!starRuleLeft(asBlood(match), owner, 'treacherous') || !standing(match, owner)) return null
      const { team, square } = playerOf(match, owner)
      const mate = neighboursOf(match, square).find(
        (id) => playerOf(match, id).team === team && holdsBall(match, playerOf(match, id)),
      )
      return mate === undefined ? null : interrupt(betraying, { owner, mate })
    },
  },
  { procedures: [betraying] },
)

/** Unmarked team-mates within five squares, and the squares from which they would mark somebody, standing or not (DB-STAT-06). */
function raids(match: BloodMatch, owner: number): Map<number, number[]> {
  const { team, square } = playerOf(match, owner)
  const found = new Map<number, number[]>()
  for (const mate of match.state.players) {
    if (mate.id === owner || mate.team !== team || !hasTackleZone(mate)) continue
    if (distance(boardOf(match), square, mate.square) > 5 || isMarked(match, mate)) continue
    const squares = freeAround(match, mate.square).filter((to) =>
      neighboursOf(match, to).some((id) => playerOf(match, id).team !== team),
    )
    if (squares.length > 0) found.set(mate.id, squares)
  }
  return found
}

const raiding = procedure<BloodMatch, Targeted, Owned>('raiding', targeting, {
  start: (match, { owner }) =>
    call(match, chooseTarget, { owner, rule: 'raiding-party', targets: [...raids(match, owner).keys()] }, 'chosen'),
  chosen(match, frame, target: number) {
    if (target < 0) return done(match)
    spendStarRule(match, frame.owner, 'raiding-party')
    frame.target = target
    const squares = sure(raids(match, frame.owner).get(target), 'square to raid')
    return call(match, chooseSquare, { owner: frame.owner, rule: 'raiding-party', squares, must: 1 }, 'moved')
  },
  moved(match, { target }, to: number) {
    const mate = playerOf(match, target)
    match.events?.push({ type: 'moved', player: mate.id, from: mate.square, to })
    putAt(match, mate, to)
    return gatherBall(match, mate, 'arrive')
  },
  arrive: (match, { target }) => comeTo(match, target, 1, 'end'),
  end: (match) => done(match),
})

const raidingParty = starRule(
  'raiding-party',
  {
    activated: (match, owner) =>
      starRuleLeft(asBlood(match), owner, 'raiding-party') && raids(asBlood(match), owner).size > 0
        ? interrupt(raiding, { owner })
        : null,
  },
  { procedures: [raiding] },
)

/** An opponent whom they mark loses the Tackle Zone until next activated. */
const inking = procedure<BloodMatch, Owned>('inking', {
  start: (match, { owner }) =>
    call(match, chooseTarget, { owner, rule: 'black-ink', targets: foesBeside(match, owner) }, 'chosen'),
  chosen(match, { owner }, target: number) {
    if (target < 0) return done(match)
    spendStarRule(match, owner, 'black-ink')
    playerOf(match, target).dazed = 1
    match.events?.push({ type: 'lost-tackle-zone', player: target })
    return done(match)
  },
})

const blackInk = starRule(
  'black-ink',
  {
    activated: (match, owner) =>
      starRuleLeft(asBlood(match), owner, 'black-ink') && foesBeside(asBlood(match), owner).length > 0
        ? interrupt(inking, { owner })
        : null,
  },
  { procedures: [inking] },
)

/** A loose ball within three squares: on 3+ they have it. */
const fishing = optional<Owned>('catch-of-the-day', ['catch-of-the-day'], {
  used(match, { owner }) {
    spendStarRule(asBlood(match), owner, 'catch-of-the-day')
    return rollTest(match, plainTest(playerOf(match, owner), 'catch-of-the-day', 3), 'rolled')
  },
  rolled(match, { owner }, { passed }: TestResult) {
    if (!passed) return done(match)
    takeBall(match, playerOf(match, owner))
    match.events?.push({ type: 'picked-up', player: owner })
    return scoreOrDone(match, owner)
  },
})

const catchOfTheDay = starRule(
  'catch-of-the-day',
  {
    activated(match, owner) {
      const { ballHolder, ballSquare } = match.state
      const near =
        ballHolder === NOBODY &&
        ballSquare >= 0 &&
        distance(boardOf(match), ballSquare, playerOf(match, owner).square) <= 3
      return near && standing(match, owner) && starRuleLeft(asBlood(match), owner, 'catch-of-the-day')
        ? interrupt(fishing, { owner })
        : null
    },
  },
  { procedures: [fishing] },
)

/** A keg at an opponent within three squares: 3+ knocks them down, a 1 the thrower. */
const kegging = procedure<BloodMatch, Targeted, Owned>('kegging', targeting, ['beer-barrel-bash'], {
  start(match, { owner }) {
    const targets = standingWithin(match, owner, 3)
    return call(match, chooseTarget, { owner, rule: 'beer-barrel-bash', targets }, 'chosen')
  },
  chosen(match, frame, target: number) {
    if (target < 0) return done(match)
    spendStarRule(match, frame.owner, 'beer-barrel-bash')
    frame.target = target
    return rollTest(match, plainTest(playerOf(match, frame.owner), 'beer-barrel-bash', 3), 'rolled')
  },
  rolled(match, { owner, target }, { passed, natural }: TestResult) {
    if (!passed && natural > 1) return done(match)
    const victim = passed ? target : owner
    goDown(match, playerOf(match, victim), 'knocked')
    return call(match, harm, harmed(victim, NOBODY, 'keg'), 'hurt')
  },
  hurt: (match) => settleBall(match, 'end'),
  end: (match, { owner }) => done(match, playerOf(match, owner).status === STANDING ? undefined : 'over'),
})

const standingWithin = (match: BloodMatch, owner: number, squares: number): number[] =>
  opponentsWithin(match, owner, squares)
    .filter(({ status }) => status === STANDING)
    .map(({ id }) => id)

const beerBarrelBash = starRule(
  'beer-barrel-bash',
  {
    activated: (match, owner) =>
      starRuleLeft(asBlood(match), owner, 'beer-barrel-bash') && standingWithin(asBlood(match), owner, 3).length > 0
        ? interrupt(kegging, { owner })
        : null,
  },
  { procedures: [kegging] },
)

/** A shot at a standing opponent within three squares: 3+ hits, on a 2 the other coach names somebody near, on a 1 themselves. */
const blasting = procedure<BloodMatch, Targeted, Owned>('blasting', targeting, ['then-i-started-blastin'], {
  start: (match, { owner }) =>
    call(
      match,
      chooseTarget,
      { owner, rule: 'then-i-started-blastin', targets: standingWithin(match, owner, 3) },
      'chosen',
    ),
  chosen(match, frame, target: number) {
    if (target < 0) return done(match)
    spendStarRule(match, frame.owner, 'then-i-started-blastin')
    frame.target = target
    return rollTest(match, plainTest(playerOf(match, frame.owner), 'then-i-started-blastin', 3), 'rolled')
  },
  rolled(match, frame, { passed, natural }: TestResult) {
    if (passed) return go(match, 'hit', frame.target)
    if (natural === 1) return go(match, 'hit', frame.owner)
    return strays(match, frame).length > 0 ? go(match, 'stray') : go(match, 'end')
  },
  stray: {
    kind: 'stray-shot',
    seat: (match, { owner }) => 1 - playerOf(match, owner).team,
    actions: (match, frame) => strays(match, frame).map((target) => ({ type: 'target', target })),
    about: (_match, { owner }) => ({ player: owner }),
    answer: (match, _frame, { target }: { type: string; target: number }) => go(match, 'hit', target),
  },
  hit: (match, { owner }, victim: number) =>
    call(match, harm, Object.assign(harmed(victim, owner, 'shot'), { plain: 1, placesProne: 1 }), 'hurt'),
  hurt: (match) => settleBall(match, 'end'),
  end: (match, { owner }) => done(match, playerOf(match, owner).status === STANDING ? undefined : 'over'),
})

const strays = (match: BloodMatch, { owner, target }: Targeted): number[] =>
  match.state.players
    .filter(({ id, place }) => id !== owner && id !== target && place === ON_BOARD)
    .filter(({ square }) => distance(boardOf(match), square, playerOf(match, target).square) <= 3)
    .map(({ id }) => id)

const blastin = starRule(
  'then-i-started-blastin',
  {
    activated: (match, owner) =>
      starRuleLeft(asBlood(match), owner, 'then-i-started-blastin') &&
      standingWithin(asBlood(match), owner, 3).length > 0
        ? interrupt(blasting, { owner })
        : null,
  },
  { procedures: [blasting] },
)

/** Two Blocks, where Unchannelled Fury shows a 1 after a Block was declared. */
const raving = optional<Owned & { target: number }>('fury-of-the-blood-god', {
  used(match, { owner }) {
    spendStarRule(asBlood(match), owner, 'fury-of-the-blood-god')
    return go(match, 'block')
  },
  block(match, { owner, target }) {
    if (!foesBeside(asBlood(match), owner).includes(target)) return go(match, 'second')
    return call(match, blockProcedure, newBlockOf(owner, target), 'second')
  },
  second(match, { owner }) {
    const player = playerOf(match, owner)
    const targets = player.place === ON_BOARD && player.status === STANDING ? foesBeside(asBlood(match), owner) : []
    if (targets.length === 0 || match.state.turnover !== '') return done(match, 'raged')
    return call(match, chooseTarget as never, { owner, rule: 'fury-of-the-blood-god', targets } as never, 'chosen')
  },
  chosen: (match, { owner }, target: number) =>
    target < 0 ? done(match, 'raged') : call(match, blockProcedure, newBlockOf(owner, target), 'end'),
  end: (match) => done(match, 'raged'),
})

const newBlockOf = (owner: number, target: number) => newBlock(owner, target, 0)

const fury = starRule(
  'fury-of-the-blood-god',
  {
    raged: (match, owner, { opponent, from, what }) =>
      what === 'block' && from === 1 && starRuleLeft(asBlood(match), owner, 'fury-of-the-blood-god')
        ? interrupt(raving, { owner, target: opponent })
        : null,
  },
  { procedures: [raving] },
)

/** Rules for the beginning of an activation. */
export const ACTIVATION_STARS: readonly BallAbility[] = [
  balefulHex,
  frenziedRush,
  shotToNothing,
  wisdom,
  treacherous,
  raidingParty,
  blackInk,
  catchOfTheDay,
  beerBarrelBash,
  blastin,
  fury,
]

export const STAR_CHOICES: readonly AnyProcedure[] = [chooseTarget, chooseSquare]
