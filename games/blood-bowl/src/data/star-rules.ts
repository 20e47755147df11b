/** How often a star's own rule may be used. */
export type StarLimit = 'always' | 'activation' | 'turn' | 'drive' | 'half' | 'game'

/** The rule that only this star (or this pair) has. */
export interface StarRule {
  readonly id: string
  readonly name: string
  readonly limit: StarLimit
  readonly text: string
}

const LINES: Readonly<Record<string, readonly [name: string, limit: StarLimit, text: string]>> = {
  'blind-rage': ['Blind Rage', 'always', 'May roll the D6 of Dauntless again.'],
  'savage-blow': ['Savage Blow', 'game', 'May roll any number of the Block dice again.'],
  'blast-it': [
    'Blast It!',
    'game',
    'May roll the scatter of the ball again, and a team-mate who tries to catch it has +1.',
  ],
  'putrid-regurgitation': [
    'Putrid Regurgitation',
    'game',
    'May vomit as with Projectile Vomit in addition to a Block already made.',
  ],
  'look-into-my-eyes': [
    'Look Into My Eyes',
    'game',
    'On 2+ takes the ball from an opponent whom he marks, and his activation ends; on 1 nothing.',
  ],
  kaboom: ['Kaboom!', 'game', 'May let the bomb explode at once instead of rolling whether it is thrown back.'],
  'ghostly-flames': ['Ghostly Flames', 'half', 'Adds 4 instead of 3 to the Armour roll.'],
  'tasty-morsel': [
    'Tasty Morsel',
    'game',
    'May bite an opponent of Strength 3 or less, not a star, as though he were a Thrall of her own.',
  ],
  'all-you-can-eat': [
    'All You Can Eat',
    'game',
    'May throw two bombs; after the second she is sent off on a D6 of 1-3.',
  ],
  'star-of-the-show': [
    'Star of the Show',
    'game',
    'His team gains a Team Re-roll that lapses at the end of the next drive.',
  ],
  'two-for-one': [
    'Two for One',
    'always',
    'Hired together as one star (two places on the roster). When one of the two is knocked out or a casualty, the other has Loner (2+) instead of Loner (4+).',
  ],
  reliable: ['Reliable', 'always', 'The thrown player bounces but lands safely without a test.'],
  'a-sneaky-pair': [
    'A Sneaky Pair',
    'always',
    'Hired together as one star (two places on the roster). Against an opponent whom both mark, a Stab or Foul by either adds 1 to the Injury roll.',
  ],
  'mesmerising-dance': ['Mesmerising Dance', 'game', 'May roll it again.'],
  'baleful-hex': [
    'Baleful Hex',
    'game',
    'Names an opponent within 5 squares: on 2+ he has no Tackle Zone and cannot be activated until his own next turn is over.',
  ],
  'brutal-block': ['Brutal Block', 'game', 'May add 1 more to the Injury roll.'],
  'whirling-dervish': ['Whirling Dervish', 'activation', 'May roll the direction die again.'],
  'frenzied-rush': ['Frenzied Rush', 'game', 'Has Frenzy for that Blitz, and no Grab for the turn.'],
  'shot-to-nothing': ['Shot to Nothing', 'game', 'Has Hail Mary Pass for that action.'],
  'primal-savagery': ['Primal Savagery', 'game', 'May strike an opponent beside him instead of a team-mate.'],
  'gored-by-the-bull': [
    'Gored by the Bull',
    'game',
    "Rolls one Block die more, at most three, whatever the target's Strength; also for the second Block of Frenzy.",
  ],
  incorporeal: ['Incorporeal', 'game', 'May add her Strength to the roll.'],
  'consummate-professional': ['Consummate Professional', 'game', 'May roll one die again.'],
  slayer: ['Slayer', 'game', 'May add 1 to either roll.'],
  'wisdom-of-the-white-dwarf': [
    'Wisdom of the White Dwarf',
    'turn',
    'The team-mate has Break Tackle, Dauntless, Mighty Blow (+1) or Sure Feet (coach chooses) for that activation.',
  ],
  'quick-bite': [
    'Quick Bite',
    'game',
    'Makes a plain Armour roll (and Injury roll) against the catcher; if the armour breaks he takes the ball. No Turnover.',
  ],
  treacherous: ['Treacherous', 'game', 'May knock that team-mate down and take the ball. No Turnover.'],
  'old-pro': ['Old Pro', 'game', 'May use Pro on it.'],
  'unstoppable-momentum': ['Unstoppable Momentum', 'always', 'May roll one Block die again.'],
  'dwarfen-scourge': ['Dwarfen Scourge', 'game', 'May add 1 to either roll, 2 against a dwarf.'],
  'raiding-party': [
    'Raiding Party',
    'drive',
    'An unmarked team-mate within 5 squares moves one square, without Dodge, and must end up marking an opponent.',
  ],
  'the-flashing-blade': ['The Flashing Blade', 'game', 'Stabs, and may then still make a Move action.'],
  'swift-as-the-breeze': ['Swift as the Breeze', 'game', 'Passes that test on 2+ whatever the modifiers.'],
  indomitable: ['Indomitable', 'game', "Her Strength for that Block is twice the target's."],
  'black-ink': [
    'Black Ink',
    'game',
    'An opponent whom he marks loses his Tackle Zone until that opponent is next activated.',
  ],
  'ill-be-back': ["I'll Be Back!", 'game', 'Is not sent off and plays on.'],
  'lord-of-chaos': [
    'Lord of Chaos',
    'game',
    'His team has one more Team Re-roll for the first half; unused, it carries over to the second. Lost if he leaves play first.',
  ],
  'vicious-vines': ['Vicious Vines', 'half', 'May block an opponent two squares away; he may not follow up.'],
  'maximum-carnage': ['Maximum Carnage', 'game', 'May attack another opponent with the chainsaw at once.'],
  'crushing-blow': ['Crushing Blow', 'game', 'May add 1 to the Armour roll.'],
  'the-ballista': ['The Ballista', 'game', 'May roll it again.'],
  'kick-em-while-theyre-down': [
    "Kick 'em While They're Down!",
    'game',
    'May aim it at a Prone or Stunned opponent; it is no Foul and he cannot be sent off for it.',
  ],
  'halfling-luck': ['Halfling Luck', 'game', 'May roll one die again.'],
  'toxin-connoisseur': ['Toxin Connoisseur', 'game', 'May add 1.'],
  'thinking-mans-troll': ["Thinking Man's Troll", 'half', 'May roll one die again.'],
  'catch-of-the-day': ['Catch of the Day', 'half', 'On 3+ has the ball.'],
  'bounding-leap': ['Bounding Leap', 'game', 'No negative modifiers to that test, and she may roll it again.'],
  'burst-of-speed': ['Burst of Speed', 'game', 'May Rush a third time.'],
  ram: ['Ram', 'game', 'May add 1 to either roll.'],
  yoink: ['Yoink!', 'game', 'On a D6 of 2+ intercepts without a test.'],
  'fury-of-the-blood-god': [
    'Fury of the Blood God',
    'game',
    'May make two Block actions instead of losing his activation.',
  ],
  'master-assassin': ['Master Assassin', 'game', 'May roll it again.'],
  'pump-up-the-crowd': [
    'Pump Up the Crowd',
    'game',
    'His team gains a Team Re-roll that lapses at the end of the drive.',
  ],
  'strong-passing-game': ['Strong Passing Game', 'game', 'May add his Strength to the roll.'],
  'furious-outburst': [
    'Furious Outburst',
    'half',
    'Is placed beside a standing opponent within 3 squares, stabs him, and is placed again within 3 squares; her activation ends. Counts as the Blitz of the turn.',
  ],
  'sneakiest-of-the-lot': [
    'Sneakiest of the Lot',
    'turn',
    'His team may Foul twice a turn if one of the two Fouls is his.',
  ],
  'beer-barrel-bash': [
    'Beer Barrel Bash!',
    'drive',
    'Throws a keg at an opponent within 3 squares: 3+ knocks him down, 1 knocks Thorsson down.',
  ],
  'savage-mauling': ['Savage Mauling', 'game', 'May roll it again.'],
  'watch-out': ['Watch Out!', 'half', 'Counts as having Dodge.'],
  'excuse-me-are-you-a-zoat': ['Excuse Me, Are You a Zoat?', 'game', 'Has Hypnotic Gaze for that activation.'],
  'then-i-started-blastin': [
    "Then I Started Blastin'!",
    'half',
    'Shoots at a standing opponent within 3 squares on a D6: 3+ hits him, on 2 the opposing coach picks another victim (either team, not Zzharg) within 3 squares of the target, on 1 Zzharg is hit. The one hit takes a plain Armour roll and, if it breaks, an Injury roll; otherwise nothing.',
  ],
}

export const STAR_RULES: Readonly<Record<string, StarRule>> = Object.fromEntries(
  Object.entries(LINES).map(([id, [name, limit, text]]) => [id, { id, name, limit, text }]),
)
