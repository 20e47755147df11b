import { type AdvancementKind, accessOf, sppSpent } from '@undercroft/ball'
import { useLayoutEffect, useRef, useState } from 'react'
import { skillName, skillText } from '../../games/ball/names.ts'
import { named, t } from '../../i18n/index.ts'
import { editing, waysToLearn } from './edit.ts'
import type { Roster, TeamProps } from './game.ts'

interface Props<R extends Roster> extends TeamProps<R> {
  readonly at: number
  readonly close: () => void
  readonly say: (text: string) => void
}

const die = (): number => {
  const [value] = crypto.getRandomValues(new Uint8Array(1))
  return value < 252 ? 1 + (value % 6) : die()
}

/** A new skill for a player: which way, and which one. The game says what is open to him. */
export function SkillDialog<R extends Roster>({ game, team, at, change, close, say }: Props<R>) {
  const dialog = useRef<HTMLDialogElement>(null)
  const { roster } = team
  const { openSkills, rolledSkill } = game.learning
  const entry = roster.players[at]
  const position = game.positionOf(roster, entry)
  const { skills } = game.sheetOf(roster, entry)
  const { spp, anyAdvancement } = game.terms(team)
  const spent = roster.players.reduce((sum, { advancements }) => sum + sppSpent(advancements), 0)
  const ways = waysToLearn(entry, anyAdvancement)
  const [kind, setKind] = useState<AdvancementKind>('chosen-primary')
  useLayoutEffect(() => dialog.current?.showModal(), [])
  const open = openSkills(position, skills, kind)
  const categories = accessOf(position, kind).filter((category) =>
    game.byCategory[category].some(({ id }) => open.includes(id)),
  )
  const gain = (skill: string) => {
    change(editing(game).learn(team, at, kind, skill))
    say(t('workshop.team.rolled', { player: entry.name, skill: skillName(skill) }))
    close()
  }
  /** Two dice, again where they give what he cannot have (DB-ADV-12, DB-ADV-13). */
  const rollIn = (category: (typeof categories)[number]) => {
    let skill: string | null = null
    while (skill === null) skill = rolledSkill(skills, category, [die(), die()])
    gain(skill)
  }
  return (
    <dialog ref={dialog} className="skill-dialog" aria-labelledby="skill-title" onClose={close}>
      <h2 id="skill-title">{t('workshop.team.skill-add-to', { player: entry.name })}</h2>
      <p className="muted">{t('workshop.team.spp-left', { left: spp - spent, spp })}</p>
      {ways.length === 0 || categories.length + openSkills(position, skills, 'chosen-secondary').length === 0 ? (
        <p>{t('workshop.team.no-skills', { player: entry.name })}</p>
      ) : (
        <div className="row ways" role="radiogroup" aria-label={t('workshop.team.skill-kind')}>
          {ways.map(({ kind: way, cost }) => (
            <label key={way} className="chip way">
              <input type="radio" name="way" checked={kind === way} onChange={() => setKind(way)} />
              {t('workshop.team.advance-cost', { kind: named(`workshop.team.advance.${way}`), cost })}
            </label>
          ))}
        </div>
      )}
      {ways.length > 0 &&
        categories.map((category) => (
          <section key={category}>
            <h3>{t(`workshop.category.${category}`)}</h3>
            {kind.startsWith('random') ? (
              <button type="button" className="button" onClick={() => rollIn(category)}>
                {t('workshop.team.roll-in', { category: t(`workshop.category.${category}`) })}
              </button>
            ) : (
              <ul className="skill-choice">
                {game.byCategory[category]
                  .filter(({ id }) => open.includes(id))
                  .map(({ id }) => (
                    <li key={id}>
                      <button type="button" className="button" onClick={() => gain(id)}>
                        <strong>{skillName(id)}</strong>
                        <small>{skillText(id)}</small>
                      </button>
                    </li>
                  ))}
              </ul>
            )}
          </section>
        ))}
      <div className="bar">
        <button type="button" className="button" onClick={() => dialog.current?.close()}>
          {t('workshop.cancel')}
        </button>
      </div>
    </dialog>
  )
}
