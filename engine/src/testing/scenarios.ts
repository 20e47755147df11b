import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GameEvent } from '../contract.ts'
import { readScenario } from '../scenario/document.ts'
import { scenarioNames } from '../scenario/files.ts'
import { MODES, runScenario } from '../scenario/run.ts'
import { storyOf } from '../scenario/story.ts'
import type { Vocabulary } from '../scenario/vocabulary.ts'
import type { Check } from './kit.ts'

/** One check per scenario file below `folder`, which runs it in every mode, in the words of the game that it names. */
export function scenarioChecks<State, Options, Event extends GameEvent>(
  vocabulary: Vocabulary<State, Options, Event>,
  folder: string,
  sequences: readonly Vocabulary[] = [],
): Check[] {
  const vocabularies = [vocabulary as unknown as Vocabulary, ...sequences]
  return scenarioNames(readdirSync(folder, { recursive: true, encoding: 'utf8' })).map((name) => {
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
