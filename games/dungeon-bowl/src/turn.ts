import {
  activate,
  activation,
  announce,
  beginTurn,
  canActivate,
  canAnybodyActivate,
  END_TURN,
  isHeard,
  KNOCKED_OUT,
  numberedAction,
  ON_BOARD,
  occasion,
  playerOf,
  RESERVES,
  rouse,
} from '@undercroft/ball'
import { type Action, ask, call, done, go, procedure, type Question } from '@undercroft/engine'
import { enterDungeon } from './portals.ts'
import type { DungeonMatch } from './state.ts'
import { calmDown, castSpells, furyTargets, goFurious, liftBlindness, spellOf, useSpell } from './wizards/index.ts'

const whoActs: Question<DungeonMatch, object> = {
  kind: 'turn',
  seat: (match) => match.state.active,
  actions: turnActions,
  fallback: (_match, _frame, actions) => actions[actions.length - 1],
  answer(match, _frame, action: Action & { player: number }) {
    if (action.type === 'activate') return call(match, activation, { player: action.player }, 'next')
    if (action.type === 'end-turn') return go(match, 'end')
    if (action.type === 'cast') {
      useSpell(match, match.state.active, { type: 'cast', player: action.player })
      goFurious(match, action.player)
      return call(match, activation, { player: action.player }, 'next')
    }
    match.state.dugoutUsed = 1
    if (action.type === 'enter') return call(match, enterDungeon, { player: action.player }, 'next')
    // The Magic Sponge: from the KO box to the Reserves (DB-SPG-02).
    playerOf(match, action.player).place = RESERVES
    match.events?.push({ type: 'revived', player: action.player })
    return go(match, 'next')
  },
}

/** One team turn (DB-TURN-01 to DB-TURN-05). */
export const teamTurn = procedure<DungeonMatch, { team: number; asked: number }>('team-turn', {
  start(match, { team }) {
    beginTurn(match, team)
    const { state } = match
    state.dugoutUsed = 0
    if (state.teleports.some((count) => count > 0)) state.teleports = state.teleports.map(() => 0)
    liftBlindness(match, team)
    if (!isHeard(match, 'turnBegins')) return go(match, 'spells')
    return announce(match, 'turnBegins', onBoard(match), occasion(team), 'spells')
  },
  /** Wizards come before the first activation. */
  spells: (match) => call(match, castSpells, { moment: 'start', asked: 0 }, 'next'),
  /** Every coach gets their turn, even with nobody to play with (DB-TURN-19); once nothing is left to do it ends by itself. */
  next(match, frame) {
    if (match.state.turnover !== '') return go(match, 'end')
    if (frame.asked === 1 && !isAnythingLeft(match)) return go(match, 'end')
    frame.asked = 1
    return ask(match, 'ask', whoActs)
  },
  ask: whoActs,
  end: (match, { team }) =>
    isHeard(match, 'turnEnds')
      ? announce(match, 'turnEnds', onBoard(match), occasion(team), 'ended')
      : go(match, 'ended'),
  ended(match, { team }) {
    rouse(match, team)
    calmDown(match)
    match.events?.push({ type: 'turn-ended', team, turn: match.state.teams[team].turns })
    return call(match, castSpells, { moment: 'end', asked: 0 }, 'over')
  },
  over: (match) => done(match),
})

const onBoard = ({ state }: DungeonMatch): number[] =>
  state.players.filter(({ place }) => place === ON_BOARD).map(({ id }) => id)

const enter = numberedAction('enter', 'player')
const revive = numberedAction('revive', 'player')

function isAnythingLeft(match: DungeonMatch): boolean {
  return canAnybodyActivate(match) || turnActions(match).length > 1
}

/** Activate a player, bring one in or revive one (once per turn, not in the very first turn of the match), or end the turn. */
function turnActions(match: DungeonMatch): Action[] {
  const { state } = match
  const actions: (Action & { player?: number })[] = []
  for (const player of state.players) if (canActivate(match, player)) actions.push(activate(player.id))
  const veryFirst = state.active === state.firstTeam && state.teams[state.active].turns === 1
  if (state.dugoutUsed === 0 && !veryFirst) {
    for (const { id, team, place } of state.players) {
      if (team !== state.active) continue
      if (place === RESERVES && state.portals.length > 0) actions.push(enter(id))
      if (place === KNOCKED_OUT) actions.push(revive(id))
    }
  }
  if (spellOf(match, state.active) === 'bestial-fury') actions.push(...furyTargets(match))
  actions.push(END_TURN)
  return actions
}
