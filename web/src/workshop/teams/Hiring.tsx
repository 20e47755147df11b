import { MOST_PLAYERS, type Position, positionOf } from '@undercroft/dungeon-bowl'
import { positionName } from '../../games/dungeon-bowl/names.ts'
import { named, t } from '../../i18n/index.ts'
import { RuleChip } from '../shared/Problems.tsx'
import { Terms } from '../shared/Terms.tsx'
import { collegeOf, hire } from './edit.ts'
import { Figures, gold, PositionFigure, skillTerm } from './figures.tsx'
import { teamKind } from './kind.ts'
import type { TeamProps } from './TeamBuilder.tsx'

interface Props extends TeamProps {
  readonly say: (text: string) => void
}

/** The positions of the college by group, with the limit of each group. */
export function Hiring({ team, change, say }: Props) {
  const { roster } = team
  const college = collegeOf(roster)
  const isFull = roster.players.length >= MOST_PLAYERS
  const take = ({ name }: Position) => {
    const next = hire(team, name, (number) => `${positionName(name)} ${number}`)
    const [entry] = next.roster.players.filter(({ number }) => !roster.players.some((one) => one.number === number))
    change(next)
    say(t('workshop.team.hired', { player: entry.name, number: entry.number }))
  }
  return (
    <section className="panel">
      <h2>{t('workshop.team.hire-title')}</h2>
      {isFull && (
        <p className="muted">
          {named('workshop.problem.many-players', { most: MOST_PLAYERS })}{' '}
          <RuleChip id="DB-TEAM-05" kind={teamKind.id} />
        </p>
      )}
      {college.groups.map(({ role, limit, positions }) => {
        const count = roster.players.filter((entry) => positions.includes(positionOf(college, entry))).length
        return (
          <fieldset key={role} className={count > limit[1] ? 'group over' : 'group'}>
            <legend>
              {t('workshop.team.group', { role: named(`workshop.role.${slugOf(role)}`), count, most: limit[1] })}
            </legend>
            <ul className="positions">
              {positions.map((position) => (
                <li key={position.id}>
                  <span className="player-glyph">
                    <PositionFigure position={position.id} />
                  </span>
                  <div className="position-name">
                    <strong>{positionName(position.name)}</strong>
                    <small className="muted">
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
        )
      })}
    </section>
  )
}

const slugOf = (role: string): string => role.toLowerCase().replaceAll(' ', '-')
