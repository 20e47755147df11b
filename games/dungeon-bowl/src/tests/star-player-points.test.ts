import { push, skilled } from '@undercroft/ball/testing'
import { describe, expect, it } from 'vitest'
import { teamBook } from '../league/book.ts'
import { reportOf } from '../report.ts'
import { hall, type Position, type PositionOptions, position } from '../testing/position.ts'

const earned = (game: Position, letter: string): number => {
  const { touchdowns, completions, throws, deflections, interceptions, casualties } = game.player(letter)
  return teamBook.sppEarned({ touchdowns, completions, throws, deflections, interceptions, casualties } as never)
}

const FLOOR = Array.from({ length: 9 }, () => '..........').join('\n')
const onFloor = (pieces: NonNullable<PositionOptions['pieces']>, options: PositionOptions = {}) =>
  position(FLOOR, { pieces, ...options })

/** A passes to B at (7,4) with b in between. */
function passed(natural: number, ...dice: string[]): Position {
  const game = onFloor({ A: { at: [1, 4] }, B: { at: [4, 4] }, D: { at: [6, 2] } }, { ball: 'A' })
  game
    .activate('A', 'pass')
    .answer('pass')
    .dice(`d6 ${natural}`, ...dice)
  return game.answer('throw', { to: game.square(4, 4) })
}

function deflected(...dice: string[]): Position {
  const game = onFloor({ A: { at: [1, 4] }, B: { at: [7, 4] }, D: { at: [7, 1] }, b: { at: [4, 4] } }, { ball: 'A' })
  game.activate('A', 'pass').answer('pass').dice('d6 6')
  game.answer('throw', { to: game.square(7, 4) })
  return game.dice('d6 6', ...dice).answer('interfere', { player: game.player('b').id })
}

describe('Star Player Points of passes and throws', () => {
  it('DB-POST-08 an Accurate pass caught in its square: 1', () => {
    expect(earned(passed(5, 'd6 4'), 'A')).toBe(1)
  })

  it('DB-POST-08 a pass that wins the match counts too', () => {
    const map = '<<......>>\n<<......>>\n<<......>>'
    const game = position(map, { ball: 'A', pieces: { A: { at: [5, 1] }, B: { at: [8, 1] } } })
    game.activate('A', 'pass').answer('pass').dice('d6 6', 'd6 3')
    game.answer('throw', { to: game.square(8, 1) })
    expect([game.isOver, earned(game, 'A'), earned(game, 'B')]).toEqual([true, 1, 5])
  })

  it('DB-POST-09 nothing for an Inaccurate pass, another square, a bounce or a Hand-off', () => {
    // Inaccurate (2 against PA4+): it scatters two squares away and one back up, onto D.
    const scattered = passed(2, 'd8 3', 'd8 3', 'd8 5', 'd8 7', 'd8 7')
    expect(earned(scattered, 'A')).toBe(0)
    const toD = passed(2, 'd8 3', 'd8 3', 'd8 5', 'd8 2', 'd8 2')
    expect(earned(toD, 'A')).toBe(0)
    const handed = onFloor({ A: { at: [3, 4] }, B: { at: [4, 4] } }, { ball: 'A' })
    handed
      .activate('A', 'hand-off')
      .dice('d6 6')
      .answer('hand-off', { target: handed.player('B').id })
    expect([handed.ball(), earned(handed, 'A')]).toEqual(['B', 0])
  })

  const OGRE = { st: 5, pa: 5, ag: 4, ...skilled('throw-team-mate', 'mighty-blow') }
  const GOBLIN = { st: 2, ag: 3, ...skilled('right-stuff') }
  function thrown(natural: number): Position {
    const game = onFloor({ A: { at: [3, 5], ...OGRE, pa: 3 }, G: { at: [4, 5], ...GOBLIN } })
    game.activate('A', 'throw-team-mate').answer('throw-team-mate', { target: game.player('G').id })
    game.dice(`d6 ${natural}`, 'd8 2', 'd8 2', 'd8 2', 'd6 6')
    return game.answer('throw', { to: game.square(5, 5) })
  }

  it('DB-POST-10 a Superb throw with a safe landing: 1; Successful: nothing; a kick: nothing', () => {
    expect([earned(thrown(6), 'A'), thrown(6).player('A').completions]).toEqual([1, 0])
    const plain = thrown(2)
    expect([plain.status('G'), earned(plain, 'A')]).toEqual(['standing', 0])
    const kick = hall('.........\n...AG....\n.........\n......B.C', {
      pieces: { A: { pa: 4, ...skilled('kick-team-mate') }, G: GOBLIN },
    })
    kick.activate('A', 'kick-team-mate').answer('kick', { target: kick.player('G').id })
    kick.dice('d6 6', 'd8 5', 'd8 4', 'd8 5', 'd6 6').answer('throw', { to: kick.square(7, 2) })
    expect([kick.status('G'), earned(kick, 'A')]).toEqual(['standing', 0])
  })

  it('DB-POST-11 a Deflection that is not caught: 1', () => {
    expect(earned(deflected('d6 1', 'd8 3', 'd8 3', 'd8 3', 'd6 6'), 'b')).toBe(1)
  })

  it('DB-POST-12 an Interception: 2 in all, not 3', () => {
    const game = deflected('d6 6')
    expect([game.player('b').interceptions, game.player('b').deflections, earned(game, 'b')]).toEqual([1, 0, 2])
  })
})

