import { fileURLToPath } from 'node:url'
import { readScenario, runScenario } from '@undercroft/engine/scenario'
import { scenarioChecks } from '@undercroft/engine/testing'
import { describe, expect, it } from 'vitest'
import { drawWords } from './scenario.ts'

describe('scenarios', () => {
  const folder = fileURLToPath(new URL('../../scenarios', import.meta.url))
  for (const { name, run } of scenarioChecks(drawWords, folder)) it(name, run)

  it('tell what differs, and what cannot be expected', () => {
    const text =
      'game: league-draw\ntitle: Two\nhow: shuffle\ngroups: [[a, b]]\ndice: [d2 2]\nexpect: { order: [[b, a]] }'
    const run = (changed: string) => runScenario(drawWords, readScenario(changed, 'a.yaml')).failures
    expect(run(text)).toEqual([])
    expect(run(text.replace('d2 2', 'd2 1'))).toEqual(['a.yaml:6:9: order is [["a","b"]], not [["b","a"]]'])
    expect(() => run(text.replace('{ order', '{ odds'))).toThrow(/expect\.odds: is not known: .*order/)
  })
})
