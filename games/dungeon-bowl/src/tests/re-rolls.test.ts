import { expect, test } from 'vitest'
import { dungeonBowl } from '../game.ts'
import { inRoom, onFloor, position } from '../testing/position.ts'

/** Red A dodges away from Blue b: AG3+, a 2 fails. */
const failedDodge = (skills: string[], rerolls = 2) => {
  const game = onFloor({ A: { at: [4, 4], skills }, b: { at: [3, 4] } }, { rerolls: [rerolls, 1] })
  return game.dice('d6 2').activate('A', 'move').step([5, 4])
}
const types = (game: ReturnType<typeof failedDodge>) => game.offers().map(({ type }) => type)

test('DB-RR-01 the second result stands even if it is worse', () => {
  const game = failedDodge([])
  game.dice('d6 1', 'd6 1', 'd6 1').answer('team-re-roll')
  expect(game.rolls).toEqual(['dodge 2', 'dodge 1', 'armour 1+1'])
  expect(game.status('A')).toBe('prone')
})

test('DB-RR-02 BB-RR-09 no die is rolled more than twice, whatever the source', () => {
  const game = failedDodge(['dodge'])
  expect(types(game)).toEqual(['skill-re-roll', 'team-re-roll', 'accept'])
  game.dice('d6 1', 'd6 1', 'd6 1').answer('skill-re-roll', { skill: 'dodge' })
  expect(game.state.teams[0].rerolls).toBe(2)
  expect(game.turnover).toBe('fell-over')
})

test('DB-RR-03 a skill re-rolls only what its description names', () => {
  const game = onFloor({ A: { at: [4, 4], skills: ['catch'] } }, { ball: [5, 4], rerolls: [1, 0] })
  game.dice('d6 1').activate('A', 'move').step([5, 4])
  expect(game.offers().map(({ type }) => type)).toEqual(['team-re-roll', 'accept'])
})

test('DB-RR-04 DB-RR-08 BB-RR-05 in the turn of the other team skills work, team re-rolls do not', () => {
  const bounced = (skills: string[]) => {
    const game = onFloor(
      { A: { at: [3, 4] }, b: { at: [4, 4] }, c: { at: [7, 4], skills } },
      { ball: 'b', rerolls: [0, 3] },
    )
    game
      .dice('block pow')
      .activate('A', 'block', 'b')
      .answer('push', { to: game.square(5, 4) })
    return game.dice('d6 1', 'd6 1', 'd8 5').answer('stay')
  }
  // The ball went to (6,4); nobody catches it there.
  expect(bounced([]).ball()).toEqual([6, 4])
  const catching = (skills: string[]) => {
    const game = onFloor(
      { A: { at: [3, 4] }, b: { at: [4, 4] }, c: { at: [6, 4], skills } },
      { ball: 'b', rerolls: [0, 3] },
    )
    game
      .dice('block pow')
      .activate('A', 'block', 'b')
      .answer('push', { to: game.square(5, 4) })
    return game.dice('d6 1', 'd6 1', 'd8 5', 'd6 1').answer('stay')
  }
  const withSkill = catching(['catch'])
  expect([withSkill.asked, withSkill.seat]).toEqual(['re-roll', 1])
  expect(withSkill.offers().map(({ type }) => type)).toEqual(['skill-re-roll', 'accept'])
  const without = catching([])
  without.dice('d8 2')
  expect(without.ball()).toEqual([6, 3])
})

test('DB-RR-05 DB-RR-15 a skill repeats only the die it names, and then no team re-roll', () => {
  const game = onFloor({ A: { at: [4, 4], st: 4, skills: ['brawler'] }, b: { at: [5, 4] } }, { rerolls: [2, 0] })
  game.dice('block both-down', 'block push').activate('A', 'block', 'b')
  expect(game.offers('skill-re-roll')).toHaveLength(1)
  game.dice('block pow').answer(...brawl(game))
  expect(game.offers().map(({ type, face }) => face ?? type)).toEqual(['pow', 'push-back'])
})
const brawl = (game: ReturnType<typeof onFloor>): [string, Record<string, unknown>] => {
  const { type, ...fields } = game.offers('skill-re-roll')[0]
  return [type, fields]
}

test('DB-RR-06 DB-RR-18 BB-RR-01 a team starts with its full number, everybody sees what is left', () => {
  const game = failedDodge([], 3)
  expect(game.state.teams.map(({ rerolls }) => rerolls)).toEqual([3, 1])
  game.dice('d6 5').answer('team-re-roll')
  for (const seat of [0, 1, -1]) expect(dungeonBowl.view(game.table.match, seat).state.teams[0].rerolls).toBe(2)
})