const HURT = ['d6 6', 'd6 6', 'd6 5', 'd6 5'] // armour broken, Casualty
const ROW = '.........\n...Ab....\n.........'

function blocked(faceOf: string, dice: string[], pieces: NonNullable<PositionOptions['pieces']> = {}): Position {
  const game = hall(ROW, { pieces })
  game.activate('A', 'block', 'b').dice(`block ${faceOf}`)
  return game.dice(...dice)
}

describe('Star Player Points of casualties', () => {
  it('DB-POST-13 a Block that ends in a Casualty: 2; in a KO: nothing', () => {
    const game = blocked('pow', ['d6 4', 'd6 6', 'd6 4', 'd6 6', 'd16 1'])
    push(game, 6, 2).answer('stay')
    expect([game.status('b'), earned(game, 'A')]).toEqual(['casualty', 2])
    const ko = blocked('pow', ['d6 4', 'd6 6', 'd6 4', 'd6 5'])
    push(ko, 6, 2).answer('stay')
    expect([ko.status('b'), earned(ko, 'A')]).toEqual(['knocked-out', 0])
  })

  it('DB-POST-14 whoever blocked: Player Down, and both after Both Down', () => {
    const own = blocked('player-down', [...HURT, 'd16 1'])
    expect([own.status('A'), earned(own, 'b')]).toEqual(['casualty', 2])
    const both = blocked('both-down', [...HURT, 'd16 1', ...HURT, 'd16 1'])
    expect([both.status('A'), both.status('b'), earned(both, 'A'), earned(both, 'b')]).toEqual([
      'casualty',
      'casualty',
      2,
      2,
    ])
  })

  it('DB-POST-14 a blocker who becomes a Casualty by Multiple Block is credited to the target who did it', () => {
    const game = hall('....D....\n..cAb....\n..E......', { pieces: { A: { st: 4, ...skilled('multiple-block') } } })
    game.activate('A', 'multiple-block').answer('target', { target: game.player('b').id })
    game.answer('target', { target: game.player('c').id })
    game.dice('block player-down', 'block push').answer('target', { target: game.player('b').id })
    game.dice(...HURT, 'd16 1')
    push(game, 2, 2)
    expect([game.status('A'), earned(game, 'b'), earned(game, 'c')]).toEqual(['casualty', 2, 0])
  })

  it('DB-POST-15 a Foul, a Stab and a fall earn nothing', () => {
    const foul = hall(ROW, { pieces: { b: { status: 'prone' } } })
    foul.activate('A', 'foul', 'b').dice('d6 4', 'd6 6', 'd6 4', 'd6 6', 'd16 1').answer('foul')
    expect([foul.status('b'), earned(foul, 'A')]).toEqual(['casualty', 0])
    const stab = hall(ROW, { pieces: { A: skilled('stab') } })
    stab.activate('A', 'stab', 'b').dice('d6 4', 'd6 5', 'd6 5', 'd6 5', 'd16 1')
    expect([stab.status('b'), earned(stab, 'A')]).toEqual(['casualty', 0])
    const fall = hall(ROW)
    fall.activate('A', 'move').dice('d6 1', 'd6 4', 'd6 6', 'd6 5', 'd6 5', 'd16 1').step([3, 1])
    expect([fall.status('A'), earned(fall, 'b')]).toEqual(['casualty', 0])
  })

  it('DB-POST-16 down at a wall counts as Knocked Down by the blocker, with Mighty Blow; the chasm does not', () => {
    const wall = position('#####\n#.Ab#\n#####', { pieces: { A: skilled('mighty-blow') } })
    wall.dice('block push').activate('A', 'block', 'b').dice('d6 5', 'd6 4', 'd6 4', 'd6 5', 'd6 5', 'd16 1')
    wall.answer('add-bonus', { player: wall.player('A').id, skill: 'mighty-blow' })
    expect([wall.status('b'), earned(wall, 'A')]).toEqual(['casualty', 2])
    const chasm = position('..Ab~..\n....~..\n....=..', { pieces: { B: { at: [0, 2] } } })
    chasm.dice('block push').activate('A', 'block', 'b')
    chasm
      .answer('push', { to: chasm.square(4, 0) })
      .dice('d16 8')
      .answer('stay')
    expect([chasm.status('b'), earned(chasm, 'A')]).toEqual(['casualty', 0])
  })

  it('DB-POST-17 Regeneration does not take them back', () => {
    const game = blocked('pow', [...HURT, 'd16 8', 'd6 5'], { b: skilled('regeneration') })
    push(game, 6, 2).answer('stay')
    expect([game.status('b'), earned(game, 'A')]).toEqual(['reserves', 2])
  })
})

