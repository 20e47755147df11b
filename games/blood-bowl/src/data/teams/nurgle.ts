import { position, type TeamList } from '../team.ts'

export const nurgle: TeamList = {
  id: 'nurgle',
  name: 'Nurgle',
  tier: 2,
  reroll: 70_000,
  apothecary: false,
  leagues: [],
  special: ['Favoured of...'],
  patrons: ['Nurgle'],
  orLeague: null,
  bigGuyLimit: null,
  journeymen: ['rotter-lineman'],
  official: true,
  positions: [
    position('rotter-lineman', 'Rotter Lineman', 12, 35_000, '5 3 4 6 9', 'GM/AS', 'decay plague-ridden'),
    position('pestigor', 'Pestigor', 4, 75_000, '6 3 3 4 9', 'GMS/AP', 'horns plague-ridden regeneration'),
    position(
      'bloater',
      'Bloater',
      4,
      115_000,
      '4 4 4 6 10',
      'GMS/A',
      'disturbing-presence foul-appearance plague-ridden regeneration',
    ),
    position(
      'rotspawn',
      'Rotspawn',
      1,
      140_000,
      '4 5 5 - 10',
      'S/AGM',
      'disturbing-presence foul-appearance loner-4 mighty-blow plague-ridden really-stupid regeneration tentacles',
      { bigGuy: true },
    ),
  ],
}
