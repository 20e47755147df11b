import type { RollRequest } from './contract.ts'
import { type Die, dieByName } from './dice.ts'

interface ScriptedDie {
  readonly die: string
  readonly value: number
}

/**
 * Dice written down beforehand: 'd6 4', 'block push'. Fails loudly when a die is missing, left over or of the wrong
 * kind, so that a test cannot pass on the wrong roll.
 */
export class DiceScript {
  private readonly own: readonly Die[]
  private readonly script: ScriptedDie[] = []

  constructor(own: readonly Die[]) {
    this.own = own
  }

  /** Adds dice to the end. Throws where one cannot be: an unknown die, a face it does not have. */
  add(...texts: readonly string[]): void {
    for (const text of texts) this.script.push(this.parse(text))
  }

  get left(): readonly string[] {
    return this.script.map(({ die, value }) => `${die} ${this.show(die, value)}`)
  }

  /** The values for a request, or null when the script is at its end before the first of them. */
  take(request: RollRequest): number[] | null {
    if (this.script.length === 0) return null
    return request.dice.map((wanted, i) => {
      const given = this.script.shift()
      const needs = `die ${i + 1} of ${request.dice.length} for '${request.what}' is a ${wanted}`
      if (!given) throw new Error(`${needs}, but the dice script has no die left`)
      if (given.die !== wanted) throw new Error(`${needs}, but the script has ${given.die} ${given.value}`)
      return given.value
    })
  }

  private parse(text: string): ScriptedDie {
    const [name, face, ...rest] = text.trim().split(/\s+/)
    if (!name || !face || rest.length > 0) throw new Error(`'${text}': write a die and what it shows, such as 'd6 4'`)
    const die = dieByName(name, this.own)
    const named = die.faces ? die.faces.indexOf(face) + 1 : 0
    const value = named > 0 ? named : Number(face)
    if (!Number.isInteger(value) || value < 1 || value > die.sides) {
      const can = die.faces ? die.faces.join(', ') : `1 to ${die.sides}`
      throw new Error(`'${text}': a ${name} shows ${can}`)
    }
    return { die: name, value }
  }

  private show(name: string, value: number): string | number {
    return dieByName(name, this.own).faces?.[value - 1] ?? value
  }
}
