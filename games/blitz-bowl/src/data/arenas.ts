/** The eight arenas, in the order of the D8 (BZ-ARENA-02). */

export type ArenaId =
  | 'bake-off-tent'
  | 'sewer-stadium'
  | 'bone-pit'
  | 'glittering-coliseum'
  | 'chaos-coliseum'
  | 'fighting-pit'
  | 'summit-stadium'
  | 'overgrown-arena'

export interface Arena {
  readonly id: ArenaId
  readonly name: string
  readonly text: string
  readonly rule: string
}

export const arenas: readonly Arena[] = [
  {
    id: 'bake-off-tent',
    name: 'Bake-off Tent',
    text: 'Emergency reserves are due with one player fewer on the bench.',
    rule: 'BZ-ARENA-03',
  },
  {
    id: 'sewer-stadium',
    name: 'Sewer Stadium',
    text: 'A Reserves action may bring the player up through a trapdoor: whoever stands on it is injured, a ball there is lost.',
    rule: 'BZ-ARENA-04',
  },
  {
    id: 'bone-pit',
    name: 'Bone Pit',
    text: 'A player who made a Reserves action may make a free Run.',
    rule: 'BZ-ARENA-05',
  },
  { id: 'glittering-coliseum', name: 'Glittering Coliseum', text: 'Long throws cost nothing.', rule: 'BZ-ARENA-06' },
  {
    id: 'chaos-coliseum',
    name: 'Chaos Coliseum',
    text: 'A Shove that cannot move its target hits like a Crunch.',
    rule: 'BZ-ARENA-07',
  },
  {
    id: 'fighting-pit',
    name: 'Fighting Pit',
    text: 'An assisted Block rolls two extra dice, three in all at most.',
    rule: 'BZ-ARENA-08',
  },
  {
    id: 'summit-stadium',
    name: 'Summit Stadium',
    text: 'A lead of 8 is enough for sudden death.',
    rule: 'BZ-ARENA-09',
  },
  {
    id: 'overgrown-arena',
    name: 'Overgrown Arena',
    text: 'Blocks against a player next to a trapdoor count as assisted.',
    rule: 'BZ-ARENA-10',
  },
]
