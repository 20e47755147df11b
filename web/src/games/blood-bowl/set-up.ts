import type { Action, Decision } from '@undercroft/engine'
import type { Formation } from '../../app/settings.ts'
import { type BloodMatch, squareAt, WIDTH, xOf, yOf } from './rules.ts'

type Places = Formation['places']
type Given = Action & { readonly name?: string; readonly player?: number; readonly square?: number }

/** Whether a formation is for the team that receives. */
const isAttack = (formation: string): boolean => formation.startsWith('attack')

/** Does this formation suit what the team is about to do? */
export const suits = ({ state }: BloodMatch, seat: number, formation: string): boolean =>
  isAttack(formation) === (seat !== state.kicking)

/** How a hasty coach lines up: the first formation that suits. */
export function chooseSetUp(match: BloodMatch, { seat, actions }: Decision): Action {
  const formations = (actions as readonly Given[]).filter(({ type }) => type === 'formation')
  return formations.find(({ name }) => suits(match, seat, name ?? '')) ?? actions[0]
}

const membersOf = ({ state }: BloodMatch, seat: number) => state.players.filter(({ team }) => team === seat)

/** Kept as the team in the west would stand. */
const mirrored = (x: number, seat: number): number => (seat === 0 ? x : WIDTH - 1 - x)

/** Who stands where: the place in the team, then the square. */
export function keepSetUp(match: BloodMatch, seat: number): Places | null {
  const places = membersOf(match, seat).flatMap(({ square }, at) =>
    square < 0 ? [] : [at, [mirrored(xOf(square), seat), yOf(square)] as const],
  )
  return places.length > 0 ? places : null
}

/** The next step towards a kept line-up: whoever stands elsewhere leaves, whoever is missing comes, and it is confirmed. */
export function followSetUp(match: BloodMatch, { kind, seat, actions }: Decision, places: Places): Action | null {
  const members = membersOf(match, seat)
  const wanted = new Map<number, number>()
  for (let i = 0; i + 1 < places.length; i += 2) {
    const member = members[places[i] as number]
    const at = places[i + 1]
    if (member && typeof at !== 'number') wanted.set(member.id, squareAt(mirrored(at[0], seat), at[1]))
  }
  const legal = actions as readonly Given[]
  if (kind === 'set-up-square') {
    const { player } = match.stack.findLast(({ proc }) => proc === 'set-up') as unknown as { player: number }
    const goesOff = legal.find(({ type }) => type === 'bench')
    return goesOff ?? legal.find(({ square }) => square === wanted.get(player)) ?? null
  }
  const astray = members.find(({ id, square }) => square >= 0 && square !== wanted.get(id))
  const missing = members.find(({ id, square }) => square < 0 && wanted.has(id) && mayTake(legal, id))
  const next = astray ?? missing
  return (next ? legal.find(({ player }) => player === next.id) : legal.find(({ type }) => type === 'confirm')) ?? null
}

const mayTake = (legal: readonly Given[], id: number): boolean =>
  legal.some(({ type, player }) => type === 'take' && player === id)
