import { actionKeys } from '../games/action-keys.ts'
import { plainText } from './Log.tsx'
import { useKeys } from './useKeys.ts'
import type { Table } from './useTable.ts'

/** How many lines of the log are read out at once. */
const LAST_LINES = 4

/** What each key does at this table. */
export function useCommands(table: Table): void {
  const { act, answers, buttons, choose, board, endsTurn, adapter } = table
  useKeys(table.dialog === 'none', {
    undo: table.undo,
    'end-turn': () => endsTurn && choose(endsTurn),
    'next-piece': () => table.cycle(1),
    'previous-piece': () => table.cycle(-1),
    confirm: () => {
      const first = answers[0] ?? buttons.find(({ tone }) => tone === 'primary')?.choice
      if (first) choose(first)
    },
    cancel: () => {
      act.closeOptions()
      act.chooseGroup(null)
      act.select(null)
      table.setSheet('none')
    },
    zones: table.nextOverlay,
    'zoom-in': () => board.current?.zoom(1.25),
    'zoom-out': () => board.current?.zoom(0.8),
    fit: () => board.current?.fit(),
    help: () => table.setDialog('help'),
    log: () => {
      const last = table.lines.slice(-LAST_LINES)
      table.say(last.map(({ line }) => plainText(line)).join(' '))
    },
    ask: () => {
      table.asking.toggle()
      table.setSheet('log')
    },
    where: () => table.say(`${table.prompt} ${adapter.status(table.view)}`),
    number: (n) => {
      const plan = act.options?.[n - 1]
      if (plan) act.run(plan)
      else if (answers[n - 1]) choose(answers[n - 1])
    },
    letter: (key) => {
      const button = buttons.find(({ group }) => actionKeys[adapter.id][group] === key)
      if (button) table.press(button)
      return button !== undefined
    },
  })
}
