import { bloodlust } from './bloodlust.ts'

export const bloodlust2 = bloodlust(2)
