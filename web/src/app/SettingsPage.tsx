import { Suspense, useLayoutEffect, useState } from 'react'
import { list, percent, t } from '../i18n/index.ts'
import { type Command, commands, type KeyRefusal, keyName, keyOf, keyRefusal } from '../match/keys.ts'
import { kinds } from '../sound/sounds.ts'
import { StandingAnswers } from './StandingAnswers.tsx'
import { type SkillMarks, type Speed, type Theme, useSettings } from './settings.ts'

const themes: readonly Theme[] = ['system', 'dark', 'light']
const skillMarks: readonly SkillMarks[] = ['looked', 'all', 'none']
const speeds: readonly Speed[] = ['off', 'fast', 'normal', 'slow']

export function SettingsPage() {
  return (
    <>
      <div className="hero">
        <h1>{t('app.settings.title')}</h1>
      </div>
      <SettingsForm />
    </>
  )
}

function Sounds() {
  const { volume, volumes, change } = useSettings()
  return (
    <>
      <Volume id="volume" name={t('app.settings.volume')} value={volume} set={(level) => change({ volume: level })} />
      {kinds.map((kind) => (
        <Volume
          key={kind}
          id={`volume-${kind}`}
          name={t(`app.settings.sounds.${kind}`)}
          value={volumes[kind] ?? 1}
          set={(level) => change({ volumes: { ...volumes, [kind]: level } })}
        />
      ))}
    </>
  )
}

interface VolumeProps {
  id: string
  name: string
  value: number
  set: (level: number) => void
}

function Volume({ id, name, value, set }: VolumeProps) {
  return (
    <div className="field">
      <label htmlFor={id}>{name}</label>
      <input
        id={id}
        type="range"
        min={0}
        max={1}
        step={0.1}
        value={value}
        aria-valuetext={percent(value)}
        onChange={(event) => set(Number(event.target.value))}
      />
    </div>
  )
}

/** Everything that a person prefers: on its own page, or over a match. */
export function SettingsForm() {
  const settings = useSettings()
  const { change } = settings
  return (
    <div className="settings">
      <section className="panel">
        <div className="field">
          <label htmlFor="theme">{t('app.settings.theme')}</label>
          <select
            id="theme"
            value={settings.theme}
            onChange={(event) => change({ theme: event.target.value as Theme })}
          >
            {themes.map((theme) => (
              <option key={theme} value={theme}>
                {t(`app.settings.theme-${theme}`)}
              </option>
            ))}
          </select>
        </div>
        <div className="field">
          <label htmlFor="speed">{t('app.settings.speed')}</label>
          <select
            id="speed"
            value={settings.speed}
            onChange={(event) => change({ speed: event.target.value as Speed })}
          >
            {speeds.map((speed) => (
              <option key={speed} value={speed}>
                {t(`app.settings.speed-${speed}`)}
              </option>
            ))}
          </select>
        </div>
        <label className="check">
          <input
            type="checkbox"
            checked={settings.sound}
            onChange={(event) => change({ sound: event.target.checked })}
          />
          <span>{t('app.settings.sound')}</span>
        </label>
        {settings.sound && <Sounds />}
        <label className="check">
          <input
            type="checkbox"
            checked={settings.confirmEnd}
            onChange={(event) => change({ confirmEnd: event.target.checked })}
          />
          <span>{t('app.settings.confirm-end')}</span>
        </label>
        <label className="check">
          <input
            type="checkbox"
            checked={settings.coordinates}
            onChange={(event) => change({ coordinates: event.target.checked })}
          />
          <span>{t('app.settings.coordinates')}</span>
        </label>
        <div className="field">
          <label htmlFor="skill-marks">{t('app.settings.skill-marks')}</label>
          <select
            id="skill-marks"
            value={settings.skillMarks}
            onChange={(event) => change({ skillMarks: event.target.value as SkillMarks })}
          >
            {skillMarks.map((marks) => (
              <option key={marks} value={marks}>
                {t(`app.settings.skill-marks-${marks}`)}
              </option>
            ))}
          </select>
        </div>
        <label className="check">
          <input
            type="checkbox"
            checked={settings.guide}
            onChange={(event) => change({ guide: event.target.checked, tipsSeen: [] })}
          />
          <span>{t('app.settings.guide')}</span>
        </label>
        <h2>{t('app.settings.answers')}</h2>
        <Suspense fallback={<p className="muted">{t('app.loading')}</p>}>
          <StandingAnswers />
        </Suspense>
      </section>
      <section className="panel">
        <h2>{t('app.settings.keys')}</h2>
        <Keys />
      </section>
    </div>
  )
}

function Keys() {
  const { keys, change } = useSettings()
  const [waiting, setWaiting] = useState<Command | null>(null)
  const [refused, setRefused] = useState<{ key: string; refusal: KeyRefusal } | null>(null)
  useLayoutEffect(() => {
    if (!waiting) return
    const onKey = (event: KeyboardEvent) => {
      event.preventDefault()
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
      const refusal = keyRefusal(key, waiting, keys)
      setWaiting(null)
      setRefused(refusal && { key, refusal })
      if (!refusal) change({ keys: { ...keys, [waiting]: key } })
    }
    window.addEventListener('keydown', onKey, { once: true })
    return () => window.removeEventListener('keydown', onKey)
  }, [waiting, keys, change])
  return (
    <>
      <div className="keys">
        {commands.map((command) => {
          const name = t(`app.command.${command}`)
          return (
            <div key={command} style={{ display: 'contents' }}>
              <span>{name}</span>
              <button
                type="button"
                className="button"
                aria-label={t('app.settings.keys-change', { command: name, key: keyName(keyOf(command, keys)) })}
                onClick={() => setWaiting(command)}
              >
                {waiting === command ? t('app.settings.keys-press') : keyName(keyOf(command, keys))}
              </button>
            </div>
          )
        })}
      </div>
      {refused && (
        <p className="error" role="alert">
          {refusalText(keyName(refused.key), refused.refusal)}
        </p>
      )}
      <div className="bar">
        <button type="button" className="button quiet" onClick={() => change({ keys: {} })}>
          {t('app.settings.keys-reset')}
        </button>
      </div>
    </>
  )
}

function refusalText(key: string, refusal: KeyRefusal): string {
  switch (refusal.why) {
    case 'digit':
      return t('app.settings.keys-digit')
    case 'command':
      return t('app.settings.keys-taken', { key, command: t(`app.command.${refusal.command}`) })
    case 'action':
      return t('app.settings.keys-action', { key, games: list(refusal.games.map((id) => t(`app.game.${id}.name`))) })
  }
}
