/**
 * Every skill and trait by name, in our own words: what clients show and rosters refer to. What each of them does
 * in play is declared family by family beside this file. A game makes its catalogue with the skills that only it has.
 */

export const CATEGORIES = ['agility', 'general', 'mutation', 'passing', 'strength'] as const
export type Category = (typeof CATEGORIES)[number]

/** How the rosters of the book abbreviate a category. */
export const CATEGORY_LETTERS: Readonly<Record<string, Category>> = {
  A: 'agility',
  G: 'general',
  M: 'mutation',
  P: 'passing',
  S: 'strength',
}

export interface SkillEntry {
  readonly id: string
  /** As a roster prints it, with its number where it has one. */
  readonly name: string
  readonly category: Category | 'trait'
  /** Must be used whenever it applies (DB-SKU-07, DB-SKU-08); every other one is its coach's choice. */
  readonly compulsory: boolean
  readonly text: string
}

type Line = readonly [name: string, text: string]

/** A skill that one game has and others have not. */
export interface OwnSkill {
  readonly category: Category
  readonly name: string
  readonly text: string
  /** The id of the skill before which it stands in the random skill table; null: it is the last. */
  readonly before: string | null
}

/** The skills that all ball games share, in the order of the random skill tables. */
const SKILLS: Readonly<Record<Category, readonly Line[]>> = {
  agility: [
    ['Catch', 'May roll a failed catch again.'],
    [
      'Diving Catch',
      'May go for a scattered pass that lands next to him, and has +1 to catch one thrown right at him.',
    ],
    ['Diving Tackle', 'May throw himself after an opponent who slips away: 2 off the test, and he ends up Prone.'],
    ['Dodge', 'May roll one failed Dodge a turn again, and may turn a Stumble into a push.'],
    ['Defensive', 'In an opposing turn the opponents whom he Marks cannot use Guard.'],
    ['Jump Up', 'Stands up at no cost, and may try to block straight from the floor.'],
    ['Leap', 'May jump over any one square, and jumps with a penalty that is smaller by 1.'],
    ['Safe Pair of Hands', 'Puts the ball down beside him instead of dropping it when he is knocked over.'],
    ['Side Step', 'Chooses for himself the free square into which he is pushed.'],
    ['Sneaky Git', 'A double on the Armour roll of his Foul is overlooked, and he may move on after it.'],
    ['Sprint', 'May Rush three times instead of twice.'],
    ['Sure Feet', 'May roll one Rush a turn again.'],
  ],
  general: [
    ['Block', 'May stay on his feet on Both Down.'],
    ['Dauntless', 'May roll to match the strength of a stronger opponent whom he blocks.'],
    ['Dirty Player (+1)', 'May add 1 to the Armour or the Injury roll of his Foul.'],
    ['Fend', 'An opponent who pushes him may not follow up.'],
    ['Frenzy*', 'Must follow up a push, and must block once more while the other still stands.'],
    ['Pro', 'Once in his activation may try, on 3+, to roll one die again.'],
    ['Shadowing', 'May try to follow an opponent who walks away from him.'],
    ['Strip Ball', 'Makes a ball carrier whom he pushes drop the ball.'],
    ['Sure Hands', 'May roll a failed pick-up again, and the ball cannot be stripped from him.'],
    ['Tackle', 'Opponents who Dodge away from him, or whom he blocks, cannot use Dodge.'],
    ['Wrestle', 'May turn Both Down into both players going Prone unhurt.'],
  ],
  mutation: [
    ['Big Hand', 'Is not hindered by opponents who Mark him when he picks up the ball.'],
    ['Claws', 'His Block breaks any armour on a plain 8 or more.'],
    ['Disturbing Presence*', 'Opponents within 3 squares have -1 to throw, catch and interfere.'],
    ['Extra Arms', 'Has +1 to pick up, catch and interfere.'],
    ['Foul Appearance*', 'An opponent who wants to attack him must first roll 2 or more.'],
    ['Horns', 'Has +1 Strength for the Block of a Blitz.'],
    ['Iron Hard Skin', 'Claws do nothing against him.'],
    ['Monstrous Mouth', 'May roll a failed catch again, and the ball cannot be stripped from him.'],
    ['Prehensile Tail', 'Opponents who try to get away from him have -1.'],
    ['Tentacles', 'May try to hold an opponent who walks away from him.'],
    ['Two Heads', 'Has +1 to Dodge.'],
    ['Very Long Legs', 'Jumps with a penalty that is smaller by 1, and has +2 to interfere.'],
  ],
  passing: [
    ['Accurate', 'Has +1 to pass the ball.'],
    ['Dump-off', 'May pass the ball over a short way before an opponent attacks him.'],
    ['Fumblerooskie', 'May leave the ball behind in a square that he walks out of.'],
    ['Leader', 'Gives his team one more Team Re-roll, of use while a Leader is on the field.'],
    ['Nerves of Steel', 'Is not hindered by opponents who Mark him when he passes, catches or interferes.'],
    ['On the Ball', 'May move up to three squares when an opponent passes.'],
    ['Pass', 'May roll a failed pass again.'],
    ['Running Pass', 'May move on after a pass.'],
    ['Safe Pass', 'Keeps the ball when he fumbles a pass.'],
  ],
  strength: [
    ['Arm Bar', 'May add 1 to the Armour or the Injury roll of an opponent who falls while getting away from him.'],
    ['Brawler', 'May roll one Both Down again when he blocks without a Blitz.'],
    ['Break Tackle', 'Once in an activation may add 1 to a Dodge, 2 with Strength 5 or more.'],
    ['Grab', 'Chooses any free square for the push, and his target cannot Side Step.'],
    ['Guard', 'Gives assists however many opponents Mark him.'],
    ['Juggernaut', 'In a Blitz may turn Both Down into a push, and his target cannot Fend, Stand Firm or Wrestle.'],
    ['Mighty Blow (+1)', 'May add 1 to the Armour or the Injury roll of an opponent whom his Block knocks down.'],
    ['Multiple Block', 'May block two opponents at once, with 2 Strength less.'],
    ['Pile Driver', 'May Foul at once an opponent whom he has knocked down, and then lies Prone.'],
    ['Stand Firm', 'May refuse to be pushed.'],
    ['Strong Arm', 'Has +1 to throw a team-mate.'],
    ['Thick Skull', 'Is only Stunned where others would just be knocked out.'],
  ],
}

