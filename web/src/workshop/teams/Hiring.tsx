import type { Position } from '@undercroft/ball'
import { positionName } from '../../games/ball/names.ts'
import { named, t } from '../../i18n/index.ts'
import { gameOf } from '../library/kind.ts'
import { useCloth } from '../shared/LookFields.tsx'
import { RuleChip } from '../shared/Problems.tsx'
import { Terms } from '../shared/Terms.tsx'
import { editing } from './edit.ts'
import { Figures, gold, PositionFigure, skillTerm } from './figures.tsx'
import type { Roster, TeamProps } from './game.ts'

interface Props<R extends Roster> extends TeamProps<R> {
  readonly say: (text: string) => void
}

/** The positions of the list by group, with their limits. */
export function Hiring<R extends Roster>({ game, team, change, say }: Props<R>) {
  const { roster } = team
  const cloth = useCloth(gameOf(game.kind.id), roster.name)
  const { count: most, rule } = game.mostPlayers
  const isFull = roster.players.length >= most
  const take = ({ name }: Position) => {
    const next = editing(game).hire(team, name, (number) => `${positionName(name)} ${number}`)
    const [entry] = next.roster.players.filter(({ number }) => !roster.players.some((one) => one.number === number))
    change(next)
    say(t('workshop.team.hired', { player: entry.name, number: entry.number }))
  }
  return (
    <section className="panel">
      <h2>{t('workshop.team.hire-title')}</h2>
      {isFull && (
        <p className="muted">
          {named('workshop.problem.many-players', { most })} <RuleChip id={rule} kind={game.kind.id} />
        </p>
      )}
      {game.groups(roster).map(({ title, isOver, positions }) => (
        <fieldset key={title} className={isOver ? 'group over' : 'group'}>
          <legend>{title}</legend>
          <ul className="positions">
            {positions.map(({ position, note }) => (
              <li key={position.id}>
                <span className="player-glyph">
                  <PositionFigure figure={game.figure(roster, position)} cloth={cloth} />
                </span>
                <div className="position-name">
                  <strong>{positionName(position.name)}</strong>
                  <small className="muted">
                    {note && `${note} · `}
                    {t('workshop.team.access', {
                      primary: position.primary || '–',
                      secondary: position.secondary || '–',
                    })}
                  </small>
                </div>
                <Figures of={position} />
                <div className="player-skills">
                  <Terms terms={position.skills.map(skillTerm)} />
                </div>
                <span className="player-cost">{gold(position.cost)}</span>
                <button
                  type="button"
                  className="button"
                  disabled={isFull}
                  aria-label={t('workshop.team.hire-one', { position: positionName(position.name) })}
                  onClick={() => take(position)}
                >
                  {t('workshop.team.hire')}
                </button>
              </li>
            ))}
          </ul>
        </fieldset>
      ))}
    </section>
  )
}