describe('the Touchdown, and the report', () => {
  const map = '<<......>>\n<<......>>\n<<......>>'

  it('DB-POST-18 5 for the scorer, in the turn of the others too', () => {
    const game = position(map, { ball: 'b', pieces: { A: { at: [3, 1] }, b: { at: [2, 1] } } })
    game
      .dice('block push')
      .activate('A', 'block', 'b')
      .answer('push', { to: game.square(1, 1) })
      .answer('stay')
    expect([game.isOver, game.state.winner, earned(game, 'b')]).toEqual([true, 1, 5])
  })

  it('DB-POST-03 the report tells result, casualties that earn SPP, and what each player did', () => {
    const game = position(map, {
      ball: 'A',
      pieces: { A: { at: [7, 1] }, b: { at: [4, 0] }, c: { place: 'reserves' } },
    })
    game.player('A').casualties = 3
    game.activate('A', 'move').step([8, 1])
    const report = reportOf(game.table.match)
    expect([report.winner, report.teams[0].players[0]]).toMatchObject([
      0,
      { number: 1, joined: 'listed', played: true, touchdowns: 1, casualties: 3, injury: null },
    ])
    expect(report.teams[1].players.map(({ played }) => played)).toEqual([true, false])
  })

  it('a running match has no report', () => {
    expect(() => reportOf(hall(ROW).table.match)).toThrow('not over')
  })

  it('DB-ARM-20 a Lasting Injury is reported with the characteristic that it cost', () => {
    const game = position(map, { ball: 'B', pieces: { A: { at: [3, 0] }, b: { at: [4, 0] }, B: { at: [7, 1] } } })
    game.dice('block pow').activate('A', 'block', 'b')
    game.dice(...HURT, 'd16 13', 'd6 5')
    push(game, 5, 0).answer('stay')
    game.activate('B', 'move').step([8, 1])
    expect(reportOf(game.table.match).teams[1].players[0].injury).toEqual({
      result: 'lasting-injury',
      characteristic: 'ag',
    })
  })
})
