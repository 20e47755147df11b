/**
 * Every question of a match and the fields of the actions that may answer it. Players are numbers (their place in
 * `state.players`), squares are numbers (y * width + x), `side` is a direction of the grid (0 north, 2 east, 4 south, 6 west). A field
 * with a question mark is not always there. The safe answer comes from `game.fallback`.
 */
export const QUESTIONS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  // Before the first turn.
  'place-chest': { chest: ['square'] },
  'place-portal': { portal: ['square'] },
  'choose-end-zone': { 'end-zone': ['zone'] },
  journeyman: { journeyman: ['position'] },
  inducements: { done: [], buy: ['item'] },
  starter: { starter: ['player'] },
  'place-player': { place: ['square'] },

  // The turn of a team: whom to activate and for what.
  turn: {
    activate: ['player'],
    enter: ['player'],
    revive: ['player'],
    cast: ['player'],
    'end-turn': [],
  },
  declare: {
    move: [],
    pass: [],
    'hand-off': [],
    'throw-team-mate': [],
    block: ['target'],
    blitz: ['target'],
    foul: ['target'],
    // Special actions of rooms, skills and traits.
    'throw-food': ['target'],
    'gather-funds': [],
    'jump-up': ['target'],
    'multiple-block': [],
    'kick-team-mate': [],
    'hypnotic-gaze': ['target'],
    'projectile-vomit': ['target'],
    stab: ['target'],
    'throw-bomb': [],
  },
  move: {
    step: ['to'],
    jump: ['over', 'to'],
    bearings: [],
    stop: [],
    block: [],
    foul: [],
    pass: [],
    'hand-off': ['target'],
    'throw-team-mate': ['target'],
    open: ['square'],
    // Moving actions of skills and traits.
    'leave-ball': ['to'],
    kick: ['target'],
    gaze: ['target'],
    'projectile-vomit': ['target'],
    stab: ['target'],
  },

  // Dice.
  're-roll': { 'skill-re-roll': ['skill'], 'team-re-roll': [], boost: ['skill'], accept: [] },
  'block-dice': { face: ['face'], 'skill-re-roll': ['skill', 'die'], 'team-re-roll': [] },
  'block-re-roll': { accept: [], 'skill-re-roll': ['skill', 'die'], 'team-re-roll': [] },
  'harm-bonus': { 'add-bonus': ['player', 'skill'], decline: [] },
  'use-skill': { use: ['skill'], decline: [] },

  // Blocks, passes and throws.
  'push-square': { push: ['to'] },
  'push-wall': { wall: ['hard'] },
  'follow-up': { stay: [], 'follow-up': [] },
  'pass-target': { keep: [], throw: ['to'], 'throw-at-wall': ['to', 'side'] },
  interfere: { interfere: ['player'], decline: [] },
  'try-catch': { try: [], decline: [] },
  'throw-target': { keep: [], throw: ['to'] },
  argue: { decline: [], argue: [], bribe: [] },
  order: { next: ['player'] },
  'rebound-corner': { corner: ['corner'] },

  // Skills, traits and spells with a choice of their own.
  'side-step': { 'side-step': ['to'] },
  'place-ball': { place: ['to'] },
  'diving-catch': { next: ['player'] },
  'block-target': { target: ['target'], stab: ['target'] },
  'first-target': { target: ['target'] },
  'lash-out': { 'lash-out': ['target'] },
  'bomb-target': { throw: ['to'] },
  cast: { decline: [], cast: ['player?', 'square?'] },
  'shadowed-step': { place: ['square'] },
  'chain-lightning': { strike: ['player'] },
}
