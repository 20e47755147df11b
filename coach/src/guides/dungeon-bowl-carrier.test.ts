import { describe, expect, it } from 'vitest'
import { dungeonPosition } from '../testing/positions.ts'
import { boldDungeonGuide, dungeonGuide } from './dungeon-bowl.ts'
import { chanceToKeep, chanceToScore, companyOf } from './dungeon-bowl-carrier.ts'

const scene = (map: string, more: object = {}) => dungeonPosition(map, { ball: 'b', ...more }).match

const free = () =>
  scene(`
    ##############
    #<....b.....>#
    #<........A.>#
    ##############`)
const closed = () =>
  scene(`
    ##############
    #<..A.b.....>#
    #<..C.......>#
    ##############`)

describe('the next turn of somebody with the ball', () => {
  const chances = (map: string, more: object = {}) => {
    const match = scene(map, more)
    const carrier = match.state.players[match.state.ballHolder]
    const company = companyOf(match, carrier)
    return { keeps: chanceToKeep(match, carrier, company), scores: chanceToScore(carrier, 5, 5, company) }
  }

  it('is sure to begin with it where nobody can come near', () => {
    expect(
      chances(
        `
        ##############
        #<....b..###A#
        #<.......###>#
        ##############`,
      ).keeps,
    ).toBe(1)
  })

  it('may begin without it where somebody can blitz, and more so where somebody stands beside', () => {
    const blitzed = chances(`
        ##############
        #<....b...A.>#
        ##############`)
    const beset = chances(`
        ##############
        #<....bA....>#
        ##############`)
    expect(blitzed.keeps).toBeLessThan(1)
    expect(beset.keeps).toBeLessThan(blitzed.keeps)
    expect(beset.scores).toBeLessThan(blitzed.scores)
  })

  it('is still to come for the team whose turn it is', () => {
    const match = dungeonPosition(
      `
      ##############
      #<....Ab....>#
      ##############`,
      { ball: 'A' },
    ).match
    const carrier = match.state.players[match.state.ballHolder]
    expect(chanceToKeep(match, carrier, companyOf(match, carrier))).toBe(1)
    carrier.activated = 1
    expect(chanceToKeep(match, carrier, companyOf(match, carrier))).toBeLessThan(1)
  })

  it('ends in the End Zone less often with a Rush, and past somebody', () => {
    const match = free()
    const carrier = match.state.players[match.state.ballHolder]
    const nobody = { markers: 0, threats: 0, catchers: 0, screen: 0, following: 0 }
    const chance = (left: number, way: number) => chanceToScore(carrier, left, way, nobody)
    expect(chance(carrier.ma, carrier.ma)).toBe(1)
    expect(chance(carrier.ma + 1, carrier.ma + 1)).toBeCloseTo(5 / 6, 1)
    expect(chance(carrier.ma - 2, carrier.ma)).toBeLessThan(1)
    expect(chanceToScore(carrier, 3, 3, { ...nobody, markers: 1 })).toBeCloseTo((7 - carrier.ag) / 6)
  })
})

describe('somebody who waits with the ball beside an opponent', () => {
  const waiting = (map: string) => {
    const { match } = dungeonPosition(map, { ball: 'A' })
    match.state.players[match.state.ballHolder].activated = 1
    return match
  }
  const away = () =>
    waiting(`
    ####################
    #<.A.............b>#
    ####################`)
  const beside = () =>
    waiting(`
    ####################
    #<bA..............>#
    ####################`)

  it('is worth less to a veteran than to a rookie, who does not think of the next turn', () => {
    const loss = ({ evaluate }: typeof dungeonGuide) => evaluate(away(), 0) - evaluate(beside(), 0)
    expect(loss(dungeonGuide)).toBeGreaterThan(loss(boldDungeonGuide) + 5)
  })
})

describe('an opponent who is about to score', () => {
  it('is what a veteran fears most, so that somebody in his way is worth a lot', () => {
    const gain = ({ evaluate }: typeof dungeonGuide) => evaluate(closed(), 0) - evaluate(free(), 0)
    expect(gain(dungeonGuide)).toBeGreaterThan(gain(boldDungeonGuide) + 50)
  })
})
