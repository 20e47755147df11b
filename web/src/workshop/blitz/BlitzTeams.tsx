import type { PositionCard, TeamCard } from '@undercroft/blitz-bowl'
import { useState } from 'react'
import { Link } from 'wouter'
import { NamedFigure } from '../../art/NamedFigure.tsx'
import { positionFigure } from '../../games/blitz-bowl/figures.ts'
import { allTeams } from '../../games/blitz-bowl/teams.ts'
import { named, t } from '../../i18n/index.ts'
import { toBlitzPlay, toBlitzSheet } from '../routes.ts'
import { Terms } from '../shared/Terms.tsx'
import {
  abilitiesOf,
  abilityName,
  allAbilities,
  findTeams,
  nickname,
  type Order,
  orders,
  positionName,
  teamName,
} from './teams.ts'

/** The cards of all Blitz Bowl teams, to be searched and compared. */
export function BlitzTeams() {
  const [wanted, setWanted] = useState('')
  const [ability, setAbility] = useState('')
  const [order, setOrder] = useState<Order>('name')
  const teams = findTeams(wanted, ability, order)
  return (
    <>
      <Link className="back" href="/workshop">
        ‹ {t('workshop.back')}
      </Link>
      <div className="row work-head">
        <h1>{t('workshop.bench.blitz.name')}</h1>
        <span className="muted" role="status">
          {t('workshop.blitz.count', { count: teams.length, all: allTeams().length })}
        </span>
      </div>
      <div className="panel fields">
        <div className="field">
          <label htmlFor="blitz-search">{t('workshop.blitz.search')}</label>
          <input id="blitz-search" type="text" value={wanted} onChange={(event) => setWanted(event.target.value)} />
        </div>
        <div className="field">
          <label htmlFor="blitz-ability">{t('workshop.blitz.ability')}</label>
          <select id="blitz-ability" value={ability} onChange={(event) => setAbility(event.target.value)}>
            <option value="">{t('workshop.blitz.any')}</option>
            {allAbilities().map((id) => (
              <option key={id} value={id}>
                {abilityName(id)}
              </option>
            ))}
          </select>
        </div>
        <div className="field">
          <label htmlFor="blitz-order">{t('workshop.blitz.order')}</label>
          <select id="blitz-order" value={order} onChange={(event) => setOrder(event.target.value as Order)}>
            {orders.map((id) => (
              <option key={id} value={id}>
                {t(`workshop.blitz.order-${id}`)}
              </option>
            ))}
          </select>
        </div>
      </div>
      {teams.length === 0 && <p className="muted">{t('workshop.blitz.none')}</p>}
      <div className="cards team-cards">
        {teams.map((team) => (
          <Card key={team.id} team={team} />
        ))}
      </div>
    </>
  )
}

function Card({ team }: { team: TeamCard }) {
  const name = teamName(team)
  return (
    <article className="team-card" aria-label={name}>
      <header>
        <h2>{name}</h2>
        <p className="muted">
          {nickname(team)} · {t('blitz.options.emergency', { n: team.emergencyReserves })}
          {team.set !== 'book' && ` · ${team.set}`}
        </p>
      </header>
      <PositionTable team={team} />
      <Terms
        terms={abilitiesOf(team).map((id) => ({ name: abilityName(id), text: named(`blitz.ability.${id}.text`) }))}
      />
      <div className="row">
        <Link
          className="button primary"
          href={toBlitzPlay(team.id)}
          aria-label={t('workshop.item-action', { action: t('workshop.play'), name })}
        >
          {t('workshop.play')}
        </Link>
        <Link
          className="button quiet"
          href={toBlitzSheet(team.id)}
          aria-label={t('workshop.item-action', { action: t('workshop.print'), name })}
        >
          {t('workshop.print')}
        </Link>
      </div>
    </article>
  )
}

const stats = ['move', 'block', 'throw', 'armour'] as const

function statText(position: PositionCard, stat: (typeof stats)[number]): string {
  const value = position[stat]
  if (value === null) return '–'
  if (value === 'd6') return 'D6'
  return stat === 'throw' || stat === 'armour' ? `${value}+` : String(value)
}

/** The positions of a team with their figures. */
export function PositionTable({ team }: { team: TeamCard }) {
  return (
    <table className="roster">
      <thead>
        <tr>
          <th className="n">{t('blitz.options.roster.count')}</th>
          <th>{t('blitz.options.roster.name')}</th>
          {stats.map((stat) => (
            <th key={stat} className="n" title={t(`blitz.stat.${stat}.text`)}>
              {t(`blitz.stat.${stat}.name`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {team.positions.map((position) => (
          <tr key={position.name}>
            <td className="n">{position.count}</td>
            <td>
              <NamedFigure figure={positionFigure(team.id, position)} seat={0}>
                <span>
                  {positionName(position)}
                  {position.abilities.length > 0 && (
                    <small className="muted"> {position.abilities.map(abilityName).join(', ')}</small>
                  )}
                </span>
              </NamedFigure>
            </td>
            {stats.map((stat) => (
              <td key={stat} className="n">
                {statText(position, stat)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
