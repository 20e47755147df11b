import { type Blitz, blitzBowl, pitches, profiles, rowOf, setUpPosition } from '@undercroft/blitz-bowl'
import { bloodBowl } from '@undercroft/blood-bowl'
import { dungeonBowl } from '@undercroft/dungeon-bowl'
import { type Action, type Game, type Match, Random } from '@undercroft/engine'
import { CARDS, skirmishGame } from '@undercroft/skirmish'
import { describe, expect, it } from 'vitest'
import { coachFor, guideFor } from '../levels.ts'
import { bloodPosition, dungeonPosition, skirmishPosition } from '../testing/positions.ts'
import { chanceToScore } from './blood-bowl-carrier.ts'
import { chanceToLose } from './blood-bowl-danger.ts'
import { walkingTo } from './skirmish-maps.ts'

/** Foolish things that were seen in matches between veterans, each on a position. */

function veteransChoice(game: object, match: object, decisions = 3000): Action {
  const { id } = game as Game
  const decision = (game as Game).decision(match as Match)
  if (!decision) throw new Error('over')
  const { seat } = decision
  const view = (game as Game).view(match as Match, seat)
  const situation = { game: game as Game, view, decision, seat, random: new Random(1), budget: { decisions } }
  return coachFor(id, 'veteran').choose(situation).action
}

