import { type Action, eventsFor, Random, type RollAction, replayActions, writeReplay } from '@undercroft/engine'
import { describe, expect, it } from 'vitest'
import { blitzBowl } from '../game.ts'
import { profileOf } from '../queries.ts'
import { randomOptions } from '../random-options.ts'
import { dwarf, table } from '../testing/table.ts'

describe('secrets', () => {
  it('BZ-GEN-27 BZ-CARD-03 the back of a claimed card is known to its owner alone', () => {
    const position = table({
      turn: 4,
      pieces: { a: dwarf('Lineman', 5, 5), b: dwarf('Lineman', 9, 9) },
      slots: ['finders-keepers', 'elbow-room', null],
      balls: [[6, 5]],
    })
      .do('a run', 'step 6,5', 'stop', 'claim finders-keepers')
      .dice('d2 2')
    const [claimed] = position.happened('claimed')
    expect(claimed).toMatchObject({ play: 'swivel-hips', points: 1 })
    expect(eventsFor([claimed], 0)[0]).toHaveProperty('play')
    expect(eventsFor([claimed], 1)[0]).not.toHaveProperty('play')
    const { match } = position.scripted
    expect(blitzBowl.view(match, 0).state.hands[0]).toEqual([7])
    // The other coach sees the front (number 3 of the challenges) and that there is one card more.
    expect(blitzBowl.view(match, 1).state.hands[0]).toEqual([-4])
    const unknown = blitzBowl.view(match, 1).state.unseenBacks
    expect([unknown & (1 << 6), unknown & (1 << 7)].every(Boolean)).toBe(true)
    // Nothing in the state says which back lies in a slot: only the challenge is known.
    expect(match.state.slots[1]).toBe(12)
  })

  it('BZ-GEN-10 players of one position share one profile', () => {
    const { state } = table({ pieces: { a: dwarf('Lineman', 5, 5) } })
    expect(profileOf(state, 0)).toBe(profileOf(state, 1))
    expect(profileOf(state, 1)).toBe(profileOf(state, 2))
    expect(profileOf(state, 0)).toMatchObject({ move: 4, block: 1, throw: 5, armour: 2 })
  })

  it('BZ-GEN-27 the replay of a running match does not tell the hands: another hand gives the same file', () => {
    let hands = 0
    let others = 0
    for (let seed = 1; seed <= 30; seed++) {
      const { options, actions } = playedFor(seed, 150)
      const replay = writeReplay(blitzBowl, options, seed, actions)
      if (!replay.running) continue
      expect(replay.seed).toBeNull()
      const told = replayActions(blitzBowl, replay)
      expect(told.filter(({ type }) => type !== 'roll')).toEqual(actions)
      const mine = handsAfter(options, seed, actions)
      const read = handsAfter(options, null, told)
      if (mine.flat().length > 0) hands++
      if (JSON.stringify(mine) !== JSON.stringify(read)) others++
      // Whoever reads hands out of the file finds the same ones, whichever of the two matches was played.
      expect(writeReplay(blitzBowl, options, null, told)).toEqual(replay)
    }
    expect(hands).toBeGreaterThan(10)
    expect(others).toBeGreaterThan(3)
  })

  it('a replay of a match that is over tells everything, with its seed', () => {
    const seed = '0123456789abcdef0123456789abcdef'
    const { options, actions, over } = playedFor(seed, 5000)
    expect(over).toBe(true)
    const replay = writeReplay(blitzBowl, options, seed, actions)
    expect(replay).toMatchObject({ seed, steps: { length: actions.length } })
    expect(replay.running).toBeUndefined()
  })
})

function playedFor(seed: number | string, count: number) {
  const options = randomOptions(new Random(seed, 1))
  const random = new Random(seed, 2)
  const match = blitzBowl.create(options, seed)
  const actions: Action[] = []
  for (let next = blitzBowl.decision(match); next && actions.length < count; next = blitzBowl.decision(match)) {
    actions.push(random.pick(next.actions))
    blitzBowl.play(match, actions[actions.length - 1])
  }
  return { options, actions, over: blitzBowl.isOver(match) }
}

function handsAfter(options: unknown, seed: number | null, actions: readonly (Action | RollAction)[]): number[][] {
  const match = blitzBowl.create(options, seed)
  for (const action of actions) blitzBowl.apply(match, action)
  return match.state.hands
}
