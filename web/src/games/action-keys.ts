import type { GameId } from './index.ts'

const BALL = {
  move: 'm',
  block: 'b',
  blitz: 't',
  pass: 's',
  'hand-off': 'h',
  foul: 'f',
  'throw-team-mate': 'y',
  stop: 'x',
}

/** Keys of the groups of actions of each game. They are known before a game is loaded: no command may take one of them. */
export const actionKeys: Readonly<Record<GameId, Readonly<Record<string, string>>>> = {
  'blood-bowl': { ...BALL, confirm: 'r' },
  'dungeon-bowl': { ...BALL, open: 'o', enter: 'v', revive: 'r', bearings: 'g' },
  'blitz-bowl': {
    run: 'r',
    mark: 'm',
    throw: 't',
    block: 'b',
    sidestep: 's',
    'stand-up': 'g',
    reserves: 'v',
    foul: 'f',
    'throw-team-mate': 'y',
    bonus: 'c',
    stop: 'x',
  },
  skirmish: { melee: 'm', ranged: 's', charge: 'c', rush: 'r', sidestep: 'd', burrow: 'b', wake: 'k', stop: 'x' },
}
