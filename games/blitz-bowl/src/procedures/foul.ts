import { call, done, go, type Next, procedure, roll } from '@undercroft/engine'
import { BLOCK, D6, type Face, faceOf, MISS, SHOVE, TACKLE } from '../dice.ts'
import { profileOf } from '../queries.ts'
import type { Blitz } from '../state.ts'
import { tellSix } from './block.ts'
import { currentRecord } from './bonus.ts'
import { bounce } from './bounce.ts'
import { at, injure, sendToBench, spend, tellAbility } from './changes.ts'
import { REFEREE_CHASED_OFF } from './score.ts'

interface FoulFrame {
  player: number
  target: number
}

/** A Foul: one block die, no Armour test (BZ-FOUL-01 to BZ-FOUL-10). */
export const foul = procedure<Blitz, FoulFrame>('foul', ['foul'], {
  start: (match, { player }) => {
    const dice = profileOf(match.state, player).injuresOnSix ? [BLOCK, D6] : [BLOCK]
    return roll(match, dice, 'foul', match.state.players[player].team, 'rolled')
  },
  rolled: (match, frame, [value, six]: number[]): Next => {
    const { player, target } = frame
    match.events?.push({
      type: 'roll',
      what: 'foul',
      seat: match.state.players[player].team,
      piece: player,
      dice: ['block'],
      values: [value],
      target: null,
      modifiers: [],
      passed: null,
      reroll: null,
      rules: ['BZ-FOUL-03'],
    })
    if (six !== undefined && tellSix(match, player, six)) {
      tellAbility(match, player)
      hurt(match, player, target, 'injured')
      return done(match)
    }
    return judge(match, frame, faceOf(value))
  },
  /** BZ-FOUL-05: sent off to the bench; a ball they held bounces (BZ-GEN-23). */
  sentOff: (match, { player }) => {
    match.events?.push({ type: 'sent-off', player, at: at(match.state.players[player].square), rules: ['BZ-FOUL-05'] })
    const ball = sendToBench(match, player)
    return ball >= 0 ? call(match, bounce, { ball }, 'end') : done(match)
  },
  end: (match) => done(match),
})

/** BZ-FOUL-04: which face means what. */
function judge(match: Blitz, { player, target }: FoulFrame, face: Face): Next {
  const referee = (match.state.lasting & REFEREE_CHASED_OFF) === 0
  if (face === SHOVE || (face === MISS && !referee)) {
    match.events?.push({ type: 'foul-result', player, target, result: 'slipped', rules: ['BZ-FOUL-06'] })
    spend(match, player)
    return done(match)
  }
  if (face === MISS) {
    match.events?.push({ type: 'foul-result', player, target, result: 'caught', rules: ['BZ-FOUL-05'] })
    return go(match, 'sentOff')
  }
  const caught = face === TACKLE && referee
  hurt(match, player, target, caught ? 'injured-and-caught' : 'injured')
  return caught ? go(match, 'sentOff') : done(match)
}

function hurt(match: Blitz, player: number, target: number, result: 'injured' | 'injured-and-caught'): void {
  match.events?.push({ type: 'foul-result', player, target, result, rules: ['BZ-FOUL-04'] })
  currentRecord(match).targetInjured = true
  injure(match, target, 'foul')
}
