import { BoardPicture } from '../../board/BoardPicture.tsx'
import { named, t } from '../../i18n/index.ts'
import type { SetUpProps } from '../adapter.ts'
import { ground } from './board.ts'
import { glyphPath } from './glyphs.ts'
import { cardName } from './names.ts'
import { cardById, readyGrid, type Warband } from './rules.ts'
import { attackLine } from './texts.ts'
import { defaultWarbands, packFor, readyOf, SIZES, warbandFor, warbandsFor } from './warbands.ts'

export interface Options {
  scenario: string
  seats: number
  teams: boolean
  size: number
  rounds: number
  grid: string
  warbands: readonly Warband[]
}

const SCENARIOS = ['standard', 'quick-strike', 'out-of-the-box'] as const
const ROUNDS = [6, 10, 15, 20, 30] as const

/** Other options may need other warbands and another grid. */
export function matching(options: Options): Options {
  const { scenario, size, seats, grid, warbands } = options
  const fallback = defaultWarbands(size, seats)
  return {
    ...options,
    teams: options.teams && seats === 4,
    grid: grid === 'tiles' ? grid : `M${seats}`,
    warbands: fallback.map((own, seat) => {
      if (scenario === 'out-of-the-box') return packFor(seat, seats)
      const ready = warbands[seat] && readyOf(warbands[seat])
      return (ready && warbandFor(ready, size, seats)) ?? own
    }),
  }
}

/** Scenario, players, points, warbands, battle grid, a limit of rounds. */
export function SetUpForm({ options: given, change }: SetUpProps) {
  const options = given as unknown as Options
  const { scenario, seats, teams, size, rounds, grid, warbands } = options
  const set = (part: Partial<Options>) =>
    change(matching({ ...options, ...part }) as unknown as Record<string, unknown>)
  return (
    <>
      <div className="panel wide field">
        <label htmlFor="scenario">{t('skirmish.options.scenario')}</label>
        <select id="scenario" value={scenario} onChange={(event) => set({ scenario: event.target.value })}>
          {SCENARIOS.map((id) => (
            <option key={id} value={id}>
              {t(`skirmish.scenario.${id}.name`)}
            </option>
          ))}
        </select>
        <p className="muted">{named(`skirmish.scenario.${scenario}.text`)}</p>
      </div>
      <NumberChoice id="seats" value={seats} values={[2, 3, 4]} pick={(n) => set({ seats: n })} />
      <NumberChoice id="size" value={size} values={SIZES} pick={(n) => set({ size: n })} />
      {seats === 4 && (
        <label className="panel wide field check">
          <input type="checkbox" checked={teams} onChange={(event) => set({ teams: event.target.checked })} />
          {t('skirmish.options.teams')}
        </label>
      )}
      {scenario !== 'out-of-the-box' &&
        warbands.map((warband, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          <section key={seat} className="panel">
            <WarbandChoice
              seat={seat}
              warband={warband}
              options={options}
              pick={(chosen) => set({ warbands: warbands.map((known, i) => (i === seat ? chosen : known)) })}
            />
          </section>
        ))}
      <fieldset className="panel wide">
        <legend>{t('skirmish.options.grid')}</legend>
        <div className="boards">
          {[`M${seats}`, 'tiles'].map((id) => (
            <label key={id}>
              <input
                type="radio"
                className="visually-hidden"
                name="grid"
                checked={grid === id}
                onChange={() => set({ grid: id })}
              />
              <GridPicture grid={id} seats={seats} teams={teams} />
              <span>{t(id === 'tiles' ? 'skirmish.options.grid-tiles' : 'skirmish.options.grid-ready')}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <NumberChoice id="rounds" value={rounds} values={ROUNDS} pick={(n) => set({ rounds: n })} />
    </>
  )
}

interface NumberProps {
  id: 'seats' | 'size' | 'rounds'
  value: number
  values: readonly number[]
  pick: (value: number) => void
}

function NumberChoice({ id, value, values, pick }: NumberProps) {
  return (
    <div className={id === 'rounds' ? 'panel wide field' : 'panel field'}>
      <label htmlFor={`sk-${id}`}>{t(`skirmish.options.${id}`)}</label>
      <select id={`sk-${id}`} value={value} onChange={(event) => pick(Number(event.target.value))}>
        {values.map((n) => (
          <option key={n} value={n}>
            {n}
          </option>
        ))}
      </select>
    </div>
  )
}

function GridPicture({ grid, seats, teams }: { grid: string; seats: number; teams: boolean }) {
  const bare = readyGrid(grid, seats, teams)
  const { width, terrain } = bare
  const model = { width, height: terrain.length / width, ground: `${grid}-${seats}-${teams}`, pieces: [] }
  return <BoardPicture model={{ ...model, ...ground(bare), labels: [] }} glyph={glyphPath} />
}

interface WarbandProps {
  seat: number
  warband: Warband
  options: Options
  pick: (warband: Warband) => void
}

function WarbandChoice({ seat, warband, options: { size, seats }, pick }: WarbandProps) {
  const usable = warbandsFor(size, seats)
  const chosen = readyOf(warband) ?? usable[0]
  const counts = new Map<string, number>()
  for (const id of warband.creatures) counts.set(id, (counts.get(id) ?? 0) + 1)
  return (
    <>
      <div className="field">
        <label htmlFor={`warband-${seat}`}>{t('skirmish.options.warband', { n: seat + 1 })}</label>
        <select
          id={`warband-${seat}`}
          value={chosen.id}
          onChange={(event) => pick(warbandFor(usable.find(({ id }) => id === event.target.value)!, size, seats)!)}
        >
          {usable.map(({ id, faction }) => (
            <option key={id} value={id}>
              {named(`skirmish.warband.${id}.name`)} – {named(`skirmish.faction.${faction}`)}
            </option>
          ))}
        </select>
      </div>
      <p className="muted">{named(`skirmish.warband.${chosen.id}.text`)}</p>
      <table className="roster">
        <thead>
          <tr>
            <th className="n">{t('skirmish.options.count')}</th>
            <th>{t('skirmish.options.creature')}</th>
            {(['level', 'speed', 'ac', 'hp'] as const).map((stat) => (
              <th key={stat} className="n" title={t(`skirmish.stat.${stat}.text`)}>
                {t(`skirmish.stat.${stat}.name`)}
              </th>
            ))}
            <th>{t('skirmish.card.melee')}</th>
            <th className="n" title={t('skirmish.stat.cost.text')}>
              {t('skirmish.stat.cost.name')}
            </th>
          </tr>
        </thead>
        <tbody>
          {[...counts].map(([id, count]) => {
            const card = cardById(id)!
            return (
              <tr key={id}>
                <td className="n">{count}</td>
                <td>{card.commander >= 0 ? `${cardName(id)} ♛${card.commander}` : cardName(id)}</td>
                <td className="n">{card.level}</td>
                <td className="n">{card.speed}</td>
                <td className="n">{card.ac}</td>
                <td className="n">{card.hp}</td>
                <td>{attackLine(card.melee, 0)}</td>
                <td className="n">{card.cost}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </>
  )
}
