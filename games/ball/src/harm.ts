import { call, die, done, go, type Modifier, type Next, procedure, roll } from '@undercroft/engine'
import { abilityCalled, announce, giveWay, isHeard, isReached, isSpent, listenersOf, spend } from './abilities.ts'
import {
  BADLY_HURT,
  BADLY_HURT_RESULT,
  CASUALTIES,
  casualtyResult,
  INJURY_RESULTS,
  INJURY_TABLE,
  injuryResult,
  KO_RESULT,
  LASTING_INJURIES,
  LASTING_INJURY,
  SERIOUS_INJURY,
  STUNNED_RESULT,
} from './data/injuries.ts'
import { CHARACTERISTICS, canBeReduced, reduced } from './data/profile.ts'
import { goDown, loseBall, opposingSeat, playerOf, takeOff } from './field.ts'
import { type BallAbility, occasion } from './moments.ts'
import { rulesOf } from './rules.ts'
import { type BallMatch, CASUALTY, KNOCKED_OUT, NOBODY, ON_BOARD, type Player, RESERVES, STUNNED } from './state.ts'
import { tellRoll } from './test.ts'

const TWO_D6 = [die(6), die(6)]
const D16 = [die(16)]
const D6 = [die(6)]

/** Armour, Injury and Casualty rolls against one player, made by the coach of the other side (DB-ARM-01, DB-STAT-30). */
export interface Harm {
  player: number
  /** Who caused it, or NOBODY. */
  by: number
  /** 'block', 'foul', 'fall', 'throw', ... */
  how: string
  /** Modifiers of the Armour roll. */
  modifiers: Modifier[]
  /** 1: no skill, place or assist may change the rolls. */
  plain: number
  /** 1: no Armour roll, the Injury roll at once. */
  skipArmour: number
  /** 1: a Casualty is Badly Hurt and nothing worse. */
  mild: number
  /** 1: Stunned counts as Knocked-out. */
  outright: number
  /** 1: they stay on their feet unless their armour breaks, then they are placed Prone. */
  placesProne: number
  /** A bonus of the thing itself (a bomb, a spell) on either roll, for the coach who rolls to use. */
  bonus: number
  /** The square they were leaving when they fell, or -1. */
  from: number
  /** Who rolls. */
  seat: number
  total: number
  armourDouble: number
  injuryDouble: number
  /** 1: opponents cannot change the Armour roll. */
  rigid: number
  /** The dice as they lie. */
  dice: number[]
  /** A bonus that may be used on either roll was used. */
  bonusUsed: number
  /** What was added beside it, by abilities. */
  added: number
  /** The bonus added to the Injury roll. */
  injuryBonus: number
}

export interface HarmResult {
  /** -1 where the armour held, otherwise the result of the Injury roll. */
  readonly result: number
  readonly armourDouble: boolean
  readonly injuryDouble: boolean
}

export const harmed = (player: number, by: number, how: string, modifiers: Modifier[] = []): Harm => ({
  player,
  by,
  how,
  modifiers,
  plain: 0,
  skipArmour: 0,
  mild: 0,
  outright: 0,
  placesProne: 0,
  bonus: 0,
  from: -1,
  seat: NOBODY,
  total: 0,
  armourDouble: 0,
  injuryDouble: 0,
  rigid: 0,
  dice: [],
  bonusUsed: 0,
  added: 0,
  injuryBonus: 0,
})

interface AddBonus {
  readonly type: 'add-bonus'
  readonly player: number
  readonly skill: string
}

type BonusAction = AddBonus | { readonly type: 'decline' }

