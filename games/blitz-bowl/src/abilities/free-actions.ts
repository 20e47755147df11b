import { blockTargets, mayBlock, mayRun, maySidestep, mayStandUp, mayThrow } from '../legal.ts'
import { isAdjacent } from '../pitch.ts'
import { endOf, firstOf, isMarked, isOpen } from '../queries.ts'
import { BLOCK_ACTION, type Blitz, MARK, RUN } from '../state.ts'
import type { FreeAction, GrantDeclaration } from './vocabulary.ts'

/** Abilities that grant free actions. */
export const freeActionAbilities: readonly GrantDeclaration[] = [
  {
    id: 'frenzied',
    rules: ['BZ-TEAM-10'],
    grant: {
      moment: 'acted',
      uses: (match, player, { kind }, list) => {
        if (kind === MARK) addFreeBlocks(match, player, 'frenzied', list)
      },
    },
  },
  {
    id: 'head-butt',
    rules: ['BZ-TEAM-25'],
    grant: {
      moment: 'acted',
      uses: (match, player, { kind }, list) => {
        if (kind === MARK && previousAction(match, player) === RUN) addFreeBlocks(match, player, 'head-butt', list)
      },
    },
  },
  {
    id: 'hit-and-run',
    rules: ['BZ-TEAM-16'],
    grant: {
      moment: 'acted',
      terms: { limit: 2, whileMarked: true },
      uses: (match, player, { kind }, list) => {
        if (kind === BLOCK_ACTION && mayRun(match, player, 2, true))
          list.push({ type: 'run', player, by: 'hit-and-run' })
      },
    },
  },
  {
    id: 'running-pass',
    rules: ['BZ-TEAM-25'],
    grant: {
      moment: 'acted',
      terms: { short: true },
      uses: (match, player, { kind }, list) => {
        if (kind === RUN && isOpen(match.state, player) && mayThrow(match, player, true)) {
          list.push({ type: 'throw', player, by: 'running-pass' })
        }
      },
    },
  },
  {
    id: 'catchers-instincts',
    rules: ['BZ-TEAM-24'],
    grant: {
      moment: 'caught',
      uses: (match, player, _, list) => {
        if (mayRun(match, player)) list.push({ type: 'run', player, by: 'catchers-instincts' })
      },
    },
  },
  {
    id: 'pick-me-up',
    rules: ['BZ-TEAM-13'],
    grant: {
      moment: 'acted',
      uses: (match, player, _, list) => {
        const { state } = match
        const { square, team } = state.players[player]
        if (square < 0) return
        for (let mate = firstOf(state, team); mate < endOf(state, team); mate++) {
          if (!mayStandUp(match, mate) || !isAdjacent(square, state.players[mate].square)) continue
          list.push({ type: 'stand-up', player: mate, by: 'pick-me-up' })
        }
      },
    },
  },
  {
    id: 'dump-off',
    rules: ['BZ-TEAM-25'],
    grant: {
      moment: 'targeted',
      terms: { short: true, plain: true, whileMarked: true },
      uses: (match, player, _, list) => {
        if (mayThrow(match, player, true)) {
          list.push({ type: 'throw', player, by: 'dump-off' })
        }
      },
    },
  },
  {
    id: 'regenerate',
    rules: ['BZ-TEAM-25'],
    grant: {
      moment: 'before-first-action',
      uses: (match, player, _, list) => {
        if (mayStandUp(match, player)) list.push({ type: 'stand-up', player, by: 'regenerate' })
      },
    },
  },
  {
    id: 'wardance',
    rules: ['BZ-TEAM-25'],
    grant: {
      moment: 'before-action',
      uses: (match, player, _, list) => {
        if (maySidestep(match, player)) list.push({ type: 'sidestep', player, by: 'wardance' })
      },
    },
  },
]

function addFreeBlocks(match: Blitz, player: number, by: string, list: FreeAction[]): void {
  if (!mayBlock(match, player) || !isMarked(match.state, player)) return
  for (const target of blockTargets(match.state, player)) list.push({ type: 'block', player, target, by })
}

/** The kind of action he made before the one just made, or -1. */
function previousAction({ state }: Blitz, player: number): number {
  const own = state.history.filter((entry) => entry >> 4 === player)
  return own.length < 2 ? -1 : (own[own.length - 2] >> 1) & 7
}
