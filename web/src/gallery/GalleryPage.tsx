import { STARS, TEAMS } from '@undercroft/blood-bowl'
import { CARDS } from '@undercroft/skirmish'
import { useEffect, useRef } from 'react'
import { show } from '../art/canvas.ts'
import { figureOfStar } from '../art/figures/stars.ts'
import { figureOfPosition } from '../art/figures/words.ts'
import { Portrait } from '../art/Portrait.tsx'
import { positionName } from '../games/ball/names.ts'
import { creatureFigure } from '../games/skirmish/figures.ts'
import { cardName } from '../games/skirmish/names.ts'
import { named, t } from '../i18n/index.ts'
import './gallery.css'
import { type Exhibit, exhibition } from './sheets.ts'

const themes = ['dark', 'light'] as const

/** Everything that is painted, in both themes: what the tests look at, and what people may look at. */
export function GalleryPage() {
  return (
    <div className="in-gallery">
      <h1>{t('gallery.title')}</h1>
      <p className="muted">{t('gallery.text')}</p>
      {themes.map((theme) => (
        <section key={theme} className={`wall ${theme}`} aria-label={t(`app.settings.theme-${theme}`)}>
          <h2>{t(`app.settings.theme-${theme}`)}</h2>
          {Object.entries(exhibition).map(([room, exhibits]) => (
            <section key={room}>
              <h3>{named(`gallery.room.${room}`)}</h3>
              <div className="exhibits">
                {exhibits.map((exhibit) => (
                  <Picture key={exhibit.name} id={`${theme}/${room}/${exhibit.name}`} exhibit={exhibit} theme={theme} />
                ))}
              </div>
            </section>
          ))}
        </section>
      ))}
      <section className="wall dark">
        <h2>{t('gallery.creatures')}</h2>
        <div className="exhibits">
          {CARDS.map(({ id }, i) => (
            <figure key={id}>
              <Portrait figure={creatureFigure(id)} seat={i % 6} size={48} />
              <figcaption>{cardName(id)}</figcaption>
            </figure>
          ))}
        </div>
      </section>
      <section className="wall light">
        <h2>{t('gallery.players')}</h2>
        {TEAMS.map((team, i) => (
          <section key={team.id}>
            <h3>{named(`blood.team.${team.id}.name`)}</h3>
            <div className="exhibits">
              {team.positions.map(({ id, name }) => (
                <figure key={id}>
                  <Portrait figure={figureOfPosition(team.name, name)} seat={i % 6} size={48} />
                  <figcaption>{positionName(name)}</figcaption>
                </figure>
              ))}
            </div>
          </section>
        ))}
      </section>
      <section className="wall dark">
        <h2>{t('gallery.stars')}</h2>
        <div className="exhibits">
          {STARS.map(({ id }, i) => (
            <figure key={id}>
              <Portrait figure={figureOfStar(id)} seat={i % 6} size={48} />
              <figcaption>{named(`blood.star.${id}`)}</figcaption>
            </figure>
          ))}
        </div>
      </section>
    </div>
  )
}

function Picture({ id, exhibit, theme }: { id: string; exhibit: Exhibit; theme: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const picture = exhibit.paint(theme)
    show(canvas.current, picture)
    if (canvas.current) canvas.current.dataset.exhibit = id
  }, [exhibit, theme, id])
  return (
    <figure>
      <canvas ref={canvas} />
      <figcaption>{exhibit.name}</figcaption>
    </figure>
  )
}
