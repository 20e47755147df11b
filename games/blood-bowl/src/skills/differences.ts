import {
  abilityCalled,
  BANDS,
  grudge,
  interrupt,
  isActing,
  isPass,
  isSpent,
  markedPenalty,
  type Owned,
  playerOf,
  QUICK,
  SHORT,
  skill,
  spendAbility,
  stuntyUnless,
  tellRoll,
} from '@undercroft/ball'
import { die, done, go, procedure, roll } from '@undercroft/engine'
import { listOfSeat } from '../content.ts'
import { findPosition, TEAMS } from '../data/teams/index.ts'
import { type BloodMatch, HIRED, JOURNEYMAN } from '../state.ts'
import { assistantsFor } from '../treatment.ts'

const D6 = [die(6)]
const asBlood = (match: { state: object }): BloodMatch => match as unknown as BloodMatch

/** Only quick and short passes; the others are for Cannoneers (BB-SKILL-04). */
const accurate = skill('accurate', 'passing', ['BB-SKILL-04'], {
  on: { boost: (_match, _owner, test) => (isPass(test) && NEAR.has(test.detail) ? 1 : 0) },
})
const NEAR: ReadonlySet<string> = new Set([BANDS[QUICK], BANDS[SHORT]])

/** Neither opponents nor the rain hinder them in picking up (BB-WEATHER-06). */
const bigHand = skill('big-hand', 'mutation', ['DB-SKILL-BIG-HAND-01', 'BB-WEATHER-06'], {
  on: {
    boost: (_match, _owner, test) => (test.kind === 'pick-up' ? markedPenalty(test, ['marked', 'pouring-rain']) : 0),
  },
})

/** Guard lifts the limit on assists for Blocks only, not for Fouls (BB-SKILL-27). */
const guard = skill('guard', 'strength', ['DB-SKILL-GUARD-01', 'BB-SKILL-27'], {
  on: { assistsAnyway: (_match, _owner, how) => how === 'block' },
})

/** Opponents cannot change Armour rolls against this player in any way, nor use Claws (BB-SKILL-28). */
const ironHardSkin = skill('iron-hard-skin', 'mutation', ['BB-SKILL-28'], {
  denying: ['claws'],
  anyStatus: true,
  on: {
    denies: (_match, owner, _user, ability, opponent) => ability === 'claws' && opponent === owner,
    armour(_match, _owner, harm) {
      harm.rigid = 1
      harm.modifiers = harm.modifiers.filter(({ source }) => source === 'assists-against' || source === 'own-chainsaw')
    },
  },
})

/** Saves from a double on the Armour roll; the activation ends with the Foul all the same (BB-FOUL-03). */
const sneakyGit = skill('sneaky-git', 'agility', ['DB-SKILL-SNEAKY-GIT-01', 'BB-FOUL-03'], {
  on: { foulsUnseen: (_match, _owner, which) => which === 'armour' },
})

/** Only after a quick pass (or bomb) of their own activation, which is remembered until that is over (BB-PASS-10, DB-TRAIT-BOMBARDIER-03). */
const runningPass = skill('running-pass', 'passing', ['BB-PASS-10'], {
  once: 'activation',
  on: {
    modify(match, owner, test) {
      if (isPass(test) && test.detail === BANDS[QUICK] && isActing(match, owner))
        spendAbility(match, owner, 'running-pass')
    },
    movesOn: (match, owner, action) =>
      (action === 'pass' || action === 'throw-bomb') &&
      isSpent(match, playerOf(match, owner), abilityCalled(match, 'running-pass')),
  },
})

/** A failed Regeneration may be rolled again by a Mortuary Assistant or a Plague Doctor (BB-INJ-11, BB-IND-14, BB-IND-15). */
const regenerating = procedure<BloodMatch, Owned>('regenerating', ['regeneration'], {
  start: (match, { owner }) => roll(match, D6, 'regeneration', playerOf(match, owner).team, 'rolled'),
  rolled(match, { owner }, values: number[]) {
    const player = playerOf(match, owner)
    tellRoll(match, 'regeneration', player.team, owner, 'd6', values)
    if (values[0] >= 4) return done(match, 'healed')
    return assistantsFor(match, player).length > 0 ? go(match, 'ask') : done(match)
  },
  ask: {
    kind: 'regenerate-again',
    seat: (match, { owner }) => playerOf(match, owner).team,
    actions: (match, { owner }) => [
      ...assistantsFor(match, playerOf(match, owner)).map((healer) => ({ type: 'treat', healer })),
      { type: 'decline' },
    ],
    about: (_match, { owner }) => ({ player: owner }),
    answer(match, { owner }, { type, healer }: { type: string; healer: string }) {
      if (type === 'decline') return done(match)
      const { team } = playerOf(match, owner)
      const side = match.state.sides[team]
      if (healer === 'mortuary-assistant') side.mortuary--
      else side.plagueDoctors--
      match.events?.push({ type: 'apothecary', team, player: owner, item: healer })
      return roll(match, D6, 'regeneration', team, 'second')
    },
  },
  second(match, { owner }, values: number[]) {
    tellRoll(match, 'regeneration', playerOf(match, owner).team, owner, 'd6', values)
    return done(match, values[0] >= 4 ? 'healed' : undefined)
  },
})

const regeneration = skill('regeneration', 'trait', ['DB-TRAIT-REGENERATION-01', 'BB-INJ-11'], {
  anyStatus: true,
  on: { casualty: (_match, owner) => interrupt(regenerating, { owner }) },
  procedures: [regenerating],
})

const POSITIONS = new Map(
  TEAMS.flatMap(({ positions }) => positions.map((position) => [position.id, position] as const)),
)

/** Does the owner hate the team-mate? Hired players only, stars and mercenaries never (BB-SKILL-34). */
function hates(match: BloodMatch, owner: number, mate: number): boolean {
  const { extras } = match.state
  const { position: own } = extras[owner]
  const list = listOfSeat(match.options, playerOf(match, owner).team)
  const hated = ((list && findPosition(list, own)) ?? POSITIONS.get(own))?.animosity ?? 'all'
  const { contract, position } = extras[mate]
  if (contract !== HIRED && contract !== JOURNEYMAN) return false
  return hated === 'all' || hated.includes(position)
}

const animosity = skill('animosity', 'trait', ['DB-TRAIT-ANIMOSITY-01', 'BB-SKILL-34'], {
  compulsory: true,
  anyStatus: true,
  on: {
    handingOff: (match, owner, { opponent }) =>
      hates(asBlood(match), owner, opponent) ? interrupt(grudge, { owner }) : null,
    passDeclared(match, owner, { player, opponent }) {
      if (player !== owner || opponent < 0) return null
      const sameTeam = playerOf(match, opponent).team === playerOf(match, owner).team
      return sameTeam && hates(asBlood(match), owner, opponent) ? interrupt(grudge, { owner }) : null
    },
  },
  procedures: [grudge],
})

/** Skills and traits that the two books tell differently: these take the place of the shared ones. */
export const DIFFERENCES = [
  accurate,
  bigHand,
  guard,
  ironHardSkin,
  sneakyGit,
  runningPass,
  regeneration,
  animosity,
  stuntyUnless(['bombardier', 'chainsaw', 'swoop']),
]
