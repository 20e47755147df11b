import { t } from '../i18n/index.ts'

const MOST = 3

export function Stars({ count }: { count: number }) {
  return (
    <span className="stars" role="img" aria-label={t('puzzles.stars', { count })}>
      {'★'.repeat(count)}
      <span className="muted">{'☆'.repeat(MOST - count)}</span>
    </span>
  )
}
