import { findInner, inner, interrupt, isForbidden, move, type Owned, optional, playerOf, skill } from '@undercroft/ball'
import { done } from '@undercroft/engine'
import { dungeonSkill } from '../moments.ts'

export const portalNavigator = skill('portal-navigator', 'general', ['DB-SKILL-PORTAL-NAVIGATOR-01'], {
  on: { reroll: (_match, _owner, { kind }) => (kind === 'portal' ? 1 : 0) },
})

export const giveAndGo = skill('give-and-go', 'passing', ['DB-SKILL-GIVE-AND-GO-01'], {
  on: { movesOn: (_match, _owner, action) => action === 'hand-off' },
})

const passAfterPortal = optional<Owned>('portal-passer', {
  used(match, { owner }) {
    inner(match, move).action = 'pass'
    match.state.teams[playerOf(match, owner).team].passUsed = 1
    return done(match)
  },
})

/** Only in their own activation, and only where the team may still pass (DB-SKILL-PORTAL-PASSER-02, 03). */
export const portalPasser = dungeonSkill(
  'portal-passer',
  'passing',
  ['DB-SKILL-PORTAL-PASSER-01', 'DB-SKILL-PORTAL-PASSER-02', 'DB-SKILL-PORTAL-PASSER-03'],
  {
    on: {
      teleported(match, owner) {
        const run = findInner(match, move)
        if (match.state.activePlayer !== owner || run?.player !== owner || run.acted === 1 || run.action === 'pass')
          return null
        const player = playerOf(match, owner)
        const { passUsed, throwUsed } = match.state.teams[player.team]
        if (isForbidden(match, player, 'pass')) return null
        return passUsed === 0 && throwUsed === 0 ? interrupt(passAfterPortal, { owner }) : null
      },
    },
    procedures: [passAfterPortal],
  },
)

export const wallThrower = skill('wall-thrower', 'passing', ['DB-SKILL-WALL-THROWER-01'], {
  on: { boost: (_match, _owner, { kind, detail }) => (kind === 'pass' && detail === 'wall' ? 1 : 0) },
})
