import { quiet } from './quiet.ts'

export const armoury = quiet({
  armour(_match, _owner, harm) {
    harm.modifiers.push({ source: 'armoury', value: 1, rule: 'DB-ROOM-03' })
  },
})
