import { digestOf, Random } from '@undercroft/engine'
import showdown from 'pokemon-showdown'
import type { Work } from '../measure.ts'

const { Battle } = showdown
type Battle = InstanceType<typeof Battle>

const COPIES = 20
const DECISIONS = 2000

/** pokemon-showdown: random battles of the ninth generation through its Battle class; a copy is made through its JSON. */
export function showdownWork(matches: number): Work[] {
  const middle = play(1, 40).battle
  return [
    {
      name: 'pokemon-showdown',
      variant: '',
      round: () => {
        const played = Array.from({ length: matches }, (_, i) => play(i + 1, DECISIONS))
        const decisions = played.reduce((sum, match) => sum + match.decisions, 0)
        return { matches, decisions, clones: 0, checksum: () => digestOf(played.map(({ battle }) => endOf(battle))) }
      },
    },
    {
      name: 'pokemon-showdown',
      variant: '',
      round: () => {
        let copy = middle
        for (let i = 0; i < COPIES; i++) copy = Battle.fromJSON(copy.toJSON() as never)
        return { matches: 0, decisions: 0, clones: COPIES, checksum: () => digestOf(endOf(copy)) }
      },
    },
  ]
}

const endOf = (battle: Battle) => [battle.turn, battle.winner ?? null, battle.prng.getSeed()]

function play(seed: number, limit: number): { battle: Battle; decisions: number } {
  const random = new Random(seed)
  const sodium = (stream: number) => `sodium,${(seed * 8 + stream).toString(16).padStart(32, '0')}` as const
  const battle = new Battle({
    formatid: 'gen9randombattle' as never,
    seed: sodium(0),
    p1: { name: 'one', seed: sodium(1) },
    p2: { name: 'two', seed: sodium(2) },
  })
  let decisions = 0
  while (!battle.ended && decisions < limit) {
    for (const side of battle.sides) {
      if (battle.ended || side.isChoiceDone()) continue
      // What a side may not know (a trapper, a disabled move) is only told by a refusal.
      if (!battle.choose(side.id, random.pick(choicesOf(side.activeRequest as Request))))
        battle.choose(side.id, 'default')
      decisions++
    }
  }
  return { battle, decisions }
}

/** The parts of a request to a side that its choices are made of. */
interface Request {
  readonly forceSwitch?: readonly boolean[]
  readonly active?: readonly {
    readonly moves: readonly { readonly disabled?: boolean }[]
    readonly trapped?: boolean
  }[]
  readonly side: {
    readonly pokemon: readonly { readonly condition: string; readonly active: boolean; readonly reviving: boolean }[]
  }
}

/** Every move and every switch that the request allows. */
function choicesOf({ forceSwitch, active, side: { pokemon } }: Request): string[] {
  const reviving = pokemon[0].reviving
  const choices: string[] = []
  pokemon.forEach(({ condition, active }, i) => {
    if (!active && condition.endsWith(' fnt') === reviving) choices.push(`switch ${i + 1}`)
  })
  if (forceSwitch) return choices.length > 0 ? choices : ['pass']
  if (!active) return ['default']
  const moves = active[0].moves.flatMap(({ disabled }, i) => (disabled ? [] : [`move ${i + 1}`]))
  const all = active[0].trapped ? moves : [...moves, ...choices]
  return all.length > 0 ? all : ['default']
}
