import { type Action, done, go, type Procedure, procedure, roll } from '@undercroft/engine'
import { CHARACTERISTICS, type Characteristic } from '../data/profile.ts'
import { CATEGORIES, type Category } from '../skills/catalogue.ts'
import {
  ADVANCEMENT_KINDS,
  type Advancement,
  type AdvancementKind,
  accessOf,
  advancementCost,
  isIdle,
} from '../teams/advancement.ts'
import { improvementRefusal } from '../teams/improvement.ts'
import type { BallRoster, RosterEntry } from '../teams/roster.ts'
import { profileOf } from '../teams/sheet.ts'
import { positionOf, type TeamBook } from './book.ts'
import type { PostMatch } from './post-match.ts'
import { D16, TWO_D6, tellDice } from './sequence.ts'

/** What SPP can buy between two matches (DB-POST-21, DB-ADV-01 to DB-ADV-28, BB-LEAGUE-14). */

export interface AdvanceAction extends Action {
  readonly type: 'advance'
  readonly player: string
  readonly kind: AdvancementKind
}

/** What of a book decides how players learn. */
type Learning<R extends BallRoster> = Pick<TeamBook<R, never>, 'findPosition' | 'learning' | 'valueOf'>

export const everybody = <R extends BallRoster>({ state }: PostMatch<R>): RosterEntry[] => [
  ...state.roster.players,
  ...state.guests.map(({ entry }) => entry),
]

export const entryCalled = <R extends BallRoster>(match: PostMatch<R>, id: string): RosterEntry =>
  everybody(match).find((entry) => entry.id === id) as RosterEntry

const ownedBy = <R extends BallRoster>(book: Learning<R>, roster: R, entry: RosterEntry): readonly string[] =>
  profileOf(positionOf(book, roster, entry), entry).skills

function categoriesFor<R extends BallRoster>(
  book: Learning<R>,
  roster: R,
  entry: RosterEntry,
  kind: AdvancementKind,
): Category[] {
  const access = accessOf(positionOf(book, roster, entry), kind)
  const owned = ownedBy(book, roster, entry)
  return CATEGORIES.filter((category) => access.includes(category) && book.learning.canRoll(owned, category))
}

const skillsFor = <R extends BallRoster>(
  book: Learning<R>,
  roster: R,
  entry: RosterEntry,
  kind: AdvancementKind,
): string[] => book.learning.openSkills(positionOf(book, roster, entry), ownedBy(book, roster, entry), kind)

/** Can an advancement of this kind give them anything? An improvement is rolled for whatever may come of it (DB-ADV-28). */
function isOpen<R extends BallRoster>(
  book: Learning<R>,
  roster: R,
  entry: RosterEntry,
  kind: AdvancementKind,
): boolean {
  if (kind === 'characteristic') return true
  if (kind.startsWith('random')) return categoriesFor(book, roster, entry, kind).length > 0
  return skillsFor(book, roster, entry, kind).length > 0
}

/** What this player could buy now. */
export function purchases<R extends BallRoster>(book: Learning<R>, roster: R, entry: RosterEntry): AdvanceAction[] {
  return ADVANCEMENT_KINDS.filter((kind) => {
    const cost = advancementCost(entry.advancements.length, kind)
    return cost !== null && entry.spp >= cost && isOpen(book, roster, entry, kind)
  }).map((kind) => ({ type: 'advance', player: entry.id, kind }))
}

/** Have they saved so much that they must buy something (DB-ADV-08)? Who cannot learn anything need not (DB-ADV-28). */
export function mustBuy<R extends BallRoster>(book: Learning<R>, roster: R, entry: RosterEntry): boolean {
  const cost = advancementCost(entry.advancements.length, 'characteristic')
  const { primary, secondary } = positionOf(book, roster, entry)
  return cost !== null && entry.spp >= cost && primary + secondary !== ''
}

/** What a D16 lets them improve (DB-ADV-18 to DB-ADV-22). */
export function improvementsFor(value: number): readonly Characteristic[] {
  if (value <= 7) return ['ma', 'av']
  if (value <= 13) return ['ma', 'pa', 'av']
  if (value === 14) return ['ag', 'pa']
  return value === 15 ? ['st', 'ag'] : CHARACTERISTICS
}

const D16_RULES = (value: number): string =>
  value <= 7
    ? 'DB-ADV-18'
    : value <= 13
      ? 'DB-ADV-19'
      : value === 14
        ? 'DB-ADV-20'
        : value === 15
          ? 'DB-ADV-21'
          : 'DB-ADV-22'

interface Purchase {
  player: string
  kind: AdvancementKind
}

interface Advance extends Purchase {
  /** The category of a random skill (any before it is named), the skill that was rolled, the D16 of a characteristic. */
  category: Category
  rolled: string
  value: number
}

type Improvement =
  | { readonly type: 'improve'; readonly characteristic: Characteristic }
  | { readonly type: 'skill'; readonly skill: string }

const newAdvance = ({ player, kind }: Purchase): Advance => ({
  player,
  kind,
  category: CATEGORIES[0],
  rolled: '',
  value: 0,
})