export const harm = procedure<BallMatch, Harm>('harm', ['armour', 'injury'], {
  start(match, frame) {
    const player = playerOf(match, frame.player)
    frame.seat = opposingSeat(match, player.team)
    if (frame.skipArmour === 1) return go(match, 'injury')
    if (frame.by >= 0) {
      const by = playerOf(match, frame.by)
      for (const { answer } of listenersOf(match, by, 'armourAgainst', player.id)) answer(match, by.id, frame)
    }
    if (frame.plain === 0)
      for (const { answer } of listenersOf(match, player, 'armour')) answer(match, player.id, frame)
    // An ability may spare the Armour roll; it changes the flag, which is why it is looked at again.
    if ((frame.skipArmour as number) === 1) return go(match, 'injury')
    return roll(match, TWO_D6, 'armour', frame.seat, 'armour')
  },
  armour(match, frame, values: number[]) {
    frame.dice = values
    if (frame.by < 0 || !isHeard(match, 'harmRolled')) return go(match, 'armourLies')
    const about = occasion(frame.player, frame.player, -1, -1, 'armour')
    return announce(match, 'harmRolled', [frame.by], about, 'armourLies')
  },
  armourLies(match, frame) {
    const player = playerOf(match, frame.player)
    const values = frame.dice
    const natural = values[0] + values[1]
    frame.armourDouble = values[0] === values[1] ? 1 : 0
    frame.total = natural
    for (const { value } of frame.modifiers) frame.total += value
    const broken = frame.total >= player.av || isBrokenAnyway(match, frame, natural)
    match.events?.push({
      type: 'roll',
      what: 'armour',
      seat: frame.seat,
      piece: frame.player,
      dice: ['d6', 'd6'],
      values,
      target: player.av,
      modifiers: frame.modifiers.map((modifier) => ({ ...modifier })),
      passed: broken,
      reroll: null,
    })
    if (broken) return go(match, 'injury')
    return armourBonuses(match, frame).length > 0 ? go(match, 'armourBonus') : held(match, frame)
  },
  armourBonus: {
    kind: 'harm-bonus',
    seat: (_match, { seat }) => seat,
    actions: (match, frame) => [...armourBonuses(match, frame), { type: 'decline' }],
    about: (_match, { player }) => ({ player, roll: 'armour' }),
    answer(match, frame, action: BonusAction) {
      if (action.type === 'decline') return held(match, frame)
      frame.total += useBonus(match, frame, action, 'armour')
      return frame.total >= playerOf(match, frame.player).av ? go(match, 'injury') : go(match, 'armourBonus')
    },
  },
  injury(match, { player, placesProne, seat }) {
    if (placesProne === 1) goDown(match, playerOf(match, player), 'placed')
    return roll(match, TWO_D6, 'injury', seat, 'injured')
  },
  injured(match, frame, values: number[]) {
    frame.dice = values
    if (frame.by < 0 || !isHeard(match, 'harmRolled')) return go(match, 'injuryLies')
    const about = occasion(frame.player, frame.player, -1, -1, 'injury')
    return announce(match, 'harmRolled', [frame.by], about, 'injuryLies')
  },
  injuryLies(match, frame) {
    const values = frame.dice
    frame.injuryDouble = values[0] === values[1] ? 1 : 0
    frame.total = values[0] + values[1]
    tellRoll(match, 'injury', frame.seat, frame.player, 'd6', values)
    if (frame.by >= 0) {
      const by = playerOf(match, frame.by)
      for (const { answer } of listenersOf(match, by, 'injuryAgainst', frame.player))
        frame.injuryBonus += answer(match, by.id, frame)
    }
    return injuryBonuses(match, frame).length > 0 ? go(match, 'injuryBonus') : go(match, 'suffer')
  },
  injuryBonus: {
    kind: 'harm-bonus',
    seat: (_match, { seat }) => seat,
    actions: (match, frame) => [...injuryBonuses(match, frame), { type: 'decline' }],
    about: (_match, { player }) => ({ player, roll: 'injury' }),
    answer(match, frame, action: BonusAction) {
      if (action.type === 'decline') return go(match, 'suffer')
      frame.injuryBonus += useBonus(match, frame, action, 'injury')
      return injuryBonuses(match, frame).length > 0 ? go(match, 'injuryBonus') : go(match, 'suffer')
    },
  },
  suffer(match, frame) {
    const player = playerOf(match, frame.player)
    const result = resultOf(match, frame, frame.total + frame.injuryBonus)
    match.events?.push({ type: 'injured', player: player.id, result: INJURY_RESULTS[result], by: frame.by })
    frame.total = result
    if (result === STUNNED_RESULT) {
      stun(match, player)
      return go(match, 'end')
    }
    if (result === KO_RESULT) return giveWay(match, rulesOf(match).medicine.knockedOut(match, player.id), 'knockedOut')
    const automatic = result === BADLY_HURT_RESULT || frame.mild === 1 ? BADLY_HURT : -1
    return call(match, casualty, { player: player.id, by: frame.by, how: frame.how, result: automatic }, 'end')
  },
  knockedOut(match, { player }, patched: unknown) {
    if (patched === undefined) takeOff(match, playerOf(match, player), KNOCKED_OUT)
    return go(match, 'end')
  },
  end: (match, frame) =>
    done(match, {
      result: frame.total,
      armourDouble: frame.armourDouble === 1,
      injuryDouble: frame.injuryDouble === 1,
    } satisfies HarmResult),
})

