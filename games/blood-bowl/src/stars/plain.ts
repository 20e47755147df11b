import {
  abilityCalled,
  type BallAbility,
  type BallMoments,
  boardOf,
  CASUALTY,
  distance,
  type Harm,
  hasAbility,
  isOwnBlock,
  isSpent,
  KNOCKED_OUT,
  type Limit,
  ON_BOARD,
  playerOf,
  RESERVES,
  skill,
  spendAbility,
  strengthOf,
  totalOf,
} from '@undercroft/ball'
import { STAR_RULES } from '../data/star-rules/index.ts'
import { starById } from '../data/stars/index.ts'
import type { BloodMatch } from '../state.ts'

const asBlood = (match: { state: object }): BloodMatch => match as unknown as BloodMatch

/** A star's own rule; how often it may be used stands in its data (BB-IND-21). */
export function starRule(id: string, on: Partial<BallMoments>, parts: Partial<BallAbility> = {}): BallAbility {
  const { limit } = STAR_RULES[id]
  const once = limit === 'always' ? {} : { once: limit as Limit }
  return { ...skill(id, 'star', ['BB-IND-21'], { on, ...once }), ...parts }
}

const rerolls = (kinds: readonly string[]): Partial<BallMoments> => ({
  reroll: (_match, _owner, { kind }) => (kinds.includes(kind) ? 1 : 0),
})

/** Any one die of the star's own, a block die included. */
const anyDie: Partial<BallMoments> = { reroll: () => 1, rerollsBlockDie: () => 1 }

/** May be added to an Armour or an Injury roll of the star's own Block, also once rolled. */
const blow = (
  which: readonly string[],
  bonus: (match: BloodMatch, harm: Harm) => number = () => 1,
): Partial<BallMoments> => ({
  addsToHarm: (match, owner, harm, roll) =>
    which.includes(roll) && isOwnBlock(match, owner, harm) ? bonus(asBlood(match), harm) : 0,
})

const isDwarf = ({ state }: BloodMatch, player: number): boolean =>
  /dwarf|troll-slayer|deathroller|grombrindal|grim-ironjaw|barik|thorsson|skrull|zzharg|hthark/.test(
    state.extras[player].position,
  )

/** Rules that change a number or allow a die to be rolled again. */
export const PLAIN_STARS: readonly BallAbility[] = [
  starRule('blind-rage', rerolls(['dauntless'])),
  starRule('savage-blow', { rerollsBlockDie: () => 1 }, { manyDice: true }),
  starRule('mesmerising-dance', rerolls(['hypnotic-gaze'])),
  starRule('the-ballista', rerolls(['pass', 'throw'])),
  starRule('consummate-professional', anyDie),
  starRule('halfling-luck', anyDie),
  starRule('thinking-mans-troll', anyDie),
  starRule('unstoppable-momentum', { rerollsBlockDie: (_match, _owner, { blitz }) => (blitz === 1 ? 1 : 0) }),
  starRule('incorporeal', {
    boost: (match, owner, { kind }) => (kind === 'dodge' ? strengthOf(playerOf(match, owner)) : 0),
  }),
  starRule('strong-passing-game', {
    boost: (match, owner, { kind }) => (kind === 'pass' ? strengthOf(playerOf(match, owner)) : 0),
  }),
  starRule('swift-as-the-breeze', {
    boost: (_match, _owner, test) =>
      ['dodge', 'jump', 'rush'].includes(test.kind) && test.value >= 2 ? Math.max(0, test.target - totalOf(test)) : 0,
  }),
  starRule('brutal-block', blow(['injury'])),
  starRule(
    'slayer',
    blow(['armour', 'injury'], (match, { player }) => (playerOf(match, player).st >= 5 ? 1 : 0)),
  ),
  starRule(
    'dwarfen-scourge',
    blow(['armour', 'injury'], (match, { player }) => (isDwarf(match, player) ? 2 : 1)),
  ),
  starRule('ram', blow(['armour', 'injury'])),
  starRule('crushing-blow', blow(['armour'])),
  starRule('toxin-connoisseur', {
    addsToHarm: (_match, owner, { by, how }, roll) => (roll === 'injury' && how === 'stab' && by === owner ? 1 : 0),
  }),
  /** A Stab or Foul against somebody whom both of the pair mark. */
  starRule('a-sneaky-pair', {
    injuryAgainst(match, owner, { player, how }) {
      if (how !== 'stab' && how !== 'foul') return 0
      const { team } = playerOf(match, owner)
      const { square } = playerOf(match, player)
      const partner = match.state.players.find(
        (mate) => mate.id !== owner && mate.team === team && hasAbility(match, mate, 'a-sneaky-pair'),
      )
      if (!partner || partner.place !== ON_BOARD || partner.status !== 0 || partner.dazed === 1) return 0
      return distance(boardOf(match), partner.square, square) === 1 ? 1 : 0
    },
  }),
  /** Loner (4+), or (2+) while the other of the pair is knocked out or a casualty. */
  starRule(
    'two-for-one',
    {
      teamRerollNeeds(match, owner) {
        const { extras } = asBlood(match).state
        const { team } = playerOf(match, owner)
        const pairedWith = starById(extras[owner].position)?.pairedWith
        const partner = match.state.players.find(
          (mate) => mate.team === team && extras[mate.id].position === pairedWith,
        )
        return partner?.place === KNOCKED_OUT || partner?.place === CASUALTY ? 2 : 4
      },
    },
    { anyStatus: true, compulsory: true },
  ),
  /** One more re-roll until it is used or they leave play. */
  starRule(
    'lord-of-chaos',
    {
      extraRerolls(match, owner) {
        const player = playerOf(match, owner)
        const there = player.place === ON_BOARD || player.place === RESERVES
        return there && !isSpent(match, player, abilityCalled(match, 'lord-of-chaos')) ? 1 : 0
      },
      spendExtraReroll: (match, owner) => spendAbility(match, owner, 'lord-of-chaos'),
    },
    { anyStatus: true },
  ),
  starRule('reliable', { softLanding: (_match, _owner, quality) => quality === 'fumble' }),
  /** The Fouls of the turn: two, if one of them is theirs. */
  starRule(
    'sneakiest-of-the-lot',
    {
      foulsAgain(match, owner, player) {
        const { foulUsed } = match.state.teams[playerOf(match, owner).team]
        if (foulUsed > 1) return false
        return player === owner || isSpent(match, playerOf(match, owner), abilityCalled(match, 'sneakiest-of-the-lot'))
      },
      activated(match, owner, { what }) {
        if (what === 'foul') spendAbility(match, owner, 'sneakiest-of-the-lot')
        return null
      },
    },
    { anyStatus: true },
  ),
]
