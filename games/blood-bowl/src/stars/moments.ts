import {
  abilityCalled,
  type BallAbility,
  type BallMatch,
  block,
  findInner,
  type Harm,
  type HarmResult,
  harm,
  harmed,
  inner,
  interrupt,
  isActing,
  isSpent,
  loseBall,
  neighboursOf,
  type Owned,
  optional,
  pass,
  plainTest,
  playerOf,
  rollTest,
  scoreOrDone,
  skill,
  spendAbility,
  strengthOf,
  type TestResult,
  takeBall,
  tellRoll,
} from '@undercroft/ball'
import { call, die, done, isRunning, procedure, roll } from '@undercroft/engine'
import { gainForDrive } from '../kick-off-events.ts'
import { lend } from '../loans.ts'
import type { BloodMatch } from '../state.ts'
import { foesBeside } from './choosing.ts'
import { spendStarRule, starRuleLeft } from './limits.ts'
import { starRule } from './plain.ts'

const D6 = [die(6)]
const TWO_D6 = [die(6), die(6)]
const asBlood = (match: BallMatch): BloodMatch => match as unknown as BloodMatch
const left = (match: BallMatch, owner: number, rule: string): boolean => starRuleLeft(asBlood(match), owner, rule)

/** The ball of a lob scatters again, and team-mates catch it more easily. */
const blastAgain = optional<Owned>('blast-it', {
  used(match, { owner }) {
    spendStarRule(asBlood(match), owner, 'blast-it')
    inner(match, pass).blasted = 1
    return done(match, 'again')
  },
})

const blastIt = starRule(
  'blast-it',
  {
    passScattered: (match, owner) =>
      inner(match, pass).lobbed === 1 && left(match, owner, 'blast-it') ? interrupt(blastAgain, { owner }) : null,
    hinder(match, owner, { opponent, player, modifiers }) {
      const thrown = findInner(match, pass)
      if (opponent !== owner || thrown?.blasted !== 1) return
      if (playerOf(match, player).team === playerOf(match, owner).team)
        modifiers.push({ source: 'blast-it', value: 1, rule: 'BB-IND-21' })
    },
  },
  { procedures: [blastAgain], hindering: ['catch'] },
)

/** An opponent has caught the bomb: it goes off at once. */
const sparking = optional<Owned>('kaboom', {
  used(match, { owner }) {
    spendStarRule(asBlood(match), owner, 'kaboom')
    return done(match, 'explodes')
  },
})

const kaboom = starRule(
  'kaboom',
  {
    bombCaught: (match, owner, { player }) =>
      playerOf(match, player).team !== playerOf(match, owner).team && left(match, owner, 'kaboom')
        ? interrupt(sparking, { owner })
        : null,
  },
  { procedures: [sparking], anyStatus: true },
)

/** A Touchdown brings a re-roll until the end of the next drive. */
const starOfTheShow = starRule(
  'star-of-the-show',
  {
    scored(match, owner) {
      if (!left(match, owner, 'star-of-the-show')) return null
      spendStarRule(asBlood(match), owner, 'star-of-the-show')
      asBlood(match).state.sides[playerOf(match, owner).team].nextDriveRerolls++
      return null
    },
  },
  { anyStatus: true },
)

/** May strike an opponent instead of a team-mate. */
const primalSavagery = starRule(
  'primal-savagery',
  {
    lashTargets(match, owner, targets) {
      if (left(match, owner, 'primal-savagery')) targets.push(...foesBeside(asBlood(match), owner))
    },
    armourAgainst(match, owner, { player }) {
      const struck = isRunning(match, 'lashing-out') && playerOf(match, player).team !== playerOf(match, owner).team
      if (struck && left(match, owner, 'primal-savagery')) spendStarRule(asBlood(match), owner, 'primal-savagery')
    },
  },
  { anyStatus: true },
)

/** One block die more for every Block of this activation. */
const goring: BallAbility = skill('goring', 'star', ['BB-IND-21'], {
  on: { extraDice: (_match, _owner, { blitz }) => blitz },
})

