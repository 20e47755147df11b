import { isKnown, named, t } from '../i18n/index.ts'
import { ApiError } from './api.ts'

/** What the server refused, in words. */
export function apiText(error: Error): string {
  if (!(error instanceof ApiError)) return error.message
  const { field, reason, seats } = error.detail
  const key = `online.error.${error.key}`
  if (!isKnown(key)) return t('online.error.try-again')
  return named(key, { field: String(field ?? ''), reason: String(reason ?? ''), seats: Number(seats ?? 0) })
}
