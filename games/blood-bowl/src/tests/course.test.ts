import { ON_BOARD, OUT } from '@undercroft/ball'
import { describe, expect, it } from 'vitest'
import { squareAt } from '../data/pitch.ts'
import { clearPitch } from '../end-of-drive.ts'
import { bloodBowl } from '../game.ts'
import { note } from '../state.ts'
import { TABLE } from '../table.ts'
import { onPitch, Pitch } from '../testing/pitch.ts'

const waiting = (letters: string) => Object.fromEntries([...letters].map((letter) => [letter, { state: 'reserves' }]))
const BENCH = { ...waiting('CDEFGHIJKL'), ...waiting('cdefghijkl') }

/** Red's carrier stands before the End Zone. */
const before = (fields: Record<string, unknown> = {}, pieces = {}) =>
  onPitch({ A: { at: [24, 7] }, B: { at: [3, 3] }, b: { at: [9, 9] }, ...BENCH, ...pieces }, { ball: 'A', ...fields })
const score = (p: Pitch) => p.activate('A', 'move').step([25, 7])
const touchdowns = (p: Pitch) => p.state.teams.map(({ touchdowns: scored }) => scored)

describe('halves and drives', () => {
  it('BB-HALF-01 BB-HALF-02 BB-HALF-03 BB-GEN-03 eight turns each and half; the receivers begin; markers move by one', () => {
    const p = new Pitch({ options: { teams: ['Bridge Town', 'Rust Heap'] } })
    p.dice('d3 1', 'd3 1', 'd6 3', 'd6 4', 'd2 1').answer('receive')
    let turns = 0
    const kickOff = (kicking: number) => {
      expect(p.seat).toBe(kicking)
      p.answer('formation', { name: 'deep' }).answer('formation', { name: 'deep' })
      p.answer('kicker', { player: p.offers()[0].player })
      const [x, y] = kicking === 0 ? [22, 2] : [3, 2]
      p.dice('d8 2', 'd6 1', 'd6 1', 'd6 1', 'd8 2').answer('kick', { square: squareAt(x, y) })
    }
    kickOff(1)
    expect([p.state.active, p.side(0).marker, p.side(1).marker]).toEqual([0, 1, 0])
    while (p.state.half === 1 && p.asked === 'turn') {
      turns++
      p.answer('end-turn')
    }
    expect(turns).toBe(16)
    expect([p.state.half, p.side(0).marker, p.side(1).marker, p.state.kicking]).toEqual([2, 0, 0, 0])
    kickOff(0)
    while (!p.isOver) {
      turns++
      p.answer('end-turn')
    }
    expect([turns, p.state.winner]).toEqual([32, -1])
    expect(p.happened('half-began')).toHaveLength(2)
  })

  it('BB-HALF-04 BB-DRIVE-01 the half ends with the eighth turn of both, and the drive with it', () => {
    const p = before({ turns: [8, 8] })
    p.answer('end-turn')
    expect([p.state.half, p.asked]).toEqual([2, 'set-up'])
    expect(p.happened('drive-ended')).toHaveLength(1)
  })

  it('BB-HALF-05 BB-DRIVE-10 BB-GEN-04 BB-TO-04 BB-TD-02 after a touchdown the scorers kick off, if a turn is left', () => {
    const p = score(before({ turns: [8, 7] }))
    expect([touchdowns(p), p.state.half, p.asked, p.seat]).toEqual([[1, 0], 1, 'set-up', 0])
    expect(p.turnover).toBe('touchdown')
    const last = score(before({ turns: [8, 8] }))
    expect(last.state.half).toBe(2)
  })

  it('BB-HALF-06 a team without turns left plays none; the other plays on', () => {
    const p = score(before({ turns: [8, 7] }))
    p.answer('formation', { name: 'deep' }).answer('formation', { name: 'deep' })
    p.answer('kicker', { player: p.offers()[0].player })
    p.dice('d8 2', 'd6 1', 'd6 1', 'd6 1', 'd8 2').answer('kick', { square: squareAt(22, 2) })
    expect([p.state.active, p.side(1).marker]).toEqual([1, 8])
    p.answer('end-turn')
    expect(p.state.half).toBe(2)
  })

  it('BB-HALF-07 who received at first kicks off the second half, whoever scored last', () => {
    const p = score(before({ turns: [8, 8] }))
    expect([p.state.firstKicking, p.state.kicking]).toEqual([1, 0])
  })

  it('BB-HALF-08 BB-RR-01 BB-RR-02 BB-RR-03 BB-IND-11 half time renews re-rolls and ends what lasts for a half', () => {
    const p = before({
      turns: [8, 8],
      rerolls: [3, 2],
      inducements: [['training'], []],
      prayers: [['moles-under-the-pitch'], []],
    })
    expect(p.state.teams[0].rerolls).toBe(4)
    p.state.teams[0].rerolls = 1
    p.answer('end-turn')
    expect(p.state.teams.map(({ rerolls }) => rerolls)).toEqual([4, 2])
    expect(p.side(0).prayers).toEqual([])
    expect(p.state.ground.every((word) => word === 0)).toBe(true)
  })

  it('BB-RR-04 unused re-rolls are not carried to another match', () => {
    expect(bloodBowl.create({ teams: ['Bridge Town', 'Rust Heap'] }, 1).state.teams[0].rerolls).toBe(4)
  })

  it('BB-HALF-10 BB-RES-01 BB-DRIVE-03 more touchdowns win, equal ones are a draw; no steps after the last drive', () => {
    const won = before({ half: 2, turns: [8, 8], score: [2, 1] }, { D: { state: 'knocked-out' } })
    won.answer('end-turn')
    expect([won.isOver, won.state.winner, won.rolls]).toEqual([true, 0, []])
    const drawn = before({ half: 2, turns: [8, 8], score: [1, 1] })
    drawn.answer('end-turn')
    expect([drawn.isOver, bloodBowl.result(drawn.match).winner]).toEqual([true, null])
  })

  it('BB-HALF-11 BB-HALF-12 BB-HALF-13 BB-LEAGUE-08 extra time: recovery, a new toss, re-rolls as they were', () => {
    const p = before(
      { half: 2, turns: [8, 8], score: [1, 1], knockout: true, rerolls: [3, 3] },
      { D: { state: 'knocked-out' } },
    )
    p.state.teams[0].rerolls = 1
    p.dice('d6 4', 'd2 2').answer('end-turn')
    expect([p.asked, p.seat, p.status('D')]).toEqual(['kick-or-receive', 1, 'reserves'])
    p.answer('kick-off')
    expect([p.state.half, p.state.kicking, p.state.teams[0].rerolls]).toEqual([3, 1, 1])
  })

  it('BB-HALF-14 BB-HALF-15 extra time is played out, then five roll-offs, ties again', () => {
    const p = before({ half: 3, turns: [8, 8], score: [2, 2], knockout: true })
    p.dice('d6 5', 'd6 3', 'd6 2', 'd6 2', 'd6 4', 'd6 1', 'd6 1', 'd6 6', 'd6 2', 'd6 5', 'd6 6', 'd6 1').answer(
      'end-turn',
    )
    expect([p.isOver, p.state.winner, touchdowns(p)]).toEqual([true, 0, [2, 2]])
    p.end()
    const early = score(before({ half: 3, turns: [2, 2], score: [1, 1], knockout: true }))
    expect([early.isOver, early.asked]).toEqual([false, 'set-up'])
  })

  it('BB-HALF-16 BB-HALF-17 BB-PRAY-18 stalling costs nothing, unless the opponent throws a rock', () => {
    const free = before()
    free.answer('end-turn')
    expect(free.rolls).toEqual([])
    const p = before({ prayers: [[], ['throw-a-rock']] })
    p.answer('end-turn')
    expect([p.asked, p.seat, p.offers('rock').map(({ player }) => player)]).toEqual(['throw-a-rock', 1, [p.id('A')]])
    p.dice('d6 5', 'd6 1', 'd6 1', 'd8 2').answer('rock', { player: p.id('A') })
    expect([p.status('A'), p.ball(), p.turnover]).toEqual(['prone', [24, 6], ''])
    const marked = before({ prayers: [[], ['throw-a-rock']] }, { b: { at: [23, 7] } })
    marked.answer('end-turn')
    expect(marked.asked).toBe('turn')
    const thinking = before({ prayers: [[], ['throw-a-rock']] }, { A: { at: [24, 7], skills: ['bone-head'] } })
    thinking.answer('end-turn')
    expect(thinking.asked).toBe('turn')
  })

  it('BB-CORE-10 whose turn it was casts first, then the opponent throws a rock', () => {
    const p = before({ prayers: [[], ['throw-a-rock']], inducements: [['wizard'], ['wizard']] })
    p.answer('end-turn')
    expect([p.asked, p.seat]).toEqual(['wizard', 0])
    p.answer('decline')
    expect([p.asked, p.seat]).toEqual(['throw-a-rock', 1])
    p.dice('d6 1').answer('rock', { player: p.id('A') })
    expect([p.asked, p.seat]).toEqual(['wizard', 1])
  })

  it('BB-PRAY-18 DB-STAT-19 whom a rock has Stunned stays so until the end of the next turn', () => {
    const p = before({ prayers: [[], ['throw-a-rock']] })
    p.answer('end-turn')
    p.dice('d6 5', 'd6 6', 'd6 6', 'd6 1', 'd6 1', 'd8 2').answer('rock', { player: p.id('A') })
    expect(p.status('A')).toBe('stunned')
    p.answer('end-turn').answer('end-turn')
    expect(p.status('A')).toBe('prone')
  })

  it('BB-PRAY-18 a roll for each player who has Stalled', () => {
    const p = onPitch(
      { A: { at: [23, 7] }, B: { at: [23, 8] }, C: { at: [1, 1] }, b: { at: [2, 12] } },
      { ball: 'A', prayers: [[], ['throw-a-rock']] },
    )
    p.activate('A', 'hand-off')
      .dice('d6 6')
      .answer('hand-off', { target: p.id('B') })
      .answer('end-turn')
    p.dice('d6 1').answer('rock', { player: p.id('A') })
    expect(p.offers('rock').map(({ player }) => player)).toEqual([p.id('B')])
    p.dice('d6 6', 'd6 1', 'd6 1', 'd8 7').answer('rock', { player: p.id('B') })
    expect([p.status('A'), p.status('B'), p.asked, p.seat]).toEqual(['standing', 'prone', 'turn', 1])
  })

  it('BB-HALF-17 BB-PRAY-05 who must cross a trapdoor needs a die, so it is no stalling', () => {
    const stalls = (trapdoors: boolean) => {
      const mates = { B: { at: [17, 14] }, C: { at: [17, 13] }, D: { at: [18, 13] }, E: { at: [19, 14] } }
      const p = onPitch(
        { A: { at: [18, 14], ma: 9 }, ...mates, b: { at: [2, 12] } },
        { ball: 'A', prayers: [[], ['throw-a-rock']], trapdoors },
      )
      p.answer('end-turn')
      return p.asked === 'throw-a-rock'
    }
    expect([stalls(false), stalls(true)]).toEqual([true, false])
  })

  it('BB-HALF-17 a carrier who was Marked when activated is not looked at again once free', () => {
    const p = onPitch(
      { A: { at: [20, 7] }, B: { at: [1, 1] }, b: { at: [19, 7] } },
      { ball: 'A', prayers: [[], ['throw-a-rock']] },
    )
    p.dice('d6 6').activate('A', 'move').step([21, 7]).answer('stop').answer('end-turn')
    expect([p.asked, p.state.active]).toEqual(['turn', 1])
  })

  it('BB-HALF-17 a player who picks the ball up and could walk on to score stalls', () => {
    const p = onPitch(
      { A: { at: [20, 7] }, B: { at: [1, 1] }, b: { at: [2, 12] } },
      { ball: [21, 7], prayers: [[], ['throw-a-rock']] },
    )
    p.dice('d6 6').activate('A', 'move').step([21, 7]).answer('stop').answer('end-turn')
    expect(p.asked).toBe('throw-a-rock')
  })

  it('BB-DRIVE-02 BB-DRIVE-04 BB-DRIVE-11 BB-WEATHER-03 the order at the end of a drive in the heat', () => {
    const p = before(
      { weather: 'sweltering-heat', turns: [3, 3] },
      {
        C: { at: [5, 5], skills: ['secret-weapon'] },
        D: { state: 'knocked-out' },
        E: { at: [6, 6], state: 'stunned' },
      },
    )
    p.dice('d6 4', 'd3 1', 'd3 1', 'd1 1')
    score(p).answer('decline')
    const order = p.story.filter((type) => ['sent-off', 'recovered', 'fainted', 'drive-ended'].includes(type))
    expect(order).toEqual(['sent-off', 'recovered', 'fainted', 'fainted', 'drive-ended'])
    expect(p.status('E')).toBe('reserves')
    const fainted = p.state.players.filter(({ id }) => p.state.extras[id].fainted === 1)
    expect(fainted.map(({ team }) => team)).toEqual([0, 1])
    expect(p.offers('take').some(({ player }) => player === fainted[0].id)).toBe(false)
  })

  it('BB-DRIVE-05 BB-DRIVE-06 BB-SKILL-09 BB-RR-13 a Secret Weapon is sent off from the KO box too; a 6 saves it', () => {
    const p = before({ turns: [3, 3] }, { C: { at: [5, 5], skills: ['secret-weapon'] } })
    p.player('C').place = 2
    p.state.squares[squareAt(5, 5)] = -1
    p.player('C').square = -1
    score(p)
    expect(p.types).toEqual(['decline', 'argue'])
    p.dice('d6 6', 'd6 2').answer('argue')
    expect(p.status('C')).toBe('knocked-out')
    const out = before(
      { turns: [3, 3] },
      { C: { at: [5, 5], skills: ['secret-weapon'] }, D: { state: 'reserves', skills: ['secret-weapon'] } },
    )
    score(out).dice('d6 3').answer('argue')
    expect([out.status('C'), out.status('D')]).toEqual(['out', 'reserves'])
    const hurt = before({ turns: [3, 3] }, { C: { state: 'casualty', skills: ['secret-weapon'] } })
    note(hurt.state, hurt.id('C'), { played: 1 })
    expect([score(hurt).asked, hurt.status('C')]).toEqual(['set-up', 'out']) // BB-FOUL-12
  })

  it('BB-DRIVE-07 BB-DRIVE-08 after arguing a bribe; the team whose turn it was comes first', () => {
    const p = before(
      { turns: [3, 3], bribes: [1, 0] },
      { C: { at: [5, 5], skills: ['secret-weapon'] }, c: { at: [9, 12], skills: ['secret-weapon'] } },
    )
    score(p)
    expect(p.seat).toBe(0)
    p.dice('d6 4', 'd6 2').answer('argue').answer('bribe')
    expect([p.status('C'), p.seat]).toEqual(['standing', 1])
  })

  it('BB-DRIVE-09 BB-IND-09 BB-IND-23 BB-INJ-02 recovery on 4+; kegs add 1 each, a natural 1 fails, Bugman has it rolled again', () => {
    const recover = (inducements: string[][], ...dice: string[]) => {
      const p = before({ turns: [3, 3], inducements }, { D: { state: 'knocked-out' } })
      p.dice(...dice)
      score(p)
      p.end()
      return p.status('D')
    }
    expect(recover([[], []], 'd6 4')).toBe('reserves')
    expect(recover([[], []], 'd6 3')).toBe('knocked-out')
    expect(recover([['kegs', 'kegs'], []], 'd6 2')).toBe('reserves')
    expect(recover([['kegs', 'kegs'], []], 'd6 1')).toBe('knocked-out')
    expect(recover([['josef-bugman'], []], 'd6 1', 'd6 5')).toBe('reserves')
  })

  it('BB-IND-23 Bugman joins a team of fewer than eleven for one drive, is sent off when it ends, and his re-roll stays', () => {
    const p = before(
      { turns: [7, 7], inducements: [['josef-bugman'], []] },
      { C: { state: 'knocked-out' }, D: { state: 'knocked-out' } },
    )
    p.dice('d6 2', 'd6 2')
    score(p)
    expect([p.asked, p.seat, p.types]).toEqual(['staff-joins', 0, ['join', 'decline']])
    p.answer('join').answer('formation', { name: 'deep' }).answer('formation', { name: 'deep' })
    const bugman = () => p.state.players[p.state.players.length - 1]
    const { ma, st, ag, pa, av, skills, place } = bugman()
    expect([ma, st, ag, pa, av]).toEqual([5, 3, 3, 6, 9])
    expect([TABLE.list(skills).sort(), place]).toEqual([['loner-5', 'tackle', 'thick-skull', 'wrestle'], ON_BOARD])
    p.answer('kicker', { player: p.offers()[0].player })
    p.dice('d8 2', 'd6 1', 'd6 1', 'd6 1', 'd8 2').answer('kick', { square: squareAt(22, 2) })
    p.answer('end-turn').dice('d6 1', 'd6 5', 'd6 3').answer('end-turn')
    expect([bugman().place, p.status('C'), p.status('D')]).toEqual([OUT, 'reserves', 'knocked-out'])
    expect(p.asked).toBe('set-up')
  })

  it('BB-IND-23 Bugman is not asked for where eleven are left', () => {
    expect(score(before({ turns: [3, 3], inducements: [['josef-bugman'], []] })).asked).toBe('set-up')
  })
})