/** One advancement: paid for, then chosen or rolled. */
export function advanceOf<R extends BallRoster>(book: Learning<R>): Procedure<PostMatch<R>, Advance, Purchase> {
  const skillActions = (match: PostMatch<R>, player: string, kind: AdvancementKind): Action[] =>
    skillsFor(book, match.state.roster, entryCalled(match, player), kind).map(
      (skill) => ({ type: 'skill', skill }) as Action,
    )
  const improvements = (match: PostMatch<R>, { player, value, kind }: Advance): Action[] => {
    const entry = entryCalled(match, player)
    const position = positionOf(book, match.state.roster, entry)
    const allowed = improvementsFor(value).filter((name) => improvementRefusal(position, entry, name) === null)
    return [
      ...allowed.map((characteristic) => ({ type: 'improve', characteristic }) as Action),
      ...skillActions(match, player, kind),
    ]
  }
  return procedure<PostMatch<R>, Advance, Purchase>('advance', newAdvance, ['characteristic', 'random-skill'], {
    start(match, frame) {
      const entry = entryCalled(match, frame.player)
      const spp = advancementCost(entry.advancements.length, frame.kind) as number
      entry.spp -= spp
      match.state.spent += spp
      match.events?.push({
        type: 'paid-spp',
        player: entry.id,
        name: entry.name,
        spp,
        what: frame.kind,
        rules: [COST_RULES[entry.advancements.length]],
      })
      if (frame.kind === 'characteristic') return roll(match, D16, 'characteristic', 0, 'improving')
      if (frame.kind.startsWith('chosen')) return go(match, 'skill')
      const categories = categoriesFor(book, match.state.roster, entry, frame.kind)
      if (categories.length > 1) return go(match, 'category')
      frame.category = categories[0]
      return go(match, 'rollSkill')
    },
    /** The coach names the category first (DB-ADV-12). */
    category: {
      kind: 'skill-category',
      seat: () => 0,
      actions: (match, { player, kind }) =>
        categoriesFor(book, match.state.roster, entryCalled(match, player), kind).map((category) => ({
          type: 'category',
          category,
        })),
      about: (_match, { player, kind }) => ({ player, kind }),
      answer(match, frame, { category }: { type: string; category: Category }) {
        frame.category = category
        return go(match, 'rollSkill')
      },
    },
    rollSkill: (match) => roll(match, TWO_D6, 'random-skill', 0, 'rolledSkill'),
    rolledSkill(match, frame, values: number[]) {
      const entry = entryCalled(match, frame.player)
      const skill = book.learning.rolledSkill(ownedBy(book, match.state.roster, entry), frame.category, values)
      tellDice(match, 'random-skill', TWO_D6, values, skill ? ['DB-ADV-12'] : ['DB-ADV-13'], {
        player: frame.player,
        item: frame.category,
        passed: skill !== null,
      })
      if (!skill) return go(match, 'rollSkill')
      frame.rolled = skill
      return isIdle(skill, profileOf(positionOf(book, match.state.roster, entry), entry).av)
        ? go(match, 'keep')
        : gain(book, match, frame, { kind: frame.kind, skill })
    },
    /** A skill that would do nothing for them may be rolled again (DB-ADV-13). */
    keep: {
      kind: 'keep-skill',
      seat: () => 0,
      actions: (_match, { rolled }) => [{ type: 'keep', skill: rolled } as Action, { type: 'roll-again' }],
      about: (_match, { player, rolled }) => ({ player, skill: rolled }),
      answer: (match, frame, { type }: Action) =>
        type === 'keep' ? gain(book, match, frame, { kind: frame.kind, skill: frame.rolled }) : go(match, 'rollSkill'),
    },
    skill: {
      kind: 'skill',
      seat: () => 0,
      actions: (match, { player, kind }) => skillActions(match, player, kind),
      about: (_match, { player, kind }) => ({ player, kind }),
      answer: (match, frame, { skill }: { type: string; skill: string }) =>
        gain(book, match, frame, { kind: frame.kind, skill }),
    },
    improving(match, frame, values: number[]) {
      tellDice(match, 'characteristic', D16, values, ['DB-ADV-17', D16_RULES(values[0])], { player: frame.player })
      frame.value = values[0]
      if (improvements(match, frame).length > 0) return go(match, 'improve')
      return gain(book, match, frame, { kind: frame.kind })
    },
    /** One of what the die allows, or a skill instead (DB-ADV-25). */
    improve: {
      kind: 'improve',
      seat: () => 0,
      actions: (match, frame) => improvements(match, frame),
      about: (_match, { player, value }) => ({ player, value }),
      answer(match, frame, action: Improvement) {
        const { kind } = frame
        const gained =
          action.type === 'improve' ? { kind, improves: action.characteristic } : { kind, skill: action.skill }
        return gain(book, match, frame, gained)
      },
    },
  })
}

/** The rule of what the first, second, ... advancement costs. */
const COST_RULES = ['DB-ADV-01', 'DB-ADV-02', 'DB-ADV-03', 'DB-ADV-04', 'DB-ADV-05', 'DB-ADV-06'] as const

function gain<R extends BallRoster>(
  book: Learning<R>,
  match: PostMatch<R>,
  { player }: Advance,
  advancement: Advancement,
) {
  const entry = entryCalled(match, player)
  entry.advancements.push(advancement)
  const { skill, improves } = advancement
  match.events?.push({
    type: 'advanced',
    player,
    name: entry.name,
    what: skill ? 'skill' : improves ? 'characteristic' : 'nothing',
    item: skill ?? improves ?? '',
    value: book.valueOf(match.state.roster, entry),
    rules: skill ? ['DB-ADV-10'] : improves ? ['DB-ADV-26'] : ['DB-ADV-28'],
  })
  return done(match)
}
