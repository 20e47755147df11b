import type { Match } from '../contract.ts'
import type { ScenarioDocument } from '../scenario/document.ts'
import { attempt, checkPlayable, type Lesson } from '../scenario/lesson.ts'
import { MODES, runScenario } from '../scenario/run.ts'
import type { Vocabulary } from '../scenario/vocabulary.ts'
import type { Check } from './kit.ts'

/** Two checks per lesson: its solution passes and is a scenario that holds in every mode; its mistake is noticed. */
export function lessonChecks<M extends Match>(vocabulary: Vocabulary<M>, lessons: readonly Lesson[]): Check[] {
  return lessons.flatMap(({ id, scenario, mistake }) => {
    const document: ScenarioDocument = { file: id, data: scenario, where: (path) => `${id}: ${path.join('.')}` }
    return [
      {
        name: `${scenario.title}: begins unsolved, and its solution solves it ${scenario.rules?.join(' ') ?? ''}`,
        run: () => {
          checkPlayable(vocabulary, document)
          const found = attempt(vocabulary, scenario, { play: scenario.play as readonly string[] })
          if (found !== 'passed') throw new Error(`its solution ends '${found}'`)
          for (const mode of MODES) {
            const { failures, board } = runScenario(vocabulary, document, mode)
            if (failures.length > 0) throw new Error(`run in mode '${mode}':\n${failures.join('\n')}\n${board}`)
          }
        },
      },
      {
        name: `${scenario.title}: a mistake is noticed`,
        run: () => {
          const found = attempt(vocabulary, scenario, mistake)
          if (found !== 'failed') throw new Error(`its mistake ends '${found}'`)
        },
      },
    ]
  })
}