describe('in the dungeon', () => {
  const guide = guideFor('dungeon-bowl')

  function sensibleAfter(map: string, more: object, ...actions: object[]): readonly Action[] {
    const { match } = dungeonPosition(map, more)
    for (const action of actions) dungeonBowl.play(match, action as Action)
    const decision = dungeonBowl.decision(match)
    if (!decision) throw new Error('over')
    return guide.sensible?.(match as never, decision) ?? []
  }
  const types = (actions: readonly Action[]) => new Set(actions.map(({ type }) => type))

  it('whoever has declared a Blitz does not stop before the Block (DB-TURN-09)', () => {
    const blitz = [
      { type: 'activate', player: 0 },
      { type: 'blitz', target: 1 },
    ]
    const far = `
      ##########
      #<A..b..>#
      ##########`
    expect(types(sensibleAfter(far, {}, ...blitz))).toEqual(new Set(['step']))
    const near = `
      ##########
      #<.Ab...>#
      ##########`
    expect(types(sensibleAfter(near, {}, ...blitz))).toContain('block')
    expect(types(sensibleAfter(near, {}, ...blitz))).not.toContain('stop')
  })

  it('nor strolls about until he is too late for it', () => {
    const map = `
      ###########
      #<...A..b>#
      #<.....c.>#
      ###########`
    const ways = (ma: number) => {
      const blitz = [
        { type: 'activate', player: 0 },
        { type: 'blitz', target: 1 },
      ]
      return sensibleAfter(map, { pieces: { A: { ma } } }, ...blitz).map((action) => (action as { to?: number }).to)
    }
    const square = (x: number, y: number) => 11 * y + x
    expect(ways(6)).toContain(square(5, 2))
    expect(ways(1)).toContain(square(6, 1))
    expect(ways(1)).not.toContain(square(5, 2))
  })

  it('whoever cannot get there any more stops', () => {
    const walled = `
      ##########
      #<A#.b..>#
      ##########`
    const blitz = [
      { type: 'activate', player: 0 },
      { type: 'blitz', target: 1 },
    ]
    expect(types(sensibleAfter(walled, {}, ...blitz))).toContain('stop')
  })

  it('nobody declares a Blitz on somebody behind a body that fills the corridor', () => {
    const corridor = `
      ##########
      #<ABc.b.>#
      ##########`
    const declared = sensibleAfter(corridor, {}, { type: 'activate', player: 0 })
    expect(types(declared)).not.toContain('blitz')
    const open = `
      ##########
      #<AB..b.>#
      #<......>#
      ##########`
    expect(types(sensibleAfter(open, {}, { type: 'activate', player: 0 }))).toContain('blitz')
  })

  it.each(['blitzUsed', 'passUsed', 'handOffUsed', 'foulUsed'] as const)(
    'a walk that was declared as something else is worth less: %s',
    (used) => {
      const { match } = dungeonPosition(
        `
        ##########
        #<.A..b.>#
        ##########`,
        { ball: 'A' },
      )
      const before = guide.evaluate(match as never, 0)
      match.state.teams[0][used] = 1
      expect(guide.evaluate(match as never, 0)).toBeLessThan(before)
    },
  )

  it('a carrier behind a crowd thinks of a team-mate beyond it', () => {
    const crowded = `
      ##############
      #<..Ab.B....>#
      #<...c......>#
      ##############`
    const declared = sensibleAfter(crowded, { ball: 'A' }, { type: 'activate', player: 0 })
    expect(types(declared)).toContain('pass')
    const free = `
      ##############
      #<..A..B....>#
      #<..........>#
      #bc###########`
    expect(types(sensibleAfter(free, { ball: 'A' }, { type: 'activate', player: 0 }))).not.toContain('pass')
  })

  it('whose choice the dice of a Block are takes what is good for him (DB-BLK-06)', () => {
    const faceFor = (strength: number, against: number, values: number[]) => {
      const { match } = dungeonPosition(
        `
        ##########
        #<.Ab...>#
        ##########`,
        { pieces: { A: { st: strength }, b: { st: against } } },
      )
      match.dice = null
      const actions = [
        { type: 'activate', player: 0 },
        { type: 'block', target: 1 },
        { type: 'roll', values },
      ]
      for (const action of actions) dungeonBowl.play(match, action as Action)
      const decision = dungeonBowl.decision(match)
      if (!decision) throw new Error('over')
      return [decision.seat, guide.reflex?.(match as never, decision)]
    }
    expect(faceFor(5, 3, [1, 6])).toEqual([0, { type: 'face', face: 'pow' }])
    expect(faceFor(3, 5, [1, 6])).toEqual([1, { type: 'face', face: 'player-down' }])
    expect(faceFor(3, 5, [4, 6])).toEqual([1, { type: 'face', face: 'push-back' }])
  })

  it('chests are opened when the others have moved: five of six are trapped, and the turn is over (DB-TO-16)', () => {
    const { match } = dungeonPosition(
      `
      ################
      #<..$A.......B>#
      #<..$..........#
      ################
      #<..$.....b....#
      ################`,
      {},
    )
    expect(veteransChoice(dungeonBowl, match, 1000)).toEqual({ type: 'activate', player: 1 })
  })

  it('nor does somebody else keep his turn for the same chest', () => {
    const { match } = dungeonPosition(
      `
      ################
      #<..$A.......B>#
      #<..$....C.....#
      ################
      #<..$.....b....#
      ################`,
      {},
    )
    expect(veteransChoice(dungeonBowl, match, 1000)).not.toEqual({ type: 'activate', player: 0 })
  })

  it('team-mates are not picked up only to walk', () => {
    const map = `
      ##########
      #<AB....>#
      #<.....b>#
      ##########`
    const more = { pieces: { A: { skills: ['kick-team-mate'] }, B: { skills: ['right-stuff'] } } }
    const { match } = dungeonPosition(map, more)
    dungeonBowl.play(match, { type: 'activate', player: 0 } as Action)
    expect(dungeonBowl.decision(match)?.actions.map(({ type }) => type)).toContain('kick-team-mate')
    const declared = sensibleAfter(map, more, { type: 'activate', player: 0 })
    expect(types(declared)).not.toContain('kick-team-mate')
    expect(types(declared)).toContain('move')
  })

  it('a carrier throws no one-die block while others are still to act', () => {
    const map = `
      ##########
      #<.Aa...>#
      #<.B....>#
      ##########`
    const activate = { type: 'activate', player: 0 }
    const declared = (more: object) => types(sensibleAfter(map, more, activate))
    expect(declared({ ball: 'A', pieces: { A: { st: 3 }, a: { st: 4 } } })).not.toContain('block')
    expect(declared({ ball: 'A', pieces: { A: { st: 5 }, a: { st: 3 } } })).toContain('block')
    expect(declared({ ball: 'A', pieces: { A: { st: 3 }, a: { st: 4 }, B: { activated: true } } })).toContain('block')
  })

  it('nor with a Blitz', () => {
    const map = `
      ##########
      #<.A.a..>#
      #<.B....>#
      ##########`
    const declared = (more: object) => types(sensibleAfter(map, more, { type: 'activate', player: 0 }))
    const even = { A: { st: 3 }, a: { st: 3 } }
    expect(declared({ ball: 'A', pieces: even })).not.toContain('blitz')
    expect(declared({ ball: 'A', pieces: { ...even, A: { st: 4 } } })).toContain('blitz')
    expect(declared({ ball: 'A', pieces: { ...even, B: { activated: true } } })).toContain('blitz')
    expect(declared({ pieces: even })).toContain('blitz')
    const helped = `
      ##########
      #<.A.a..>#
      #<...B..>#
      ##########`
    expect(types(sensibleAfter(helped, { ball: 'A', pieces: even }, { type: 'activate', player: 0 }))).toContain(
      'blitz',
    )
  })

  it('a Tackle Zone is worth something: nobody is activated only to lose it', () => {
    const { match } = dungeonPosition(
      `
      ##########
      #<.A..b.>#
      ##########`,
      { ball: 'b' },
    )
    const before = guide.evaluate(match as never, 0)
    match.state.players[0].dazed = 1
    expect(guide.evaluate(match as never, 0)).toBeLessThan(before)
  })

  it.each(['blitz', 'pass', 'hand-off', 'foul'])('a %s is scarce: never spent because it is safe', (type) => {
    expect(guide.isScarce?.({ type })).toBe(true)
    expect(guide.isScarce?.({ type: 'move' })).toBe(false)
  })
})

