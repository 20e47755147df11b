import { MOST_STARS, partyOf, type Roster, type Star, starById, starsFor } from '@undercroft/blood-bowl'
import { figureOfStar } from '../../art/figures/stars.ts'
import { Portrait } from '../../art/Portrait.tsx'
import { list, named, t } from '../../i18n/index.ts'
import { RuleChip } from '../shared/Problems.tsx'
import { Terms } from '../shared/Terms.tsx'
import { listOf } from './blood-list.ts'
import { editing } from './edit.ts'
import { Figures, gold, skillTerm } from './figures.tsx'
import type { Guest, TeamProps } from './game.ts'

const nameOf = (star: Star): string => list(partyOf(star).map(({ id }) => named(`blood.star.${id}`)))

/** The Star Players on the list, with the partners who come along. */
export const guestsOf = ({ stars }: Roster): Guest[] =>
  stars.flatMap((id) => {
    const star = starById(id)
    return star
      ? partyOf(star).map((one, i) => ({
          ...one,
          name: named(`blood.star.${one.id}`),
          position: named(`blood.star-rule.${one.rule.id}.name`),
          cost: i === 0 ? one.cost : 0,
        }))
      : []
  })

/** The Star Players who would come: an exhibition team hires them with its players (BB-IND-05, BB-IND-20). */
export function Stars({ game, team, change }: TeamProps<Roster>) {
  const { roster } = team
  if (roster.kind === 'league' && roster.stars.length === 0) return null
  const { withRoster } = editing(game)
  const open = starsFor(listOf(roster), roster.choice)
  const isFull = roster.stars.length >= MOST_STARS
  return (
    <section className="panel">
      <div className="row between">
        <h2>{t('workshop.team.stars')}</h2>
        <span className="muted">
          {t('workshop.team.players-count', { count: roster.stars.length, most: MOST_STARS })}{' '}
          <RuleChip id="BB-IND-20" kind={game.kind.id} />
        </span>
      </div>
      <details open={roster.stars.length > 0}>
        <summary>{t('workshop.team.stars-open', { count: open.length })}</summary>
        <ul className="positions">
          {open.map((star) => {
            const isHired = roster.stars.includes(star.id)
            const stars = isHired ? roster.stars.filter((id) => id !== star.id) : [...roster.stars, star.id]
            return (
              <li key={star.id} className={isHired ? 'hired' : undefined}>
                <span className="player-glyph">
                  <Portrait figure={figureOfStar(star.id)} seat={0} size={32} />
                </span>
                <div className="position-name">
                  <strong>{nameOf(star)}</strong>
                  <small className="muted" title={named(`blood.star-rule.${star.rule.id}.text`)}>
                    {named(`blood.star-rule.${star.rule.id}.name`)}
                  </small>
                </div>
                <Figures of={star} />
                <div className="player-skills">
                  <Terms terms={star.skills.map(skillTerm)} />
                </div>
                <span className="player-cost">{gold(star.cost)}</span>
                <button
                  type="button"
                  className="button"
                  disabled={isFull && !isHired}
                  aria-label={t(isHired ? 'workshop.team.dismiss-one' : 'workshop.team.hire-star', {
                    player: nameOf(star),
                  })}
                  onClick={() => change(withRoster(team, { stars }))}
                >
                  {t(isHired ? 'workshop.team.dismiss' : 'workshop.team.hire')}
                </button>
              </li>
            )
          })}
        </ul>
      </details>
    </section>
  )
}
