import type { z } from 'zod'
import { RequestError } from './app.ts'

/** The body of a request, checked; an error names the field and why. */
export function read<T>(schema: z.ZodType<T>, body: unknown): T {
  const { success, data, error } = schema.safeParse(body ?? {})
  if (success) return data
  const [issue] = error.issues
  throw new RequestError(400, 'unreadable', { field: issue.path.join('.'), reason: issue.message })
}
