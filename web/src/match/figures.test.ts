import type { BallEvent, BallMatch } from '@undercroft/ball'
import { coachFor } from '@undercroft/coach'
import { dungeonBowl } from '@undercroft/dungeon-bowl'
import { type Action, type Decision, type GameEvent, type Match, Random } from '@undercroft/engine'
import type { SkirmishEvent, SkirmishMatch } from '@undercroft/skirmish'
import { describe, expect, test } from 'vitest'
import type { GameAdapter } from '../games/adapter.ts'
import type { BlitzEvent } from '../games/blitz-bowl/rules.ts'
import { logLine } from '../games/dungeon-bowl/log.ts'
import { gameIds, loadGame } from '../games/index.ts'
import { needArea } from '../i18n/index.ts'

type Chooser = (decision: Decision, match: Match, random: Random) => Action

const byChance: Chooser = ({ actions }, _match, random) => random.pick(actions)

/** A match played to its end, and everything that happened in it. */
function played({ game, quickOptions }: GameAdapter, seed: number, choose = byChance) {
  const events: GameEvent[] = []
  const match = game.create({ ...quickOptions(), ...(game.id === 'skirmish' ? { rounds: 3 } : {}) }, seed, events)
  const random = new Random(seed)
  for (let decision = game.decision(match); decision; decision = game.decision(match))
    events.push(...game.apply(match, choose(decision, match, random)))
  return { match, events, result: game.result(match) }
}

/** For each seat how much of something there is among the events. */
function perSeat<E extends GameEvent>(
  events: readonly GameEvent[],
  count: (event: E) => readonly [number, number] | null,
) {
  const counts = [0, 0]
  for (const event of events) {
    const found = count(event as E)
    if (found) counts[found[0]] += found[1]
  }
  return counts
}

type Figures = Readonly<Record<string, readonly number[]>>

/** The figures of many matches are those of their events, and each of them is something to compare. */
function compare(matches: readonly { shown: Figures; told: Figures }[], neverNought: readonly string[]): void {
  for (const { shown, told } of matches) expect(shown).toEqual(told)
  for (const name of neverNought)
    expect(
      matches.some(({ shown }) => shown[name].some((count) => count > 0)),
      name,
    ).toBe(true)
}

const seeds = Array.from({ length: 60 }, (_, i) => i + 1)

describe('figures of a finished match are those of what happened in it', () => {
  test.each([
    ['blood-bowl', ['turnovers', 'blocks', 'fouls', 'casualties', 'completions']],
    ['dungeon-bowl', ['turnovers', 'blocks', 'fouls', 'casualties']],
  ] as const)('%s', async (id, neverNought) => {
    const adapter = await loadGame(id)
    const matches = seeds.map((seed) => {
      const { match, events, result } = played(adapter, seed, eager(adapter))
      const { statistics, scores } = result
      const { turnovers, blocks, fouls, completions } = statistics
      const shown = {
        touchdowns: scores,
        turnovers,
        blocks,
        fouls,
        completions,
        casualties: statistics['casualties-caused'],
      }
      return { shown, told: toldOfBall(events, (match as unknown as BallMatch).state.players) }
    })
    compare(matches, neverNought)
  })

  test('blitz-bowl', async () => {
    const adapter = await loadGame('blitz-bowl')
    const coach = coachFor('blitz-bowl', 'rookie')
    const rookie: Chooser = (decision, match, random) => {
      const { seat } = decision
      const view = adapter.game.view(match, seat)
      return coach.choose({ game: adapter.game, view, decision, seat, random, budget: { decisions: 400 } } as never)
        .action
    }
    const matches = [1, 2].map((seed) => {
      const { events, result } = played(adapter, seed, rookie)
      const shown = { points: result.scores, touchdowns: result.statistics.touchdowns }
      const points = perSeat<BlitzEvent>(events, (event) => ('points' in event ? [event.seat, event.points] : null))
      const touchdowns = perSeat<BlitzEvent>(events, (event) => (event.type === 'touchdown' ? [event.seat, 1] : null))
      return { shown, told: { points, touchdowns } }
    })
    compare(matches, ['points', 'touchdowns'])
  })

  test('skirmish', async () => {
    const adapter = await loadGame('skirmish')
    const matches = seeds.slice(0, 12).map((seed) => {
      const { match, events, result } = played(adapter, seed)
      const { creatures } = (match as unknown as SkirmishMatch).state
      const shown = { points: result.scores, attacks: result.statistics.attacks, kills: result.statistics.kills }
      const of = (count: (event: SkirmishEvent) => readonly [number, number] | null) => perSeat(events, count)
      const told = {
        points: of((event) => (event.type === 'scored' ? [event.seat, event.points] : null)),
        attacks: of((event) => (event.type === 'attacked' ? [creatures[event.creature].seat, 1] : null)),
        kills: of((event) => (event.type === 'eliminated' && event.by >= 0 ? [event.by, 1] : null)),
      }
      return { shown, told }
    })
    compare(matches, ['points', 'attacks', 'kills'])
  })

  test.each(gameIds)('%s: no figure is told twice, and tests only by the luck of the rolls', async (id) => {
    const adapter = await loadGame(id)
    const names = adapter.statistics(played(adapter, 5).match).map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    expect(names.filter((name) => /test/i.test(name))).toEqual([])
  })
})