describe('touchdowns', () => {
  it('BB-TD-03 BB-TD-04 BB-TD-05 BB-TD-06 the inactive team scores by a push: no second Block, its marker moves', () => {
    const p = onPitch(
      { A: { at: [2, 7], skills: ['frenzy'] }, b: { at: [1, 7] }, ...BENCH },
      { ball: 'b', turns: [4, 3] },
    )
    p.dice('block push-back').activate('A', 'block', 'b').push(0, 7)
    expect([touchdowns(p), p.side(0).marker, p.side(1).marker, p.state.kicking]).toEqual([[0, 1], 4, 4, 1])
    expect(p.rollEvents('block')).toHaveLength(1)
  })

  it('BB-TD-07 also in the last turn: the marker stays on eight and the half ends', () => {
    const p = onPitch({ A: { at: [2, 7] }, b: { at: [1, 7] }, ...BENCH }, { ball: 'b', turns: [8, 8] })
    p.dice('block push-back').activate('A', 'block', 'b').push(0, 7).answer('stay')
    expect([touchdowns(p), p.state.half]).toEqual([[0, 1], 2])
  })

  it('BB-TD-04 a failed Dodge into the End Zone scores nothing', () => {
    const p = onPitch({ A: { at: [24, 7] }, b: { at: [23, 7] }, ...BENCH }, { ball: 'A' })
    p.dice('d6 1', 'd6 1', 'd6 1', 'd8 4').activate('A', 'move').step([25, 7])
    expect([touchdowns(p), p.turnover]).toEqual([[0, 0], 'fell-over'])
  })

  it('BB-TD-09 Strip Ball takes the ball before the touchdown', () => {
    const p = onPitch({ A: { at: [2, 7], skills: ['strip-ball'] }, b: { at: [1, 7] }, ...BENCH }, { ball: 'b' })
    p.dice('block push-back').activate('A', 'block', 'b').push(0, 7).answer('stay')
    p.dice('d8 2').answer('use', { skill: 'strip-ball' })
    expect([touchdowns(p), p.ball()]).toEqual([
      [0, 0],
      [0, 6],
    ])
  })

  it('BB-PASS-09 an interception in the opposition End Zone scores', () => {
    const p = onPitch({ A: { at: [0, 4] }, B: { at: [0, 10] }, b: { at: [0, 7], ag: 2 }, ...BENCH }, { ball: 'A' })
    p.dice('d6 6', 'd6 6', 'd6 6')
      .activate('A', 'pass')
      .answer('pass')
      .answer('throw', { to: squareAt(0, 10) })
    p.answer('interfere', { player: p.id('b') })
    expect(touchdowns(p)).toEqual([0, 1])
    expect(p.player('b').interceptions).toBe(1)
  })

  it('BB-CORE-10 BB-TO-05 a Turnover: rolls, bounce, end of the turn, in this order', () => {
    const p = onPitch({ A: { at: [5, 5], ma: 1 }, B: { at: [1, 1] }, b: { at: [20, 7] } }, { ball: 'A' })
    p.dice('d6 1', 'd6 6', 'd6 1', 'd8 5').activate('A', 'move').step([6, 5], [7, 5])
    expect(p.story.filter((type) => ['fell-over', 'roll', 'ball-moved', 'turn-ended'].includes(type))).toEqual([
      'roll',
      'fell-over',
      'roll',
      'roll',
      'ball-moved',
      'turn-ended',
    ])
    expect(p.state.active).toBe(1)
  })

  it('BB-TO-01 a failed pick-up, a fumble, a hand-off that nobody catches', () => {
    const p = onPitch({ A: { at: [5, 5] }, B: { at: [6, 5] }, b: { at: [20, 7] } }, { ball: 'A' })
    p.dice('d6 1', 'd8 2')
      .activate('A', 'hand-off')
      .answer('hand-off', { target: p.id('B') })
    expect(p.turnover).toBe('hand-off-not-caught')
    const fumble = onPitch({ A: { at: [5, 5] }, b: { at: [20, 7] } }, { ball: 'A' })
    fumble
      .dice('d6 1', 'd8 2')
      .activate('A', 'pass')
      .answer('pass')
      .answer('throw', { to: squareAt(8, 5) })
    expect(fumble.turnover).toBe('fumbled-pass')
  })
})

