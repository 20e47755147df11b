/** The symbols of a block die. */
export const FACES = ['player-down', 'both-down', 'push-back', 'stumble', 'pow'] as const
export type Face = (typeof FACES)[number]

export const PLAYER_DOWN = 0
export const BOTH_DOWN = 1
export const PUSH_BACK = 2
export const STUMBLE = 3
export const POW = 4

/** The six faces of the die: one symbol, Push Back, is there twice (DB-DICE-03). */
export const BLOCK_DIE = [PLAYER_DOWN, BOTH_DOWN, PUSH_BACK, PUSH_BACK, STUMBLE, POW] as const