const held = (match: BallMatch, frame: Harm): Next =>
  done(match, { result: -1, armourDouble: frame.armourDouble === 1, injuryDouble: false } satisfies HarmResult)

function isBrokenAnyway(match: BallMatch, frame: Harm, natural: number): boolean {
  if (frame.by < 0 || frame.plain === 1) return false
  const by = playerOf(match, frame.by)
  return listenersOf(match, by, 'breaksArmour', frame.player).some(({ answer }) => answer(match, by.id, frame, natural))
}

/** What would break the armour, alone or together. */
function armourBonuses(match: BallMatch, frame: Harm): AddBonus[] {
  if (frame.rigid === 1) return []
  const { av } = playerOf(match, frame.player)
  const found = bonuses(match, frame, 'armour')
  const sum = found.reduce((most, { bonus }) => most + bonus, 0)
  return frame.total + sum >= av ? found.map(({ action }) => action) : []
}

/** What would make the injury worse, alone or together. */
function injuryBonuses(match: BallMatch, frame: Harm): AddBonus[] {
  const found = bonuses(match, frame, 'injury')
  const sum = found.reduce((most, { bonus }) => most + bonus, 0)
  return sum > 0 && worsens(match, frame, sum) ? found.map(({ action }) => action) : []
}

interface Bonus {
  readonly action: AddBonus
  readonly bonus: number
}

/** Bonuses that could be used now: one of those for either roll (DB-SKU-04), and what an ability adds beside it. */
function bonuses(match: BallMatch, frame: Harm, which: string): Bonus[] {
  const found = isHeard(match, 'addsToHarm') ? addable(match, frame, which) : []
  if (frame.plain === 1 || frame.bonusUsed === 1) return found
  if (frame.bonus > 0)
    found.push({ action: { type: 'add-bonus', player: frame.by, skill: frame.how }, bonus: frame.bonus })
  const hearing = rulesOf(match).table.hearing('harmBonus')
  if (!hearing.isHeardIn(match.state.inPlay)) return found
  for (const owner of match.state.players) {
    if (owner.place !== ON_BOARD || owner.id === frame.player || !isReached(match, owner, hearing)) continue
    for (const { ability, answer } of listenersOf(match, owner, 'harmBonus', frame.player)) {
      const bonus = answer(match, owner.id, frame)
      if (bonus > 0) found.push({ action: { type: 'add-bonus', player: owner.id, skill: ability.id }, bonus })
    }
  }
  return found
}

function addable(match: BallMatch, frame: Harm, which: string): Bonus[] {
  if (frame.by < 0) return []
  const by = playerOf(match, frame.by)
  return listenersOf(match, by, 'addsToHarm', frame.player).flatMap(({ ability, answer }) => {
    if (isSpent(match, by, ability as BallAbility)) return []
    const bonus = answer(match, by.id, frame, which)
    return bonus > 0 ? [{ action: { type: 'add-bonus', player: by.id, skill: ability.id } as const, bonus }] : []
  })
}

/** Uses a bonus and returns how much it is. */
function useBonus(match: BallMatch, frame: Harm, { player, skill }: AddBonus, which: string): number {
  match.events?.push({ type: 'skill-used', player, skill })
  if (skill === frame.how) {
    frame.bonusUsed = 1
    return frame.bonus
  }
  const ability = abilityCalled(match, skill)
  if (ability.on.addsToHarm) {
    const bonus = ability.on.addsToHarm(match, player, frame, which)
    spend(match, playerOf(match, player), ability)
    return bonus
  }
  frame.bonusUsed = 1
  return ability.on.harmBonus?.(match, player, frame) ?? 0
}

const worsens = (match: BallMatch, frame: Harm, bonus: number): boolean => {
  const total = frame.total + frame.injuryBonus
  return resultOf(match, frame, total + bonus) > resultOf(match, frame, total)
}

function resultOf(match: BallMatch, frame: Harm, total: number): number {
  const player = playerOf(match, frame.player)
  let result = injuryResult(INJURY_TABLE, total)
  for (const { answer } of listenersOf(match, player, 'injury')) result = answer(match, player.id, total, result)
  if (result !== STUNNED_RESULT) return result
  const listeners = listenersOf(match, player, 'neverStunned')
  const isOut = frame.outright === 1 || listeners.some(({ answer }) => answer(match, player.id, frame))
  return isOut ? KO_RESULT : result
}

