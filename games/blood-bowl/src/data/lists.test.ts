import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { STARS } from './stars/index.ts'
import { TEAMS } from './teams/index.ts'

/** A short sum of the canonical text of what was transcribed: every figure of a line changes it. Made from the collected team lists, not from this data. */
const sumOf = (fields: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(fields)).digest('hex').slice(0, 16)

const TEAM_SUMS: Readonly<Record<string, string>> = {
  amazon: 'd87cbb1c1501b868',
  'black-orc': 'a48ea23d8952caf5',
  'chaos-chosen': '1692170c7c928b2a',
  'chaos-dwarf': '9f0bd4adb6e058bb',
  'chaos-renegade': 'fc5bcb0ebfd962e3',
  'dark-elf': 'fe632da192b9e738',
  dwarf: 'd723a9a4eee19e42',
  'elven-union': '25b89e65fc48ca65',
  gnome: '0d6ed4b51a7abc48',
  goblin: 'ef4649c28a036046',
  halfling: 'e3d6e52d42ec95f8',
  'high-elf': 'fc8e3a8ae8d05a5e',
  human: '54b9ffbe1d504ec9',
  'imperial-nobility': 'e290dc3f4178c578',
  khorne: '3d09d8afe41233ca',
  lizardmen: 'f9431489cc3df619',
  'necromantic-horror': '9fe1be4bd8d9b6d5',
  norse: '8bd7dc71e82530b2',
  nurgle: '10ea7a5d626e1a6f',
  ogre: 'a286c7303303b234',
  'old-world-alliance': '717065b0ecc54ba8',
  orc: 'bc434f03e586fe0b',
  'shambling-undead': 'db31a7ae02f4a19c',
  skaven: 'f0f6cf847a02143d',
  snotling: 'a83af26499dc1cc5',
  'tomb-kings': 'b083764bc5f1e844',
  'underworld-denizens': 'c1529650fdcbcca4',
  vampire: '8778554886824cd0',
  'wood-elf': '9b3e9961eabdddb4',
  slann: '8cc218dbf5846e28',
}