const gore = optional<Owned>('gored-by-the-bull', {
  used(match, { owner }) {
    spendStarRule(asBlood(match), owner, 'gored-by-the-bull')
    lend(asBlood(match), owner, 'goring', 'activation')
    return done(match)
  },
})

const goredByTheBull = starRule(
  'gored-by-the-bull',
  {
    comparing: (match, owner) =>
      inner(match, block).blitz === 1 && left(match, owner, 'gored-by-the-bull') ? interrupt(gore, { owner }) : null,
  },
  { procedures: [gore] },
)

/** Dauntless has worked: the Strength is twice that of the target. */
const overcome = optional<Owned>('indomitable', {
  used(match, { owner }) {
    spendStarRule(asBlood(match), owner, 'indomitable')
    const frame = inner(match, block)
    frame.strength = 2 * frame.against
    return done(match)
  },
})

const indomitable = starRule(
  'indomitable',
  {
    comparing(match, owner) {
      const { strength, against } = inner(match, block)
      const dared = strength === against && strengthOf(playerOf(match, owner)) < against
      return dared && left(match, owner, 'indomitable') ? interrupt(overcome, { owner }) : null
    },
  },
  { procedures: [overcome] },
)

/** Bites whoever has caught the ball beside them; where the armour breaks, the ball is theirs. No Turnover. */
const snapping = optional<Owned & { target: number }>('quick-bite', {
  used(match, { owner, target }) {
    spendStarRule(asBlood(match), owner, 'quick-bite')
    // Whose the ball is stands when the armour has held or not: nobody loses it by going down.
    loseBall(match, playerOf(match, target), 'bitten')
    return call(match, harm, Object.assign(harmed(target, owner, 'quick-bite'), { plain: 1, placesProne: 1 }), 'bitten')
  },
  bitten(match, { owner, target }, { result }: HarmResult) {
    takeBall(match, playerOf(match, result < 0 ? target : owner))
    if (result < 0) return done(match)
    for (const frame of match.stack)
      if (frame.proc === 'pass' || frame.proc === 'hand-off') Object.assign(frame, { spared: 1 })
    match.events?.push({ type: 'caught', player: owner })
    return scoreOrDone(match, owner)
  },
})

const quickBite = starRule(
  'quick-bite',
  {
    ballCaught: (match, owner, { player }) =>
      playerOf(match, player).team !== playerOf(match, owner).team &&
      neighboursOf(match, playerOf(match, owner).square).includes(player) &&
      left(match, owner, 'quick-bite')
        ? interrupt(snapping, { owner, target: player })
        : null,
  },
  { procedures: [snapping] },
)

const steadying = procedure<BloodMatch, Owned & { die: number }>('steadying', ['armour-die', 'pro-re-roll'], {
  start: {
    kind: 'old-pro',
    seat: (match, { owner }) => playerOf(match, owner).team,
    actions: () => [{ type: 'decline' }, { type: 'again', die: 0 }, { type: 'again', die: 1 }],
    about: (match, { owner }) => ({ player: owner, dice: inner(match, harm).dice }),
    answer(match, frame, { type, die: which }: { type: string; die: number }) {
      if (type === 'decline') return done(match)
      spendStarRule(match, frame.owner, 'old-pro')
      spendAbility(match, frame.owner, 'pro')
      frame.die = which
      return roll(match, D6, 'pro-re-roll', playerOf(match, frame.owner).team, 'allowed')
    },
  },
  allowed(match, { owner }, values: number[]) {
    const { team } = playerOf(match, owner)
    tellRoll(match, 'pro-re-roll', team, owner, 'd6', values)
    return values[0] >= 3 ? roll(match, D6, 'armour-die', team, 'rolled') : done(match)
  },
  rolled(match, { owner, die: which }, values: number[]) {
    tellRoll(match, 'armour-die', playerOf(match, owner).team, owner, 'd6', values)
    const frame = inner(match, harm)
    frame.dice = frame.dice.map((value, at) => (at === which ? values[0] : value))
    return done(match)
  },
})

