import {
  type Blitz,
  type BlitzState,
  challenges,
  columnOf,
  distance,
  isBesideOpponents,
  isOnFeet,
  type Player,
  profileAt,
} from '@undercroft/blitz-bowl'
import { blitzGuideWith } from '../guides/blitz-bowl.ts'
import { MASTER_WEIGHTS } from '../guides/blitz-bowl-weights.ts'
import type { Features, Sheet } from './sheet.ts'

const LAST_COLUMN = 14
const MOST_CARDS = 27

/** Whoever weighs things otherwise need not learn everything again. */
const written = blitzGuideWith(MASTER_WEIGHTS)

/** Blitz Bowl: both sides with their ball, players and cards; the score against the time that is left; the open challenges. */
export const blitzFeatures: Features<Blitz> = (match, seat, sheet) => {
  const { state } = match
  sheet.put('written', written.evaluate(match, seat) / 50)
  clock(state, seat, sheet)
  side(match, seat, 'own', sheet)
  side(match, 1 - seat, 'their', sheet)
  const turn = state.active === seat ? 1 : -1
  for (let i = 0; i < challenges.length; i++) {
    sheet.put(`slot ${challenges[i].id}`, state.slots.includes(i) ? turn : 0)
  }
}

function clock(state: BlitzState, seat: number, sheet: Sheet): void {
  const { scores, deck, lastTurn, turn, active } = state
  const lead = (scores[seat] - scores[1 - seat]) / 10
  let cards = 0
  for (const count of deck) cards += count
  const left = cards / MOST_CARDS
  const turns = lastTurn > 0 ? lastTurn - turn : Math.min(12, cards / 2 + 2)
  sheet.put('lead', lead)
  sheet.put('lead late', lead * (1 - left))
  sheet.put('lead at the end', lead / (1 + turns))
  sheet.put('ahead at the end', Math.sign(lead) / (1 + turns))
  sheet.put('their sudden death', lead < -0.7 ? lead + 0.7 : 0)
  sheet.put('own sudden death', lead > 0.7 ? lead - 0.7 : 0)
  sheet.put('time left', left)
  sheet.put('turn', active === seat ? 1 : -1)
  sheet.put('turn at the end', (active === seat ? 1 : -1) / (1 + turns))
  sheet.put('actions', ((active === seat ? 1 : -1) * state.actionsLeft) / 3)
}

function side({ state }: Blitz, seat: number, whose: string, sheet: Sheet): void {
  let standing = 0
  let prone = 0
  let away = 0
  let speed = 0
  let hands = 0
  let block = 0
  let marked = 0
  for (const player of state.players) {
    if (player.team !== seat) continue
    const profile = profileAt(state, player.profile)
    speed += profile.move
    block += profile.block
    if (profile.throw > 0) hands++
    if (player.square < 0) away++
    else if (player.prone) prone++
    else {
      standing++
      if (isBesideOpponents(state, player.square, seat)) marked++
    }
  }
  sheet.put(`${whose} standing`, standing / 6)
  sheet.put(`${whose} prone`, prone / 3)
  sheet.put(`${whose} reserves`, away / 3)
  sheet.put(`${whose} marked`, marked / 3)
  sheet.put(`${whose} speed`, speed / 36)
  sheet.put(`${whose} hands`, hands / 6)
  sheet.put(`${whose} strength`, block / 12)
  sheet.put(`${whose} cards`, state.hands[seat].length / 3)
  ball(state, seat, whose, sheet)
}

