import { bloodTeams } from './blood.tsx'
import { TeamBuilder } from './TeamBuilder.tsx'
import { TeamSheetPage } from './TeamSheet.tsx'

export const BloodTeam = ({ id }: { id: string }) => <TeamBuilder game={bloodTeams} id={id} />
export const BloodTeamSheet = ({ id }: { id: string }) => <TeamSheetPage game={bloodTeams} id={id} />
