import { CLOTHS, type ClothId, CRESTS, type CrestId, type Look, lookKey } from '../../app/looks.ts'
import { useSettings } from '../../app/settings.ts'
import type { GameId } from '../../games/index.ts'
import { t } from '../../i18n/index.ts'

/** The cloth and the crest of a team: chosen here, worn on boards, plates and lists. */
export function LookFields({ game, team }: { game: GameId; team: string }) {
  const { looks, change } = useSettings()
  const key = lookKey(game, team)
  const look = looks[key] ?? {}
  const set = (part: Look) => change({ looks: { ...looks, [key]: { ...look, ...part } } })
  return (
    <>
      <div className="field">
        <label htmlFor="team-cloth">{t('workshop.look.cloth.label')}</label>
        <select
          id="team-cloth"
          value={look.cloth ?? ''}
          onChange={({ target }) => set({ cloth: (target.value || undefined) as ClothId | undefined })}
        >
          <option value="">{t('workshop.look.cloth.seat')}</option>
          {(Object.keys(CLOTHS) as ClothId[]).map((cloth) => (
            <option key={cloth} value={cloth}>
              {t(`workshop.look.cloth.${cloth}`)}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor="team-crest">{t('workshop.look.crest.label')}</label>
        <select
          id="team-crest"
          value={look.crest ?? ''}
          onChange={({ target }) => set({ crest: (target.value || undefined) as CrestId | undefined })}
        >
          <option value="">{t('workshop.look.crest.none')}</option>
          {(Object.keys(CRESTS) as CrestId[]).map((crest) => (
            <option key={crest} value={crest}>
              {t(`workshop.look.crest.${crest}`)}
            </option>
          ))}
        </select>
      </div>
    </>
  )
}

/** A team that is called otherwise keeps its look. */
export function renameLook(game: GameId, from: string, to: string): void {
  const { looks, change } = useSettings.getState()
  const look = looks[lookKey(game, from)]
  if (look && !looks[lookKey(game, to)]) change({ looks: { ...looks, [lookKey(game, to)]: look } })
}

/** What the team wears, for its figures on the page. */
export function useCloth(game: GameId, team: string): string | undefined {
  const cloth = useSettings(({ looks }) => looks[lookKey(game, team)]?.cloth)
  return cloth && CLOTHS[cloth]
}
