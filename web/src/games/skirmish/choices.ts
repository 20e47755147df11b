import type { Action, Decision } from '@undercroft/engine'
import { isKnown, named, t } from '../../i18n/index.ts'
import type { Choice } from '../adapter.ts'
import { actionGlyphs } from './glyphs.ts'
import { cardName, creatureName, creatureNames, place, powerName, squareOf, warbandName } from './names.ts'
import {
  areEnemies,
  type Creature,
  cardOf,
  cardsOf,
  coveredSquares,
  isPresent,
  type SkirmishMatch,
  STATUS_NAMES,
  skirmishGame,
  squaresOf,
} from './rules.ts'
import { abilityTerm, attackText, effectText } from './texts.ts'

/** The fields that actions of this game may have. */
interface Fields extends Action {
  readonly creature?: number
  readonly target?: number
  readonly square?: number
  readonly other?: number
  readonly attack?: number
  readonly spell?: number
  readonly ability?: number
  readonly seat?: number
  readonly tile?: string
  readonly turns?: number
  readonly card?: string
  readonly from?: number
  readonly to?: number
  readonly underground?: boolean
}

interface About {
  readonly creature?: number
  readonly attacker?: number
  readonly target?: number
  readonly caster?: number
  readonly prey?: number
  readonly power?: string
}

/** Every legal action as a person sees it. */
export function choicesOf(match: SkirmishMatch, decision: Decision): Choice[] {
  const about = skirmishGame.about(match) as About
  if (decision.kind === 'aim') return aims(match, decision, about)
  const choices = decision.actions.map((action) => choiceOf(match, decision, action as Fields, about))
  return decision.kind === 'act' ? [...choices, ...nearestCharges(match, decision, choices)] : choices
}

const squareField: Readonly<Record<string, 'square' | 'from'>> = { wall: 'from' }
const quiet = new Set(['pass', 'decline', 'stop', 'go-on'])
/** Questions in which one creature acts, and those that it is asked for alone. */
const own = new Set(['act', 'rush'])

function choiceOf(match: SkirmishMatch, { kind }: Decision, action: Fields, about: About): Choice {
  const { type } = action
  const where = action[squareField[type] ?? 'square']
  const actor = own.has(kind) ? (about.creature ?? null) : null
  const base: Choice = {
    action,
    group: type,
    label: labelOf(match, kind, action, about),
    piece: type === 'activate' ? (action.creature ?? null) : actor,
    target: targetOf(action),
    square: where === undefined ? null : squareOf(match, where),
    ...(actionGlyphs[type] ? { glyph: actionGlyphs[type] } : {}),
    ...(quiet.has(type) ? { tone: 'quiet' as const } : {}),
  }
  const detail = detailOf(match, action, about)
  const choice = { ...base, ...(detail ? { detail } : {}), ...special(match, kind, action, about) }
  return isForFriend(match, choice, actor) ? { ...choice, kind: true } : choice
}

/** Is the one it is done to on the side of the one who does it? */
function isForFriend(match: SkirmishMatch, { target }: Choice, actor: number | null): boolean {
  const { creatures } = match.state
  return (
    target !== null && actor !== null && creatures[target] && !areEnemies(match, creatures[actor], creatures[target])
  )
}

/** Whom an action is aimed at. */
function targetOf({ type, creature, target }: Fields): number | null {
  if (target !== undefined && target >= 0 && type !== 'charge') return target
  return creature !== undefined && type !== 'activate' && type !== 'deploy' ? creature : null
}

