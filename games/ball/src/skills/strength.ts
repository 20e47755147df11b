import { call, done } from '@undercroft/engine'
import { findInner, hasAbility, inner } from '../abilities.ts'
import { block, mayBePutAt } from '../block.ts'
import { BOTH_DOWN, PUSH_BACK } from '../data/block-dice.ts'
import { KO_RESULT, STUNNED_RESULT } from '../data/injuries.ts'
import { areAdjacent, freeAround, goDown, hasTackleZone, isHelpless, playerOf } from '../field.ts'
import { foul } from '../foul.ts'
import { settleBall } from '../loose-ball.ts'
import { interrupt, skill } from '../moments.ts'
import { type BallMatch, ON_BOARD, STANDING } from '../state.ts'
import { isOwnBlock } from './block-harm.ts'
import { multipleBlock } from './multiple-block.ts'
import { type Owned, optional } from './optional.ts'

/** Also for one who lies in the vacated square after a Diving Tackle (DB-SKILL-ARM-BAR-01). */
const armBar = skill('arm-bar', 'strength', ['DB-SKILL-ARM-BAR-01', 'DB-SKILL-ARM-BAR-02'], {
  anyStatus: true,
  on: {
    harmBonus(match, owner, { player, from }) {
      const holder = playerOf(match, owner)
      if (from < 0 || holder.team === playerOf(match, player).team) return 0
      return holder.square === from || (hasTackleZone(holder) && areAdjacent(match, holder.square, from)) ? 1 : 0
    },
  },
})

const brawler = skill('brawler', 'strength', ['DB-SKILL-BRAWLER-01'], {
  on: { rerollsBlockDie: (_match, _owner, { blitz }, face) => (blitz === 0 && face === BOTH_DOWN ? 1 : 0) },
})

const breakTackle = skill('break-tackle', 'strength', ['DB-SKILL-BREAK-TACKLE-01'], {
  once: 'activation',
  on: {
    boost: (match, owner, { kind }) => (kind === 'dodge' ? (playerOf(match, owner).st >= 5 ? 2 : 1) : 0),
  },
})

const grabSquares = (match: BallMatch, target: number): number[] =>
  freeAround(match, playerOf(match, target).square).filter((to) => mayBePutAt(match, target, to))

const pushAnywhere = optional<Owned & { target: number }>('grab', {
  used: {
    kind: 'push-square',
    seat: (match, { owner }) => playerOf(match, owner).team,
    actions: (match, { target }) => grabSquares(match, target).map((to) => ({ type: 'push', to })),
    about: (_match, { target }) => ({ player: target }),
    answer: (match, _frame, { to }: { type: string; to: number }) => done(match, to),
  },
})

const grab = skill('grab', 'strength', ['DB-SKILL-GRAB-01', 'DB-SKILL-GRAB-02'], {
  denying: ['side-step'],
  on: {
    denies: (match, owner, user, ability, opponent) =>
      ability === 'side-step' && opponent === owner && findInner(match, block)?.target === user,
    pushing(match, owner, { player }) {
      const isBlitz = inner(match, block).blitz === 1
      if (isBlitz || grabSquares(match, player).length === 0) return null
      return interrupt(pushAnywhere, { owner, target: player })
    },
  },
  procedures: [pushAnywhere],
})

const guard = skill('guard', 'strength', ['DB-SKILL-GUARD-01'], {
  on: { assistsAnyway: () => true },
})

const pushThrough = optional<Owned>('juggernaut', {
  used(match) {
    inner(match, block).face = PUSH_BACK
    return done(match)
  },
})

const RESISTANCE = ['fend', 'stand-firm', 'wrestle']

