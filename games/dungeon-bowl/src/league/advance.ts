import { CATEGORIES, type Category } from '@undercroft/ball'
import { type Action, done, go, type Procedure, procedure, roll } from '@undercroft/engine'
import { type College, collegeById } from '../colleges/index.ts'
import {
  ADVANCEMENT_KINDS,
  type Advancement,
  type AdvancementKind,
  accessOf,
  advancementCost,
  canRoll,
  isIdle,
  openSkills,
  rolledSkill,
} from '../teams/advancement.ts'
import { improvementRefusal, positionOf, sheetOf } from '../teams/player.ts'
import { CHARACTERISTICS, type Characteristic, type RosterEntry } from '../teams/roster.ts'
import type { PostMatch } from './post-match.ts'
import { D16, TWO_D6, tellDice } from './sequence.ts'

/** Step 2 of the post-match sequence: what SPP can buy (DB-POST-21, DB-ADV-01 to DB-ADV-28). */

export interface AdvanceAction extends Action {
  readonly type: 'advance'
  readonly player: string
  readonly kind: AdvancementKind
}

const collegeOf = ({ state }: PostMatch): College => collegeById(state.roster.college) as College

export const everybody = ({ state }: PostMatch): RosterEntry[] => [
  ...state.roster.players,
  ...state.guests.map(({ entry }) => entry),
]

export const entryCalled = (match: PostMatch, id: string): RosterEntry =>
  everybody(match).find((entry) => entry.id === id) as RosterEntry

const ownedBy = (college: College, entry: RosterEntry): readonly string[] => sheetOf(college, entry).skills

const categoriesFor = (college: College, entry: RosterEntry, kind: AdvancementKind): Category[] => {
  const access = accessOf(positionOf(college, entry), kind)
  return CATEGORIES.filter((category) => access.includes(category) && canRoll(ownedBy(college, entry), category))
}

/** Can an advancement of this kind give him anything? An improvement is rolled for whatever may come of it (DB-ADV-28). */
function isOpen(college: College, entry: RosterEntry, kind: AdvancementKind): boolean {
  if (kind === 'characteristic') return true
  if (kind.startsWith('random')) return categoriesFor(college, entry, kind).length > 0
  return openSkills(positionOf(college, entry), ownedBy(college, entry), kind).length > 0
}

/** What this player could buy now. */
export function purchases(college: College, entry: RosterEntry): AdvanceAction[] {
  return ADVANCEMENT_KINDS.filter((kind) => {
    const cost = advancementCost(entry.advancements.length, kind)
    return cost !== null && entry.spp >= cost && isOpen(college, entry, kind)
  }).map((kind) => ({ type: 'advance', player: entry.id, kind }))
}

/** Has he saved so much that he must buy something (DB-ADV-08)? Who cannot learn anything need not (DB-ADV-28). */
export function mustBuy(college: College, entry: RosterEntry): boolean {
  const cost = advancementCost(entry.advancements.length, 'characteristic')
  const { primary, secondary } = positionOf(college, entry)
  return cost !== null && entry.spp >= cost && primary + secondary !== ''
}

/** What a D16 lets him improve (DB-ADV-18 to DB-ADV-22). */
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

interface Advance {
  player: string
  kind: AdvancementKind
  category?: Category
  rolled?: string
  value?: number
}

