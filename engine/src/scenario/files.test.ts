import { expect, it } from 'vitest'
import { scenarioNames } from './files.ts'

it('takes every YAML file, but among the homes of things only scenarios', () => {
  const names = [
    'a.yaml',
    'b.yml',
    'c.json',
    'cards/family.yaml',
    'cards/joker.yaml',
    'cards/joker.scenario.yaml',
    'dist/d.yaml',
  ]
  expect(scenarioNames(names)).toEqual(['a.yaml', 'b.yml', 'cards/joker.scenario.yaml'])
})
