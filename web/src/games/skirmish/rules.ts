/** What the client uses of the game's package, in one place. */
export * from '@undercroft/skirmish'
