import { STAR_RULES, type StarRule } from './star-rules.ts'
import { figures, words } from './team.ts'

/** A Star Player: hired for one match (BB-IND-20 to BB-IND-22). */
export interface Star {
  readonly id: string
  readonly name: string
  /** Gold pieces; for a pair the price of both. */
  readonly cost: number
  readonly ma: number
  readonly st: number
  readonly ag: number
  readonly pa: number | null
  readonly av: number
  readonly skills: readonly string[]
  readonly rule: StarRule
  /** The leagues and patrons whose teams may hire the star. */
  readonly playsFor: 'any' | readonly string[]
  readonly notFor: readonly string[]
  readonly pairedWith: string | null
  readonly megaStar: boolean
}

interface Extras {
  readonly notFor?: readonly string[]
  readonly pairedWith?: string
  readonly megaStar?: boolean
}

function star(
  id: string,
  name: string,
  cost: number,
  profile: string,
  skills: string,
  rule: string,
  playsFor: Star['playsFor'],
  { notFor = [], pairedWith, megaStar = false }: Extras = {},
): Star {
  const [ma, st, ag, pa, av] = figures(profile)
  return {
    id,
    name,
    cost,
    ma: ma as number,
    st: st as number,
    ag: ag as number,
    pa,
    av: av as number,
    skills: words(skills),
    rule: STAR_RULES[rule],
    playsFor,
    notFor,
    pairedWith: pairedWith ?? null,
    megaStar,
  }
}

