import { die, done, go, procedure, roll } from '@undercroft/engine'
import { abilityCalled, hasAbility, isSpent, mayUse, spendAbility } from '../abilities.ts'
import { distance } from '../board.ts'
import { DEAD, injuryResult, STUNTY_INJURY_TABLE } from '../data/injuries.ts'
import { isMarked, neighboursOf, playerOf } from '../field.ts'
import { interrupt, skill } from '../moments.ts'
import { boardOf, rulesOf } from '../rules.ts'
import { type BallMatch, newPlayer, ON_BOARD, type Player, PRONE, type RosterPlayer, STANDING } from '../state.ts'
import { plainTest, rollTest, type TestResult, tellRoll } from '../test.ts'
import { leapsOver } from './agility.ts'
import { markedPenalty } from './mutation.ts'
import { type Owned, optional } from './optional.ts'

const decay = skill('decay', 'trait', ['DB-TRAIT-DECAY-01'], {
  compulsory: true,
  anyStatus: true,
  on: { casualtyRoll: () => 1 },
})

const drunkard = skill('drunkard', 'trait', ['DB-TRAIT-DRUNKARD-01'], {
  compulsory: true,
  anyStatus: true,
  on: {
    modify(_match, _owner, { kind, modifiers }) {
      if (kind === 'rush') modifiers.push({ source: 'drunkard', value: -1, rule: 'DB-TRAIT-DRUNKARD-01' })
    },
  },
})

export const loner = (needs: number) =>
  skill(`loner-${needs}`, 'trait', ['DB-TRAIT-LONER-01'], {
    compulsory: true,
    anyStatus: true,
    on: { teamRerollNeeds: () => needs },
  })

const noHands = skill('no-hands', 'trait', ['DB-TRAIT-NO-HANDS-01', 'DB-TRAIT-NO-HANDS-02', 'DB-TRAIT-NO-HANDS-03'], {
  compulsory: true,
  anyStatus: true,
  on: { cannotHandle: () => true },
})

/** Holders who can help, and the Prone team-mates within three squares of one of them. */
const helpers = (match: BallMatch, team: number): Player[] =>
  match.state.players.filter(
    (player) =>
      player.team === team &&
      player.place === ON_BOARD &&
      hasAbility(match, player, 'pick-me-up') &&
      mayUse(match, player, abilityCalled(match, 'pick-me-up')),
  )

function fallenNear(match: BallMatch, team: number): number[] {
  const board = boardOf(match)
  const holders = helpers(match, team)
  return match.state.players
    .filter((player) => player.team === team && player.place === ON_BOARD && player.status === PRONE)
    .filter(({ square }) => holders.some((holder) => distance(board, holder.square, square) <= 3))
    .map(({ id }) => id)
}

const pickUpMates = optional<Owned & { fallen: number[] }>('pick-me-up', ['pick-me-up'], {
  used: (match, { fallen }) =>
    fallen.length === 0
      ? done(match)
      : rollTest(match, plainTest(playerOf(match, fallen[0]), 'pick-me-up', 5), 'rolled'),
  rolled(match, frame, { passed }: TestResult) {
    if (passed) {
      playerOf(match, frame.fallen[0]).status = STANDING
      match.events?.push({ type: 'stood-up', player: frame.fallen[0] })
    }
    frame.fallen = frame.fallen.slice(1)
    return go(match, 'used')
  },
})

/** One die for each Prone player, however many helpers are near: the first of them sees to all. */
const pickMeUp = skill('pick-me-up', 'trait', ['DB-TRAIT-PICK-ME-UP-01'], {
  on: {
    turnEnds(match, owner, { player: team }) {
      const own = playerOf(match, owner).team
      if (own === team || helpers(match, own)[0].id !== owner) return null
      const fallen = fallenNear(match, own)
      return fallen.length === 0 ? null : interrupt(pickUpMates, { owner, fallen })
    },
  },
  procedures: [pickUpMates],
})

const IMMUNE = ['decay', 'regeneration', 'stunty']

const canBeInfected = (match: BallMatch, victim: Player): boolean =>
  victim.casualty === DEAD && victim.st <= 4 && !IMMUNE.some((trait) => hasAbility(match, victim, trait))

/** The victim is lost to their own team; where the team has use for them a new player joins it (DB-TRAIT-PLAGUE-RIDDEN-03). */
const infect = optional<Owned>('plague-ridden', {
  used(match, { owner }) {
    const { team } = playerOf(match, owner)
    spendAbility(match, owner, 'plague-ridden')
    const { recruit } = match.options.teams[team]
    if (recruit) joinTeam(match, team, recruit)
    return done(match)
  },
})