/** One advancement: paid for, then chosen or rolled. */
export const advance: Procedure<PostMatch, Advance> = procedure<PostMatch, Advance>(
  'advance',
  ['characteristic', 'random-skill'],
  {
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
      const categories = categoriesFor(collegeOf(match), entry, frame.kind)
      if (categories.length > 1) return go(match, 'category')
      frame.category = categories[0]
      return go(match, 'rollSkill')
    },
    /** The coach names the category first (DB-ADV-12). */
    category: {
      kind: 'skill-category',
      seat: () => 0,
      actions: (match, { player, kind }) =>
        categoriesFor(collegeOf(match), entryCalled(match, player), kind).map((category) => ({
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
      const skill = rolledSkill(ownedBy(collegeOf(match), entry), frame.category!, values)
      tellDice(match, 'random-skill', TWO_D6, values, skill ? ['DB-ADV-12'] : ['DB-ADV-13'], {
        player: frame.player,
        item: frame.category!,
        passed: skill !== null,
      })
      if (!skill) return go(match, 'rollSkill')
      frame.rolled = skill
      return isIdle(skill, sheetOf(collegeOf(match), entry).av)
        ? go(match, 'keep')
        : gain(match, frame, { kind: frame.kind, skill })
    },
    /** A skill that would do nothing for him may be rolled again (DB-ADV-13). */
    keep: {
      kind: 'keep-skill',
      seat: () => 0,
      actions: (_match, { rolled }) => [{ type: 'keep', skill: rolled! } as Action, { type: 'roll-again' }],
      about: (_match, { player, rolled }) => ({ player, skill: rolled }),
      answer: (match, frame, { type }: Action) =>
        type === 'keep' ? gain(match, frame, { kind: frame.kind, skill: frame.rolled! }) : go(match, 'rollSkill'),
    },
    skill: {
      kind: 'skill',
      seat: () => 0,
      actions: (match, { player, kind }) => skillActions(match, player, kind),
      about: (_match, { player, kind }) => ({ player, kind }),
      answer: (match, frame, { skill }: { type: string; skill: string }) =>
        gain(match, frame, { kind: frame.kind, skill }),
    },
    improving(match, frame, values: number[]) {
      tellDice(match, 'characteristic', D16, values, ['DB-ADV-17', D16_RULES(values[0])], { player: frame.player })
      frame.value = values[0]
      if (improvements(match, frame).length > 0) return go(match, 'improve')
      return gain(match, frame, { kind: frame.kind })
    },
    /** One of what the die allows, or a skill instead (DB-ADV-25). */
    improve: {
      kind: 'improve',
      seat: () => 0,
      actions: (match, frame) => improvements(match, frame),
      about: (_match, { player, value }) => ({ player, value }),
      answer(match, frame, action: { type: string; characteristic?: Characteristic; skill?: string }) {
        const { characteristic, skill } = action
        return gain(
          match,
          frame,
          characteristic ? { kind: frame.kind, improves: characteristic } : { kind: frame.kind, skill: skill! },
        )
      },
    },
  },
)

const skillActions = (match: PostMatch, player: string, kind: AdvancementKind): Action[] => {
  const college = collegeOf(match)
  const entry = entryCalled(match, player)
  return openSkills(positionOf(college, entry), ownedBy(college, entry), kind).map(
    (skill) => ({ type: 'skill', skill }) as Action,
  )
}

function improvements(match: PostMatch, { player, value, kind }: Advance): Action[] {
  const entry = entryCalled(match, player)
  const position = positionOf(collegeOf(match), entry)
  const allowed = improvementsFor(value!).filter((name) => improvementRefusal(position, entry, name) === null)
  return [
    ...allowed.map((characteristic) => ({ type: 'improve', characteristic }) as Action),
    ...skillActions(match, player, kind),
  ]
}

/** The rule of what the first, second, ... advancement costs. */
const COST_RULES = ['DB-ADV-01', 'DB-ADV-02', 'DB-ADV-03', 'DB-ADV-04', 'DB-ADV-05', 'DB-ADV-06'] as const

function gain(match: PostMatch, { player }: Advance, advancement: Advancement) {
  const entry = entryCalled(match, player)
  entry.advancements.push(advancement)
  const { skill, improves } = advancement
  match.events?.push({
    type: 'advanced',
    player,
    name: entry.name,
    what: skill ? 'skill' : improves ? 'characteristic' : 'nothing',
    item: skill ?? improves ?? '',
    value: sheetOf(collegeOf(match), entry).value,
    rules: skill ? ['DB-ADV-10'] : improves ? ['DB-ADV-26'] : ['DB-ADV-28'],
  })
  return done(match)
}