describe('on the open pitch', () => {
  const guide = guideFor('blood-bowl')

  it.each(['blitz', 'pass', 'hand-off', 'foul'])('a %s is scarce: never spent because it is safe', (type) => {
    expect(guide.isScarce?.({ type })).toBe(true)
    expect(guide.isScarce?.({ type: 'move' })).toBe(false)
  })

  it('nobody is activated only to stay where he is', () => {
    const match = bloodPosition({ A: [8, 7], B: [9, 3], a: [18, 4] }, { ball: 'A' })
    for (const action of [{ type: 'activate', player: 1 }, { type: 'move' }]) bloodBowl.play(match, action as Action)
    const decision = bloodBowl.decision(match)
    if (!decision) throw new Error('over')
    expect(decision.actions.map(({ type }) => type)).toContain('stop')
    expect(guide.sensible?.(match as never, decision).map(({ type }) => type)).not.toContain('stop')
  })

  it('a cage does not wait at the line: each turn that goes by costs', () => {
    for (let turns = 2; turns < 5; turns++)
      expect(chanceToScore(16, 6, turns)).toBeLessThan(chanceToScore(16, 6, turns + 1) - 0.04)
  })

  it('a carrier stays away from the sideline where somebody can push him off', () => {
    const danger = (row: number) => {
      const match = bloodPosition({ A: [10, row], a: [13, row] }, { ball: 'A' })
      return chanceToLose(match, match.state.players[0])
    }
    expect(danger(0)).toBeGreaterThan(danger(4) + 0.1)
  })

  it('team-mates stand at the corners, not before the carrier', () => {
    const value = (at: [number, number]) =>
      guide.evaluate(bloodPosition({ A: [10, 7], B: at, a: [20, 7] }, { ball: 'A' }) as never, 0)
    expect(value([11, 6])).toBeGreaterThan(value([11, 7]) + 2)
  })
})

describe('in Blitz Bowl', () => {
  const guide = guideFor('blitz-bowl')
  const human = (at: [number, number], more: object = {}) => ({ team: 0, position: 'Lineman', at, ...more })

  it('the challenges in the slots tell positions apart', () => {
    const match = blitzBowl.create({ teams: ['human', 'orc'], board: 'rubble-yard' }, 3)
    const key = guide.key(match as never)
    match.state.slots[1] = (match.state.slots[1] + 1) % 15
    expect(guide.key(match as never)).not.toBe(key)
  })

  /** Both teams lined up by veterans. */
  function linedUp(seed: number): Blitz {
    const match = blitzBowl.create({ teams: ['human', 'orc'], board: 'rubble-yard' }, seed)
    for (let decision = blitzBowl.decision(match); match.state.turn === 0; decision = blitzBowl.decision(match)) {
      if (!decision) throw new Error('over')
      const chosen = decision.roll ? decision.actions[0] : guide.reflex?.(match as never, decision)
      blitzBowl.play(match, chosen ?? decision.actions[0])
    }
    return match
  }

  it('a team lines up with the fast ones who have hands near the hatch, and nobody in a corner', () => {
    const { state } = linedUp(71)
    const hatches = pitches[state.board].trapdoors.map(rowOf)
    const away = (square: number) => Math.min(...hatches.map((row) => Math.abs(row - rowOf(square))))
    for (const team of [0, 1]) {
      const players = state.players.filter((player) => player.team === team)
      const rows = players.map(({ square }) => rowOf(square))
      expect(rows).not.toContain(0)
      expect(rows).not.toContain(10)
      const speed = ({ profile }: { profile: number }) => (profiles[profile].throw === 0 ? 0 : profiles[profile].move)
      const [fastest] = [...players].sort((a, b) => speed(b) - speed(a))
      expect(away(fastest.square)).toBeLessThanOrEqual(2)
    }
  })

  it('in the last turn of the match whoever is behind runs in at once (BZ-WIN-05)', () => {
    const match = setUpPosition({
      teams: ['human', 'orc'],
      turn: 24,
      active: 0,
      scores: [20, 23],
      pieces: {
        carrier: human([8, 4], { position: 'Catcher', ball: true }),
        other: human([3, 5]),
        foe: { team: 1, position: 'Lineman', at: [3, 6] },
      },
    } as never)
    match.state.lastTurn = 24
    match.state.deck.fill(0)
    expect(veteransChoice(blitzBowl, match)).toMatchObject({ type: 'run', player: match.state.balls[0].holder })
  })

  it('before the last turn of the other coach his carrier is what matters, not the own cards (BZ-WIN-03)', () => {
    const danger = (column: number, lastTurn: number, hand: string[]) => {
      const match = setUpPosition({
        teams: ['human', 'orc'],
        turn: 23,
        active: 0,
        scores: [20, 18],
        pieces: {
          guard: human([1, 5]),
          carrier: { team: 1, position: 'Lineman', at: [column, 5], ball: true },
        },
        hands: [hand, []],
      } as never)
      match.state.lastTurn = lastTurn
      return guide.evaluate(match as never, 0)
    }
    const far = danger(9, 24, []) - danger(4, 24, [])
    expect(far).toBeGreaterThan(2 * (danger(9, 0, []) - danger(4, 0, [])))
    const worth = (lastTurn: number) => danger(9, lastTurn, ['turbo']) - danger(9, lastTurn, [])
    expect(worth(24)).toBeLessThan(worth(0) / 2)
  })

  it('from anywhere a step towards the ball is worth something: nobody stays in the End Zone for good', () => {
    const at = (column: number) =>
      setUpPosition({
        teams: ['human', 'orc'],
        turn: 5,
        pieces: { a: human([column, 5]) } as never,
        balls: [[14, 5]],
      } as never)
    expect(guide.evaluate(at(1) as never, 0)).toBeGreaterThan(guide.evaluate(at(0) as never, 0))
  })
})