/** Somebody who goes for the ball, runs and throws with it, and hits whom he can: by chance alone little happens. */
function eager(adapter: GameAdapter): Chooser {
  let width = 0
  return ({ actions }, match, random) => {
    const { players, ballHolder, ballSquare } = (match as unknown as BallMatch).state
    width ||= adapter.board(match).width
    const holder = players[ballHolder]
    const offered = actions as readonly (Action & { to: number; player: number })[]
    const isMate = (square: number) => players.some((one) => one.square === square && one.team === holder?.team)
    const throws = offered.filter(({ type, to }) => type === 'throw' && isMate(to))
    if (throws.length > 0) return random.pick(throws)
    const deeds = offered.filter(({ type }) => ['pass', 'block', 'blitz', 'foul'].includes(type))
    if (deeds.length > 0 && random.below(2) === 1) return random.pick(deeds)
    const carrier = offered.find(({ type, player }) => type === 'activate' && player === ballHolder)
    if (carrier) return carrier
    const goal = holder ? holder.square - (holder.square % width) + (holder.team === 0 ? width - 1 : 0) : ballSquare
    const steps = offered.filter(({ type }) => type === 'move')
    const rest = offered.find(({ type }) => type === 'stop')
    if (rest && random.below(6) === 0) return rest
    if (steps.length > 0 && goal >= 0) {
      const away = ({ to }: { to: number }) =>
        Math.max(Math.abs((to % width) - (goal % width)), Math.abs(Math.floor(to / width) - Math.floor(goal / width)))
      return steps.reduce((best, step) => (away(step) < away(best) ? step : best))
    }
    return random.pick(offered.filter(({ type }) => type !== 'concede'))
  }
}

/** What somebody counts who only reads what happened. */
function toldOfBall(events: readonly GameEvent[], players: readonly { team: number }[]): Figures {
  const none = () => [0, 0]
  const told = {
    touchdowns: none(),
    turnovers: none(),
    blocks: none(),
    fouls: none(),
    completions: none(),
    casualties: none(),
  }
  const team = (player: number) => players[player].team
  let fouler = -1
  let isBlock = false
  let thrower = -1
  for (const event of events as readonly BallEvent[]) {
    switch (event.type) {
      case 'touchdown':
        told.touchdowns[event.team!]++
        break
      case 'turnover':
        told.turnovers[event.team]++
        break
      case 'block-dice':
        told.blocks[team(event.blocker)]++
        isBlock = true
        break
      case 'activated':
        fouler = -1
        break
      case 'declared':
        fouler = event.action === 'foul' ? event.player : -1
        break
      case 'roll':
        // A foul is made when he kicks, not when it is declared.
        if (event.what !== 'armour' || fouler < 0 || team(event.piece!) === team(fouler)) break
        told.fouls[team(fouler)]++
        fouler = -1
        isBlock = false
        break
      case 'injured':
        if (event.result === 'casualty' && event.by >= 0 && isBlock && team(event.by) !== team(event.player))
          told.casualties[team(event.by)]++
        break
      case 'pass-result':
        thrower = event.result === 'accurate' ? event.player : -1
        break
      case 'ball-moved':
        if (event.how !== 'passed') thrower = -1
        break
      case 'caught':
        if (thrower >= 0 && team(thrower) === team(event.player)) told.completions[team(thrower)]++
        thrower = -1
    }
  }
  return told
}

test('a Chaos Idol that stays quiet is no failure', async () => {
  await needArea('ball')
  await needArea('dungeon')
  const match = dungeonBowl.create({ teams: ['Forge Wardens', 'Anvil Line'], dungeon: 'idol-steps' } as never, 1)
  const roll = {
    type: 'roll',
    what: 'chaos-idol',
    seat: 0,
    piece: 0,
    dice: ['d6'],
    values: [2],
    target: 6,
    modifiers: [],
    passed: false,
    reroll: null,
  }
  expect(logLine(roll as unknown as GameEvent, match)?.verdict).toBeUndefined()
})
