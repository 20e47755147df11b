import type { Listed } from '@undercroft/ball'
import { positionName, skillName } from '../../games/ball/names.ts'
import { t } from '../../i18n/index.ts'
import { gameOf } from '../library/kind.ts'
import { LONGEST_NAME } from '../library/read.ts'
import { useCloth } from '../shared/LookFields.tsx'
import { Terms } from '../shared/Terms.tsx'
import { editing } from './edit.ts'
import { Figures, gold, PositionFigure, skillTerm } from './figures.tsx'
import type { Roster, TeamProps } from './game.ts'

interface Props<R extends Roster> extends TeamProps<R> {
  readonly teach: (player: number) => void
  readonly say: (text: string) => void
}

/** Everybody on the team list. */
export function PlayerList<R extends Roster>({ game, team, change, teach, say }: Props<R>) {
  const { players } = team.roster
  return (
    <section className="panel">
      <div className="row between">
        <h2>{t('workshop.team.players')}</h2>
        <span className="muted">
          {t('workshop.team.players-count', { count: players.length, most: game.mostPlayers.count })}
        </span>
      </div>
      {players.length === 0 && <p className="muted">{t('workshop.team.no-players')}</p>}
      <ol className="players">
        {players.map((entry, at) => (
          <PlayerRow
            // biome-ignore lint/suspicious/noArrayIndexKey: two players may wear one number for a while
            key={`${at}-${entry.number}`}
            game={game}
            team={team}
            change={change}
            teach={teach}
            say={say}
            entry={entry}
            at={at}
          />
        ))}
      </ol>
    </section>
  )
}

interface RowProps<R extends Roster> extends Props<R> {
  readonly entry: Listed
  readonly at: number
}

function PlayerRow<R extends Roster>({ game, team, change, teach, say, entry, at }: RowProps<R>) {
  const { roster } = team
  const { changePlayer, dismiss, forget } = editing(game)
  const cloth = useCloth(gameOf(game.kind.id), roster.name)
  const position = game.positionOf(roster, entry)
  const { name, number, advancements } = entry
  const canLearn = game.terms(team).spp > 0 || advancements.length > 0
  return (
    <li>
      <span className="player-glyph">
        <PositionFigure figure={game.figure(roster, position)} cloth={cloth} />
      </span>
      <input
        className="player-number"
        type="number"
        min={1}
        max={99}
        defaultValue={number}
        aria-label={t('workshop.team.number-of', { player: name })}
        onBlur={({ target }) => {
          const next = Number(target.value)
          if (Number.isInteger(next) && next >= 1 && next <= 99) {
            if (next !== number) change(changePlayer(team, at, { number: next }))
          } else target.value = String(number)
        }}
      />
      <div className="player-names">
        <input
          type="text"
          value={name}
          maxLength={LONGEST_NAME}
          aria-label={t('workshop.team.name-of', { number })}
          onChange={(event) => change(changePlayer(team, at, { name: event.target.value }), `player-${number}`)}
        />
        <small className="muted">{positionName(position.name)}</small>
      </div>
      <Figures of={game.sheetOf(roster, entry)} />
      <div className="player-skills">
        <Terms terms={position.skills.map(skillTerm)} />
        {advancements.map(({ skill, kind }, i) =>
          skill === undefined ? null : (
            <button
              key={`${skill}-${kind}`}
              type="button"
              className="chip gained"
              title={skillTerm(skill).text}
              aria-label={t('workshop.team.skill-remove', { skill: skillName(skill), player: name })}
              onClick={() => change(forget(team, at, i))}
            >
              {skillName(skill)} <span aria-hidden="true">×</span>
            </button>
          ),
        )}
        {canLearn && (
          <button
            type="button"
            className="chip add"
            aria-label={t('workshop.team.skill-add-to', { player: name })}
            onClick={() => teach(at)}
          >
            + {t('workshop.team.skill-add')}
          </button>
        )}
      </div>
      <span className="player-cost">{gold(game.playerValue(roster, entry))}</span>
      <button
        type="button"
        className="button quiet player-leave"
        aria-label={t('workshop.team.dismiss-one', { player: name })}
        onClick={() => {
          change(dismiss(team, at))
          say(t('workshop.team.dismissed', { player: name }))
        }}
      >
        ×
      </button>
    </li>
  )
}
