import type { Command } from '../events.ts'
import type { Act } from './act.ts'
import { correct } from './correct.ts'
import { giveRole, note, setOptions } from './founding.ts'
import { aftermath, concede, confirm, dispute, openAgain, report } from './results.ts'
import {
  addFixture,
  addFriendly,
  agreeDate,
  closeRound,
  moveFixture,
  proposeDate,
  removeFixture,
  setDeadline,
} from './schedule.ts'
import { closeTable, drawCup, drawDivisions, nextSeason, penalise, setDivisions, startSeason } from './season.ts'
import { sequence } from './sequences.ts'
import { enterTeam, handOver, renamePlayer, replaceTeam, withdrawTeam } from './teams.ts'

/** Everything that can be done in a league that is founded. */
export const ACTS: { readonly [Type in Exclude<Command['type'], 'found'>]: Act<Type> } = {
  'set-options': setOptions,
  'give-role': giveRole,
  note,
  'enter-team': enterTeam,
  'withdraw-team': withdrawTeam,
  'hand-over': handOver,
  'replace-team': replaceTeam,
  'rename-player': renamePlayer,
  'set-divisions': setDivisions,
  'draw-divisions': drawDivisions,
  'start-season': startSeason,
  'draw-cup': drawCup,
  'move-fixture': moveFixture,
  'add-fixture': addFixture,
  'remove-fixture': removeFixture,
  'add-friendly': addFriendly,
  'set-deadline': setDeadline,
  'propose-date': proposeDate,
  'agree-date': agreeDate,
  report,
  confirm,
  dispute,
  concede,
  'close-round': closeRound,
  aftermath,
  sequence,
  'open-again': openAgain,
  correct,
  penalise,
  'close-table': closeTable,
  'next-season': nextSeason,
}
