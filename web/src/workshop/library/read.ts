import { OptionsError } from '@undercroft/engine'

export const LONGEST_NAME = 60

/** The name of something that was built. */
export function readName(json: unknown): string {
  if (typeof json === 'string' && json.trim() !== '' && json.length <= LONGEST_NAME) return json
  throw new OptionsError('name', `must be a text of 1 to ${LONGEST_NAME} characters`)
}
