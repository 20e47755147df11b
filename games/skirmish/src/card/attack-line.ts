import { type DamageKind, damageKind } from './damage.ts'
import { CardError } from './text.ts'

/** One attack of a melee or ranged line: '+6 (10 magic + 5 fire)'. */
export interface Attack {
  readonly bonus: number
  readonly damage: number
  readonly kind: DamageKind
  /** Damage after a '+' in the brackets: dealt on a hit, never doubled (SK-MELEE-07). 0: none. */
  readonly extra: number
  readonly extraKind: DamageKind
}

export interface AttackLine {
  readonly attacks: readonly Attack[]
  /** Greatest distance in squares; 0: as far as it sees (SK-RANGED-08). */
  readonly range: number
}

const LINE = /^([+-]\d+(?:\/[+-]\d+)*) \(([^)]+)\)(?: range (6))?$/
const DAMAGE = /^(\d+)(?: (\w+))?(?: \+ (\d+) (\w+))?$/

/** Reads an attack line. One damage serves all attacks; several match them in order (SK-CARD-12). */
export function attackLine(card: string, text: string): AttackLine {
  const line = LINE.exec(text)
  if (!line) throw new CardError(`${card}: cannot read the attack line '${text}'`)
  const bonuses = line[1].split('/').map(Number)
  const damages = line[2].split('/')
  if (damages.length !== 1 && damages.length !== bonuses.length) {
    throw new CardError(`${card}: ${bonuses.length} attacks but ${damages.length} damages in '${text}'`)
  }
  const attacks = bonuses.map((bonus, i) => ({ bonus, ...damage(card, damages[damages.length === 1 ? 0 : i]) }))
  return { attacks, range: line[3] ? 6 : 0 }
}

function damage(card: string, text: string): Omit<Attack, 'bonus'> {
  const part = DAMAGE.exec(text.trim())
  if (!part) throw new CardError(`${card}: cannot read the damage '${text}'`)
  return {
    damage: Number(part[1]),
    kind: kindOf(card, part[2] ?? 'weapon'),
    extra: Number(part[3] ?? 0),
    extraKind: kindOf(card, part[4] ?? 'weapon'),
  }
}

function kindOf(card: string, word: string): DamageKind {
  const kind = damageKind(word)
  if (!kind) throw new CardError(`${card}: there is no damage called '${word}'`)
  return kind
}
