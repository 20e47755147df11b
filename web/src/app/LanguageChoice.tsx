import { type Language, languages, setLanguage, t, useLanguage } from '../i18n/index.ts'
import { useSettings } from './settings.ts'

const names = { en: 'app.english', it: 'app.italian', de: 'app.german' } as const

export function LanguageChoice() {
  const { language } = useLanguage()
  const { change } = useSettings()
  return (
    <select
      className="language"
      aria-label={t('app.language')}
      value={language}
      onChange={async (event) => {
        const chosen = event.target.value as Language
        await setLanguage(chosen)
        change({ language: chosen })
      }}
    >
      {languages.map((id) => (
        <option key={id} value={id} lang={id}>
          {t(names[id])}
        </option>
      ))}
    </select>
  )
}
