import type { Thing as AnyThing } from '@undercroft/engine'

/** A league or a patron: it decides which Star Players and inducements are open to a team (BB-TEAM-08). */
export type Thing = AnyThing
