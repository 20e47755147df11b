import { NamedFigure } from '../../art/NamedFigure.tsx'
import { Parade } from '../../art/Parade.tsx'
import { BoardPicture } from '../../board/BoardPicture.tsx'
import { setsOf } from '../../content/sets.ts'
import { named, t } from '../../i18n/index.ts'
import type { SetUpProps } from '../adapter.ts'
import { ground } from './board.ts'
import { positionFigure } from './figures.ts'
import { abilityName } from './names.ts'
import { arenas, type BlitzOptions, boardPlans, COLUMNS, ROWS, type TeamCard, teamCards } from './rules.ts'
import { allTeams, ownTeams } from './teams.ts'

const switches = ['events', 'fouls', 'throwTeamMate', 'specialBalls', 'bigUnAbility'] as const

/** Teams, pitch, arena and the advanced rules. */
export function SetUpForm({ options: given, change }: SetUpProps) {
  const options = given as unknown as BlitzOptions
  const teams = options.teams === 'box' ? ['human', 'orc'] : options.teams
  return (
    <>
      {[0, 1].map((seat) => (
        <section key={seat} className="panel">
          <TeamChoice
            seat={seat}
            team={teams[seat]}
            pick={(team) => change({ teams: seat === 0 ? [team, teams[1]] : [teams[0], team] })}
          />
        </section>
      ))}
      <fieldset className="panel wide">
        <legend>{t('blitz.options.board')}</legend>
        <div className="boards">
          {boardPlans.map(({ id }, plan) => (
            <label key={id}>
              <input
                type="radio"
                className="visually-hidden"
                name="board"
                checked={options.board === id}
                onChange={() => change({ board: id })}
              />
              <BoardPicture
                model={{ width: COLUMNS, height: ROWS, ground: `plan-${plan}`, pieces: [], ...ground(plan) }}
              />
              <span>{named(`blitz.board.${id}`)}</span>
            </label>
          ))}
          <label>
            <input
              type="radio"
              className="visually-hidden"
              name="board"
              checked={options.board === 'choose'}
              onChange={() => change({ board: 'choose' })}
            />
            <span>{t('blitz.options.board-choose')}</span>
          </label>
        </div>
      </fieldset>
      <fieldset className="panel wide">
        <legend>{t('app.form.options')}</legend>
        <div className="field">
          <label htmlFor="arena">{t('blitz.options.arena')}</label>
          <select id="arena" value={options.arena} onChange={(event) => change({ arena: event.target.value })}>
            <option value="none">{t('blitz.options.arena-none')}</option>
            <option value="roll">{t('blitz.options.arena-roll')}</option>
            {arenas.map(({ id }) => (
              <option key={id} value={id}>
                {named(`blitz.arena.${id}.name`)} – {named(`blitz.arena.${id}.text`)}
              </option>
            ))}
          </select>
        </div>
        {switches.map((name) => (
          <label key={name} className="check">
            <input
              type="checkbox"
              checked={options[name]}
              onChange={(event) => change({ [name]: event.target.checked })}
            />
            <span>
              {t(`blitz.options.${name}`)}
              <small>{t(`blitz.options.${name}-text`)}</small>
            </span>
          </label>
        ))}
        <div className="field">
          <label htmlFor="rookie">{t('blitz.options.rookie')}</label>
          <select
            id="rookie"
            value={options.rookie ?? 'none'}
            onChange={(event) => change({ rookie: event.target.value === 'none' ? null : Number(event.target.value) })}
          >
            <option value="none">{t('blitz.options.rookie-none')}</option>
            {[0, 1].map((seat) => (
              <option key={seat} value={seat}>
                {t('blitz.options.rookie-seat', { n: seat + 1 })}
              </option>
            ))}
          </select>
        </div>
      </fieldset>
    </>
  )
}

const teamOption = ({ id }: TeamCard) => (
  <option key={id} value={id}>
    {named(`blitz.team.${id}.name`)} – {named(`blitz.team.${id}.nickname`)}
  </option>
)

function TeamChoice({ seat, team, pick }: { seat: number; team: string; pick: (team: string) => void }) {
  const card = allTeams().find(({ id }) => id === team) ?? teamCards[0]
  const own = ownTeams()
  const target = (value: number | null) => (value === null ? '–' : `${value}+`)
  return (
    <>
      <div className="field">
        <label htmlFor={`team-${seat}`}>{t('blitz.options.team', { n: seat + 1 })}</label>
        <select id={`team-${seat}`} value={team} onChange={(event) => pick(event.target.value)}>
          {teamCards.map(teamOption)}
          {setsOf(own).map((set) => (
            <optgroup key={set} label={set}>
              {own.filter((card) => card.set === set).map(teamOption)}
            </optgroup>
          ))}
        </select>
      </div>
      <p className="muted">{t('blitz.options.emergency', { n: card.emergencyReserves })}</p>
      <Parade
        figures={card.positions.flatMap((position) =>
          Array.from({ length: position.count }, () => positionFigure(card.id, position)),
        )}
        seat={seat}
      />
      <table className="roster positions">
        <thead>
          <tr>
            <th className="n">{t('blitz.options.roster.count')}</th>
            <th>{t('blitz.options.roster.name')}</th>
            {(['move', 'block', 'throw', 'armour'] as const).map((stat) => (
              <th key={stat} className="n" title={t(`blitz.stat.${stat}.text`)}>
                {t(`blitz.stat.${stat}.name`)}
              </th>
            ))}
            <th>{t('blitz.options.roster.ability')}</th>
          </tr>
        </thead>
        <tbody>
          {card.positions.map((position) => (
            <tr key={position.name}>
              <td className="n">{position.count}</td>
              <td>
                <NamedFigure figure={positionFigure(card.id, position)} seat={seat}>
                  {named(`blitz.position.${position.id}`)}
                </NamedFigure>
              </td>
              <td className="n">{position.move === 'd6' ? 'D6' : position.move}</td>
              <td className="n">{position.block}</td>
              <td className="n">{target(position.throw)}</td>
              <td className="n">{target(position.armour)}</td>
              <td title={position.abilities[0] ? named(`blitz.ability.${position.abilities[0]}.text`) : ''}>
                {position.abilities.map(abilityName).join(', ')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
