import {
  clonePlain,
  defineGame,
  die,
  finish,
  type GameEvent,
  go,
  type Match,
  OptionsError,
  procedure,
  roll,
} from '@undercroft/engine'

/**
 * What chance decides in a league, without a question to anybody: names drawn from a helmet, or a roll-off of teams that are equal in
 * everything (DB-LG-05, DB-LG-16).
 */
export interface DrawOptions {
  readonly how: 'shuffle' | 'roll-off'
  readonly groups: readonly (readonly string[])[]
}

export interface DrawState {
  /** Each group in its new order. */
  order: string[][]
  /** Of the group at work: those who are left in the helmet, or sets of teams that are still equal, the best first. */
  left: string[]
  sets: string[][]
}

export interface DrawEvent extends GameEvent {
  readonly type: 'drawn' | 'rolled-off'
  readonly team: string
  readonly values: readonly number[]
  readonly dice: readonly string[]
}

export type Draw = Match<DrawState, DrawOptions, DrawEvent>

const D6 = [die(6)]

/** The group at work, as far as it is in order. */
const current = ({ order }: DrawState): string[] => order[order.length - 1]

const drawProcedure = procedure<Draw, { rolls: number[] }, object>(
  'draw',
  () => ({ rolls: [] }),
  ['draw', 'roll-off'],
  {
    start(match) {
      const { options, state } = match
      if (state.order.length === options.groups.length) return finish(match)
      const group = options.groups[state.order.length]
      state.order.push([])
      state.left = [...group]
      state.sets = [[...group]]
      return go(match, options.how === 'shuffle' ? 'helmet' : 'rollOff')
    },
    helmet(match) {
      const { left } = match.state
      if (left.length > 1) return roll(match, [die(left.length)], 'draw', 0, 'drawn')
      current(match.state).push(...left)
      return go(match, 'start')
    },
    drawn(match, _frame, values: number[]) {
      const { left } = match.state
      const dice = [`d${left.length}`]
      const [team] = left.splice(values[0] - 1, 1)
      current(match.state).push(team)
      match.events?.push({ type: 'drawn', team, values, dice, rules: ['DB-LG-05'] })
      return go(match, 'helmet')
    },
    /** One D6 for each, the highest first; who is still equal rolls again. */
    rollOff(match, frame) {
      const { sets } = match.state
      while (sets.length > 0 && sets[0].length === 1) current(match.state).push(...sets.splice(0, 1)[0])
      if (sets.length === 0) return go(match, 'start')
      frame.rolls = []
      return go(match, 'next')
    },
    next: (match, { rolls }) =>
      rolls.length < match.state.sets[0].length ? roll(match, D6, 'roll-off', 0, 'rolled') : go(match, 'sort'),
    rolled(match, frame, values: number[]) {
      const team = match.state.sets[0][frame.rolls.length]
      match.events?.push({ type: 'rolled-off', team, values, dice: ['d6'], rules: ['DB-LG-16'] })
      frame.rolls.push(values[0])
      return go(match, 'next')
    },
    sort(match, { rolls }) {
      const { sets } = match.state
      const [rolled] = sets.splice(0, 1)
      const better: string[][] = []
      for (let value = 6; value >= 1; value--) {
        const same = rolled.filter((_, i) => rolls[i] === value)
        if (same.length > 0) better.push(same)
      }
      sets.unshift(...better)
      return go(match, 'rollOff')
    },
  },
)

function checkOptions(asked: unknown): DrawOptions {
  const { how, groups } = (asked ?? {}) as Partial<DrawOptions>
  if (how !== 'shuffle' && how !== 'roll-off') throw new OptionsError('how', "must be 'shuffle' or 'roll-off'")
  const isList = (list: unknown) => Array.isArray(list) && list.every((name) => typeof name === 'string')
  if (!Array.isArray(groups) || !groups.every(isList)) throw new OptionsError('groups', 'must be lists of names')
  return { how, groups }
}

export const draw = defineGame<Draw>({
  id: 'league-draw',
  version: '1',
  dice: [],
  options: checkOptions,
  seats: () => 0,
  initial: () => ({ order: [], left: [], sets: [] }),
  start: drawProcedure,
  procedures: [],
  cloneState: clonePlain,
  result: ({ stack }) => ({ over: stack.length === 0, winner: null, scores: [], turns: 0, statistics: {} }),
})