/** The ball that matters most to the side: one it holds, one the others hold, one that lies about. */
function ball(state: BlitzState, seat: number, whose: string, sheet: Sheet): void {
  let held: Player | null = null
  let foreign: Player | null = null
  let loose = -1
  for (const { holder, square } of state.balls) {
    if (holder < 0) {
      if (square >= 0) loose = square
    } else if (state.players[holder].team === seat) held = state.players[holder]
    else foreign = state.players[holder]
  }
  carrier(state, seat, held, whose, sheet)
  const at = held?.square ?? foreign?.square ?? loose
  let nearest = 15
  let second = 15
  let goalSide = 0
  let beside = 0
  let sum = 0
  let count = 0
  for (const player of state.players) {
    if (at < 0 || player.team !== seat || !isOnFeet(player) || player === held) continue
    const far = distance(player.square, at)
    sum += far
    count++
    if (far === 1) beside++
    if (toGo(player.square, 1 - seat) < toGo(at, 1 - seat)) goalSide++
    if (far < nearest) {
      second = nearest
      nearest = far
    } else if (far < second) second = far
  }
  const isLoose = !held && !foreign && loose >= 0
  sheet.put(`${whose} way to a loose ball`, isLoose ? (15 - nearest) / 15 : 0)
  sheet.put(`${whose} second way to a loose ball`, isLoose ? (15 - second) / 15 : 0)
  sheet.put(`${whose} hunters beside`, foreign && !held ? Math.min(2, beside) / 2 : 0)
  sheet.put(`${whose} hunter beside`, foreign && !held && beside > 0 ? 1 : 0)
  sheet.put(`${whose} way to their carrier`, foreign && !held ? (15 - nearest) / 15 : 0)
  sheet.put(`${whose} second way to their carrier`, foreign && !held ? (15 - second) / 15 : 0)
  sheet.put(`${whose} between carrier and goal`, foreign && !held ? goalSide / 4 : 0)
  sheet.put(`${whose} escort`, held ? (15 - second) / 15 : 0)
  sheet.put(`${whose} strayed`, count > 0 ? sum / count / 10 : 1)
}

const toGo = (square: number, seat: number): number => (seat === 0 ? LAST_COLUMN - columnOf(square) : columnOf(square))

function carrier(state: BlitzState, seat: number, held: Player | null, whose: string, sheet: Sheet): void {
  let markers = 0
  let near = 0
  let inReach = 0
  let support = 0
  let receivers = 0
  const square = held?.square ?? -1
  if (square >= 0) {
    for (const player of state.players) {
      if (player === held || !isOnFeet(player)) continue
      const far = distance(player.square, square)
      if (player.team === seat) {
        if (far === 1) support++
        const { move, throw: hands } = profileAt(state, player.profile)
        if (far > 1 && far <= 8 && hands > 0 && toGo(player.square, seat) <= move) {
          if (!isBesideOpponents(state, player.square, seat)) receivers++
        }
      } else if (far === 1) markers++
      else if (far <= 3) near++
      else if (far <= 3 + profileAt(state, player.profile).move) inReach++
    }
  }
  const has = square >= 0 ? 1 : 0
  const move = held ? profileAt(state, held.profile).move : 0
  const left = has ? toGo(square, seat) : LAST_COLUMN
  const isTurn = state.active === seat
  sheet.put(`${whose} ball`, has)
  sheet.put(`${whose} ball at the end`, has && state.lastTurn > 0 ? 1 : 0)
  sheet.put(`${whose} way gone`, has * (1 - left / LAST_COLUMN))
  sheet.put(`${whose} free run`, has && markers === 0 && left <= move ? 1 : 0)
  sheet.put(`${whose} free run now`, has && isTurn && markers === 0 && left <= move && state.actionsLeft > 0 ? 1 : 0)
  sheet.put(`${whose} run after a step`, has && markers > 0 && left <= move + 1 ? 1 : 0)
  sheet.put(`${whose} two runs`, has && left <= 2 * move ? 1 : 0)
  sheet.put(`${whose} carrier marked`, markers > 0 ? 1 : 0)
  sheet.put(`${whose} carrier marked twice`, markers > 1 ? 1 : 0)
  sheet.put(`${whose} carrier marked off turn`, markers > 0 && !isTurn ? 1 : 0)
  sheet.put(`${whose} carrier near danger`, Math.min(3, near) / 3)
  sheet.put(`${whose} carrier in reach`, Math.min(4, inReach) / 4)
  sheet.put(`${whose} carrier free off turn`, has && !isTurn && markers + near === 0 ? 1 : 0)
  sheet.put(`${whose} support`, Math.min(3, support) / 3)
  sheet.put(`${whose} receivers`, Math.min(2, receivers) / 2)
  sheet.put(`${whose} carrier speed`, move / 8)
}
