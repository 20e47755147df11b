import { quiet } from './quiet.ts'

export const floodedRoom = quiet({
  modify(_match, _owner, test) {
    if (test.kind === 'rush') test.target++
  },
})
