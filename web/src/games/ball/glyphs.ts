/** What stands for actions and faces in every ball game: names of glyphs. */
export const actionGlyphs: Readonly<Record<string, string>> = {
  move: 'run',
  block: 'punch',
  blitz: 'charging-bull',
  pass: 'throwing-ball',
  'hand-off': 'card-exchange',
  foul: 'boot-kick',
  'throw-team-mate': 'human-cannonball',
  'kick-team-mate': 'boot-kick',
  bomb: 'unlit-bomb',
  'throw-bomb': 'unlit-bomb',
  stab: 'backstab',
  'hypnotic-gaze': 'gaze',
  'projectile-vomit': 'vomiting',
}

export const faceGlyphs: Readonly<Record<string, string>> = {
  'player-down': 'skull-crossed-bones',
  'both-down': 'crossed-swords',
  'push-back': 'push',
  stumble: 'falling',
  pow: 'star-swirl',
}
