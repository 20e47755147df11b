/** The 30 abilities of the team cards, in our own words. What they do is declared in `../abilities/`. */

export const abilityCards = [
  card('offensive-specialist', 'Offensive Specialist', 'He may re-roll the dice of his Blocks.', ['BZ-TEAM-08']),
  card('safe-hands', 'Safe Hands', 'Knocked down with a ball, his coach picks the square next to him it drops into.', [
    'BZ-TEAM-09',
  ]),
  card('frenzied', 'Frenzied', 'His Mark may be followed by a free Block against somebody he marks.', ['BZ-TEAM-10']),
  card('handling-skills', 'Handling Skills', 'However he is moved onto a ball, he picks it up.', ['BZ-TEAM-11']),
  card('mighty-blow', 'Mighty Blow', 'A Knockdown in his Blocks is a Crunch.', ['BZ-TEAM-12']),
  card('pick-me-up', 'Pick-me-up', 'When he ends an action, prone team-mates next to him may stand up for free.', [
    'BZ-TEAM-13',
  ]),
  card('blood-lust', 'Blood Lust', 'A Miss among the dice of his Block: once cards are claimed he is injured.', [
    'BZ-TEAM-14',
  ]),
  card('minion', 'Minion', 'Next to a team-mate in the grip of Blood Lust he may be injured in his stead.', [
    'BZ-TEAM-15',
  ]),
  card('hit-and-run', 'Hit and Run', 'After her Block she may run two squares for free, even from a marked square.', [
    'BZ-TEAM-16',
  ]),
  card('defensive', 'Defensive', 'Opponents next to her never assist a Block.', ['BZ-TEAM-17']),
  card('insignificant', 'Insignificant', 'Runners need not keep away from him. A Tackle in his Blocks is a Miss.', [
    'BZ-TEAM-18',
    'BZ-TEAM-19',
  ]),
  card(
    'bomber',
    'Bomber',
    'While open he may block a standing opponent up to 3 squares away, never assisted; a Shove is a Miss.',
    ['BZ-TEAM-20'],
  ),
  card('leap', 'Leap', 'He runs next to players and over them, as long as he ends open.', ['BZ-TEAM-21']),
  card(
    'war-machine',
    'War Machine',
    'It may run while marked and past opponents, as long as it ends open. Its Blocks are never assisted.',
    ['BZ-TEAM-22'],
  ),
  card('expert-passer', 'Expert Passer', 'He may re-roll a failed Throw test.', ['BZ-TEAM-23']),
  card('catchers-instincts', "Catcher's Instincts", 'Open and target of a completed throw, he may run for free.', [
    'BZ-TEAM-24',
  ]),
  card('elusive', 'Elusive', 'He runs past opponents, as long as he ends open.', ['BZ-TEAM-25']),
  card('head-butt', 'Head-butt', 'A Run and then a Mark, with nothing of his between, earn a free Block.', [
    'BZ-TEAM-25',
  ]),
  card('dump-off', 'Dump-off', 'Blocked while he holds a ball, he may first make a short throw, without modifiers.', [
    'BZ-TEAM-25',
  ]),
  card('woodland-aid', 'Woodland Aid', 'Blocks against him are never assisted.', ['BZ-TEAM-25']),
  card('lithe-creature', 'Lithe Creature', 'He runs past opponents, as long as he ends open. He cannot throw.', [
    'BZ-TEAM-25',
  ]),
  card(
    'hulking-brute',
    'Hulking Brute',
    'Tackle and Knockdown in his Blocks are Crunches. Against him a Shove is a Miss.',
    ['BZ-TEAM-25'],
  ),
  card('stand-firm', 'Stand Firm', 'Against him a Shove is a Miss.', ['BZ-TEAM-25']),
  card('running-pass', 'Running Pass', 'After his Run he may make a short throw for free.', ['BZ-TEAM-25']),
  card(
    'enforcer',
    'Enforcer',
    'All dice of his Block are applied, in the order his coach wants, and he must follow up.',
    ['BZ-TEAM-25'],
  ),
  card('ethereal', 'Ethereal', 'He runs through players and rubble, as long as he ends open on a free square.', [
    'BZ-TEAM-25',
  ]),
  card('violent', 'Violent', 'A D6 goes with the dice of his Block or Foul: on a 6 the target is injured at once.', [
    'BZ-TEAM-25',
  ]),
  card('titchy', 'Titchy', 'Runners may end their Run next to him. A Tackle in his Blocks is a Miss.', ['BZ-TEAM-25']),
  card('regenerate', 'Regenerate', 'Prone at the start of his turn, he may stand up for free.', ['BZ-TEAM-25']),
  card('wardance', 'Wardance', 'Once in his turn, before a player action, he may make a free Sidestep.', [
    'BZ-TEAM-25',
  ]),
] as const

export type AbilityId = (typeof abilityCards)[number]['id']

export interface AbilityCard<Id extends string = string> {
  readonly id: Id
  readonly name: string
  readonly text: string
  readonly rules: readonly string[]
}

function card<const Id extends string>(id: Id, name: string, text: string, rules: string[]): AbilityCard<Id> {
  return { id, name, text, rules }
}
