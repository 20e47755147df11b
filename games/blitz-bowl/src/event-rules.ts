import { abilityCards } from './abilities/index.ts'
import type { ActionName, BlitzEvent } from './events.ts'

/** The rules behind events that do not name them where they happen, for people who ask why. */

const byAction: Readonly<Record<ActionName, string>> = {
  run: 'BZ-RUN-01',
  mark: 'BZ-MARK-01',
  throw: 'BZ-THROW-01',
  block: 'BZ-BLOCK-01',
  sidestep: 'BZ-SIDE-01',
  'stand-up': 'BZ-STAND-02',
  reserves: 'BZ-RES-01',
  foul: 'BZ-FOUL-01',
}

const byMovement: Readonly<Record<Extract<BlitzEvent, { type: 'moved' }>['how'], string>> = {
  run: 'BZ-RUN-02',
  mark: 'BZ-MARK-02',
  sidestep: 'BZ-SIDE-01',
  shove: 'BZ-BLOCK-11',
  'follow-up': 'BZ-BLOCK-13',
  shadow: 'BZ-BONUS-01',
}

const byFace: Readonly<Record<Extract<BlitzEvent, { type: 'block-result' }>['counts'], string>> = {
  knockdown: 'BZ-BLOCK-08',
  crunch: 'BZ-BLOCK-10',
  tackle: 'BZ-BLOCK-15',
  miss: 'BZ-BLOCK-16',
  shove: 'BZ-BLOCK-11',
}

const byFall: Readonly<Record<Extract<BlitzEvent, { type: 'down' }>['why'], string>> = {
  block: 'BZ-BLOCK-08',
  card: 'BZ-STATUS-06',
  thrown: 'BZ-TTM-08',
  hit: 'BZ-TTM-09',
}

const byRoll: Readonly<Record<string, string>> = { violent: 'BZ-TEAM-25', fans: 'BZ-GEN-36' }

const rulesOfAbility = (ability: string): readonly string[] =>
  abilityCards.find(({ id }) => id === ability)?.rules ?? ['BZ-TURN-09']

export function rulesOf(event: BlitzEvent): readonly string[] {
  switch (event.type) {
    case 'roll':
      return [byRoll[event.what]]
    case 'action':
      if (!event.free) return [byAction[event.action], 'BZ-TURN-06']
      return [byAction[event.action], 'BZ-TURN-09', ...(event.by === null ? [] : rulesOfAbility(event.by))]
    case 'moved':
      return [byMovement[event.how]]
    case 'block-result':
      return ['BZ-BLOCK-03', byFace[event.counts]]
    case 'down':
      return [byFall[event.why]]
    case 'spent':
      return ['BZ-BLOCK-15', 'BZ-BLOCK-16', 'BZ-FOUL-06']
    case 'ball':
      return ['BZ-BALL-03']
    case 'ball-loose':
      return ['BZ-STATUS-06', 'BZ-GEN-23']
    case 'ball-bounced':
      return ['BZ-SCAT-01']
    case 'ball-removed':
      return ['BZ-TD-05', 'BZ-BALL-05', 'BZ-BALL-06']
    case 'taken-up':
      return ['BZ-ADV-04']
    case 'throw-result':
      return event.result === 'missed' ? ['BZ-THROW-14'] : ['BZ-THROW-15', 'BZ-THROW-16']
    case 'bonus-played':
      return ['BZ-BONUS-01', 'BZ-BONUS-04']
    case 'ability':
      return rulesOfAbility(event.ability)
    default:
      return []
  }
}