describe('re-rolls', () => {
  const stumble = (rerolls: number[], pieces = {}) =>
    onPitch({ A: { at: [5, 5] }, B: { at: [1, 1] }, b: { at: [5, 6] }, ...pieces }, { rerolls })

  it('BB-RR-05 BB-RR-08 BB-RR-09 in the own turn only, several in a turn, never twice on one die', () => {
    const p = stumble([2, 2])
    p.dice('d6 1').activate('A', 'move').step([5, 4])
    expect(p.types).toEqual(['team-re-roll', 'accept'])
    p.dice('d6 4').answer('team-re-roll')
    expect(p.state.teams[0].rerolls).toBe(1)
    const blue = onPitch(
      { A: { at: [5, 5] }, B: { at: [1, 1] }, b: { at: [6, 5], skills: ['catch'] } },
      { rerolls: [0, 2], ball: 'A' },
    )
    blue
      .dice('d6 1', 'd8 5', 'd6 2')
      .activate('A', 'pass')
      .answer('pass')
      .answer('throw', { to: squareAt(1, 1) })
    expect([blue.seat, blue.types]).toEqual([1, ['skill-re-roll', 'accept']])
  })

  it('BB-RR-06 BB-RR-10 none on bounces, Armour, Injury, throw-ins, arguing or bribes', () => {
    const p = onPitch({ A: { at: [5, 5] }, b: { at: [5, 6], state: 'prone' } }, { rerolls: [3, 0], bribes: [1, 0] })
    p.dice('d6 2', 'd6 2').activate('A', 'foul', 'b').answer('foul')
    p.dice('d6 3').answer('argue')
    expect(p.types).toEqual(['decline', 'bribe'])
    p.dice('d6 1').answer('bribe')
    expect(p.rollEvents().every(({ reroll }) => reroll === null)).toBe(true)
    expect(p.state.teams[0].rerolls).toBe(3)
  })

  it('BB-RR-07 a team re-roll rolls the whole pool again', () => {
    const p = onPitch({ A: { at: [5, 5], st: 4 }, b: { at: [5, 6] } }, { rerolls: [1, 0] })
    p.dice('block player-down', 'block both-down').activate('A', 'block', 'b')
    p.dice('block push', 'block pow').answer('team-re-roll')
    expect(p.offers('face').map(({ face }) => face)).toEqual(['push-back', 'pow'])
  })

  it('BB-RR-11 BB-IND-17 the Master Chef: three dice at the start of a half; nobody falls below 0', () => {
    const p = onPitch(
      { ...waiting('ABCDEFGHIJK'), ...waiting('abcdefghijk') },
      {
        begins: 'drive',
        turns: [0, 0],
        rerolls: [1, 1],
        inducements: [['master-chef'], []],
      },
    )
    p.answer('formation', { name: 'deep' }).answer('formation', { name: 'deep' })
    p.answer('kicker', { player: p.offers()[0].player })
    p.dice('d8 2', 'd6 1', 'd6 4', 'd6 5', 'd6 2', 'd6 1', 'd6 1', 'd8 2').answer('kick', { square: squareAt(22, 2) })
    expect(p.state.teams.map(({ rerolls }) => rerolls)).toEqual([3, 0])
  })

  it('BB-RR-11 BB-RR-12 a chef takes a re-roll that would lapse: nothing more is lost when the drive ends', () => {
    const team = Object.fromEntries([...'ABCDabcd'].map((letter) => [letter, { state: 'reserves' }]))
    const p = onPitch(team, { begins: 'drive', turns: [0, 0], rerolls: [1, 1], inducements: [['master-chef'], []] })
    p.state.teams[1].lapsing = 1
    p.answer('formation', { name: 'deep' }).answer('formation', { name: 'deep' })
    p.answer('kicker', { player: p.offers()[0].player })
    p.dice('d8 2', 'd6 1', 'd6 4', 'd6 5', 'd6 2', 'd6 1', 'd6 1', 'd8 2').answer('kick', { square: squareAt(22, 2) })
    expect(p.happened('re-rolls-lost')).toMatchObject([{ team: 1, value: 1 }])
    clearPitch(p.match)
    expect(p.state.teams.map(({ rerolls }) => rerolls)).toEqual([3, 0])
  })

  it('BB-RR-12 what was gained for a drive is gone with it, and is spent first', () => {
    const p = before({ turns: [3, 3], rerolls: [2, 2] })
    p.state.teams[0].rerolls = 3
    p.state.teams[0].lapsing = 1
    score(p)
    expect([p.state.teams[0].rerolls, p.state.teams[0].lapsing]).toEqual([2, 0])
  })

  it('BB-RR-13 the Leader re-roll needs a Leader on the pitch and is renewed at half time', () => {
    const p = stumble([0, 0], { B: { at: [1, 1], skills: ['leader'] } })
    p.dice('d6 1').activate('A', 'move').step([5, 4])
    expect(p.types).toContain('team-re-roll')
    const gone = stumble([0, 0], { B: { state: 'knocked-out', skills: ['leader'] } })
    gone.dice('d6 1', 'd6 1', 'd6 1').activate('A', 'move').step([5, 4])
    expect(gone.status('A')).toBe('prone')
    const half = before({ turns: [8, 8] }, { B: { at: [3, 3], skills: ['leader'] } })
    half.state.teams[0].spentThisHalf = [1]
    half.answer('end-turn')
    expect(half.state.teams[0].spentThisHalf).toEqual([])
  })
})