/** In a Blitz only, and only against the target of the Block. */
const juggernaut = skill('juggernaut', 'strength', ['DB-SKILL-JUGGERNAUT-01', 'DB-SKILL-JUGGERNAUT-02'], {
  denying: RESISTANCE,
  on: {
    face(match, owner) {
      const { blocker, blitz, face } = inner(match, block)
      return blocker === owner && blitz === 1 && face === BOTH_DOWN ? interrupt(pushThrough, { owner }) : null
    },
    denies(match, owner, user, ability, opponent) {
      if (opponent !== owner || !RESISTANCE.includes(ability)) return false
      const at = findInner(match, block)
      return at?.blitz === 1 && at.blocker === owner && at.target === user
    },
  },
  procedures: [pushThrough],
})

export const mightyBlowOf = (id: string, bonus: number) =>
  skill(id, 'strength', ['DB-SKILL-MIGHTY-BLOW-01', 'DB-SKILL-MIGHTY-BLOW-02'], {
    on: {
      harmBonus: (match, owner, harm) =>
        isOwnBlock(match, owner, harm) || (harm.how === 'kick' && harm.by === owner) ? bonus : 0,
    },
  })

const mightyBlow = mightyBlowOf('mighty-blow', 1)

/** The team's Foul of this turn, after which they lie beside their victim (DB-SKILL-PILE-DRIVER-02, DB-SKILL-PILE-DRIVER-03). */
const driveDown = optional<Owned & { victim: number }>('pile-driver', {
  used(match, { owner, victim }) {
    match.state.teams[playerOf(match, owner).team].foulUsed = 1
    return call(match, foul, { player: owner, victim }, 'fouled')
  },
  fouled(match, { owner }) {
    const player = playerOf(match, owner)
    if (player.place === ON_BOARD && player.status === STANDING) goDown(match, player, 'placed')
    return settleBall(match, 'end')
  },
  end: (match) => done(match),
})

const pileDriver = skill(
  'pile-driver',
  'strength',
  ['DB-SKILL-PILE-DRIVER-01', 'DB-SKILL-PILE-DRIVER-02', 'DB-SKILL-PILE-DRIVER-03'],
  {
    on: {
      blocked(match, owner, { opponent }) {
        const victim = playerOf(match, opponent)
        const player = playerOf(match, owner)
        if (match.state.teams[player.team].foulUsed > 0) return null
        if (!isHelpless(victim) || !areAdjacent(match, player.square, victim.square)) return null
        return interrupt(driveDown, { owner, victim: opponent })
      },
    },
    procedures: [driveDown],
  },
)

const stay = optional<Owned>('stand-firm', { used: (match) => done(match, -1) })

const standFirm = skill(
  'stand-firm',
  'strength',
  ['DB-SKILL-STAND-FIRM-01', 'DB-SKILL-STAND-FIRM-02', 'DB-SKILL-STAND-FIRM-03'],
  {
    on: { pushed: (_match, owner) => interrupt(stay, { owner }) },
    procedures: [stay],
  },
)

/** For a throw, not for a kick. */
const strongArm = skill('strong-arm', 'strength', ['DB-SKILL-STRONG-ARM-01'], {
  on: { boost: (_match, _owner, { kind }) => (kind === 'throw' ? 1 : 0) },
})

/** Stunned on the lowest total that would be a KO: 8, or 7 for a Stunty player. */
const thickSkull = skill('thick-skull', 'strength', ['DB-SKILL-THICK-SKULL-01', 'DB-SKILL-THICK-SKULL-02'], {
  anyStatus: true,
  on: {
    injury(match, owner, total, result) {
      const lowest = hasAbility(match, playerOf(match, owner), 'stunty') ? 7 : 8
      return result === KO_RESULT && total === lowest ? STUNNED_RESULT : result
    },
  },
})

/** Juggernaut turns Both Down before Block and Wrestle are thought of, so this family stands first in the table. */
export const STRENGTH = [
  armBar,
  brawler,
  breakTackle,
  grab,
  guard,
  juggernaut,
  mightyBlow,
  multipleBlock,
  pileDriver,
  standFirm,
  strongArm,
  thickSkull,
]
