import { useState } from 'react'
import { BoardPicture } from '../../board/BoardPicture.tsx'
import { ownHomes } from '../../content/store.ts'
import { named, t } from '../../i18n/index.ts'
import { dungeonKind } from '../../workshop/dungeons/kind.ts'
import { useOwn } from '../../workshop/library/own.ts'
import { teamKind } from '../../workshop/teams/kind.ts'
import type { SetUpProps } from '../adapter.ts'
import { OwnTeams } from '../ball/OwnTeams.tsx'
import { RosterTable } from '../ball/RosterTable.tsx'
import { ground } from './board.ts'
import { positionFigure, rosterName } from './names.ts'
import {
  broughtTeams,
  collegeById,
  collegesOf,
  DUNGEONS,
  generateDungeon,
  layOut,
  type PlacedTile,
  READY_TEAMS,
  type Roster,
} from './rules.ts'

interface Options {
  /** Ready-made teams by name, or lists of one's own. */
  teams: readonly (string | Roster)[]
  dungeon: string | { seed: number } | readonly PlacedTile[]
  turnLimit: number | null
}

/** Number of teams, ready-made teams, a dungeon, a limit of turns. */
export function SetUpForm({ options: given, change }: SetUpProps) {
  const options = given as unknown as Options
  const setCount = (count: number) => {
    const teams: (string | Roster)[] = options.teams.slice(0, count)
    // Every seat that joins gets a team of a college that nobody has yet.
    for (const { name, college } of READY_TEAMS) {
      const isTaken = teams.some((team) => collegeOf(team) === college)
      if (teams.length < count && !isTaken) teams.push(name)
    }
    const dungeon = count > 2 ? { seed: 7 } : 'idol-steps'
    change({ teams, dungeon })
  }
  return (
    <>
      <div className="panel wide field">
        <label htmlFor="teams">{t('dungeon.options.teams')}</label>
        <select id="teams" value={options.teams.length} onChange={(event) => setCount(Number(event.target.value))}>
          {[2, 3, 4, 5, 6].map((count) => (
            <option key={count} value={count}>
              {count}
            </option>
          ))}
        </select>
      </div>
      {options.teams.map((team, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
        <section key={seat} className="panel">
          <TeamChoice
            seat={seat}
            team={team}
            pick={(name) => change({ teams: options.teams.map((known, i) => (i === seat ? name : known)) })}
          />
        </section>
      ))}
      <DungeonChoice options={options} change={change} />
      <div className="panel wide field">
        <label htmlFor="limit">{t('dungeon.options.turn-limit')}</label>
        <select
          id="limit"
          value={options.turnLimit ?? 'none'}
          onChange={(event) => change({ turnLimit: event.target.value === 'none' ? null : Number(event.target.value) })}
        >
          {[8, 12, 16, 24].map((turns) => (
            <option key={turns} value={turns}>
              {t('dungeon.options.turns', { count: turns })}
            </option>
          ))}
          <option value="none">{t('dungeon.options.no-limit')}</option>
        </select>
      </div>
    </>
  )
}

