import type { Rule } from '@undercroft/engine'
import { useDeferredValue, useEffect, useState } from 'react'
import type { GameAdapter } from '../games/adapter.ts'
import { areas } from '../games/index.ts'
import { explained, t } from '../i18n/index.ts'

const MOST_TERMS = 8
const MOST_RULES = 5

/** What fits the words: names before texts. */
function find<T>(all: readonly T[], words: string, name: (one: T) => string, text: (one: T) => string): T[] {
  const wanted = words.toLocaleLowerCase().split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return []
  const has = (where: string) => wanted.every((word) => where.toLocaleLowerCase().includes(word))
  const byName = all.filter((one) => has(name(one)))
  return [...byName, ...all.filter((one) => !has(name(one)) && has(`${name(one)} ${text(one)}`))]
}

/** Skills, cards, rooms, abilities, spells, actions, states and rules, by any word of theirs. */
export function HelpSearch({ adapter }: { adapter: GameAdapter }) {
  const [words, setWords] = useState('')
  const wanted = useDeferredValue(words)
  const [rules, setRules] = useState<readonly Rule[]>([])
  const isSearching = wanted.trim() !== ''
  useEffect(() => {
    if (isSearching) adapter.rules().then(setRules, () => {})
  }, [adapter, isSearching])
  const terms = find(
    areas[adapter.id].flatMap(explained),
    wanted,
    ({ name }) => name,
    ({ text }) => text,
  ).slice(0, MOST_TERMS)
  const found = find(
    rules,
    wanted,
    ({ id, title }) => `${id} ${title}`,
    ({ text }) => text,
  ).slice(0, MOST_RULES)
  return (
    <div className="help-search">
      <input
        type="search"
        value={words}
        placeholder={t('match.search')}
        aria-label={t('match.search')}
        onChange={(event) => setWords(event.target.value)}
      />
      <div aria-live="polite">
        {terms.map(({ key, name, text }) => (
          <p key={key}>
            <b>{name}.</b> {text}
          </p>
        ))}
        {found.length > 0 && (
          <>
            <h3>{t('match.search-rules')}</h3>
            {found.some((rule) => rule.language) && <p className="muted">{t('match.rules-english')}</p>}
          </>
        )}
        {found.map(({ id, title, text, language }) => (
          <p key={id} lang={language}>
            <span className="rule-id">{id}</span> <b>{title}.</b> {text}
          </p>
        ))}
        {isSearching && terms.length === 0 && found.length === 0 && <p className="muted">{t('match.search-none')}</p>}
      </div>
    </div>
  )
}
