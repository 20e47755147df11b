import {
  BADLY_HURT,
  CASUALTIES,
  casualty,
  casualtyResult,
  DEAD,
  hasAbility,
  inner,
  listenersOf,
  ON_BOARD,
  opposingSeat,
  type Player,
  PRONE,
  playerOf,
  RESERVES,
  STANDING,
  stun,
  tellRoll,
} from '@undercroft/ball'
import { die, done, go, procedure, roll } from '@undercroft/engine'
import { listOfSeat } from './content.ts'
import { joinTeam } from './joining.ts'
import { type BloodMatch, HIRED, JOURNEYMAN, MERCENARY, STAR } from './state.ts'

const D16 = [die(16)]

type Healer = 'apothecary' | 'wandering-apothecary' | 'plague-doctor'

/** Who may still treat this player: the own apothecary only those hired for good (BB-INJ-05, BB-IND-13, BB-IND-15). */
export function healersFor(match: BloodMatch, { id, team }: Player, knockedOut: boolean): Healer[] {
  const { contract, frog } = match.state.extras[id]
  const { apothecaries, wanderers, plagueDoctors } = match.state.sides[team]
  const found: Healer[] = []
  if (frog === 1 && !knockedOut) return found
  if (apothecaries > 0 && contract === HIRED) found.push('apothecary')
  if (wanderers > 0 && (contract === HIRED || contract === JOURNEYMAN || contract === MERCENARY))
    found.push('wandering-apothecary')
  if (plagueDoctors > 0 && knockedOut && (contract === HIRED || contract === JOURNEYMAN)) found.push('plague-doctor')
  return found
}

function useUp(match: BloodMatch, { id, team }: Player, healer: Healer): void {
  const side = match.state.sides[team]
  if (healer === 'apothecary') side.apothecaries--
  else if (healer === 'wandering-apothecary') side.wanderers--
  else side.plagueDoctors--
  match.events?.push({ type: 'apothecary', team, player: id, item: healer })
}

interface Treated {
  player: number
  first: number
  second: number
}

const offers = (healers: readonly Healer[]) => [
  ...healers.map((healer) => ({ type: 'treat', healer })),
  { type: 'decline' },
]

/** A player is Knocked-out: patched up, they are Stunned where they lie, or sit in the Reserves after the crowd (BB-INJ-06). */
export const patchUp = procedure<BloodMatch, { player: number }>('patch-up', {
  start: {
    kind: 'apothecary',
    seat: (match, { player }) => playerOf(match, player).team,
    actions: (match, { player }) => offers(healersFor(match, playerOf(match, player), true)),
    about: (_match, { player }) => ({ player, result: 'ko' }),
    answer(match, { player }, action: { type: string; healer: Healer }) {
      if (action.type === 'decline') return done(match)
      const patient = playerOf(match, player)
      useUp(match, patient, action.healer)
      match.events?.push({ type: 'healed', player })
      if (patient.place === ON_BOARD) {
        if (patient.status === STANDING) patient.status = PRONE
        stun(match, patient)
      }
      return done(match, 'patched')
    },
  },
})

const begin = ({ player }: { player: number }): Treated => ({ player, first: 0, second: 0 })

/** A Casualty roll was made: a second one, and the coach chooses; Badly Hurt means the Reserves (BB-INJ-07 to BB-INJ-09). */
export const treat = procedure<BloodMatch, Treated, { player: number }>('treat', begin, ['casualty'], {
  start: {
    kind: 'apothecary',
    seat: (match, { player }) => playerOf(match, player).team,
    actions: (match, { player }) => offers(healersFor(match, playerOf(match, player), false)),
    about: (match, { player }) => ({ player, result: CASUALTIES[inner(match, casualty).result] }),
    answer(match, frame, action: { type: string; healer: Healer }) {
      if (action.type === 'decline') return done(match)
      const patient = playerOf(match, frame.player)
      useUp(match, patient, action.healer)
      const { result, automatic } = inner(match, casualty)
      frame.first = result
      if (automatic === 1) return go(match, 'settled', BADLY_HURT)
      return roll(match, D16, 'casualty', opposingSeat(match, patient.team), 'rolled')
    },
  },
  rolled(match, frame, values: number[]) {
    const patient = playerOf(match, frame.player)
    tellRoll(match, 'casualty', opposingSeat(match, patient.team), patient.id, 'd16', values)
    let total = values[0] + patient.niggling
    for (const { answer } of listenersOf(match, patient, 'casualtyRoll')) total += answer(match, patient.id)
    frame.second = casualtyResult(total)
    return frame.second === frame.first ? go(match, 'settled', frame.first) : go(match, 'choose')
  },
  choose: {
    kind: 'choose-casualty',
    seat: (match, { player }) => playerOf(match, player).team,
    actions: (_match, { first, second }) => [
      { type: 'casualty', result: CASUALTIES[Math.min(first, second)] },
      { type: 'casualty', result: CASUALTIES[Math.max(first, second)] },
    ],
    about: (_match, { player }) => ({ player }),
    answer: (match, _frame, { result }: { type: string; result: (typeof CASUALTIES)[number] }) =>
      go(match, 'settled', CASUALTIES.indexOf(result)),
  },
  settled(match, { player }, result: number) {
    inner(match, casualty).result = result
    if (result !== BADLY_HURT) return done(match)
    match.events?.push({ type: 'healed', player })
    return done(match, 'healed')
  },
})

/** A failed Regeneration may be rolled again by a Mortuary Assistant or a Plague Doctor (BB-IND-14, BB-IND-15). */
export function assistantsFor(match: BloodMatch, { id, team }: Player): string[] {
  const { contract } = match.state.extras[id]
  if (contract === MERCENARY || contract === STAR) return []
  const { mortuary, plagueDoctors } = match.state.sides[team]
  return [...(mortuary > 0 ? ['mortuary-assistant'] : []), ...(plagueDoctors > 0 ? ['plague-doctor'] : [])]
}

const IMMUNE = ['regeneration', 'stunty']

/** Somebody has died for good: the Masters of Undeath raise a Zombie at once (BB-TEAM-10), a Vampire Lord remembers (BB-TEAM-11). */
export function raiseDead(match: BloodMatch, victim: Player): void {
  if (victim.casualty !== DEAD || victim.st > 4 || IMMUNE.some((trait) => hasAbility(match, victim, trait))) return
  const team = 1 - victim.team
  const side = match.state.sides[team]
  const special = listOfSeat(match.options, team)?.special ?? []
  if (side.raised > 0) return
  if (special.includes('Vampire Lord')) side.raised = 1
  if (!special.includes('Masters of Undeath')) return
  const zombie = match.options.teams[team].recruit
  if (!zombie) return
  side.raised = 1
  const joined = joinTeam(match, team, zombie, HIRED)
  joined.place = RESERVES
  match.events?.push({ type: 'recruited', player: joined.id })
}