const STAR_SUMS: Readonly<Record<string, string>> = {
  'akhorne-the-squirrel': '61a15ed57713e645',
  'anqi-panqi': '5377a2b3d2c79ec6',
  'barik-farblast': '2eb5aa855b3c6b65',
  'bilerot-vomitflesh': '59fbe58337176316',
  'boa-konssstriktr': '8be95a81d709f128',
  'bomber-dribblesnot': 'c16b604c45f3ed8b',
  'bryce-the-slice-cambuel': '056f3ca2963d5301',
  'captain-karina-von-riesz': '7d29546b6890cc55',
  'cindy-piewhistle': '9d018092958c1ff4',
  'count-luthor-von-drakenborg': '9a09d2a369b91ff6',
  crumbleberry: '76a51c87d1d13dc5',
  'deeproot-strongbranch': '57b7afd08dd8e0bc',
  dribl: '9a1906b92166775c',
  drull: '1d411336bc3f4941',
  'eldril-sidewinder': '82b8958b11616a84',
  'estelle-la-veneaux': '05619e6863d0e3a8',
  'frank-n-stein': 'd9e975bb6cac391e',
  'fungus-the-loon': 'eacdc65d11106824',
  'glart-smashrip': 'ed52093eb2d30afe',
  'gloriel-summerbloom': 'e67fddbda42814dd',
  'glotl-stop': '5d1da7324f6c2c71',
  grak: '605bc137865638a8',
  'grashnak-blackhoof': 'f0eab034c2b9e9ab',
  'gretchen-wachter-the-blood-bowl-widow': 'a32abe97cd67b878',
  'griff-oberwald': '9a3c8d77067258b9',
  'grim-ironjaw': '760366bfe8d2736c',
  'grombrindal-the-white-dwarf': '538f01cf6a84eda7',
  'guffle-pussmaw': 'd7c23078c37abbaf',
  'hakflem-skuttlespike': '1d4ea8324298b3a3',
  'helmut-wulf': '6946b27002f85eb0',
  'hthark-the-unstoppable': 'afcc88981444ee27',
  'ivan-the-animal-deathshroud': 'a1462977caf7aa41',
  'ivar-eriksson': '552afe39772dec8c',
  'jeremiah-kool': '4b94774e53956c0d',
  'jordell-freshbreeze': 'ae508776885c94cc',
  'karla-von-kill': '9b12041763b8f22a',
  'kiroth-krakeneye': 'ab3435bfa2522c81',
  'kreek-the-verminator-rustgouger': '028155c4904f0d6c',
  'lord-borak-the-despoiler': '49b51c387ea08e0b',
  'lucien-swift': 'b0c219f4d42920bc',
  'maple-highgrove': '95640e582ea2fd85',
  'max-spleenripper': '25db5f9c1fcc3680',
  'mighty-zug': 'd1fb8b2e7f5e429f',
  'morg-n-thorg': 'bef2fc4d3d1c6382',
  'nobbla-blackwart': '02e69b8031f476c8',
  'puggy-baconbreath': '1b9c5cf9c222cb6e',
  'rashnak-backstabber': 'bbfe2e20ed088112',
  'ripper-bolgrot': '7d241de346bb5a91',
  'rodney-roachbait': '0cb46c153f2bd8d9',
  'rowana-forestfoot': 'ae55d2ec09aac729',
  'roxanna-darknail': '9458b21bf84121ad',
  'rumbelow-sheepskin': 'b869cce876c46c69',
  'scrappa-sorehead': 'f1a8e27105b84d4c',
  'scyla-anfingrimm': 'd513e15437877475',
  'skitter-stab-stab': '311a70efc876a3bd',
  'skrorg-snowpelt': '7d2409182642606c',
  'skrull-halfheight': '7e1f7a23b1295df5',
  'swiftvine-glimmershard': '3804133fed280710',
  'the-black-gobbo': '89b388a2f1541488',
  'thorsson-stoutmead': '1837d378cf9ee80a',
  'valen-swift': '0248970ed3cd98a6',
  'varag-ghoul-chewer': '925c138e754c94b2',
  'wilhelm-chaney': 'c12540ad7c0d5ebf',
  'willow-rosebark': '82f1afd513a7afe4',
  'withergrasp-doubledrool': '2daf47489196aba5',
  'zolcath-the-zoat': '222c7f6f073979e8',
  'zzharg-madeye': '40932a25fadaec03',
}

describe('the transcribed lists', () => {
  it('BB-TEAM-01 BB-TEAM-08 BB-TEAM-09 BB-TEAM-10 BB-TEAM-11 every field of the thirty teams is as it was collected', () => {
    const sums = Object.fromEntries(
      TEAMS.map((team) => {
        const { id, name, tier, reroll, apothecary, leagues, special, patrons, orLeague, bigGuyLimit } = team
        const positions = team.positions.map((at) => [
          ...[at.id, at.name, at.max, at.cost, at.ma, at.st, at.ag, at.pa, at.av, at.skills, at.primary, at.secondary],
          ...[at.bigGuy, at.animosity],
        ])
        const fields = [id, name, tier, reroll, apothecary, leagues, special, patrons, orLeague, bigGuyLimit]
        return [id, sumOf([...fields, team.journeymen, team.official, positions])]
      }),
    )
    expect(sums).toEqual(TEAM_SUMS)
  })

  it('BB-IND-20 BB-IND-21 every field of the sixty-seven Star Players is as it was collected', () => {
    const sums = Object.fromEntries(
      STARS.map(({ id, name, cost, ma, st, ag, pa, av, skills, rule, playsFor, notFor, pairedWith, megaStar }) => [
        id,
        sumOf([
          ...[id, name, cost, ma, st, ag, pa, av, skills, rule.name, rule.limit],
          ...[playsFor, notFor, pairedWith, megaStar],
        ]),
      ]),
    )
    expect(sums).toEqual(STAR_SUMS)
  })

  it('has the size of the books: 30 teams, 159 positions, 67 stars', () => {
    expect(TEAMS).toHaveLength(30)
    expect(TEAMS.flatMap(({ positions }) => positions)).toHaveLength(159)
    expect(STARS).toHaveLength(67)
  })
})
