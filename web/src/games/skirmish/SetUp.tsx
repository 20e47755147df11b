import { NamedFigure } from '../../art/NamedFigure.tsx'
import { Parade } from '../../art/Parade.tsx'
import { BoardPicture } from '../../board/BoardPicture.tsx'
import { named, t } from '../../i18n/index.ts'
import { gridKind } from '../../workshop/grids/kind.ts'
import { useOwn } from '../../workshop/library/own.ts'
import { fittingWarband } from '../../workshop/warbands/fit.ts'
import { warbandKind } from '../../workshop/warbands/kind.ts'
import type { SetUpProps } from '../adapter.ts'
import { ground } from './board.ts'
import { cardsIn, findCard } from './cards.ts'
import { creatureFigure } from './figures.ts'
import { LimitedChoice } from './LimitedChoice.tsx'
import { limitedWarband } from './limited.ts'
import { cardName } from './names.ts'
import { type GridLayout, readyGrid, type Warband } from './rules.ts'
import { attackLine } from './texts.ts'
import { defaultWarbands, packFor, readyOf, SIZES, warbandFor, warbandsFor } from './warbands.ts'

export interface Options {
  scenario: string
  seats: number
  teams: boolean
  size: number
  rounds: number
  grid: string | GridLayout
  warbands: readonly Warband[]
}

const SCENARIOS = ['standard', 'quick-strike', 'out-of-the-box', 'limited'] as const
const ROUNDS = [6, 10, 15, 20, 30] as const

const freshSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0]

/** Other options may need other warbands and another grid. */
export function matching(options: Options, sets: readonly string[] = []): Options {
  const { scenario, size, seats, grid, warbands } = options
  const fallback = defaultWarbands(size, seats)
  return {
    ...options,
    teams: options.teams && seats === 4,
    grid: grid === 'tiles' || (typeof grid === 'object' && grid.seats === seats) ? grid : `M${seats}`,
    warbands: fallback.map((own, seat) => {
      if (scenario === 'out-of-the-box') return packFor(seat, seats)
      if (scenario === 'limited') {
        const kept = warbands[seat]
        return kept?.pool.length ? kept : limitedWarband(cardsIn(sets), freshSeed(), seat, seats, size)
      }
      const built = warbands[seat]?.name === undefined ? null : fittingWarband(warbands[seat], size, seats)
      if (built) return built
      const ready = warbands[seat] && readyOf(warbands[seat])
      return (ready && warbandFor(ready, size, seats)) ?? own
    }),
  }
}

