import { ScenarioFault } from '@undercroft/engine/scenario'
import { arenas } from '../arenas/index.ts'
import { ballTypes } from '../balls/index.ts'
import { boardPlans } from '../boards/index.ts'
import type { BonusPlayId } from '../bonus/index.ts'
import { type Deck, deckOf, isUnseen, markSeen, playNumber } from '../deck.ts'
import type { BlitzEvent } from '../events.ts'
import { blitzBowl } from '../game.ts'
import { pitches, squareAt } from '../pitch.ts'
import { lineUp, profiles } from '../profiles.ts'
import { randomEvents } from '../random-events/index.ts'
import { type ActionKind, actionNames, type Blitz, type BlitzState, initialState } from '../state.ts'
import { teamCards } from '../teams/index.ts'
import type { PieceData, PositionData } from './schema.ts'

/** Which player each name of a scenario stands for. */
export type Names = ReadonlyMap<string, number>

/** The position of a scenario, with dice asked for, at the first question that comes up in it; `events` on the way there. */
export function setUpPosition(data: PositionData, events: BlitzEvent[] | null = null): Blitz {
  const teams = data.teams ?? ['dwarf', 'orc']
  if (data.begins === 'match') {
    const { board = 'rubble-yard' } = data
    return blitzBowl.create({ teams, board, ...data.options }, null, events)
  }
  const match = blitzBowl.create({ teams, ...data.options }, null)
  const state = initialState(match.options)
  match.state = state
  match.waiting = null
  state.board = boardPlans.findIndex(({ id }) => id === (data.board ?? 'rubble-yard'))
  state.arena = arenas.findIndex(({ id }) => id === match.options.arena)
  state.teams = teams.map((team) => teamCards.findIndex(({ id }) => id === team))
  state.active = data.active ?? 0
  state.scores = [...(data.scores ?? [0, 0])]
  state.rookies = match.options.rookie ?? -1
  for (const seat of [0, 1]) {
    if (seat === 1) state.split = state.players.length
    for (const profile of lineUp(state.teams[seat], match.options.bigUnAbility)) {
      state.players.push({ team: seat, profile, square: -1, prone: false, ball: -1, done: 0, spent: false })
    }
  }
  placePieces(state, data)
  placeBalls(state, data)
  placeCards(match, data)
  const turn = data.turn ?? 3
  state.tossWinner = turn % 2 === 1 ? 1 - state.active : state.active
  if (data.begins) {
    state.turn = turn - 1
    match.stack = [{ proc: 'match', step: 'turn' }]
  } else {
    state.turn = turn
    state.actionsLeft = data.actions ?? 3
    match.stack = [
      { proc: 'match', step: 'next' },
      { proc: 'turn', step: 'next' },
    ]
  }
  match.events = events
  blitzBowl.advance(match)
  match.events = null
  return match
}

/** Names stand for players in the order of the team card: the first two Linemen named are the first two of the card. */
export function namesOf({ pieces = {}, teams = ['dwarf', 'orc'], options = {} }: PositionData): Names {
  const cards = teams.map((team) => teamCards.findIndex(({ id }) => id === team))
  const bigUnAbility = options.bigUnAbility !== false
  const roster = cards.flatMap((team, seat) => lineUp(team, bigUnAbility).map((profile) => ({ seat, profile })))
  const taken = new Set<number>()
  const names = new Map<string, number>()
  for (const [name, { team, position }] of Object.entries(pieces)) {
    const player = roster.findIndex(
      ({ seat, profile }, index) => seat === team && profiles[profile].name === position && !taken.has(index),
    )
    if (player < 0) {
      const known = [
        ...new Set(roster.filter(({ seat }) => seat === team).map(({ profile }) => profiles[profile].name)),
      ]
      throw new ScenarioFault(
        ['pieces', name, 'position'],
        `no '${position}' is left in this team (${known.join(', ')})`,
      )
    }
    taken.add(player)
    names.set(name, player)
  }
  return names
}

function placePieces(state: BlitzState, data: PositionData): void {
  const pieces = data.pieces ?? {}
  for (const [name, player] of namesOf(data)) placePiece(state, player, name, pieces[name])
}

function placePiece(state: BlitzState, player: number, name: string, piece: PieceData): void {
  const placed = state.players[player]
  for (const action of piece.done ?? []) {
    const kind = actionNames.indexOf(action) as ActionKind
    placed.done |= 1 << kind
    state.history.push(player * 16 + kind * 2)
  }
  placed.spent = piece.spent ?? false
  if (piece.at === undefined || piece.at === 'reserve') return
  const square = squareAt(...piece.at)
  if (pitches[state.board].blocked[square]) throw new ScenarioFault(['pieces', name, 'at'], 'is a blocked square')
  if (state.squares[square] >= 0) throw new ScenarioFault(['pieces', name, 'at'], 'is taken by another piece')
  placed.square = square
  state.squares[square] = player
  placed.prone = piece.prone ?? false
  if (piece.ball === undefined) return
  if (placed.prone) throw new ScenarioFault(['pieces', name, 'ball'], 'cannot be held by a prone player')
  const kind = piece.ball === true ? 0 : ballTypes.findIndex(({ id }) => id === piece.ball)
  placed.ball = state.balls.push({ kind, square: -1, holder: player }) - 1
  if (placed.team === state.active) state.heldAtStart |= 1 << placed.ball
}

function placeBalls(state: BlitzState, { balls = [] }: PositionData): void {
  for (const ball of balls) {
    const [kind, at] = 'kind' in ball ? [ball.kind, ball.at] : ['ordinary', ball]
    const number = ballTypes.findIndex(({ id }) => id === kind)
    if (pitches[state.board].blocked[squareAt(...at)]) throw new ScenarioFault(['balls'], `${at} is a blocked square`)
    if (state.squares[squareAt(...at)] >= 0)
      throw new ScenarioFault(['balls'], `${at} is taken by a player: say \`ball: true\``)
    state.balls.push({ kind: number, square: squareAt(...at), holder: -1 })
  }
}

function placeCards({ state, options }: Blitz, data: PositionData): void {
  const deck = deckOf(options)
  const numberOf = (challenge: string | null) => deck.challenges.findIndex(({ id }) => id === challenge)
  state.slots = (data.slots ?? [null, null, null]).map(numberOf)
  state.next = numberOf(data.next ?? null)
  const inHands = (data.hands ?? [[], []]).map((plays) => plays.map((play) => takeCard(state, deck, play)))
  state.hands = inHands
  const claimed = inHands.flat().map((card) => deck.fronts[card])
  const gone = [...state.slots, state.next, ...claimed].filter((front) => front >= 0)
  for (const front of gone) state.deck[front]--
  if (data.deck) {
    state.deck.fill(0)
    for (const challenge of data.deck) state.deck[numberOf(challenge)]++
  }
  const events = data.events ?? []
  state.eventsInDeck = events.length
  if (events.length > 0) {
    state.eventsLeft = randomEvents.map(({ id }) => events.filter((event) => event === id).length)
  }
  for (const event of data.lasting ?? []) state.lasting |= 1 << randomEvents.findIndex(({ id }) => id === event)
}

/** A card with this back that is nowhere else yet. */
function takeCard(state: BlitzState, { backs }: Deck, play: string): number {
  const back = playNumber(play as BonusPlayId)
  const card = backs.findIndex((printed, number) => printed === back && isUnseen(state, number))
  if (card < 0) throw new ScenarioFault(['hands'], `there are not so many cards with ${play} on the back`)
  markSeen(state, card)
  return card
}
