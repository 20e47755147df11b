import { bloodlust } from './bloodlust.ts'

export const bloodlust3 = bloodlust(3)
