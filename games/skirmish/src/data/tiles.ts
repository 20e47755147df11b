/** A terrain tile as it is drawn: one code per square (see terrain.ts). Assembly tiles are drawn for the north-west corner. */
export interface Tile {
  readonly id: string
  readonly name: string
  readonly kind: 'assembly' | 'generic'
  readonly rows: readonly string[]
}

export const TILES: readonly Tile[] = [
  {
    id: 'A1',
    name: 'Gatehouse',
    kind: 'assembly',
    rows: ['EEE.....', 'E.......', 'E.......', '...##...', '...##...', '........', '......~.', '........'],
  },
  {
    id: 'A2',
    name: 'Ruined camp',
    kind: 'assembly',
    rows: ['EEE.....', 'E.......', 'E..~~...', '...~~...', '.....S..', '........', '..S.....', '........'],
  },
  {
    id: 'A3',
    name: 'Old vault',
    kind: 'assembly',
    rows: ['EEE.....', 'E.......', 'E.......', '....###.', '......#.', '..~...#.', '..~.....', '........'],
  },
  {
    id: 'A4',
    name: 'Watch post',
    kind: 'assembly',
    rows: ['EEE.....', 'E.......', 'E....o..', '.....o..', '........', '..#..#..', '..#..#..', '........'],
  },
  {
    id: 'G01',
    name: 'Pillared hall',
    kind: 'generic',
    rows: ['......', '.#..#.', '......', '......', '.#..#.', '......'],
  },
  { id: 'G02', name: 'Rubble field', kind: 'generic', rows: ['.~~...', '~~~~..', '..~~~~', '...~~.'] },
  { id: 'G03', name: 'Broken wall', kind: 'generic', rows: ['........', '.###.##.', '........', '........'] },
  { id: 'G04', name: 'Statue gallery', kind: 'generic', rows: ['......', '.S..S.', '.S..S.', '......'] },
  { id: 'G05', name: 'Blood altar', kind: 'generic', rows: ['....', '.**.', '.**.', '....'] },
  {
    id: 'G06',
    name: 'Sacred ring',
    kind: 'generic',
    rows: ['......', '..oo..', '.oooo.', '.oooo.', '..oo..', '......'],
  },
  { id: 'G07', name: 'Spike garden', kind: 'generic', rows: ['.^..^.', '^^..^^', '.^..^.', '......'] },
  {
    id: 'G08',
    name: 'Corner keep',
    kind: 'generic',
    rows: ['####..', '#.....', '#.....', '#.....', '......', '......'],
  },
  { id: 'G09', name: 'Crypt', kind: 'generic', rows: ['##..##', '#....#', '..*...', '...S..', '#....#', '##..##'] },
  { id: 'G10', name: 'Fallen column', kind: 'generic', rows: ['........', '.SS~~SS.', '..~~~~..', '........'] },
  {
    id: 'G11',
    name: 'Narrow pass',
    kind: 'generic',
    rows: ['##..##', '##..##', '.~....', '....~.', '##..##', '##..##'],
  },
  {
    id: 'G12',
    name: 'Twin walls',
    kind: 'generic',
    rows: ['........', '.######.', '........', '..^..^..', '.######.', '........'],
  },
  { id: 'G13', name: 'Treasure heap', kind: 'generic', rows: ['..~..', '.~~~.', '~~S~~', '.~~~.', '..~..'] },
  { id: 'G14', name: 'Shrine', kind: 'generic', rows: ['.....', '.#o#.', '.ooo.', '.#o#.', '.....'] },
]
