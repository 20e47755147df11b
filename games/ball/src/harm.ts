import { call, die, done, go, type Modifier, type Next, procedure, roll } from '@undercroft/engine'
import { abilityCalled, announce, isHeard, listenersOf } from './abilities.ts'
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
import { occasion } from './moments.ts'
import { type BallMatch, CASUALTY, KNOCKED_OUT, ON_BOARD, type Player, RESERVES, STUNNED } from './state.ts'
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
  /** 1: he stays on his feet unless his armour breaks, then he is placed Prone. */
  placesProne: number
  /** A bonus of the thing itself (a bomb, a spell) on either roll, for the coach who rolls to use. */
  bonus: number
  /** The square he was leaving when he fell, or -1. */
  from: number
  seat?: number
  total?: number
  armourDouble?: number
  injuryDouble?: number
  /** A bonus that may be used on either roll was used. */
  bonusUsed?: number
  /** The bonus added to the Injury roll. */
  injuryBonus?: number
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
  placesProne: 0,
  bonus: 0,
  from: -1,
})

interface BonusAction {
  readonly type: 'add-bonus' | 'decline'
  readonly player?: number
  readonly skill?: string
}

export const harm = procedure<BallMatch, Harm>('harm', {
  start(match, frame) {
    const player = playerOf(match, frame.player)
    frame.seat = opposingSeat(match, player.team)
    frame.armourDouble = 0
    frame.injuryDouble = 0
    frame.bonusUsed = 0
    frame.injuryBonus = 0
    if (frame.skipArmour === 1) return go(match, 'injury')
    if (frame.plain === 0)
      for (const { answer } of listenersOf(match, player, 'armour')) answer(match, player.id, frame)
    return roll(match, TWO_D6, 'armour', frame.seat, 'armour')
  },
  armour(match, frame, values: number[]) {
    const player = playerOf(match, frame.player)
    const natural = values[0] + values[1]
    frame.armourDouble = values[0] === values[1] ? 1 : 0
    frame.total = natural
    for (const { value } of frame.modifiers) frame.total += value
    const broken = frame.total >= player.av || isBrokenAnyway(match, frame, natural)
    match.events?.push({
      type: 'roll',
      what: 'armour',
      seat: frame.seat!,
      piece: frame.player,
      dice: ['d6', 'd6'],
      values,
      target: player.av,
      modifiers: frame.modifiers.map((modifier) => ({ ...modifier })),
      passed: broken,
      reroll: null,
    })
    if (broken) return go(match, 'injury')
    return bonuses(match, frame, (bonus) => frame.total! + bonus >= player.av).length > 0
      ? go(match, 'armourBonus')
      : held(match, frame)
  },
  armourBonus: {
    kind: 'harm-bonus',
    seat: (_match, { seat }) => seat!,
    actions: (match, frame) => {
      const { av } = playerOf(match, frame.player)
      return [...bonuses(match, frame, (bonus) => frame.total! + bonus >= av), { type: 'decline' }]
    },
    about: (_match, { player }) => ({ player, roll: 'armour' }),
    answer(match, frame, action: BonusAction) {
      if (action.type === 'decline') return held(match, frame)
      frame.bonusUsed = 1
      match.events?.push({ type: 'skill-used', player: action.player!, skill: action.skill! })
      return go(match, 'injury')
    },
  },
  injury(match, { player, placesProne, seat }) {
    if (placesProne === 1) goDown(match, playerOf(match, player), 'placed')
    return roll(match, TWO_D6, 'injury', seat!, 'injured')
  },
  injured(match, frame, values: number[]) {
    frame.total = values[0] + values[1]
    frame.injuryDouble = values[0] === values[1] ? 1 : 0
    tellRoll(match, 'injury', frame.seat!, frame.player, 'd6', values)
    return bonuses(match, frame, (bonus) => worsens(match, frame, bonus)).length > 0
      ? go(match, 'injuryBonus')
      : go(match, 'suffer')
  },
  injuryBonus: {
    kind: 'harm-bonus',
    seat: (_match, { seat }) => seat!,
    actions: (match, frame) => [...bonuses(match, frame, (bonus) => worsens(match, frame, bonus)), { type: 'decline' }],
    about: (_match, { player }) => ({ player, roll: 'injury' }),
    answer(match, frame, action: BonusAction) {
      if (action.type !== 'decline') {
        frame.bonusUsed = 1
        frame.injuryBonus = bonusOf(match, frame, action)
        match.events?.push({ type: 'skill-used', player: action.player!, skill: action.skill! })
      }
      return go(match, 'suffer')
    },
  },
  suffer(match, frame) {
    const player = playerOf(match, frame.player)
    const result = resultOf(match, player, frame.total! + frame.injuryBonus!)
    match.events?.push({ type: 'injured', player: player.id, result: INJURY_RESULTS[result], by: frame.by })
    frame.total = result
    if (result === STUNNED_RESULT) {
      stun(match, player)
      return go(match, 'end')
    }
    if (result === KO_RESULT) {
      takeOff(match, player, KNOCKED_OUT)
      return go(match, 'end')
    }
    const automatic = result === BADLY_HURT_RESULT ? BADLY_HURT : -1
    return call(match, casualty, { player: player.id, by: frame.by, how: frame.how, result: automatic }, 'end')
  },
  end: (match, frame) =>
    done(match, {
      result: frame.total!,
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

/** Bonuses of players on the board that could be used now and would matter (DB-SKU-04). */
function bonuses(match: BallMatch, frame: Harm, matters: (bonus: number) => boolean): BonusAction[] {
  const found: BonusAction[] = []
  if (frame.plain === 1 || frame.bonusUsed === 1) return found
  if (frame.bonus > 0 && matters(frame.bonus)) found.push({ type: 'add-bonus', player: frame.by, skill: frame.how })
  if (!isHeard(match, 'harmBonus')) return found
  for (const owner of match.state.players) {
    if (owner.place !== ON_BOARD || owner.id === frame.player) continue
    for (const { ability, answer } of listenersOf(match, owner, 'harmBonus', frame.player)) {
      const bonus = answer(match, owner.id, frame)
      if (bonus > 0 && matters(bonus)) found.push({ type: 'add-bonus', player: owner.id, skill: ability.id })
    }
  }
  return found
}

function bonusOf(match: BallMatch, frame: Harm, { player, skill }: BonusAction): number {
  if (skill === frame.how) return frame.bonus
  const answer = abilityCalled(match, skill!).on.harmBonus!
  return answer(match, player!, frame)
}

const worsens = (match: BallMatch, frame: Harm, bonus: number): boolean => {
  const player = playerOf(match, frame.player)
  return resultOf(match, player, frame.total! + bonus) > resultOf(match, player, frame.total!)
}

function resultOf(match: BallMatch, player: Player, total: number): number {
  let result = injuryResult(INJURY_TABLE, total)
  for (const { answer } of listenersOf(match, player, 'injury')) result = answer(match, player.id, total, result)
  return result
}

/** Stunned where he lies; in his own team's turn he stays so until the end of its next one (DB-STAT-18 to DB-STAT-20). */
export function stun(match: BallMatch, player: Player): void {
  loseBall(match, player, 'knocked')
  player.status = STUNNED
  player.dazed = 0
  player.freshlyStunned = player.team === match.state.active ? 1 : 0
}

interface CasualtyRoll {
  player: number
  by: number
  how: string
  /** A result that is certain, or -1: a D16 decides. */
  result: number
}

/** The player is removed as a Casualty (DB-ARM-12 to DB-ARM-24). */
export const casualty = procedure<BallMatch, CasualtyRoll>('casualty', {
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
  rolled: (match, { player }) => announce(match, 'casualty', [player], occasion(player), 'healed'),
  healed(match, frame, healed: unknown) {
    const player = playerOf(match, frame.player)
    if (healed !== undefined) {
      player.place = RESERVES
      return done(match)
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
    by < 0 ? done(match) : announce(match, 'caused', [by], occasion(player, by, -1, -1, how), 'end'),
  end: (match) => done(match),
})

const rollLasting = (match: BallMatch, { team }: Player): Next =>
  roll(match, D6, 'lasting-injury', opposingSeat(match, team), 'lasting')
