import { ballResult } from '@undercroft/ball'
import type { Result } from '@undercroft/engine'
import { fundsPaid } from './rooms/treasure-room.ts'
import type { DungeonMatch } from './state.ts'

export const matchResult = (match: DungeonMatch): Result =>
  ballResult(match, { funds: match.state.funds.map(({ length }) => fundsPaid(length)) })
