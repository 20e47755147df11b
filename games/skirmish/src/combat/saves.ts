import { call, done, go, procedure, roll } from '@undercroft/engine'
import { abilitySetOf, moments } from '../abilities/registry.ts'
import type { Stat } from '../card/effect.ts'
import { commanderChange } from '../command.ts'
import { cardOf, has } from '../creatures.ts'
import { D20, tellRoll } from '../dice.ts'
import { lastingChange } from '../lasting.ts'
import { type Creature, FRIGHTENED, LEVEL_DRAINED, type SkirmishMatch } from '../state.ts'
import { favor, favorers } from './favor.ts'
import { suffersStench, Tally } from './modifiers.ts'

const SAVE: readonly Stat[] = ['save']
const MORALE_SAVE: readonly Stat[] = ['save', 'morale save']

/** What is added to the d20 of a save (SK-SAVE-01); the Commander rating only for morale (SK-SAVE-08). */
export function saveTally(match: SkirmishMatch, creature: Creature, morale: boolean): Tally {
  const tally = new Tally(match.events !== null)
  const set = abilitySetOf(match, creature)
  let base = cardOf(match, creature).level
  for (const { answer } of moments().listeners('saveBase', set)) base = answer(match, creature)
  tally.add('level', base)
  for (const { ability, answer } of moments().listeners('save', set)) {
    tally.add(ability.id, answer(match, creature, morale), ability.rules[0])
  }
  tally.add('spells', lastingChange(creature, 'save'))
  if (morale) tally.add('spells', lastingChange(creature, 'morale save'))
  tally.add('commander-effect', commanderChange(match, creature, morale ? MORALE_SAVE : SAVE), 'SK-CEFF-01')
  if (has(creature, FRIGHTENED)) tally.add('frightened', -4, 'SK-COND-FRIGHTENED-01')
  if (has(creature, LEVEL_DRAINED)) tally.add('level-drain', -1, 'SK-AB-LEVEL-DRAIN-01')
  if (suffersStench(match, creature)) tally.add('stench', -2, 'SK-AB-STENCH-01')
  return tally
}

/** A natural 20 succeeds, a natural 1 fails, whatever the total (SK-SAVE-02, SK-SAVE-03). */
export const savePasses = (natural: number, bonus: number, dc: number): boolean =>
  natural === 20 || (natural !== 1 && natural + bonus >= dc)

interface SaveGiven {
  readonly creature: number
  readonly dc: number
  readonly against: string
}

interface SaveLocals extends SaveGiven {
  natural: number
}

const beginSave = ({ creature, dc, against }: SaveGiven): SaveLocals => ({ creature, dc, against, natural: 0 })

/** A saving throw. The result: did it succeed? It cannot be declined (SK-SAVE-09). */
export const save = procedure<SkirmishMatch, SaveLocals, SaveGiven>('save', beginSave, {
  start: (match, { creature, against }) => roll(match, D20, against, match.state.creatures[creature].seat, 'rolled'),
  rolled(match, frame, [natural]: number[]) {
    frame.natural = natural
    const creature = match.state.creatures[frame.creature]
    if (favorers(match, creature).length === 0) return go(match, 'judge')
    return call(match, favor, { roller: creature.id, natural }, 'favored')
  },
  favored(match, frame, again: boolean) {
    if (!again) return go(match, 'judge')
    return roll(match, D20, frame.against, match.state.creatures[frame.creature].seat, 'rerolled')
  },
  rerolled(match, frame, [natural]: number[]) {
    frame.natural = natural
    return go(match, 'judge')
  },
  judge(match, frame) {
    const creature = match.state.creatures[frame.creature]
    const tally = saveTally(match, creature, false)
    const passed = savePasses(frame.natural, tally.sum, frame.dc)
    if (match.events) {
      tellRoll(match, frame.against, creature.seat, creature.id, frame.natural, frame.dc, tally.list, passed, [
        'SK-SAVE-01',
      ])
    }
    return done(match, passed)
  },
})
