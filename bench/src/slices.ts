import { digestOf, type GamePackage, type Match, Random, seededDice } from '@undercroft/engine'
import { CHOICES_STREAM } from '@undercroft/engine/testing'
import { copiesOf, playOn } from './game-work.ts'
import type { Work } from './measure.ts'

/**
 * The thin slices on which the engine had to prove itself: a few pieces in a corner of each game, with the dice, questions
 * and nested procedures that its rules are made of.
 */
const slices: Readonly<Record<string, object>> = {
  // Move, Dodge, re-roll, fall, bounce and catch.
  'dungeon-bowl': {
    map: ['##########', '#A..b....#', '#.B...a..#', '#C....c..#', '##########'].join('\n'),
    pieces: {},
    ball: 'A',
    rerolls: [8, 8],
    turnLimit: 8,
  },
  // The same on the open pitch, with the crowd behind the side line.
  'blood-bowl': {
    pieces: {
      A: { at: [6, 1] },
      B: { at: [7, 2] },
      C: { at: [8, 3] },
      a: { at: [7, 1] },
      b: { at: [9, 2] },
      c: { at: [10, 4] },
    },
    ball: 'A',
  },
  // Run, Block, claim and interrupt.
  'blitz-bowl': {
    pieces: {
      carrier: { team: 0, position: 'Blitzer', at: [4, 5], ball: true },
      dwarf: { team: 0, position: 'Lineman', at: [5, 3] },
      orc: { team: 1, position: 'Lineman', at: [8, 5] },
      big: { team: 1, position: 'Blitzer', at: [9, 3] },
    },
    hands: [[], ['cut-them-off']],
  },
  // The move of a 2 x 2 creature, opportunity attacks, damage, morale and rout.
  skirmish: {
    map: ['..........', '.A....b...', '......~...', '..C...e...', '....d.....', '..........'].join('\n'),
    pieces: { A: { card: 'cave-troll', left: 20 } },
    turn: 'A',
  },
}

const MATCHES = 60
const DECISIONS = 60

export function sliceWork(pack: GamePackage): Work[] {
  const { game, vocabulary } = pack
  const start = vocabulary.setUp(slices[game.id] as never)
  const play = () => {
    let decisions = 0
    const played: Match[] = []
    for (let seed = 1; seed <= MATCHES; seed++) {
      const match = game.clone(start)
      match.dice = seededDice(seed)
      decisions += playOn(pack, match, new Random(seed, CHOICES_STREAM), false, DECISIONS)
      played.push(match)
    }
    return {
      matches: 0,
      decisions,
      clones: 0,
      checksum: () => digestOf(played.map((match) => game.digest(match))),
    }
  }
  return [
    { name: game.id, variant: ' on a slice', round: play },
    { name: game.id, variant: ' on a slice', round: copiesOf(game, start) },
  ]
}