function special(match: SkirmishMatch, kind: string, action: Fields, about: About): Partial<Choice> {
  const { type, creature = -1, square = -1, spell = -1, ability = -1, target = -1 } = action
  const actor = match.state.creatures[about.creature ?? -1]
  if (type === 'activate') return actsAtOnce(match.state.creatures[creature]) ? { opens: true } : {}
  if (type === 'end') return { group: 'end-turn' }
  if (type === 'step') return { step: true, ...(isHeld(match, square) ? { passing: true } : {}) }
  if (type === 'ranged' && kind === 'act') return { aims: 'direct' }
  if (type === 'charge' || type === 'sidestep' || type === 'burrow') return { aside: true }
  if (type === 'cast') {
    const { name, effect } = cardOf(match, actor).spells[spell].spell
    return { group: `cast/${name}`, aside: true, ...aimedAt(effect, target) }
  }
  if (type === 'use' && kind === 'act') {
    const { name, effect } = cardOf(match, actor).abilities[ability]
    return { group: `use/${name}`, aside: true, ...aimedAt(effect, target) }
  }
  return type === 'opportunity' || type === 'roll-attack' ? { tone: 'primary' } : {}
}

/** What a spell or an ability is aimed at: a creature, or nobody where it is meant for a whole warband. */
const aimedAt = (effect: { readonly range: string } | null | undefined, target: number): Partial<Choice> =>
  effect?.range !== 'any warband' && target >= 0 ? { target, aims: 'direct' } : { target: null }

/** Somebody stands there: one may pass, not stay (SK-MOVE-04). */
const isHeld = (match: SkirmishMatch, square: number): boolean =>
  match.state.creatures.some((one) => isPresent(one) && squaresOf(match, one).includes(square))

const delayed =
  STATUS_NAMES['phased-out'] |
  STATUS_NAMES.routing |
  STATUS_NAMES.stunned |
  STATUS_NAMES.asleep |
  STATUS_NAMES.paralyzed |
  STATUS_NAMES.confused |
  STATUS_NAMES['skips-turn']

/** Nothing happens between its activation and its first action. */
const actsAtOnce = ({ status, poison }: Creature): boolean => (status & delayed) === 0 && poison === 0

/** Pressing an enemy charges it by the space nearest to the charger; the other spaces are found by the button. */
function nearestCharges(match: SkirmishMatch, { actions }: Decision, choices: readonly Choice[]): Choice[] {
  const best = new Map<number, { choice: Choice; far: number }>()
  actions.forEach((given, i) => {
    const { type, target = -1, square = -1 } = given as Fields
    const { piece } = choices[i]
    if (type !== 'charge' || piece === null) return
    const at = squareOf(match, square)
    const from = squareOf(match, match.state.creatures[piece].square)
    const far =
      Math.max(Math.abs(at.x - from.x), Math.abs(at.y - from.y)) * 10 +
      Math.abs(at.x - from.x) +
      Math.abs(at.y - from.y)
    if (far < (best.get(target)?.far ?? Number.POSITIVE_INFINITY)) {
      best.set(target, { choice: { ...choices[i], square: null, target, aside: false }, far })
    }
  })
  return [...best.values()].map(({ choice }) => choice)
}

/** Ways to lay an area: of those that touch the same creatures only one, best first. */
function aims(match: SkirmishMatch, { actions }: Decision, { caster = -1, power = '' }: About): Choice[] {
  const { creatures } = match.state
  const self = creatures[caster]
  const found = new Map<string, { choice: Choice; worth: number }>()
  for (const action of actions) {
    const squares = new Set(coveredSquares(match, caster, power, action as never))
    const hit = creatures.filter(
      (one) =>
        one.id !== caster &&
        one.square >= 0 &&
        (one.status & STATUS_NAMES.eliminated) === 0 &&
        squaresOf(match, one).some((square) => squares.has(square)),
    )
    const key = hit.map(({ id }) => id).join()
    if (found.has(key)) continue
    const worth = hit.reduce((sum, { seat }) => sum + (seat === self.seat ? -2 : 1), 0)
    const ids = hit.map(({ id }) => id)
    const label =
      ids.length > 0 ? t('skirmish.do.aim', { names: creatureNames(match, ids) }) : t('skirmish.do.aim-nobody')
    found.set(key, { worth, choice: { action, group: 'aim', label, piece: null, target: null, square: null } })
  }
  return [...found.values()].sort((a, b) => b.worth - a.worth).map(({ choice }) => choice)
}