function DungeonChoice({ options, change }: { options: Options; change: SetUpProps['change'] }) {
  const random = typeof options.dungeon === 'object' && 'seed' in options.dungeon
  const [seed, setSeed] = useState(random ? (options.dungeon as { seed: number }).seed : 7)
  const own = useOwn(dungeonKind).filter(({ content }) => content.teams === options.teams.length)
  const chosen = JSON.stringify(options.dungeon)
  const many = options.teams.length > 2
  return (
    <fieldset className="panel wide">
      <legend>{t('dungeon.options.dungeon')}</legend>
      <div className="boards">
        {!many &&
          DUNGEONS.map(({ name, tiles }) => (
            <label key={name}>
              <input
                type="radio"
                className="visually-hidden"
                name="dungeon"
                checked={options.dungeon === name}
                onChange={() => change({ dungeon: name })}
              />
              <Picture id={name} tiles={tiles} />
              <span>{named(`dungeon.dungeon.${name}`)}</span>
            </label>
          ))}
        {own.map(({ id, name, content: { tiles } }) => (
          <label key={id}>
            <input
              type="radio"
              className="visually-hidden"
              name="dungeon"
              checked={JSON.stringify(tiles) === chosen}
              onChange={() => change({ dungeon: tiles })}
            />
            <Picture id={`${id}-${tiles.length}`} tiles={tiles} />
            <span>{name}</span>
          </label>
        ))}
        <label>
          <input
            type="radio"
            className="visually-hidden"
            name="dungeon"
            checked={random}
            onChange={() => change({ dungeon: { seed } })}
          />
          <Picture id={`${seed}-${options.teams.length}`} tiles={generateDungeon(seed, options.teams.length)} />
          <span>{t('dungeon.options.random', { seed })}</span>
        </label>
      </div>
      <button
        type="button"
        className="button"
        onClick={() => {
          setSeed(seed + 1)
          change({ dungeon: { seed: seed + 1 } })
        }}
      >
        {t('dungeon.options.another')}
      </button>
    </fieldset>
  )
}

function Picture({ id, tiles }: { id: string; tiles: readonly PlacedTile[] }) {
  const dungeon = layOut(tiles)
  const { width, height } = dungeon
  const base = ground(dungeon, [0, 1, 2, 3, 4, 5], () => '')
  return <BoardPicture model={{ width, height, ground: id, pieces: [], ...base, labels: [] }} />
}

const brought = () => ({ content: ownHomes('dungeon-bowl') })

const rosterOf = (team: string | Roster): Roster =>
  typeof team === 'string'
    ? (READY_TEAMS.find(({ name }) => name === team) ?? broughtTeams(brought()).get(team) ?? READY_TEAMS[0])
    : team

const collegeOf = (team: string | Roster): string => rosterOf(team).college

interface TeamChoiceProps {
  seat: number
  team: string | Roster
  pick: (team: string | Roster) => void
}

function TeamChoice({ seat, team, pick }: TeamChoiceProps) {
  const own = useOwn(teamKind)
  const roster = rosterOf(team)
  const text = JSON.stringify(roster)
  const ownId = typeof team === 'string' ? null : own.find(({ content }) => JSON.stringify(content.roster) === text)?.id
  const college = collegeById(roster.college, collegesOf(brought()))
  const positions = college?.groups.flatMap((group) => group.positions) ?? []
  return (
    <>
      <div className="field">
        <label htmlFor={`team-${seat}`}>{t('ball.options.team', { n: seat + 1 })}</label>
        <select
          id={`team-${seat}`}
          value={typeof team === 'string' ? team : (ownId ?? 'own')}
          onChange={({ target: { value } }) => pick(own.find(({ id }) => id === value)?.content.roster ?? value)}
        >
          {(own.length > 0 || typeof team !== 'string') && (
            <optgroup label={t('app.own')}>
              {ownId === undefined && <option value="own">{roster.name}</option>}
              {own.map(({ id, name, content }) => (
                <option key={id} value={id}>
                  {name} – {named(`dungeon.college.${content.roster.college}.name`)}
                </option>
              ))}
            </optgroup>
          )}
          {READY_TEAMS.map(({ name, college: id }) => (
            <option key={name} value={name}>
              {rosterName(name)} – {named(`dungeon.college.${id}.name`)}
            </option>
          ))}
          <OwnTeams homes={brought().content} family="colleges">
            {(id) => `${rosterOf(id).name} – ${named(`dungeon.college.${id}.name`)}`}
          </OwnTeams>
        </select>
      </div>
      <p className="muted">
        {named(`dungeon.college.${roster.college}.text`)} {t('ball.rerolls', { count: roster.rerolls })}
      </p>
      <RosterTable
        players={roster.players}
        seat={seat}
        figureOf={({ id }) => positionFigure(id)}
        positionOf={(id) => positions.find((known) => known.id === id || known.name === id)}
      />
    </>
  )
}
