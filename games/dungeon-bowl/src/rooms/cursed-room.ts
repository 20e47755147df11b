import { quiet } from './quiet.ts'

export const cursedRoom = quiet({ forbidsRerolls: () => true })
