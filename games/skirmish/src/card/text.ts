/** A stat card as it is printed: numbers as numbers, lines of text in the notation of the cards. */
export interface CardText {
  readonly name: string
  /** Factions whose warbands it may join, or `any`. */
  readonly factions: readonly string[]
  readonly rarity: 'C' | 'U' | 'R'
  readonly cost: number
  /** Size word (none: Medium), type, species or subtypes in brackets: 'Large Giant', 'Humanoid (Orc)'. */
  readonly type: string
  readonly commander?: number
  readonly level: number
  readonly speed: number
  readonly ac: number
  readonly hp: number
  /** '+8/+3 (10)', '+6 (10 magic + 5 fire)'. */
  readonly melee: string
  /** As `melee`; 'range 6' at the end where the range is limited. */
  readonly ranged?: string
  /** 'Smite Evil [2] +10': boxes in square brackets, then values. */
  readonly abilities?: readonly string[]
  readonly effects?: readonly string[]
  /** 'bless [1]', 'ember dart (1st)', 'mind lance (2pp)'. */
  readonly spells?: readonly string[]
}

/** A spell line without its boxes: range; radius if any; effects and conditions; DC if a save is allowed. */
export interface SpellText {
  readonly name: string
  readonly level: number
  readonly text: string
}

/** A card or a spell line that cannot be read. Names the card and the words that are wrong. */
export class CardError extends Error {
  override name = 'CardError'
}
