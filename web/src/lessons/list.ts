import type { GameId } from '../games/index.ts'

/** The lessons of each game in order, known before the game is loaded. A test holds them to the games' own lists. */
export const lessonIds = {
  'blitz-bowl': [
    'hold-the-ground',
    'get-close',
    'first-block',
    'down-he-goes',
    'find-the-range',
    'let-it-fly',
    'touchdown',
  ],
  'dungeon-bowl': ['slip-away', 'hard-walls', 'treasure', 'long-arm', 'one-is-enough'],
  skirmish: ['within-call', 'both-sides', 'clear-shot', 'nerves', 'mending'],
  'blood-bowl': ['slip-away', 'two-against-one', 'the-cage', 'let-it-fly', 'over-the-line', 'the-boot', 'kick-off'],
} as const satisfies Record<GameId, readonly string[]>

/** The lesson after this one, null after the last of its game. */
export function nextLesson(game: GameId, id: string): string | null {
  const ids: readonly string[] = lessonIds[game]
  return ids[ids.indexOf(id) + 1] ?? null
}

export function firstLesson(game: GameId): string {
  const [first]: readonly string[] = lessonIds[game]
  return first
}
