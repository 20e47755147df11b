import { call, die, done, go, type Modifier, procedure, roll } from '@undercroft/engine'
import { announce, findInner, giveWay, listenersOf } from './abilities.ts'
import { countAssists } from './assists.ts'
import { argumentResult, COACH_SENT_OFF, PLAYER_STAYS } from './data/injuries.ts'
import { playerOf, takeOff, turnover } from './field.ts'
import { type HarmResult, harm, harmed } from './harm.ts'
import { settleBall } from './loose-ball.ts'
import { occasion } from './moments.ts'
import { move } from './move.ts'
import { rulesOf } from './rules.ts'
import { type BallMatch, OUT, type Player } from './state.ts'
import { tellRoll } from './test.ts'

const D6 = [die(6)]

interface Fouling {
  player: number
  victim: number
}

export interface Foul extends Fouling {
  /** What an ability adds to the Armour roll. */
  modifiers: Modifier[]
}

const newFoul = ({ player, victim }: Fouling): Foul => ({ player, victim, modifiers: [] })

/** A player kicks somebody who lies on the ground (DB-FOUL-01 to DB-FOUL-13). */
export const foul = procedure<BallMatch, Foul, Fouling>('foul', newFoul, {
  start(match, frame) {
    match.state.teams[playerOf(match, frame.player).team].fouls++
    return announce(match, 'fouling', [frame.player], occasion(frame.player, frame.victim), 'kick')
  },
  kick(match, frame, prevented: unknown) {
    if (prevented !== undefined) return go(match, 'referee', false)
    const player = playerOf(match, frame.player)
    const victim = playerOf(match, frame.victim)
    const hurt = harmed(frame.victim, frame.player, 'foul', [...frame.modifiers])
    const assists = countAssists(match, player, victim, 'foul')
    const against = countAssists(match, victim, player, 'foul')
    if (assists > 0) hurt.modifiers.push({ source: 'assists', value: assists, rule: 'DB-FOUL-05' })
    if (against > 0) hurt.modifiers.push({ source: 'assists-against', value: -against, rule: 'DB-FOUL-06' })
    return call(match, harm, hurt, 'judge')
  },
  /** A natural double on either roll is seen, once (DB-FOUL-09, DB-FOUL-10, DB-FOUL-12). */
  judge(match, frame, { armourDouble, injuryDouble }: HarmResult) {
    const player = playerOf(match, frame.player)
    const unseen = (what: string) =>
      listenersOf(match, player, 'foulsUnseen').some(({ answer }) => answer(match, player.id, what))
    const seen = (armourDouble && !unseen('armour')) || (injuryDouble && !unseen('injury'))
    return go(match, 'referee', seen)
  },
  referee: (match, { player }, seen: boolean) => giveWay(match, rulesOf(match).referee(match, player, seen), 'end'),
  end: (match) => settleBall(match, 'over'),
  over: (match) => done(match),
})

interface SendingOff {
  player: number
  /** 1: their coach has argued, or has paid in vain. */
  argued: number
}

/** The fouler is Sent-off; their coach may argue, and may try a bribe (DB-FOUL-14 to DB-FOUL-19, DB-IND-07 to DB-IND-11). */
const newSendingOff = ({ player }: { player: number }): SendingOff => ({ player, argued: 0 })

export const sendOff = procedure<BallMatch, SendingOff, { player: number }>(
  'send-off',
  newSendingOff,
  ['argue', 'bribe'],
  {
    start(match, frame) {
      const player = playerOf(match, frame.player)
      player.activated = 1
      // Even a fouler who stays does not move on (DB-SKILL-SNEAKY-GIT-02).
      const moving = findInner(match, move)
      if (moving?.player === player.id) moving.over = 1
      if (rulesOf(match).comesBack === null) return go(match, 'protest')
      leave(match, player)
      return settleBall(match, 'protest')
    },
    protest(match, frame) {
      const team = match.state.teams[playerOf(match, frame.player).team]
      const mayArgue = team.silenced === 0 && frame.argued === 0
      return mayArgue || team.bribes > 0 ? go(match, 'ask') : go(match, 'out')
    },
    ask: {
      kind: 'argue',
      seat: (match, { player }) => playerOf(match, player).team,
      actions: (match, { player, argued }) => {
        const { silenced, bribes } = match.state.teams[playerOf(match, player).team]
        const actions = [{ type: 'decline' }]
        if (silenced === 0 && argued === 0) actions.push({ type: 'argue' })
        if (bribes > 0) actions.push({ type: 'bribe' })
        return actions
      },
      about: (_match, { player }) => ({ player }),
      answer(match, frame, { type }: { type: string }) {
        const { team } = playerOf(match, frame.player)
        if (type === 'argue') return roll(match, D6, 'argue', team, 'argued')
        if (type === 'bribe') {
          match.state.teams[team].bribes--
          return roll(match, D6, 'bribe', team, 'bribed')
        }
        return go(match, 'out')
      },
    },
    argued(match, frame, values: number[]) {
      const { team } = playerOf(match, frame.player)
      tellRoll(match, 'argue', team, frame.player, 'd6', values)
      frame.argued = 1
      const result = argumentResult(values[0])
      if (result === PLAYER_STAYS) {
        turnover(match, 'sent-off')
        return go(match, 'comeBack')
      }
      if (result === COACH_SENT_OFF) {
        match.state.teams[team].silenced = 1
        return go(match, 'out')
      }
      return match.state.teams[team].bribes > 0 ? go(match, 'ask') : go(match, 'out')
    },
    bribed(match, frame, values: number[]) {
      tellRoll(match, 'bribe', playerOf(match, frame.player).team, frame.player, 'd6', values)
      if (values[0] > 1) return go(match, 'comeBack')
      // Another bribe may follow, an argument may not (DB-IND-10, DB-IND-11).
      frame.argued = 1
      return go(match, 'protest')
    },
    comeBack(match, frame) {
      const { comesBack } = rulesOf(match)
      return giveWay(match, comesBack === null ? null : comesBack(match, frame.player), 'end')
    },
    out(match, frame) {
      const player = playerOf(match, frame.player)
      if (rulesOf(match).comesBack === null) leave(match, player)
      if (player.team === match.state.active) turnover(match, 'sent-off')
      return settleBall(match, 'end')
    },
    end: (match) => done(match),
  },
)

function leave(match: BallMatch, player: Player): void {
  takeOff(match, player, OUT)
  match.events?.push({ type: 'sent-off', player: player.id })
}
