import type { Test } from '../test.ts'

/** A ball or a bomb that the player throws. */
export const isPass = ({ kind }: Test): boolean => kind === 'pass' || kind === 'bomb'