/** Stunned where they lie; in their own team's turn they stay so until the end of its next one (DB-STAT-18 to DB-STAT-20). */
export function stun(match: BallMatch, player: Player): void {
  loseBall(match, player, 'knocked')
  player.status = STUNNED
  player.dazed = 0
  player.freshlyStunned = player.team === match.state.active && match.state.inTurn === 1 ? 1 : 0
}

interface Stricken {
  player: number
  by: number
  how: string
  /** A result that is certain, or -1: a D16 decides. */
  result: number
}

export interface CasualtyRoll extends Stricken {
  /** 1: the result was certain. */
  automatic: number
}

const newCasualty = ({ player, by, how, result }: Stricken): CasualtyRoll => ({
  player,
  by,
  how,
  result,
  automatic: result >= 0 ? 1 : 0,
})

/** The player is removed as a Casualty (DB-ARM-12 to DB-ARM-24). */
export const casualty = procedure<BallMatch, CasualtyRoll, Stricken>(
  'casualty',
  newCasualty,
  ['casualty', 'lasting-injury'],
  {
    start(match, frame) {
      const player = playerOf(match, frame.player)
      takeOff(match, player, CASUALTY)
      if (frame.by >= 0 && frame.how === 'block' && playerOf(match, frame.by).team !== player.team) {
        playerOf(match, frame.by).casualties++
        match.state.teams[playerOf(match, frame.by).team].casualties++
      }
      if (frame.result >= 0) return go(match, 'rolled')
      return roll(match, D16, 'casualty', opposingSeat(match, player.team), 'look')
    },
    look(match, frame, values: number[]) {
      const player = playerOf(match, frame.player)
      tellRoll(match, 'casualty', opposingSeat(match, player.team), player.id, 'd16', values)
      let total = values[0] + player.niggling
      for (const { answer } of listenersOf(match, player, 'casualtyRoll')) total += answer(match, player.id)
      frame.result = casualtyResult(total)
      return go(match, 'rolled')
    },
    /** Those who treat players come before anything else (BB-INJ-10). */
    rolled: (match, { player }) => giveWay(match, rulesOf(match).medicine.casualty(match, player), 'treated'),
    treated: (match, { player }, healed: unknown) =>
      healed === undefined
        ? announce(match, 'casualty', [player], occasion(player), 'healed')
        : go(match, 'healed', healed),
    healed(match, frame, healed: unknown) {
      const player = playerOf(match, frame.player)
      if (healed !== undefined) {
        player.place = RESERVES
        return go(match, 'credit')
      }
      player.casualty = frame.result
      match.events?.push({ type: 'injured', player: player.id, result: CASUALTIES[frame.result], by: frame.by })
      if (frame.result > BADLY_HURT) player.missesNextGame = 1
      if (frame.result === SERIOUS_INJURY) player.niggling++
      const lasts = frame.result === LASTING_INJURY && CHARACTERISTICS.some((name) => canBeReduced(name, player[name]))
      return lasts ? rollLasting(match, player) : go(match, 'credit')
    },
    lasting(match, frame, values: number[]) {
      const player = playerOf(match, frame.player)
      tellRoll(match, 'lasting-injury', opposingSeat(match, player.team), player.id, 'd6', values)
      const { characteristic } = LASTING_INJURIES[values[0] - 1]
      if (!canBeReduced(characteristic, player[characteristic])) return rollLasting(match, player) // DB-ARM-24
      player[characteristic] = reduced(characteristic, player[characteristic])
      player.lasting = values[0] - 1
      return go(match, 'credit')
    },
    credit: (match, { player, by, how }) =>
      by < 0 ? go(match, 'end') : announce(match, 'caused', [by], occasion(player, by, -1, -1, how), 'end'),
    end(match, { player }) {
      rulesOf(match).medicine.settled(match, player)
      return done(match)
    },
  },
)

const rollLasting = (match: BallMatch, { team }: Player): Next =>
  roll(match, D6, 'lasting-injury', opposingSeat(match, team), 'lasting')

/** Being placed Prone hurts only those who say so. */
export const hurtPlaced = (match: BallMatch, hurt: Harm, then: string): Next =>
  listenersOf(match, playerOf(match, hurt.player), 'hurtWhenPlaced').some(({ answer }) => answer(match, hurt.player))
    ? call(match, harm, hurt, then)
    : go(match, then)
