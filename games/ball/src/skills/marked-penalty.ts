import type { Test } from '../test.ts'

/** What being Marked costs this test: an ability may give it back. */
export function markedPenalty({ modifiers }: Test, sources: readonly string[] = ['marked']): number {
  let penalty = 0
  for (const { source, value } of modifiers) if (sources.includes(source)) penalty -= value
  return penalty
}
