import type { GameEvent, Match } from '@undercroft/engine'
import { type ScenarioData, type StoryStep, storyOf } from '@undercroft/engine/scenario'
import { useEffect, useState } from 'react'
import { BoardPicture } from '../board/BoardPicture.tsx'
import type { GameAdapter, LogLine } from '../games/adapter.ts'
import { type GameId, loadGame } from '../games/index.ts'
import { t, useLanguage } from '../i18n/index.ts'
import { loadCourse } from '../lessons/course.ts'
import { LineText } from '../match/Log.tsx'
import { scenariosOf } from './scenarios/index.gen.ts'

/** How many pictures a page shows at once. */
const SHOWN = 4

interface Told {
  readonly data: ScenarioData
  readonly start: Match
  readonly end: Match
  readonly steps: readonly StoryStep[]
}

interface Loaded {
  readonly adapter: GameAdapter
  readonly stories: readonly Told[]
}

async function load(game: GameId, rules: readonly string[]): Promise<Loaded> {
  const [adapter, { vocabulary }, { scenarios }] = await Promise.all([
    loadGame(game),
    loadCourse(game),
    scenariosOf[game](),
  ])
  const about = scenarios.filter((data) => data.rules?.some((rule) => rules.includes(rule)))
  const stories = about.map((data): Told => {
    const { start, end, steps } = storyOf(vocabulary, { file: data.title, data, where: () => data.title })
    return { data, start: start as Match, end: end as Match, steps }
  })
  return { adapter, stories }
}

/** The scenarios that show these rules at work: the board before and after, what is played, the dice, what comes of it. */
export default function RuleScenarios({ game, rules }: { game: GameId; rules: readonly string[] }) {
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const [all, setAll] = useState(false)
  const key = rules.join(' ')
  useEffect(() => {
    let gone = false
    void load(game, key.split(' ')).then((found) => {
      if (!gone) setLoaded(found)
    })
    return () => {
      gone = true
    }
  }, [game, key])
  if (!loaded || loaded.stories.length === 0) return null
  const { adapter, stories } = loaded
  return (
    <section className="scenarios">
      <h2>{t('reference.scenarios')}</h2>
      {(all ? stories : stories.slice(0, SHOWN)).map((story) => (
        <Story key={story.data.title} adapter={adapter} story={story} />
      ))}
      {!all && stories.length > SHOWN && (
        <button type="button" className="button" onClick={() => setAll(true)}>
          {t('reference.more')}
        </button>
      )}
    </section>
  )
}

function Story({ adapter, story: { data, start, end, steps } }: { adapter: GameAdapter; story: Told }) {
  const language = useLanguage((state) => state.language)
  const title = data.titles?.[language]
  return (
    <figure className="scenario">
      {title ? <figcaption>{title}</figcaption> : <figcaption lang="en">{data.title}</figcaption>}
      <div className="pictures">
        <Position adapter={adapter} match={start} caption={t('reference.before')} />
        <Position adapter={adapter} match={end} caption={t('reference.after')} />
      </div>
      <ol>
        {steps.map((step, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps stand in order
          <li key={i}>
            {step.line !== '' && <code className={step.refused ? 'refused' : undefined}>{step.line}</code>}
            {step.refused && <span className="verdict bad"> {t('reference.refused')}</span>}
            {linesOf(adapter, step.events, end).map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines stand in order
              <div key={at} className={`line ${line.verdict ?? ''}`}>
                <LineText line={line} />
              </div>
            ))}
          </li>
        ))}
      </ol>
    </figure>
  )
}

function Position({ adapter, match, caption }: { adapter: GameAdapter; match: Match; caption: string }) {
  const model = adapter.board(match)
  return (
    <div className="position">
      <div className="frame" style={{ aspectRatio: `${model.width} / ${model.height}` }}>
        <BoardPicture model={model} />
      </div>
      <p className="muted">{caption}</p>
    </div>
  )
}

function linesOf(adapter: GameAdapter, events: readonly GameEvent[], match: Match): LogLine[] {
  const lines: LogLine[] = []
  for (let i = 0; i < events.length; i++) {
    const line = adapter.log(events[i], match, { after: events.slice(i + 1), besides: [] })
    if (line) lines.push(line)
    i += line?.tells ?? 0
  }
  return lines
}
