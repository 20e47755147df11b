import { useState } from 'react'
import { t } from '../i18n/index.ts'

interface Props {
  readonly link: () => Promise<string>
  readonly text?: string
  /** What it is called where several stand on one page. */
  readonly label?: string
  readonly title?: string
  readonly className?: string
  readonly disabled?: boolean
}

type Outcome = 'copied' | 'failed' | { readonly byHand: string }

/** Copies a link; where the browser refuses that, the link stands in a field. */
export function CopyLink({ link, text = t('app.link.copy'), label, title, className = 'button', disabled }: Props) {
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const isCopied = outcome === 'copied'
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={isCopied ? undefined : label}
        title={title}
        disabled={disabled}
        onClick={() => void copy(link).then(setOutcome)}
        onBlur={() => isCopied && setOutcome(null)}
      >
        {isCopied ? t('app.link.copied') : text}
      </button>
      {outcome === 'failed' && <span role="alert">{t('app.link.failed')}</span>}
      {outcome !== null && typeof outcome === 'object' && (
        <input
          type="text"
          readOnly
          value={outcome.byHand}
          aria-label={t('app.link.by-hand')}
          onFocus={({ target }) => target.select()}
        />
      )}
    </>
  )
}

async function copy(link: () => Promise<string>): Promise<Outcome> {
  let address: string
  try {
    address = await link()
  } catch {
    return 'failed'
  }
  try {
    await navigator.clipboard.writeText(address)
    return 'copied'
  } catch {
    return { byHand: address }
  }
}