/** Pro on one die of an Armour roll: a use of Pro like any other (DB-SKILL-PRO-01, DB-SKILL-PRO-03). */
const oldPro = starRule(
  'old-pro',
  {
    harmRolled: (match, owner, { what }) =>
      what === 'armour' && left(match, owner, 'old-pro') && mayUsePro(match, owner)
        ? interrupt(steadying, { owner, die: 0 })
        : null,
  },
  { procedures: [steadying] },
)

const mayUsePro = (match: BallMatch, owner: number): boolean =>
  isActing(match, owner) && !isSpent(match, playerOf(match, owner), abilityCalled(match, 'pro'))

/** The whole Injury roll again. */
const injuryAgain = (id: string, applies: (match: BallMatch, owner: number, harm: Harm) => boolean): BallAbility => {
  const again = optional<Owned>(id, ['injury', 'yoink'], {
    used(match, { owner }) {
      spendStarRule(asBlood(match), owner, id)
      return roll(match, TWO_D6, 'injury', playerOf(match, owner).team, 'rolled')
    },
    rolled(match, _frame, values: number[]) {
      inner(match, harm).dice = values
      return done(match)
    },
  })
  return starRule(
    id,
    {
      harmRolled: (match, owner, { what }) =>
        what === 'injury' && applies(match, owner, inner(match, harm)) && left(match, owner, id)
          ? interrupt(again, { owner })
          : null,
    },
    { procedures: [again] },
  )
}

const masterAssassin = injuryAgain('master-assassin', (_match, _owner, { how }) => how === 'stab')
const savageMauling = injuryAgain(
  'savage-mauling',
  (match, owner, { player }) => playerOf(match, player).team !== playerOf(match, owner).team,
)

/** On 2+ intercepts without a test. */
const yoinking = optional<Owned>('yoink', ['yoink'], {
  used(match, { owner }) {
    spendStarRule(asBlood(match), owner, 'yoink')
    return rollTest(match, plainTest(playerOf(match, owner), 'yoink', 2), 'rolled')
  },
  rolled: (match, _frame, { passed }: TestResult) => done(match, passed ? 'intercepted' : 'missed'),
})

const yoink = starRule(
  'yoink',
  { interfering: (match, owner) => (left(match, owner, 'yoink') ? interrupt(yoinking, { owner }) : null) },
  { procedures: [yoinking] },
)

/** A Casualty by the star's Block brings a re-roll for this drive. */
const pumpUpTheCrowd = starRule(
  'pump-up-the-crowd',
  {
    caused(match, owner, { what }) {
      if (what !== 'block' || !left(match, owner, 'pump-up-the-crowd')) return null
      spendStarRule(asBlood(match), owner, 'pump-up-the-crowd')
      gainForDrive(asBlood(match), playerOf(match, owner).team, 'pump-up-the-crowd')
      return null
    },
  },
  { anyStatus: true },
)

/** The first Block of an opponent against them in a half: they count as having Dodge. */
const watchOut = starRule('watch-out', {
  attacked(match, owner, { player, what }) {
    if (what !== 'block' || playerOf(match, player).team === playerOf(match, owner).team) return null
    if (!left(match, owner, 'watch-out')) return null
    spendStarRule(asBlood(match), owner, 'watch-out')
    lend(asBlood(match), owner, 'dodge', 'activation')
    return null
  },
})

/** Known by name; what they do stands with Chainsaw, Bloodlust, Ball & Chain and the end of a drive. */
const ELSEWHERE = [
  'tasty-morsel',
  'ghostly-flames',
  'whirling-dervish',
  'ill-be-back',
  'maximum-carnage',
  'kick-em-while-theyre-down',
]

/** Rules that answer something that happens. */
export const MOMENT_STARS: readonly BallAbility[] = [
  blastIt,
  kaboom,
  starOfTheShow,
  primalSavagery,
  goredByTheBull,
  goring,
  indomitable,
  quickBite,
  oldPro,
  masterAssassin,
  savageMauling,
  yoink,
  pumpUpTheCrowd,
  watchOut,
  ...ELSEWHERE.map((id) => starRule(id, {}, { anyStatus: true })),
]