it.each([1, 2, 3])('rookies do not shuffle about in Blitz Bowl: dice fall early (seed %i)', (seed) => {
  const match = blitzBowl.create({ teams: ['human', 'orc'], board: 'rubble-yard' }, seed)
  const coaches = [0, 1].map(() => coachFor('blitz-bowl', 'rookie'))
  const random = new Random(seed)
  let rolls = 0
  while (match.state.turn <= 6) {
    const decision = blitzBowl.decision(match)
    if (!decision) throw new Error('over')
    const { seat } = decision
    const view = blitzBowl.view(match, seat)
    const situation = { game: blitzBowl, view, decision, seat, random, budget: { decisions: 200 } }
    const { action } = coaches[seat].choose(situation as never)
    const events = blitzBowl.apply(match, action)
    if (match.state.turn > 0) rolls += events.filter(({ type }) => type === 'roll').length
  }
  expect(rolls).toBeGreaterThan(0)
})

describe('in a skirmish', () => {
  it.each([91, 92, 93])('nobody is deployed where the first charge reaches him alone (seed %i)', (seed) => {
    const match = skirmishGame.create({}, seed)
    const guide = guideFor('skirmish')
    while (match.state.round === 0) {
      const decision = skirmishGame.decision(match)
      if (!decision) throw new Error('over')
      const chosen = decision.roll ? decision.actions[0] : guide.reflex?.(match as never, decision)
      skirmishGame.play(match, chosen ?? decision.actions[0])
    }
    const { creatures } = match.state
    for (const creature of creatures) {
      const steps = walkingTo(match.state, creature.square)
      const isCharged = creatures.some(
        ({ seat, square, card }) => seat !== creature.seat && steps[square] <= 2 * CARDS[card].speed,
      )
      const friends = creatures.filter((other) => other !== creature && other.seat === creature.seat)
      const nearest = Math.min(...friends.map(({ square }) => steps[square]))
      expect(isCharged && nearest > 4, CARDS[creature.card].name).toBe(false)
    }
  })

  it('a veteran does not think of stepping back', () => {
    const match = skirmishPosition(
      `
      ............
      ......A.b...
      ............`,
      { turn: 'A', pieces: { A: { card: 'elf-archer' }, b: { card: 'orc-warlord' } } },
    )
    let decision = skirmishGame.decision(match)
    if (decision?.kind === 'activate') skirmishGame.play(match, decision.actions[0])
    decision = skirmishGame.decision(match)
    if (decision?.kind !== 'act') throw new Error('no turn')
    const kept = guideFor('skirmish').sensible?.(match as never, decision) ?? []
    const steps = kept.filter(({ type }) => type === 'step') as (Action & { square: number })[]
    expect(decision.actions.some(({ type }) => type === 'step')).toBe(true)
    for (const { square } of steps) expect(square % 12).toBeGreaterThan(5)
  })
})
