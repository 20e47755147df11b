import { canActivate, KNOCKED_OUT, ON_BOARD, PRONE, RESERVES, STANDING } from '@undercroft/ball'
import type { DungeonMatch } from '@undercroft/dungeon-bowl'
import { dungeonGuideWith } from '../guides/dungeon-bowl.ts'
import { chanceToKeep, companyOf } from '../guides/dungeon-bowl-carrier.ts'
import { FAR, goalDistances, isInLair, reach, walkingFrom } from '../guides/dungeon-bowl-maps.ts'
import { DUNGEON_WEIGHTS } from '../guides/dungeon-bowl-weights.ts'
import type { Features, Sheet } from './sheet.ts'

const MANY_TURNS = 24

/** Whoever tunes the guide need not learn everything again. The clock was not known when this was learned. */
const written = dungeonGuideWith({ ...DUNGEON_WEIGHTS, clock: 0 })

/** Dungeon Bowl: every side with its players and its way to the ball or with it; of several others the one with the most hope. */
export const dungeonFeatures: Features<DungeonMatch> = (match, seat, sheet) => {
  const { state } = match
  sheet.put('written', written.evaluate(match, seat) / 150)
  const turns = state.teams[seat].turns / MANY_TURNS
  const isTurn = state.active === seat && state.turnover === ''
  sheet.put('turn', isTurn ? 1 : -1)
  sheet.put('time', turns)
  sheet.put('others', state.teams.length - 2)
  sheet.put('chests', state.chests.length / 6)
  sheet.put('hidden', state.ballHolder < 0 && state.ballSquare < 0 ? 1 : 0)
  sheet.put('loose', state.ballSquare >= 0 ? 1 : 0)
  const rival = rivalOf(match, seat)
  side(match, seat, 'own', sheet)
  side(match, rival, 'their', sheet)
}

/** Whoever has the ball, or the next one. */
function rivalOf({ state }: DungeonMatch, seat: number): number {
  const holder = state.ballHolder < 0 ? seat : state.players[state.ballHolder].team
  if (holder !== seat) return holder
  return (seat + 1) % state.teams.length
}

function side(match: DungeonMatch, seat: number, whose: string, sheet: Sheet): void {
  const { state } = match
  const team = state.teams[seat]
  let standing = 0
  let prone = 0
  let stunned = 0
  let reserves = 0
  let out = 0
  let toAct = 0
  let speed = 0
  let strength = 0
  for (const player of state.players) {
    if (player.team !== seat) continue
    speed += player.ma
    strength += player.st
    if (player.place !== ON_BOARD) {
      if (player.place === RESERVES) reserves++
      else out += player.place === KNOCKED_OUT ? 0.5 : 1
      continue
    }
    if (player.status === STANDING) standing++
    else if (player.status === PRONE) prone++
    else stunned++
    if (canActivate(match, player)) toAct++
  }
  const all = Math.max(1, standing + prone + stunned + reserves + out)
  sheet.put(`${whose} standing`, standing / 6)
  sheet.put(`${whose} prone`, prone / 3)
  sheet.put(`${whose} stunned`, stunned / 3)
  sheet.put(`${whose} reserves`, reserves / 5)
  sheet.put(`${whose} out`, out / 3)
  sheet.put(`${whose} to act`, toAct / 6)
  sheet.put(`${whose} blitz`, toAct > 0 && team.blitzUsed === 0 ? 1 : 0)
  sheet.put(`${whose} re-rolls`, team.rerolls / 3)
  sheet.put(`${whose} speed`, speed / all / 6)
  sheet.put(`${whose} strength`, strength / all / 3)
  ball(match, seat, whose, sheet)
}

