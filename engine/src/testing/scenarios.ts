import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { Match } from '../contract.ts'
import { readScenario } from '../scenario/document.ts'
import { scenarioNames } from '../scenario/files.ts'
import { MODES, runScenario } from '../scenario/run.ts'
import { storyOf } from '../scenario/story.ts'
import type { Vocabulary } from '../scenario/vocabulary.ts'
import type { Check } from './kit.ts'

/** One check per scenario file below `folder`, which runs it in every mode, in the words of the game that it names. */
export function scenarioChecks<M extends Match>(
  vocabulary: Vocabulary<M>,
  folder: string,
  sequences: readonly Vocabulary[] = [],
): Check[] {
  const vocabularies = [vocabulary as unknown as Vocabulary, ...sequences]
  const names = scenarioNames(readdirSync(folder, { recursive: true, encoding: 'utf8' }))
  return names
    .filter((name) => isChosen(join(folder, name)))
    .map((name) => {
      const document = readScenario(readFileSync(join(folder, name), 'utf8'), name)
      const { title, rules = [], game } = document.data
      const words = vocabularies.find((known) => known.game.id === game)
      return {
        name: `${title} (${name}) ${rules.join(' ')}`,
        run: () => {
          if (!words) throw new Error(`${document.where(['game'])}: game: there is no game '${game}' here`)
          for (const mode of MODES) {
            const { failures, board } = runScenario(words, document, mode)
            if (failures.length > 0) throw new Error(`run in mode '${mode}':\n${failures.join('\n')}\n${board}`)
          }
          storyOf(words, document)
        },
      }
    })
}

/** What stands beside the home of a thing is left out where its set is (docs/homes.md). */
function isChosen(path: string): boolean {
  const home = path.replace(/\.scenario\.ya?ml$/, '.yaml')
  if (home === path || !existsSync(home)) return true
  const { set = 'book' } = parse(readFileSync(home, 'utf8')) as { set?: string }
  return (process.env.UNDERCROFT_SETS ?? 'book').split(',').includes(set)
}
