import type { Position, TeamList } from '../team.ts'
import { amazon } from './amazon.ts'
import { blackOrc } from './black-orc.ts'
import { chaosChosen } from './chaos-chosen.ts'
import { chaosDwarf } from './chaos-dwarf.ts'
import { chaosRenegade } from './chaos-renegade.ts'
import { darkElf } from './dark-elf.ts'
import { dwarf } from './dwarf.ts'
import { elvenUnion } from './elven-union.ts'
import { gnome } from './gnome.ts'
import { goblin } from './goblin.ts'
import { halfling } from './halfling.ts'
import { highElf } from './high-elf.ts'
import { human } from './human.ts'
import { imperialNobility } from './imperial-nobility.ts'
import { khorne } from './khorne.ts'
import { lizardmen } from './lizardmen.ts'
import { necromanticHorror } from './necromantic-horror.ts'
import { norse } from './norse.ts'
import { nurgle } from './nurgle.ts'
import { ogre } from './ogre.ts'
import { oldWorldAlliance } from './old-world-alliance.ts'
import { orc } from './orc.ts'
import { shamblingUndead } from './shambling-undead.ts'
import { skaven } from './skaven.ts'
import { slann } from './slann.ts'
import { snotling } from './snotling.ts'
import { tombKings } from './tomb-kings.ts'
import { underworldDenizens } from './underworld-denizens.ts'
import { vampire } from './vampire.ts'
import { woodElf } from './wood-elf.ts'

/** The thirty teams (BB-TEAM-01); Slann is a list of the players' association, the others stand in the books. */
export const TEAMS: readonly TeamList[] = [
  amazon,
  blackOrc,
  chaosChosen,
  chaosDwarf,
  chaosRenegade,
  darkElf,
  dwarf,
  elvenUnion,
  gnome,
  goblin,
  halfling,
  highElf,
  human,
  imperialNobility,
  khorne,
  lizardmen,
  necromanticHorror,
  norse,
  nurgle,
  ogre,
  oldWorldAlliance,
  orc,
  shamblingUndead,
  skaven,
  snotling,
  tombKings,
  underworldDenizens,
  vampire,
  woodElf,
  slann,
]

export const teamById = (id: string): TeamList | undefined => TEAMS.find((team) => team.id === id)

/** A position of the team, by its id or its name. */
export const findPosition = (team: TeamList, name: string): Position | undefined =>
  team.positions.find((position) => position.id === name || position.name === name)