/** The printed attack that an action makes. */
function attackOf(match: SkirmishMatch, { type, attack, creature }: Fields, about: About): string {
  const who = creature ?? about.creature ?? about.attacker ?? match.state.active
  if (attack === undefined || who === undefined || who < 0) return ''
  const card = cardOf(match, match.state.creatures[who])
  const printed = (type === 'ranged' || type === 'hurl' ? card.ranged : card.melee)[attack]
  return printed ? attackText(printed) : ''
}

function labelOf(match: SkirmishMatch, kind: string, action: Fields, about: About): string {
  const { type, target = -1, creature = -1 } = action
  const args = {
    target: target >= 0 ? creatureName(match, target) : '',
    creature: creature >= 0 ? creatureName(match, creature) : '',
    at: action.square !== undefined ? place(match, action.square) : '',
    other: action.other !== undefined ? place(match, action.other) : '',
    from: action.from !== undefined ? place(match, action.from) : '',
    to: action.to !== undefined ? place(match, action.to) : '',
    attack: attackOf(match, action, about),
    seat: action.seat !== undefined ? warbandName(match, action.seat) : '',
    card: action.card ? cardName(action.card) : '',
    tile: action.tile ? named(`skirmish.tile.${action.tile}`) : '',
    degrees: (action.turns ?? 0) * 90,
    power: '',
  }
  if (type === 'cast' || type === 'react' || (type === 'use' && action.ability !== undefined) || type === 'declare') {
    args.power = powerOf(match, action, about)
    if (type === 'cast' || type === 'use') return castLabel(match, action, about, args.power)
  }
  if (type === 'charge') return t('skirmish.do.charge', { target: args.target, at: args.at })
  if (type === 'use' || type === 'decline' || type === 'stop') {
    const special = `skirmish.do.${type}-${kind}`
    return isKnown(special) ? named(special, args) : named(`skirmish.do.${type}`, args)
  }
  if (type === 'rush' && action.underground) return t('skirmish.do.rush-under', { target: args.target })
  return named(`skirmish.do.${type}`, args)
}

function powerOf(match: SkirmishMatch, { type, spell, ability = -1 }: Fields, about: About): string {
  const who = type === 'react' ? about.target : type === 'declare' ? about.attacker : about.creature
  const card = cardOf(match, match.state.creatures[who ?? match.state.active])
  return spell !== undefined ? powerName(card.spells[spell].spell.name) : abilityTerm(card.abilities[ability]).name
}

function castLabel(
  match: SkirmishMatch,
  { spell, ability = -1, target = -1 }: Fields,
  about: About,
  power: string,
): string {
  const card = cardOf(match, match.state.creatures[about.creature ?? match.state.active])
  const effect = spell !== undefined ? card.spells[spell].spell.effect : card.abilities[ability].effect
  if (target < 0 || effect?.range === 'self') return power
  const name = effect?.range === 'any warband' ? warbandName(match, target) : creatureName(match, target)
  return t('skirmish.do.power-on', { power, target: name })
}

function detailOf(match: SkirmishMatch, action: Fields, about: About): string | null {
  const { type, spell, ability, card: id } = action
  if (type === 'summon') {
    const card = cardsOf(match.options).find((known) => known.id === id)
    return card ? t('skirmish.card.short', { level: card.level, ac: card.ac, hp: card.hp }) : null
  }
  if (spell !== undefined) {
    const who = type === 'react' ? about.target : about.creature
    return effectText(cardOf(match, match.state.creatures[who ?? match.state.active]).spells[spell].spell.effect)
  }
  if (ability !== undefined) {
    const who = type === 'declare' ? about.attacker : about.creature
    return abilityTerm(cardOf(match, match.state.creatures[who ?? match.state.active]).abilities[ability]).text
  }
  const key = `skirmish.action.${type}.text`
  return isKnown(key) ? named(key) : null
}