/** Scenario, players, points, warbands, battle grid, a limit of rounds. */
export function SetUpForm({ options: given, change, sets }: SetUpProps) {
  const options = given as unknown as Options
  const { scenario, seats, teams, size, rounds, grid, warbands } = options
  const ownGrids = useOwn(gridKind).filter(({ content }) => content.seats === seats)
  const chosenGrid = JSON.stringify(grid)
  const set = (part: Partial<Options>) =>
    change(matching({ ...options, ...part }, sets) as unknown as Record<string, unknown>)
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
      {scenario === 'limited' && (
        <section className="panel wide row">
          <p className="muted">{t('skirmish.options.limited')}</p>
          <button type="button" className="button" onClick={() => set({ warbands: [] })}>
            {t('skirmish.options.draw')}
          </button>
        </section>
      )}
      {scenario === 'limited' &&
        warbands.map((warband, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          <section key={seat} className="panel">
            <LimitedChoice
              seat={seat}
              warband={warband}
              size={size}
              pick={(chosen) => set({ warbands: warbands.map((known, i) => (i === seat ? chosen : known)) })}
            />
          </section>
        ))}
      {(scenario === 'standard' || scenario === 'quick-strike') &&
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
          {ownGrids.map(({ id, name, content: { tiles } }) => (
            <label key={id}>
              <input
                type="radio"
                className="visually-hidden"
                name="grid"
                checked={JSON.stringify({ seats, tiles }) === chosenGrid}
                onChange={() => set({ grid: { seats, tiles } })}
              />
              <GridPicture grid={{ seats, tiles }} seats={seats} teams={teams} />
              <span>{name}</span>
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

function GridPicture({ grid, seats, teams }: { grid: string | GridLayout; seats: number; teams: boolean }) {
  const bare = readyGrid(grid, seats, teams)
  const { width, terrain } = bare
  const model = {
    width,
    height: terrain.length / width,
    ground: `${JSON.stringify(grid)}-${seats}-${teams}`,
    pieces: [],
  }
  return <BoardPicture model={{ ...model, ...ground(bare), labels: [] }} />
}

interface WarbandProps {
  seat: number
  warband: Warband
  options: Options
  pick: (warband: Warband) => void
}

function WarbandChoice({ seat, warband, options: { size, seats }, pick }: WarbandProps) {
  const usable = warbandsFor(size, seats)
  const own = useOwn(warbandKind).flatMap(({ id, name, content }) => {
    const fitting = fittingWarband(content.warband, size, seats)
    return fitting ? [{ id, name, warband: fitting }] : []
  })
  const ready = warband.name === undefined ? (readyOf(warband) ?? usable[0]) : null
  const text = JSON.stringify(warband)
  const ownId = own.find((one) => JSON.stringify(one.warband) === text)?.id
  const counts = new Map<string, number>()
  for (const id of warband.creatures) counts.set(id, (counts.get(id) ?? 0) + 1)
  return (
    <>
      <div className="field">
        <label htmlFor={`warband-${seat}`}>{t('skirmish.options.warband', { n: seat + 1 })}</label>
        <select
          id={`warband-${seat}`}
          value={ready?.id ?? ownId ?? 'own'}
          onChange={({ target: { value } }) => {
            const built = own.find(({ id }) => id === value)?.warband
            const named = usable.find(({ id }) => id === value)
            const chosen = built ?? (named && warbandFor(named, size, seats))
            if (chosen) pick(chosen)
          }}
        >
          {(own.length > 0 || ready === null) && (
            <optgroup label={t('app.own')}>
              {ready === null && ownId === undefined && <option value="own">{warband.name}</option>}
              {own.map((one) => (
                <option key={one.id} value={one.id}>
                  {one.name} – {named(`skirmish.faction.${one.warband.faction}`)}
                </option>
              ))}
            </optgroup>
          )}
          {usable.map(({ id, faction }) => (
            <option key={id} value={id}>
              {named(`skirmish.warband.${id}.name`)} – {named(`skirmish.faction.${faction}`)}
            </option>
          ))}
        </select>
      </div>
      {ready && <p className="muted">{named(`skirmish.warband.${ready.id}.text`)}</p>}
      <Parade
        figures={[...counts].flatMap(([id, count]) => Array.from({ length: count }, () => creatureFigure(id)))}
        seat={seat}
      />
      <table className="roster positions">
        <thead>
          <tr>
            <th className="n">{t('skirmish.options.count')}</th>
            <th>{t('skirmish.options.creature')}</th>
            {(['level', 'speed', 'ac', 'hp'] as const).map((stat) => (
              <th key={stat} className="n" title={t(`skirmish.stat.${stat}.text`)}>
                {t(`skirmish.stat.${stat}.name`)}
              </th>
            ))}
            <th className="n" title={t('skirmish.stat.cost.text')}>
              {t('skirmish.stat.cost.name')}
            </th>
            <th>{t('skirmish.card.melee')}</th>
          </tr>
        </thead>
        <tbody>
          {[...counts].map(([id, count]) => {
            const card = findCard(id)
            if (!card) return null
            return (
              <tr key={id}>
                <td className="n">{count}</td>
                <td>
                  <NamedFigure figure={creatureFigure(id)} seat={seat}>
                    {card.commander >= 0 ? `${cardName(id)} ♛${card.commander}` : cardName(id)}
                  </NamedFigure>
                </td>
                <td className="n">{card.level}</td>
                <td className="n">{card.speed}</td>
                <td className="n">{card.ac}</td>
                <td className="n">{card.hp}</td>
                <td className="n">{card.cost}</td>
                <td>{attackLine(card.melee, 0)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </>
  )
}