/** The sixty-seven Star Players. */
export const STARS: readonly Star[] = [
  star('akhorne-the-squirrel', 'Akhorne the Squirrel', 80_000, '7 1 2 - 6', 'claws dauntless dodge frenzy jump-up loner-4 no-hands side-step stunty titchy', 'blind-rage', 'any'),
  star('anqi-panqi', 'Anqi Panqi', 190_000, '7 4 5 6 10', 'block grab loner-4 stand-firm', 'savage-blow', ['Lustrian Superleague']),
  star('barik-farblast', 'Barik Farblast', 80_000, '6 3 4 3 9', 'cannoneer hail-mary-pass loner-4 pass secret-weapon sure-hands thick-skull', 'blast-it', ['Halfling Thimble Cup', 'Old World Classic', 'Worlds Edge Superleague']),
  star('bilerot-vomitflesh', 'Bilerot Vomitflesh', 180_000, '4 5 4 6 10', 'dirty-player disturbing-presence foul-appearance loner-4', 'putrid-regurgitation', ['Favoured of Nurgle']),
  star('boa-konssstriktr', "Boa Kon'ssstriktr", 200_000, '6 3 3 4 9', 'dodge hypnotic-gaze loner-4 prehensile-tail safe-pair-of-hands side-step', 'look-into-my-eyes', ['Lustrian Superleague']),
  star('bomber-dribblesnot', 'Bomber Dribblesnot', 50_000, '6 2 3 3 8', 'accurate bombardier dodge loner-4 right-stuff secret-weapon stunty', 'kaboom', ['Badlands Brawl', 'Underworld Challenge'], { megaStar: true }),
  star('bryce-the-slice-cambuel', "Bryce 'the Slice' Cambuel", 130_000, '5 3 4 - 9', 'chainsaw loner-4 regeneration secret-weapon stand-firm thick-skull', 'ghostly-flames', ['Sylvanian Spotlight']),
  star('captain-karina-von-riesz', "'Captain' Karina von Riesz", 230_000, '7 4 2 4 9', 'bloodlust-2 dodge hypnotic-gaze jump-up loner-4 regeneration', 'tasty-morsel', ['Sylvanian Spotlight']),
  star('cindy-piewhistle', 'Cindy Piewhistle', 50_000, '5 2 3 3 7', 'accurate bombardier dodge loner-4 secret-weapon stunty', 'all-you-can-eat', ['Halfling Thimble Cup', 'Old World Classic'], { megaStar: true }),
  star('count-luthor-von-drakenborg', 'Count Luthor von Drakenborg', 340_000, '6 5 2 3 10', 'block hypnotic-gaze loner-4 regeneration side-step', 'star-of-the-show', ['Sylvanian Spotlight']),
  star('crumbleberry', 'Crumbleberry', 250_000, '5 2 3 6 7', 'dodge loner-4 right-stuff stunty sure-hands', 'two-for-one', 'any', { pairedWith: 'grak' }),
  star('deeproot-strongbranch', 'Deeproot Strongbranch', 280_000, '2 7 5 4 11', 'block loner-4 mighty-blow-2 stand-firm strong-arm thick-skull throw-team-mate timmm-ber', 'reliable', ['Halfling Thimble Cup', 'Old World Classic'], { megaStar: true }),
  star('dribl', 'Dribl', 190_000, '8 2 3 4 8', 'dirty-player dodge loner-4 side-step sneaky-git stunty', 'a-sneaky-pair', ['Lustrian Superleague'], { pairedWith: 'drull' }),
  star('drull', 'Drull', 190_000, '8 2 3 4 8', 'dodge loner-4 side-step stab stunty', 'a-sneaky-pair', ['Lustrian Superleague'], { pairedWith: 'dribl' }),
  star('eldril-sidewinder', 'Eldril Sidewinder', 230_000, '8 3 2 5 8', 'catch dodge hypnotic-gaze loner-4 nerves-of-steel on-the-ball', 'mesmerising-dance', ['Elven Kingdoms League']),
  star('estelle-la-veneaux', 'Estelle la Veneaux', 190_000, '6 3 3 4 8', 'disturbing-presence dodge guard loner-4 side-step', 'baleful-hex', ['Lustrian Superleague']),
  star('frank-n-stein', "Frank 'n' Stein", 250_000, '4 5 4 - 10', 'break-tackle loner-4 mighty-blow regeneration stand-firm thick-skull', 'brutal-block', ['Old World Classic', 'Sylvanian Spotlight']),
  star('fungus-the-loon', 'Fungus the Loon', 80_000, '4 7 3 - 8', 'ball-and-chain loner-4 mighty-blow no-hands secret-weapon stunty', 'whirling-dervish', ['Badlands Brawl', 'Underworld Challenge']),
  star('glart-smashrip', 'Glart Smashrip', 195_000, '5 4 4 - 9', 'block claws grab juggernaut loner-4 stand-firm', 'frenzied-rush', ['Favoured of...', 'Underworld Challenge']),
  star('gloriel-summerbloom', 'Gloriel Summerbloom', 150_000, '7 2 2 2 8', 'accurate dodge loner-3 pass side-step sure-hands', 'shot-to-nothing', ['Elven Kingdoms League']),
  star('glotl-stop', 'Glotl Stop', 270_000, '6 6 5 - 10', 'animal-savagery frenzy loner-4 mighty-blow prehensile-tail stand-firm thick-skull', 'primal-savagery', ['Lustrian Superleague']),
  star('grak', 'Grak', 250_000, '5 5 4 4 10', 'bone-head kick-team-mate loner-4 mighty-blow thick-skull', 'two-for-one', 'any', { pairedWith: 'crumbleberry' }),
  star('grashnak-blackhoof', 'Grashnak Blackhoof', 240_000, '6 6 4 - 9', 'frenzy horns loner-4 mighty-blow thick-skull unchannelled-fury', 'gored-by-the-bull', ['Favoured of...']),
  star('gretchen-wachter-the-blood-bowl-widow', "Gretchen Wächter 'the Blood Bowl Widow'", 260_000, '7 3 2 - 9', 'disturbing-presence dodge foul-appearance jump-up loner-4 no-hands regeneration shadowing side-step', 'incorporeal', ['Sylvanian Spotlight']),
  star('griff-oberwald', 'Griff Oberwald', 280_000, '7 4 2 3 9', 'block dodge fend loner-3 sprint sure-feet', 'consummate-professional', ['Halfling Thimble Cup', 'Old World Classic'], { megaStar: true }),
  star('grim-ironjaw', 'Grim Ironjaw', 200_000, '5 4 3 - 9', 'block dauntless frenzy loner-4 multiple-block thick-skull', 'slayer', ['Halfling Thimble Cup', 'Old World Classic', 'Worlds Edge Superleague']),
  star('grombrindal-the-white-dwarf', 'Grombrindal, the White Dwarf', 210_000, '5 3 3 4 10', 'block dauntless loner-4 mighty-blow stand-firm thick-skull', 'wisdom-of-the-white-dwarf', ['Halfling Thimble Cup', 'Lustrian Superleague', 'Old World Classic', 'Worlds Edge Superleague']),
  star('guffle-pussmaw', 'Guffle Pussmaw', 180_000, '5 3 3 5 10', 'foul-appearance loner-4 monstrous-mouth plague-ridden', 'quick-bite', ['Favoured of Nurgle']),
  star('hakflem-skuttlespike', 'Hakflem Skuttlespike', 210_000, '9 3 2 3 8', 'dodge extra-arms loner-4 prehensile-tail two-heads', 'treacherous', ['Favoured of...', 'Underworld Challenge'], { megaStar: true }),
  star('helmut-wulf', 'Helmut Wulf', 140_000, '6 3 3 - 9', 'chainsaw loner-4 pro secret-weapon stand-firm', 'old-pro', 'any'),
  star('hthark-the-unstoppable', "H'thark the Unstoppable", 300_000, '6 6 4 6 10', 'block break-tackle defensive juggernaut loner-4 sprint sure-feet thick-skull', 'unstoppable-momentum', ['Badlands Brawl', 'Favoured of Hashut']),
  star('ivan-the-animal-deathshroud', "Ivan 'the Animal' Deathshroud", 190_000, '6 4 4 5 9', 'block disturbing-presence juggernaut loner-4 regeneration strip-ball tackle', 'dwarfen-scourge', ['Sylvanian Spotlight']),
  star('ivar-eriksson', 'Ivar Eriksson', 245_000, '6 4 3 4 9', 'block guard loner-3 tackle', 'raiding-party', ['Old World Classic']),
  star('jeremiah-kool', 'Jeremiah Kool', 320_000, '8 3 1 2 9', 'block diving-catch dodge dump-off loner-4 nerves-of-steel on-the-ball pass side-step', 'the-flashing-blade', ['Elven Kingdoms League']),
  star('jordell-freshbreeze', 'Jordell Freshbreeze', 250_000, '8 3 1 3 8', 'block diving-catch dodge leap loner-4 side-step', 'swift-as-the-breeze', ['Elven Kingdoms League']),
  star('karla-von-kill', 'Karla von Kill', 210_000, '6 4 3 4 9', 'block dauntless dodge jump-up loner-4', 'indomitable', ['Halfling Thimble Cup', 'Lustrian Superleague', 'Old World Classic']),
  star('kiroth-krakeneye', 'Kiroth Krakeneye', 160_000, '7 3 2 3 9', 'disturbing-presence foul-appearance loner-4 on-the-ball tackle tentacles', 'black-ink', ['Elven Kingdoms League']),
  star('kreek-the-verminator-rustgouger', "Kreek 'the Verminator' Rustgouger", 170_000, '5 7 4 - 10', 'ball-and-chain loner-4 mighty-blow no-hands prehensile-tail secret-weapon', 'ill-be-back', ['Favoured of...', 'Underworld Challenge'], { megaStar: true }),
  star('lord-borak-the-despoiler', 'Lord Borak the Despoiler', 260_000, '5 5 3 5 10', 'block dirty-player-2 loner-4 mighty-blow sneaky-git', 'lord-of-chaos', ['Favoured of...']),
  star('lucien-swift', 'Lucien Swift', 340_000, '7 3 2 5 9', 'block loner-4 mighty-blow tackle', 'two-for-one', ['Elven Kingdoms League'], { pairedWith: 'valen-swift' }),
  star('maple-highgrove', 'Maple Highgrove', 210_000, '3 5 5 5 11', 'brawler grab loner-4 mighty-blow stand-firm tentacles thick-skull', 'vicious-vines', ['Elven Kingdoms League', 'Halfling Thimble Cup', 'Old World Classic']),
  star('max-spleenripper', 'Max Spleenripper', 130_000, '5 4 4 - 9', 'chainsaw loner-4 secret-weapon', 'maximum-carnage', ['Favoured of Khorne']),
  star('mighty-zug', 'Mighty Zug', 220_000, '4 5 4 6 10', 'block loner-4 mighty-blow', 'crushing-blow', ['Halfling Thimble Cup', 'Lustrian Superleague', 'Old World Classic']),
  star('morg-n-thorg', "Morg 'n' Thorg", 380_000, '6 6 3 4 11', 'block loner-4 mighty-blow-2 thick-skull throw-team-mate', 'the-ballista', 'any', { notFor: ['Sylvanian Spotlight'], megaStar: true }),
  star('nobbla-blackwart', 'Nobbla Blackwart', 120_000, '6 2 3 - 8', 'block chainsaw dodge loner-4 secret-weapon stunty', 'kick-em-while-theyre-down', ['Badlands Brawl', 'Underworld Challenge']),
  star('puggy-baconbreath', 'Puggy Baconbreath', 120_000, '5 3 3 4 7', 'block dodge loner-3 nerves-of-steel right-stuff stunty', 'halfling-luck', ['Halfling Thimble Cup', 'Old World Classic']),
  star('rashnak-backstabber', 'Rashnak Backstabber', 130_000, '7 3 3 5 8', 'loner-4 shadowing side-step sneaky-git stab', 'toxin-connoisseur', ['Badlands Brawl']),
  star('ripper-bolgrot', 'Ripper Bolgrot', 250_000, '4 6 5 4 10', 'grab loner-4 mighty-blow regeneration throw-team-mate', 'thinking-mans-troll', ['Badlands Brawl', 'Underworld Challenge']),
  star('rodney-roachbait', 'Rodney Roachbait', 70_000, '6 2 3 4 7', 'catch diving-catch jump-up loner-4 on-the-ball side-step stunty wrestle', 'catch-of-the-day', ['Halfling Thimble Cup']),
  star('rowana-forestfoot', 'Rowana Forestfoot', 160_000, '6 3 3 4 8', 'dodge dump-off guard horns jump-up leap loner-4', 'bounding-leap', ['Halfling Thimble Cup']),
  star('roxanna-darknail', 'Roxanna Darknail', 270_000, '8 3 1 4 8', 'dodge frenzy juggernaut jump-up leap loner-4', 'burst-of-speed', ['Elven Kingdoms League']),
  star('rumbelow-sheepskin', 'Rumbelow Sheepskin', 170_000, '6 3 3 - 8', 'block horns juggernaut loner-4 no-hands tackle thick-skull', 'ram', ['Halfling Thimble Cup', 'Old World Classic', 'Worlds Edge Superleague']),
  star('scrappa-sorehead', 'Scrappa Sorehead', 130_000, '7 2 3 5 8', 'dirty-player dodge loner-4 pogo-stick right-stuff sprint stunty sure-feet', 'yoink', ['Badlands Brawl', 'Underworld Challenge']),
  star('scyla-anfingrimm', 'Scyla Anfingrimm', 200_000, '5 5 4 - 10', 'claws frenzy loner-4 mighty-blow prehensile-tail thick-skull unchannelled-fury', 'fury-of-the-blood-god', ['Favoured of Khorne']),
  star('skitter-stab-stab', 'Skitter Stab-Stab', 150_000, '9 2 2 4 8', 'dodge loner-4 prehensile-tail shadowing stab', 'master-assassin', ['Favoured of...', 'Underworld Challenge']),
  star('skrorg-snowpelt', 'Skrorg Snowpelt', 250_000, '5 5 4 - 9', 'claws disturbing-presence juggernaut loner-4 mighty-blow', 'pump-up-the-crowd', ['Old World Classic']),
  star('skrull-halfheight', 'Skrull Halfheight', 150_000, '6 3 4 4 9', 'accurate loner-4 nerves-of-steel pass regeneration sure-hands thick-skull', 'strong-passing-game', ['Sylvanian Spotlight', 'Worlds Edge Superleague']),
  star('swiftvine-glimmershard', 'Swiftvine Glimmershard', 110_000, '7 2 3 5 7', 'disturbing-presence fend loner-4 side-step stab stunty', 'furious-outburst', ['Elven Kingdoms League', 'Halfling Thimble Cup']),
  star('the-black-gobbo', 'The Black Gobbo', 225_000, '6 2 3 3 9', 'bombardier disturbing-presence dodge loner-3 side-step sneaky-git stab stunty', 'sneakiest-of-the-lot', ['Badlands Brawl', 'Underworld Challenge']),
  star('thorsson-stoutmead', 'Thorsson Stoutmead', 170_000, '6 3 4 3 8', 'block drunkard loner-4 thick-skull', 'beer-barrel-bash', ['Old World Classic']),
  star('valen-swift', 'Valen Swift', 340_000, '7 3 2 2 8', 'accurate loner-4 nerves-of-steel pass safe-pass sure-hands', 'two-for-one', ['Elven Kingdoms League'], { pairedWith: 'lucien-swift' }),
  star('varag-ghoul-chewer', 'Varag Ghoul-Chewer', 280_000, '6 5 3 5 10', 'block jump-up loner-4 mighty-blow thick-skull', 'crushing-blow', ['Badlands Brawl', 'Underworld Challenge']),
  star('wilhelm-chaney', 'Wilhelm Chaney', 220_000, '8 4 3 4 9', 'catch claws frenzy loner-4 regeneration wrestle', 'savage-mauling', ['Sylvanian Spotlight']),
  star('willow-rosebark', 'Willow Rosebark', 150_000, '5 4 3 6 9', 'dauntless loner-4 side-step thick-skull', 'indomitable', ['Elven Kingdoms League']),
  star('withergrasp-doubledrool', 'Withergrasp Doubledrool', 170_000, '6 3 4 4 9', 'loner-4 prehensile-tail tackle tentacles two-heads wrestle', 'watch-out', ['Favoured of...']),
  star('zolcath-the-zoat', 'Zolcath the Zoat', 230_000, '5 5 4 5 10', 'disturbing-presence juggernaut loner-4 mighty-blow prehensile-tail regeneration sure-feet', 'excuse-me-are-you-a-zoat', ['Lustrian Superleague', 'Elven Kingdoms League']),
  star('zzharg-madeye', 'Zzharg Madeye', 130_000, '4 4 4 3 10', 'cannoneer hail-mary-pass loner-4 nerves-of-steel secret-weapon sure-hands thick-skull', 'then-i-started-blastin', ['Favoured of Hashut', 'Badlands Brawl']),
]

export const starById = (id: string): Star | undefined => STARS.find((known) => known.id === id)