test('DB-RR-07 used re-rolls never come back', () => {
  const game = failedDodge([], 1)
  game.dice('d6 5').answer('team-re-roll').answer('stop')
  for (let turn = 0; turn < 20; turn++) game.answer('end-turn')
  expect(game.state.teams[0].turns).toBeGreaterThan(10)
  expect(game.state.teams[0].rerolls).toBe(0)
})

test('DB-RR-09 DB-RR-10 BB-RR-06 no team re-roll on bounce, scatter, deviation, Armour, Injury and Casualty dice', () => {
  const game = onFloor({ A: { at: [3, 4] }, b: { at: [4, 4], av: 3 } }, { ball: 'b', rerolls: [3, 0] })
  game.dice('block pow').activate('A', 'block', 'b')
  game.answer('face', { face: 'pow' }).answer('push', { to: game.square(5, 4) })
  game.dice('d6 1', 'd6 2', 'd6 6', 'd6 5', 'd16 3', 'd8 5').answer('stay')
  expect(game.rolls.slice(1)).toEqual(['armour 1+2', 'injury 6+5', 'casualty 3', 'bounce 5'])
  expect(game.asked).toBe('turn')
  const passer = onFloor({ A: { at: [2, 2], pa: 4 } }, { ball: 'A', rerolls: [3, 0] })
  passer.activate('A', 'pass').answer('pass').dice('d6 3')
  passer.answer('throw', { to: passer.square(5, 2) })
  passer.dice('d8 5', 'd8 5', 'd8 5', 'd8 5').answer('accept')
  expect(passer.rolls).toEqual(['pass 3', 'scatter 5', 'scatter 5', 'scatter 5', 'bounce 5'])
})

test('DB-RR-11 nor on rebounds, nor on the dice of a pass against the wall', () => {
  const game = inRoom({ A: { at: [1, 2] } }, { ball: [1, 3], rerolls: [3, 0] })
  game.dice('d6 1').activate('A', 'move').step([1, 3])
  game.dice('d8 7', 'd6 1').answer('accept')
  expect(game.rolls).toEqual(['pick-up 1', 'bounce 7', 'rebound 1'])
  const wall = inRoom({ A: { at: [1, 3] } }, { ball: 'A', rerolls: [3, 0] })
  wall.activate('A', 'pass').answer('pass').dice('d6 2')
  wall.answer('throw-at-wall', { to: wall.square(1, 0), side: 0 })
  wall.dice('d6 5', 'd6 3', 'd8 7').answer('accept')
  expect(wall.rolls.slice(0, 3)).toEqual(['pass 2', 'wall-side 5', 'rebound-distance 3'])
})

test('DB-RR-12 nor on the portal die, but a skill that re-rolls it works', () => {
  const step = (skills: string[]) => {
    const game = position('A2..1..3..4..5..6', { pieces: { A: { skills } }, rerolls: [3, 0] })
    return game.dice('d6 2').activate('A', 'move').step([1, 0])
  }
  expect(step([]).status('A')).toBe('out')
  const navigator = step(['portal-navigator'])
  expect(navigator.offers().map(({ type }) => type)).toEqual(['skill-re-roll', 'accept'])
})

test('DB-RR-13 BB-RR-07 a team re-roll repeats the whole pool', () => {
  const game = onFloor({ A: { at: [4, 4], st: 4 }, b: { at: [5, 4] } }, { rerolls: [1, 0] })
  game.dice('block pow', 'block player-down').activate('A', 'block', 'b')
  game.dice('block push', 'block stumble').answer('team-re-roll')
  expect(game.offers().map(({ type, face }) => face ?? type)).toEqual(['push-back', 'stumble'])
})

test('DB-RR-14 BB-RR-08 any number of team re-rolls in one turn', () => {
  const game = onFloor({ A: { at: [4, 4] }, b: { at: [3, 4] } }, { ball: [5, 4], rerolls: [2, 0] })
  game.dice('d6 2').activate('A', 'move').step([5, 4])
  game.dice('d6 3', 'd6 1').answer('team-re-roll')
  game.dice('d6 6').answer('team-re-roll')
  expect([game.ball(), game.state.teams[0].rerolls]).toEqual(['A', 0])
})

