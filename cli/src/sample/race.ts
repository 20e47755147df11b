import type { GamePackage } from '@undercroft/engine'
import { type Race, race } from '@undercroft/engine/testing'

const COMMON_FIELDS = ['game', 'title', 'rules', 'dice', 'play', 'expect']

/** The engine's sample game as the tools see it: what a game package needs at the least. */
export const gamePackage: GamePackage<Race> = {
  game: race,
  title: 'Race (the sample game)',
  vocabulary: {
    game: race,
    schema: {
      safeParse: (data) => {
        const unknown = Object.keys(data as object).find((key) => ![...COMMON_FIELDS, 'goal'].includes(key))
        if (unknown === undefined) return { success: true }
        return { success: false, error: { issues: [{ path: [unknown], message: 'is not known here' }] } }
      },
    },
    setUp: (data) => race.create({ goal: data.goal ?? 20 }, null),
    names: () => ({ pieces: new Map(), square: () => null }),
    action: (text) => (text === 'roll' ? { type: 'roll-for-points' } : null),
    piece: () => ({}),
    facts: { 0: ({ state }) => state.scores[0], 1: ({ state }) => state.scores[1] },
    actions: { card: ['card'], decline: [''], 'roll-for-points': [''], use: [''] },
    draw: ({ state, options }) =>
      state.scores.map((score, seat) => `seat ${seat} ${track(score, options.goal)}`).join('\n'),
  },
  data: () => ({ dice: race.definition.dice }),
  randomOptions: (random) => ({ goal: 10 + random.below(20) }),
  invariants: ({ state }) => {
    if (state.scores.some((score) => score < 0)) throw new Error('a score fell below 0')
  },
  decisionLimit: 1000,
}

const track = (score: number, goal: number): string =>
  `${'='.repeat(Math.min(score, goal)).padEnd(goal, '.')}| ${score}`