function joinTeam(match: BallMatch, team: number, recruit: RosterPlayer): void {
  const { players } = match.state
  const { table } = rulesOf(match)
  const joined = newPlayer(players.length, team, recruit, table.set(recruit.skills), table.set([]))
  players.push(joined)
  match.state.inPlay = table.union([match.state.inPlay, joined.skills])
  rulesOf(match).joined(match, joined)
  match.events?.push({ type: 'recruited', player: joined.id })
}

const plagueRidden = skill(
  'plague-ridden',
  'trait',
  ['DB-TRAIT-PLAGUE-RIDDEN-01', 'DB-TRAIT-PLAGUE-RIDDEN-02', 'DB-TRAIT-PLAGUE-RIDDEN-03'],
  {
    anyStatus: true,
    once: 'game',
    on: {
      caused(match, owner, { player, what }) {
        const victim = playerOf(match, player)
        if ((what !== 'block' && what !== 'foul') || victim.team === playerOf(match, owner).team) return null
        if (isSpent(match, playerOf(match, owner), abilityCalled(match, 'plague-ridden'))) return null
        return canBeInfected(match, victim) ? interrupt(infect, { owner }) : null
      },
    },
    procedures: [infect],
  },
)

const pogoStick = skill('pogo-stick', 'trait', ['DB-TRAIT-POGO-STICK-01', 'DB-TRAIT-POGO-STICK-02'], {
  on: {
    jumpsOver: (match, _owner, square) => leapsOver(match, square),
    boost: (_match, _owner, test) => (test.kind === 'jump' ? markedPenalty(test, ['marked', 'prehensile-tail']) : 0),
    ignoresMarkers: () => true,
  },
})

const D6 = [die(6)]

/** The die belongs to the Casualty roll: nothing rolls it again (DB-SKU-18). */
const regenerating = procedure<BallMatch, Owned>('regenerating', ['regeneration'], {
  start: (match, { owner }) => roll(match, D6, 'regeneration', playerOf(match, owner).team, 'rolled'),
  rolled(match, { owner }, values: number[]) {
    tellRoll(match, 'regeneration', playerOf(match, owner).team, owner, 'd6', values)
    return done(match, values[0] >= 4 ? 'healed' : undefined)
  },
})

const regeneration = skill('regeneration', 'trait', ['DB-TRAIT-REGENERATION-01', 'DB-TRAIT-REGENERATION-02'], {
  anyStatus: true,
  on: { casualty: (_match, owner) => interrupt(regenerating, { owner }) },
  procedures: [regenerating],
})

/** Slips past opponents, unless laden with one of these. */
export const stuntyUnless = (laden: readonly string[]) =>
  skill('stunty', 'trait', ['DB-TRAIT-STUNTY-01', 'DB-TRAIT-STUNTY-02', 'DB-TRAIT-STUNTY-03'], {
    compulsory: true,
    anyStatus: true,
    on: {
      modify(match, owner, test) {
        const player = playerOf(match, owner)
        if (test.kind !== 'dodge' || laden.some((trait) => hasAbility(match, player, trait))) return
        test.modifiers = test.modifiers.filter(({ source }) => source !== 'marked')
      },
      hinder(_match, owner, { kind, opponent, modifiers }) {
        if (kind === 'interfere' && opponent === owner) {
          modifiers.push({ source: 'stunty', value: 1, rule: 'DB-TRAIT-STUNTY-02' })
        }
      },
      injury: (_match, _owner, total) => injuryResult(STUNTY_INJURY_TABLE, total),
    },
  })

const stunty = stuntyUnless(['bombardier'])

const timmmBer = skill('timmm-ber', 'trait', ['DB-TRAIT-TIMMM-BER-01'], {
  anyStatus: true,
  on: {
    modify(match, owner, test) {
      const player = playerOf(match, owner)
      if (test.kind !== 'stand-up' || player.ma > 2) return
      const free = neighboursOf(match, player.square).filter((id) => {
        const mate = playerOf(match, id)
        return mate.team === player.team && mate.status === STANDING && !isMarked(match, mate)
      })
      if (free.length === 0) return
      test.modifiers.push({ source: 'timmm-ber', value: free.length, rule: 'DB-TRAIT-TIMMM-BER-01' })
      test.natural = 1
    },
  },
})

const titchy = skill('titchy', 'trait', ['DB-TRAIT-TITCHY-01', 'DB-TRAIT-TITCHY-02'], {
  compulsory: true,
  anyStatus: true,
  on: {
    modify(_match, _owner, { kind, modifiers }) {
      if (kind === 'dodge') modifiers.push({ source: 'titchy', value: 1, rule: 'DB-TRAIT-TITCHY-01' })
    },
    ignoredByDodgers: () => true,
  },
})

export const BODY_TRAITS = [
  decay,
  drunkard,
  loner(3),
  loner(4),
  noHands,
  pickMeUp,
  plagueRidden,
  pogoStick,
  regeneration,
  stunty,
  timmmBer,
  titchy,
]
