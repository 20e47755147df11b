import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { GamePackage } from '@undercroft/engine'
import { kit, scenarioChecks } from '@undercroft/engine/testing'
import { describe, expect, it } from 'vitest'
import { loadGame } from '../cli/src/games.ts'
// @ts-expect-error a script without types
import { broughtIn } from '../scripts/gather/homes.mjs'
import { foldersOf, gameNames } from './repository.ts'

/** Homes of things that are in no book, without the ending. Run only with their sets chosen: docs/homes.md. */
const homes = broughtIn() as string[]

const packages: readonly GamePackage[] = await Promise.all(gameNames().map(loadGame))
const vocabularies = packages.map(({ vocabulary }) => vocabulary)

describe.each(foldersOf('games'))('things of the chosen sets: %s', (folder) => {
  const own = homes.filter((home) => home.startsWith(`${folder}/`))
  const paths = own.map((home) => `(${home.slice(folder.length + 1)}.scenario.yaml)`)
  const all = scenarioChecks(vocabularies[0], fileURLToPath(new URL(`../${folder}`, import.meta.url)), vocabularies)
  const checks = all.filter(({ name }) => paths.some((path) => name.includes(path)))
  it('have their scenarios', () => {
    const written = own.filter((home) => existsSync(`${home}.scenario.yaml`))
    expect(checks).toHaveLength(written.length)
  })
  for (const { name, run } of checks) it(name, run)
})

describe.each(packages.map((known) => [known.title, known] as const))('%s with the chosen sets', (_title, known) => {
  const { game, randomOptions, invariants, decisionLimit } = known
  for (const check of kit({ game, options: randomOptions, invariants, matches: 5, decisionLimit }))
    it(check.name, check.run)
})