const TRAITS: readonly Line[] = [
  ['Always Hungry*', 'May eat the team-mate whom he is about to throw.'],
  ['Animal Savagery*', 'May have to strike down a team-mate before he does what his coach wants.'],
  ['Animosity*', 'May refuse to give the ball to a team-mate.'],
  ['Bombardier', 'May throw a bomb.'],
  ['Bone Head*', 'Forgets what he was about to do on a 1.'],
  ['Decay*', 'Casualty rolls against him have +1.'],
  ['Drunkard*', 'Has -1 when he Rushes.'],
  ['Hypnotic Gaze', 'May put an opponent beside him into a trance, which takes his Tackle Zone.'],
  ['Kick Team-mate', 'May kick a small team-mate across the field.'],
  ['Loner (3+)*', 'Needs 3 or more on a D6 to use a Team Re-roll.'],
  ['Loner (4+)*', 'Needs 4 or more on a D6 to use a Team Re-roll.'],
  ['No Hands*', 'Can neither pick up nor catch nor interfere.'],
  ['Pick-Me-Up', 'Helps Prone team-mates within 3 squares to their feet, on 5+, after an opposing turn.'],
  ['Plague Ridden', 'Once in a game an opponent whom he kills may join his team as a Rotter.'],
  ['Pogo Stick', 'May jump over any one square, and opponents who Mark him do not hinder it.'],
  ['Projectile Vomit', 'May vomit at an opponent instead of blocking him.'],
  ['Really Stupid*', 'Stands about on 1-3, but is helped by a brighter team-mate beside him.'],
  ['Regeneration', 'Recovers from a casualty on 4+.'],
  ['Right Stuff*', 'Can be thrown by a strong team-mate.'],
  ['Stab', 'May stab an opponent instead of blocking him.'],
  ['Stunty*', 'Slips easily into marked squares, but is hurt more easily and his passes are easier to stop.'],
  ['Take Root*', 'Grows roots on a 1 and cannot leave his square.'],
  ['Throw Team-mate', 'May throw a small team-mate.'],
  ['Timmm-ber!', 'Is helped to his feet by free team-mates beside him.'],
  ['Titchy*', 'Has +1 to Dodge, but does not hinder opponents who Dodge towards him.'],
  ['Unchannelled Fury*', 'Only roars on 1-3, unless he is out for a fight.'],
]

/** 'Mighty Blow (+1)' is 'mighty-blow'; only a number that tells two traits apart stays: 'Loner (4+)' is 'loner-4'. */
function idOf(name: string): string {
  const plain = name.replace(/ \(\+\d\)/, '').replace(/\*$/, '')
  return plain
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '')
}

const entry = ([name, text]: Line, category: SkillEntry['category']): SkillEntry => ({
  id: idOf(name),
  name: name.replace(/\*$/, ''),
  category,
  compulsory: name.endsWith('*'),
  text,
})

export interface Catalogue {
  readonly entries: readonly SkillEntry[]
  /** The twelve skills of each category, in the order of the random skill table: the first six are for a first D6 of 1-3. */
  readonly byCategory: Readonly<Record<Category, readonly SkillEntry[]>>
  entry(id: string): SkillEntry | undefined
  /** By id or by name, with or without its number: 'mighty-blow', 'Mighty Blow (+1)'; a Loner without number needs 4+. */
  named(text: string): SkillEntry | undefined
  /** The skill that two D6, rolled one after the other, show in the column of a category (DB-SKU-13 to DB-SKU-17). */
  random(category: Category, first: number, second: number): SkillEntry
}

/** What all ball games share, and the skills and traits of one of them. */
export function catalogueOf(own: readonly OwnSkill[], ownTraits: readonly Line[] = []): Catalogue {
  const table = (category: Category): SkillEntry[] => {
    const shared = SKILLS[category].map((line) => entry(line, category))
    for (const { category: its, name, text, before } of own) {
      if (its !== category) continue
      const at = before === null ? shared.length : shared.findIndex(({ id }) => id === before)
      shared.splice(at, 0, entry([name, text], category))
    }
    return shared
  }
  const byCategory = Object.fromEntries(CATEGORIES.map((category) => [category, table(category)])) as unknown as Record<
    Category,
    SkillEntry[]
  >
  const traits = [...TRAITS, ...ownTraits].map((line) => entry(line, 'trait'))
  const entries = [...CATEGORIES.flatMap((category) => byCategory[category]), ...traits]
  const byId: ReadonlyMap<string, SkillEntry> = new Map(entries.map((known) => [known.id, known]))
  return {
    entries,
    byCategory,
    entry: (id) => byId.get(id),
    named(text) {
      const id = idOf(text)
      return byId.get(id) ?? byId.get(id.replace(/-1$/, '')) ?? byId.get(`${id}-4`)
    },
    random: (category, first, second) => byCategory[category][(first > 3 ? 6 : 0) + second - 1],
  }
}