test('DB-RR-16 a re-roll is declared before anything that follows', () => {
  const game = failedDodge([])
  expect([game.asked, game.seat]).toEqual(['re-roll', 0])
  game.dice('d6 1', 'd6 1').answer('accept')
  expect(game.rolls).toEqual(['dodge 2', 'armour 1+1'])
  expect(game.asked).toBe('turn')
  expect(game.seat).toBe(1)
})

test('DB-RR-16 the coach who rolled block dice decides on the re-roll before the other chooses', () => {
  const game = onFloor({ A: { at: [4, 4], st: 2 }, b: { at: [5, 4], st: 4 } }, { rerolls: [1, 3] })
  game.dice('block pow', 'block player-down').activate('A', 'block', 'b')
  expect([game.asked, game.seat]).toEqual(['block-re-roll', 0])
  game.answer('accept')
  expect([game.asked, game.seat]).toEqual(['block-dice', 1])
})

test('DB-RR-17 everything else that the active coach rolls may be repeated', () => {
  const offered = (game: ReturnType<typeof onFloor>) => game.offers('team-re-roll').length
  const rush = onFloor({ A: { at: [2, 2], ma: 1 } }, { rerolls: [1, 0] })
  rush.activate('A', 'move').step([3, 2]).dice('d6 1').step([4, 2])
  expect(offered(rush)).toBe(1)
  const slow = onFloor({ A: { at: [2, 2], ma: 2, status: 'prone' } }, { rerolls: [1, 0] })
  expect(offered(slow.dice('d6 3').activate('A', 'move'))).toBe(1)
  const pass = onFloor({ A: { at: [2, 2] } }, { ball: 'A', rerolls: [1, 0] })
  pass
    .activate('A', 'pass')
    .answer('pass')
    .dice('d6 1')
    .answer('throw', { to: pass.square(4, 2) })
  expect(offered(pass)).toBe(1)
  const dragon = onFloor(
    { A: { at: [2, 2] } },
    { rerolls: [1, 0], rooms: [{ room: 'dragon-lair', x: 0, y: 0, width: 5, height: 5 }] },
  )
  expect(offered(dragon.dice('d6 5').activate('A', 'move'))).toBe(1)
  const food = onFloor(
    { A: { at: [2, 2] }, b: { at: [5, 2] } },
    { rerolls: [1, 0], rooms: [{ room: 'kitchen', x: 0, y: 0, width: 5, height: 5 }] },
  )
  expect(offered(food.dice('d6 4').activate('A', 'throw-food', 'b'))).toBe(1)
  const wall = inRoom({ A: { at: [2, 2] }, b: { at: [3, 3] } }, { rerolls: [2, 0] })
  wall.dice('block push').activate('A', 'block', 'b').dice('d6 3').answer('face', { face: 'push-back' })
  expect(offered(wall)).toBe(1)
  const caught = onFloor({ A: { at: [2, 2] }, B: { at: [3, 2] } }, { ball: 'A', rerolls: [1, 0] })
  caught
    .activate('A', 'hand-off')
    .dice('d6 1')
    .answer('hand-off', { target: caught.player('B').id })
  expect(offered(caught)).toBe(1)
})

test('DB-RR-08 a team re-roll is for a roll of the active team alone', () => {
  const game = position('........\n..bA....\n........', {
    pieces: { b: { skills: ['shadowing'] } },
    rerolls: [2, 2],
  })
  game.activate('A', 'move').dice('d6 6').step([4, 1])
  game.dice('d6 2').answer('use', { skill: 'shadowing' })
  expect([game.asked, game.seat, game.rollEvents('shadowing')[0].passed]).toEqual(['move', 0, false])
})

test('DB-DICE-13 DB-SKU-04 no bonus is offered on a natural 1 that fails anyway', () => {
  const picked = (die: number) => {
    const game = position('A..', { pieces: { A: { ag: 3, skills: ['extra-arms'] } }, ball: [1, 0] })
    game.activate('A', 'move').dice(`d6 ${die}`).step([1, 0])
    return game.table.match.waiting ? [] : game.offers('boost')
  }
  expect(picked(2)).toHaveLength(1)
  const sure = position('A..', { pieces: { A: { ag: 2, skills: ['extra-arms'] } }, ball: [1, 0] })
  sure.activate('A', 'move').dice('d6 1').step([1, 0])
  expect([sure.turnover, sure.table.match.waiting?.what]).toEqual(['failed-pick-up', 'bounce'])
})
