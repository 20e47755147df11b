import { dungeonTeams } from './dungeon.ts'
import { TeamBuilder } from './TeamBuilder.tsx'
import { TeamSheetPage } from './TeamSheet.tsx'

export const DungeonTeam = ({ id }: { id: string }) => <TeamBuilder game={dungeonTeams} id={id} />
export const DungeonTeamSheet = ({ id }: { id: string }) => <TeamSheetPage game={dungeonTeams} id={id} />
