/** One rule of a game in our own words, as the rules reference of each game holds it. */
export interface Rule {
  /** Stable for ever: game, section, number. Tests, scenarios and events name it. */
  readonly id: string
  readonly title: string
  readonly text: string
  /** Where the rulebook is silent or unclear: the reading we adopted, and why. */
  readonly ruling?: string
  /** Where the words are in another language than the one asked for: nobody has translated them yet. */
  readonly language?: string
}