function ball(match: DungeonMatch, seat: number, whose: string, sheet: Sheet): void {
  const { state } = match
  const holder = state.ballHolder < 0 ? null : state.players[state.ballHolder]
  carrier(match, seat, whose, sheet)
  const at = holder ? holder.square : state.ballSquare
  const steps = at >= 0 ? walkingFrom(match, at) : null
  const goal = holder && holder.team !== seat ? goalDistances(match, holder.team) : null
  let first = FAR
  let second = FAR
  let sum = 0
  let count = 0
  let markers = 0
  let between = 0
  for (const player of state.players) {
    if (player.team !== seat || player.square < 0 || player === holder) continue
    const away = steps ? reach(steps[player.square]) : nearestChest(match, player.square)
    sum += away
    count++
    if (player.status !== STANDING) continue
    if (away === 1) markers++
    if (goal && reach(goal[player.square]) < reach(goal[at]) && away <= 8) between++
    if (away < first) {
      second = first
      first = away
    } else if (away < second) second = away
  }
  const near = (away: number) => 6 / (6 + away)
  const isLoose = state.ballSquare >= 0
  const isHidden = !holder && !isLoose
  const isForeign = holder !== null && holder.team !== seat
  sheet.put(`${whose} first at the ball`, isLoose ? near(first) : 0)
  sheet.put(`${whose} second at the ball`, isLoose ? near(second) : 0)
  sheet.put(`${whose} first at a chest`, isHidden ? near(first) : 0)
  sheet.put(`${whose} second at a chest`, isHidden ? near(second) : 0)
  sheet.put(`${whose} hunter`, isForeign ? near(first) : 0)
  sheet.put(`${whose} second hunter`, isForeign ? near(second) : 0)
  sheet.put(`${whose} markers`, isForeign ? Math.min(3, markers) / 3 : 0)
  sheet.put(`${whose} in the way`, isForeign ? Math.min(4, between) / 4 : 0)
  sheet.put(`${whose} strayed`, count > 0 ? sum / count / 20 : 1)
}

function nearestChest(match: DungeonMatch, square: number): number {
  let least = FAR
  for (const chest of match.state.chests) least = Math.min(least, reach(walkingFrom(match, chest)[square]))
  return least
}

function carrier(match: DungeonMatch, seat: number, whose: string, sheet: Sheet): void {
  const { state } = match
  const holder = state.ballHolder < 0 ? null : state.players[state.ballHolder]
  const held = holder && holder.team === seat && holder.square >= 0 ? holder : null
  const company = held ? companyOf(match, held) : null
  const left = held ? reach(goalDistances(match, seat)[held.square]) : FAR
  const turns = held ? Math.max(0, left - held.ma) / Math.max(2, held.ma) : 0
  const keeps = held && company ? chanceToKeep(match, held, company) : 0
  sheet.put(`${whose} ball`, held ? 1 : 0)
  sheet.put(`${whose} way left`, held ? left / 30 : 0)
  sheet.put(`${whose} turns left`, held ? 1 / (1 + turns) : 0)
  sheet.put(`${whose} scores next`, held && left <= held.ma + 2 ? 1 : 0)
  sheet.put(`${whose} scores next and free`, held && company && left <= held.ma ? 1 / (1 + company.markers) : 0)
  sheet.put(`${whose} keeps`, keeps)
  sheet.put(`${whose} keeps and scores`, held ? keeps / (1 + turns) : 0)
  sheet.put(`${whose} carrier marked`, company ? Math.min(3, company.markers) / 3 : 0)
  sheet.put(`${whose} carrier threatened`, company ? Math.min(4, company.threats) / 4 : 0)
  sheet.put(`${whose} catchers`, company ? 1 / (1 + company.catchers) : 0)
  sheet.put(`${whose} screen`, company ? Math.min(3, company.screen) / 3 : 0)
  sheet.put(`${whose} carrier speed`, held ? held.ma / 8 : 0)
  sheet.put(`${whose} carrier down`, held && held.status !== STANDING ? 1 : 0)
  sheet.put(`${whose} carrier acted`, held && held.activated === 1 ? 1 : 0)
  sheet.put(`${whose} carrier in lair`, held && isInLair(match, held) ? 1 : 0)
}
