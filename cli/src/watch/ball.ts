import { type BallMatch, ON_BOARD, type Player, STUNNED } from '@undercroft/ball'
import type { Match } from '@undercroft/engine'
import type { Lookout, Sighting, Told } from './lookout.ts'

/** What a declaration is for. Whoever falls or is stopped on the way is out of luck, not foolish. */
const DEEDS: Readonly<Record<string, readonly string[]>> = {
  blitz: ['block-dice'],
  pass: ['pass-declared', 'pass-result'],
  'hand-off': ['handed-off'],
  'throw-team-mate': ['thrown-team-mate'],
  'kick-team-mate': ['thrown-team-mate'],
}
const BAD_LUCK = new Set([
  'fell-over',
  'knocked-down',
  'placed-prone',
  'lost-tackle-zone',
  'turnover',
  'teleported',
  'rooted',
])
/** Skills that are used in place of a Block. */
const INSTEAD = new Set(['stab', 'projectile-vomit', 'chomp', 'gaze'])

/** So many are still to act when a turn is lost. */
const MANY = 6

/** Dungeon Bowl and Blood Bowl. */
export function ballLookout(): Lookout {
  let declared: { readonly player: number; readonly action: string } | null = null
  let isDone = true
  /** The teams of all who could still be activated before the last answer. */
  let waiting: readonly number[] = []
  const ended = (): Sighting[] => {
    const { player, action } = declared ?? { player: -1, action: '' }
    const wasted = declared !== null && !isDone
    declared = null
    return wasted ? [{ what: `${action} declared and not made`, about: { player } }] : []
  }
  return {
    before(match) {
      const { players, activePlayer } = fieldOf(match)
      waiting = players.filter((player) => player.id !== activePlayer && isToAct(player)).map(({ team }) => team)
    },
    see(match, decision, events) {
      const found = decision.kind === 'turn' ? ended() : []
      for (const event of events) {
        if (event.type === 'declared') {
          declared = { player: event.player as number, action: event.action as string }
          isDone = DEEDS[declared.action] === undefined
        } else if (declared && (BAD_LUCK.has(event.type) || DEEDS[declared.action]?.includes(event.type))) isDone = true
        else if (event.type === 'skill-used' && INSTEAD.has(event.skill as string)) isDone = true
        found.push(...badBlock(match, event, waiting), ...lostTurn(event, waiting))
      }
      return found
    },
  }
}

const fieldOf = (match: Match) => (match as BallMatch).state

const isToAct = ({ place, activated, status }: Player): boolean =>
  place === ON_BOARD && activated === 0 && status !== STUNNED

const countOf = (waiting: readonly number[], team: number): number => waiting.filter((one) => one === team).length

function badBlock(match: Match, event: Told, waiting: readonly number[]): Sighting[] {
  if (event.type !== 'block-dice') return []
  const { players, ballHolder } = fieldOf(match)
  const { blocker, target, dice, chooser } = event as Told & Record<string, number>
  const { team } = players[blocker]
  if (dice > 1 && chooser !== team && target !== ballHolder) {
    return [{ what: 'Block with dice against', about: { player: blocker, target } }]
  }
  const others = countOf(waiting, team)
  if (dice === 1 && blocker === ballHolder && others > 0) {
    return [{ what: 'carrier blocks with one die before others', about: { player: blocker, target, others } }]
  }
  return []
}

function lostTurn(event: Told, waiting: readonly number[]): Sighting[] {
  if (event.type !== 'turnover' || event.reason === 'touchdown') return []
  const others = countOf(waiting, event.team as number)
  return others >= MANY
    ? [{ what: `turn lost with ${MANY} or more to act`, about: { reason: event.reason, others } }]
    : []
}
