import {
  activate,
  activation,
  announce,
  beginTurn,
  canActivate,
  canAnybodyActivate,
  END_TURN,
  isHeard,
  NOBODY,
  ON_BOARD,
  occasion,
  rouse,
} from '@undercroft/ball'
import { type Action, ask, call, done, go, type Next, procedure, type Question, unwind } from '@undercroft/engine'
import { hasPrayer } from './ground.ts'
import { expire } from './loans.ts'
import { noteStalling, throwARock } from './stalling.ts'
import { type BloodMatch, note } from './state.ts'
import { mageActions, passWeather, summonWeather } from './weather-mage.ts'
import { castSpells, isWizardThere } from './wizard.ts'

interface TeamTurn {
  team: number
  /** 1 once the coach was asked, 1 once somebody was activated. */
  asked: number
  acted: number
  /** Who has been looked at already with the ball in hand (BB-HALF-17). */
  carrier: number
}

const begin = ({ team }: { team: number }): TeamTurn => ({ team, asked: 0, acted: 0, carrier: NOBODY })

const whoActs: Question<BloodMatch, TeamTurn> = {
  kind: 'turn',
  seat: (match) => match.state.active,
  actions: turnActions,
  fallback: (_match, _frame, actions) => actions[actions.length - 1],
  answer(match, frame, action: Action & { player: number }) {
    if (action.type === 'end-turn') return go(match, 'end')
    if (action.type === 'concede') return concede(match)
    if (action.type === 'weather-mage') return call(match, summonWeather, { team: frame.team }, 'next')
    frame.acted = 1
    frame.carrier = match.state.ballHolder
    noteStalling(match, action.player)
    return call(match, activation, { player: action.player }, 'next')
  },
}

/** One team turn (BB-HALF-02, DB-TURN-01 to DB-TURN-05). */
export const teamTurn = procedure<BloodMatch, TeamTurn, { team: number }>('team-turn', begin, {
  start(match, frame) {
    const { team } = frame
    openTurn(match, team)
    if (!isWizardThere(match)) return begun(match, frame)
    return call(match, castSpells, { moment: 'start', seats: [team, 1 - team] }, 'begin')
  },
  begin: (match, frame) => begun(match, frame),
  next: (match, frame) => next(match, frame),
  ask: whoActs,
  /** What happens at the end of a turn: the coach whose turn it was first (BB-CORE-10). */
  end(match, frame) {
    const { team } = frame
    const { state } = match
    const holder = state.ballHolder
    if (holder !== NOBODY && state.players[holder].activated === 0) noteStalling(match, holder)
    closeTurn(match, team)
    return isWizardThere(match)
      ? call(match, castSpells, { moment: 'end', seats: [team] }, 'ended')
      : ended(match, frame)
  },
  ended: (match, frame) => ended(match, frame),
  stalled: (match, frame) => stalled(match, frame),
  others: (match, frame) => others(match, frame),
  over: (match) => over(match),
})

/* Most often nobody has anything to say, so each step calls the next one; through the stack they go only where something comes in between. */

function begun(match: BloodMatch, frame: TeamTurn): Next {
  if (!isHeard(match, 'turnBegins')) return next(match, frame)
  return announce(match, 'turnBegins', onBoard(match), occasion(frame.team), 'next')
}

/** Every coach gets a turn, even with nobody to play with (BB-SETUP-08); once nothing is left to do it ends by itself. */
function next(match: BloodMatch, frame: TeamTurn): Next {
  if (match.state.turnover !== '') return go(match, 'end')
  if (frame.asked === 1 && !canAnybodyActivate(match)) return go(match, 'end')
  frame.asked = 1
  return ask(match, 'ask', whoActs)
}

function ended(match: BloodMatch, frame: TeamTurn): Next {
  if (!isHeard(match, 'turnEnds')) return stalled(match, frame)
  return announce(match, 'turnEnds', onBoard(match), occasion(frame.team), 'stalled')
}

function stalled(match: BloodMatch, frame: TeamTurn): Next {
  const team = 1 - frame.team
  const { stalling } = match.state
  if (stalling.length === 0 || !hasPrayer(match, team, 'throw-a-rock')) return others(match, frame)
  return call(match, throwARock, { team, players: [...stalling] }, 'others')
}

function others(match: BloodMatch, { team }: TeamTurn): Next {
  if (!isWizardThere(match)) return over(match)
  return call(match, castSpells, { moment: 'end', seats: [1 - team] }, 'over')
}

function over(match: BloodMatch): Next {
  passWeather(match)
  return done(match)
}

const onBoard = ({ state }: BloodMatch): number[] =>
  state.players.filter(({ place }) => place === ON_BOARD).map(({ id }) => id)

/** Moves the marker and resets what counts per team turn; somebody under a hex does not act in it. */
function openTurn(match: BloodMatch, team: number): void {
  const { state } = match
  state.inTurn = 1
  state.stalling = []
  state.sides[team].marker++
  beginTurn(match, team, { turn: state.sides[team].marker, half: state.half })
  for (const { id } of state.players)
    if (state.players[id].team === team && state.extras[id].hexed === 1) state.players[id].activated = 1
}

/** Players who were Stunned when the turn began become Prone (BB-KICK-25); a hex ends with the turn. What comes now is no Turnover. */
function closeTurn(match: BloodMatch, team: number): void {
  const { state } = match
  rouse(match, team)
  state.inTurn = 0
  state.turnover = ''
  expire(match, 'turn')
  match.events?.push({ type: 'turn-ended', team, turn: state.sides[team].marker })
  for (const player of state.players) {
    if (player.team !== team || state.extras[player.id].hexed === 0) continue
    note(state, player.id, { hexed: 0 })
    player.dazed = 0
    player.dazedThrough = 0
  }
}

/** Activate a player, call the Weather Mage before anybody has acted, concede a league match, or end the turn. */
function turnActions(match: BloodMatch, { team, acted }: TeamTurn): Action[] {
  const actions: Action[] = []
  for (const player of match.state.players) if (canActivate(match, player)) actions.push(activate(player.id))
  if (acted === 0) {
    actions.push(...mageActions(match, team))
    if (match.options.league) actions.push({ type: 'concede' })
  }
  actions.push(END_TURN)
  return actions
}

/** A coach gives up at the start of a turn (BB-RES-08). */
function concede(match: BloodMatch) {
  const { state } = match
  const { active: team } = state
  const [own, other] = [state.teams[team], state.teams[1 - team]]
  state.sides[team].conceded = 1
  state.sides[1 - team].awarded = own.touchdowns + 1
  other.touchdowns += own.touchdowns + 1
  own.touchdowns = 0
  match.events?.push({ type: 'conceded', team })
  return unwind(match, 'match', 'conceded')
}
