import type { ChallengeId } from './data/challenges.ts'
import { challenges } from './data/challenges.ts'
import { columnOf, isAdjacent } from './pitch.ts'
import { endOf, firstOf, isOnFeet, opponentsBeside, pitchOf } from './queries.ts'
import { type ActionRecord, BLOCK_ACTION, type BlitzState, FOUL, MARK, RUN, SIDESTEP, THROW } from './state.ts'

/** When each challenge is met, judged in the claim step of the action just made (BZ-CARD-04). */
type Condition = (state: BlitzState, record: ActionRecord) => boolean

const conditions: Readonly<Record<ChallengeId, Condition>> = {
  'bench-them-hard': (_, { kind, targetInjured }) => (kind === BLOCK_ACTION || kind === FOUL) && targetInjured,

  'shake-it-loose': (state, { before }) => {
    for (let ball = 0; ball * 2 < before.length; ball++) {
      const holder = before[ball * 2]
      if (holder >= 0 && state.players[holder].team !== state.active && state.balls[ball].holder !== holder) return true
    }
    return false
  },

  'legs-legs-legs': (state, { kind }) =>
    kind === RUN && state.history.filter((entry) => kindOf(entry) === RUN && isOurs(state, entry)).length >= 3,

  'finders-keepers': (state, { taken, scored }) => {
    const found = taken & ~state.heldAtStart
    return state.balls.some((ball, index) => {
      if ((found & (1 << index)) === 0) return false
      return (scored & (1 << index)) !== 0 || (ball.holder >= 0 && state.players[ball.holder].team === state.active)
    })
  },

  'huddle-up': (state, { kind, player }) =>
    (kind === RUN || kind === MARK || kind === SIDESTEP) && standingMatesBeside(state, player) >= 2,

  'dare-the-odds': (_, { kind, thrown, handOff, modifier }) => kind === THROW && thrown && !handOff && modifier === -1,

  'gain-ground': (state, { kind, before }) => {
    if (kind !== RUN && kind !== THROW) return false
    const forward = state.active === 0 ? 1 : -1
    return state.balls.some(({ holder }, ball) => {
      if (holder < 0 || state.players[holder].team !== state.active || !(before[ball * 2 + 1] >= 0)) return false
      return (columnOf(state.players[holder].square) - before[ball * 2 + 1]) * forward >= 4
    })
  },

  'everyone-chips-in': (state, { player, kind }) => {
    const others = state.history.filter((entry) => isOurs(state, entry) && playerOf(entry) !== player)
    return others.some((second) => {
      const another = kindOf(second)
      if (another === kind) return false
      return others.some((third) => {
        const last = kindOf(third)
        return playerOf(third) !== playerOf(second) && last !== kind && last !== another
      })
    })
  },

  'dance-on-the-hatch': (state, { player }) =>
    isOnFeet(state.players[player]) &&
    pitchOf(state).trapdoors.includes(state.players[player].square) &&
    state.balls.some(({ holder }) => holder >= 0 && state.players[holder].team !== state.active),

  'one-player-show': (state, { player }) => {
    const kinds = state.history.filter((entry) => playerOf(entry) === player && !isFreeEntry(entry)).map(kindOf)
    return new Set(kinds).size >= 3
  },

  'safe-delivery': (_, { kind, thrown, handOff }) => kind === THROW && thrown && !handOff,

  'milk-the-applause': (_, { scored }) => scored !== 0,

  'elbow-room': (state, { kind }) => {
    if (kind !== RUN && kind !== SIDESTEP) return false
    const squares = standing(state, state.active).map((player) => state.players[player].square)
    return squares.length >= 2 && squares.every((a) => squares.every((b) => !isAdjacent(a, b)))
  },

  'floor-somebody': (_, { kind, targetDown }) => kind === BLOCK_ACTION && targetDown,

  'double-trouble': (state, { kind, player }) => {
    const { square, team } = state.players[player]
    if (kind !== MARK || !isOnFeet(state.players[player])) return false
    const marked = opponentsBeside(state, square, team)
    return (
      marked.length >= 2 &&
      marked.every((other) => opponentsBeside(state, state.players[other].square, 1 - team).length === 1)
    )
  },
}

const byNumber = challenges.map(({ id }) => conditions[id])

/** BZ-STATUS-05: somebody prone in the claim step is not the doer of anything; one who left the pitch still is. */
export function isMet(state: BlitzState, challenge: number, record: ActionRecord): boolean {
  return !state.players[record.player].prone && byNumber[challenge](state, record)
}

const playerOf = (entry: number): number => entry >> 4
const kindOf = (entry: number): number => (entry >> 1) & 7
const isFreeEntry = (entry: number): boolean => (entry & 1) === 1
const isOurs = (state: BlitzState, entry: number): boolean => state.players[playerOf(entry)].team === state.active

function standing(state: BlitzState, team: number): number[] {
  const found: number[] = []
  for (let player = firstOf(state, team); player < endOf(state, team); player++) {
    if (isOnFeet(state.players[player])) found.push(player)
  }
  return found
}

function standingMatesBeside(state: BlitzState, player: number): number {
  const { square, team } = state.players[player]
  if (!isOnFeet(state.players[player])) return 0
  return standing(state, team).filter((mate) => mate !== player && isAdjacent(square, state.players[mate].square))
    .length
}
