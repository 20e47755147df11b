import { harm, inner } from '@undercroft/ball'
import { listenIn } from '@undercroft/ball/testing'
import type { Random } from '@undercroft/engine'
import { steer } from '@undercroft/engine/testing'
import { describe, expect, it } from 'vitest'
import { squareAt } from '../data/pitch.ts'
import { STAR_RULES } from '../data/star-rules/index.ts'
import { STARS } from '../data/stars/index.ts'
import { bloodBowl } from '../game.ts'
import { starRuleLeft } from '../stars/limits.ts'
import { TABLE } from '../table.ts'
import { onPitch } from '../testing/pitch.ts'

const star = (id: string, at: [number, number] = [5, 5]) => ({ star: id, at })
const far = { at: [20, 9] }

describe('the own rules of stars', () => {
  it('BB-IND-21 every star has a rule that the table knows', () => {
    for (const { rule } of STARS) expect(TABLE.knows(rule.id), rule.id).toBe(true)
    expect(Object.keys(STAR_RULES)).toHaveLength(61)
  })

  it('BB-IND-21 BB-CORE-12 once in a game means once: Consummate Professional', () => {
    const p = onPitch({ A: { ...star('griff-oberwald'), ma: 1, skills: ['consummate-professional'] }, b: far })
    p.dice('d6 1').activate('A', 'move').step([6, 5], [7, 5])
    p.dice('d6 2').answer('skill-re-roll', { skill: 'consummate-professional' })
    p.dice('d6 1', 'd6 1', 'd6 1').step([8, 5])
    expect(p.status('A')).toBe('prone')
  })

  it('Look Into My Eyes takes the ball', () => {
    const p = onPitch({ A: star('boa-konssstriktr'), b: { at: [5, 6] } }, { ball: 'b' })
    p.dice('d6 2').activate('A', 'look-into-my-eyes', 'b')
    expect(p.ball()).toBe('A')
  })

  it('BB-IND-21 Putrid Regurgitation: vomits at whom the coach names, or not at all', () => {
    const vomit = () => {
      const p = onPitch({ A: { at: [5, 6] }, b: star('bilerot-vomitflesh'), z: far }, { active: 1 })
      return p.activate('b', 'putrid-regurgitation')
    }
    const p = vomit()
    p.dice('d6 2', 'd6 1', 'd6 1').answer('target', { target: p.id('A') })
    expect(p.rolls[0]).toBe('projectile-vomit 2')
    const declined = vomit().answer('decline')
    expect([declined.rolls, declined.asked]).toEqual([[], 'turn'])
    expect(starRuleLeft(declined.match, declined.id('b'), 'putrid-regurgitation')).toBe(true)
  })

  it('BB-IND-21 Baleful Hex: on 2+ no Tackle Zone; declined, nothing is spent', () => {
    const hex = () => onPitch({ A: star('estelle-la-veneaux'), b: { at: [8, 5] } }).activate('A', 'move')
    const p = hex()
    p.dice('d6 2').answer('target', { target: p.id('b') })
    expect([p.rolls, p.player('b').dazed]).toEqual([['baleful-hex 2'], 1])
    const declined = hex().answer('decline')
    expect([declined.rolls, declined.asked, declined.player('b').dazed]).toEqual([[], 'move', 0])
    expect(starRuleLeft(declined.match, declined.id('A'), 'baleful-hex')).toBe(true)
  })

  it.each([
    [0, '4+2'],
    [1, '1+4'],
  ])('BB-IND-21 Old Pro: on 3+ one die of the Armour roll again, that die alone (%i)', (die, dice) => {
    const p = onPitch({ A: star('helmut-wulf'), b: { at: [5, 6], av: 9 } })
    p.dice('d6 2', 'd6 1', 'd6 2').activate('A', 'chainsaw', 'b')
    expect([p.asked, bloodBowl.about(p.match)]).toEqual(['old-pro', { player: p.id('A'), dice: [1, 2] }])
    const before = inner(p.match as never, harm)
    p.dice('d6 3', 'd6 4').answer('again', { die })
    expect(before.dice!.join('+')).toBe(dice)
  })

  it('BB-IND-21 BB-SKILL-10 Ghostly Flames: 4 instead of 3 in a Blitz, once, if the coach wants it', () => {
    const sawn = (answer: string) => {
      const p = onPitch({ A: star('bryce-the-slice-cambuel'), b: { at: [5, 6] } })
      p.activate('A', 'blitz', 'b').answer('chainsaw', { target: p.id('b') })
      p.dice('d6 2', 'd6 1', 'd6 1').answer(answer, answer === 'use' ? { skill: 'ghostly-flames' } : {})
      const bonus = p.rollEvents('armour')[0].modifiers.map(({ value }) => value)
      return [bonus, starRuleLeft(p.match, p.id('A'), 'ghostly-flames')]
    }
    expect(sawn('use')).toEqual([[4], false])
    expect(sawn('decline')).toEqual([[3], true])
  })

  it('Crushing Blow adds 1 to the Armour roll beside Mighty Blow', () => {
    const p = onPitch({ A: star('mighty-zug'), b: { at: [5, 6], av: 11 } })
    p.dice('block pow', 'block pow', 'd6 4', 'd6 5').activate('A', 'block', 'b').face('pow').push(5, 7).answer('stay')
    p.answer('add-bonus', { player: p.id('A'), skill: 'crushing-blow' })
    p.dice('d6 1', 'd6 1').answer('add-bonus', { player: p.id('A'), skill: 'mighty-blow' })
    expect(p.status('b')).toBe('stunned')
  })

  it('Vicious Vines blocks somebody two squares away', () => {
    const p = onPitch({ A: star('maple-highgrove'), b: { at: [5, 7] } })
    p.dice('block push-back', 'block push-back').activate('A', 'vicious-vines', 'b').face('push-back')
    if (p.asked === 'use-skill') p.answer('decline')
    p.push(5, 8)
    expect([p.at('A'), p.at('b')]).toEqual([
      [5, 5],
      [5, 8],
    ])
  })

  it('Two for One: Loner (2+) once the partner is out', () => {
    const p = onPitch(
      {
        A: { ...star('grak'), ma: 1, skills: ['two-for-one'] },
        B: { star: 'crumbleberry', state: 'knocked-out' },
        b: far,
      },
      { rerolls: [1, 0] },
    )
    p.dice('d6 1').activate('A', 'move').step([6, 5], [7, 5])
    p.dice('d6 2', 'd6 5').answer('team-re-roll')
    expect(p.status('A')).toBe('standing')
  })

  it('Treacherous knocks down the team-mate with the ball, without a Turnover', () => {
    const p = onPitch({ A: star('hakflem-skuttlespike'), B: { at: [5, 6] }, b: far }, { ball: 'B' })
    p.activate('A', 'move').dice('d6 1', 'd6 1').answer('use', { skill: 'treacherous' })
    expect([p.ball(), p.status('B'), p.turnover]).toEqual(['A', 'prone', ''])
  })

  it('BB-IND-21 Quick Bite: no Turnover where the bite takes the ball, but a lost pass stays lost where the armour holds', () => {
    const bite = (pieces: Record<string, object>, ball: string, to: [number, number], ...dice: string[]) => {
      const p = onPitch(pieces as never, { ball })
      p.activate(ball, 'pass').answer('pass')
      p.dice('d6 6', 'd6 6').answer('throw', { to: squareAt(...to) })
      p.dice(...dice).answer('use', { skill: 'quick-bite' })
      return p
    }
    const thrown = { A: { at: [8, 5] }, B: { at: [5, 5] }, C: { at: [1, 1] }, b: star('guffle-pussmaw', [4, 6]) }
    const taken = bite(thrown, 'A', [5, 5], 'd6 6', 'd6 6', 'd6 1', 'd6 1')
    expect([taken.ball(), taken.turnover, taken.state.active]).toEqual(['b', '', 0])
    const own = { A: { at: [8, 5] }, G: star('guffle-pussmaw', [4, 6]), b: { at: [5, 5] } }
    const lost = bite(own, 'A', [5, 5], 'd6 1', 'd6 1')
    expect([lost.ball(), lost.turnover]).toEqual(['b', 'pass-not-caught'])
  })

  it('BB-IND-21 Two for One: the partner is the other of the pair, and being Sent-off does not count', () => {
    const needs = (others: Record<string, object>) => {
      const p = onPitch(
        { L: { ...star('lucien-swift'), ma: 1, skills: ['two-for-one'] }, ...others, b: far } as never,
        {
          rerolls: [1, 0],
        },
      )
      p.dice('d6 1').activate('L', 'move').step([6, 5], [7, 5])
      p.dice('d6 2').answer('team-re-roll')
      return p.match.waiting?.what === 'rush' ? 2 : 4
    }
    const out = (id: string, state: string) => ({ star: id, state })
    expect(needs({ V: out('valen-swift', 'knocked-out') })).toBe(2)
    expect(needs({ V: out('valen-swift', 'out') })).toBe(4)
    expect(needs({ C: out('crumbleberry', 'casualty'), V: { star: 'valen-swift', at: [3, 3] } })).toBe(4)
    expect(needs({ C: { star: 'crumbleberry', at: [3, 4] }, V: out('valen-swift', 'casualty') })).toBe(2)
  })

  it('BB-IND-21 DB-SKILL-PRO-03 Old Pro is a use of Pro: once in an activation, and its die is never rolled again', () => {
    const p = onPitch({ A: star('helmut-wulf'), b: { at: [5, 6], av: 9 } }, { rerolls: [1, 0] })
    p.dice('d6 2', 'd6 1', 'd6 2').activate('A', 'chainsaw', 'b')
    p.dice('d6 2').answer('again', { die: 0 })
    expect([p.asked, p.rolls]).toEqual(['turn', ['chainsaw 2', 'pro-re-roll 2', 'armour 1+2']])
    const spent = onPitch({ A: star('helmut-wulf'), b: { at: [5, 6], av: 9 } })
    spent.dice('d6 1').activate('A', 'chainsaw', 'b')
    spent.dice('d6 3', 'd6 2', 'd6 1', 'd6 2').answer('skill-re-roll', { skill: 'pro' })
    expect([spent.asked, spent.rolls.at(-1)]).toEqual(['turn', 'armour 1+2'])
  })

  it('BB-FOUL-02 a double that a star has rolled again is none', () => {
    const p = onPitch({ A: star('wilhelm-chaney'), b: { at: [5, 6], state: 'prone' } })
    p.activate('A', 'foul', 'b').dice('d6 6', 'd6 5', 'd6 1', 'd6 1').answer('foul')
    p.dice('d6 1', 'd6 2').answer('use', { skill: 'savage-mauling' })
    expect([p.status('b'), p.asked, p.turnover]).toEqual(['stunned', 'turn', ''])
  })

  it('BB-IND-21 Bounding Leap: no tail and no Diving Tackle in its way', () => {
    const p = onPitch({
      A: star('rowana-forestfoot'),
      b: { at: [5, 6], skills: ['prehensile-tail', 'diving-tackle'] },
      c: { at: [7, 6] },
    })
    p.activate('A', 'move')
      .dice('d6 3')
      .answer('bounding-leap', { to: squareAt(7, 5) })
    expect([p.rollEvents('jump')[0].modifiers, p.at('A'), p.asked]).toEqual([[], [7, 5], 'move'])
  })

  it('BB-IND-21 DB-RR-17 the dice of a keg and of a shot may be rolled again', () => {
    const p = onPitch({ A: star('thorsson-stoutmead'), b: { at: [5, 7] } }, { rerolls: [1, 0] })
    p.activate('A', 'move')
      .dice('d6 1')
      .answer('target', { target: p.id('b') })
    p.dice('d6 4', 'd6 3', 'd6 1', 'd6 1').answer('team-re-roll')
    expect([p.status('A'), p.status('b'), p.turnover]).toEqual(['standing', 'prone', ''])
    const shot = onPitch({ A: star('zzharg-madeye'), b: { at: [5, 7] } }, { rerolls: [1, 0] })
    shot
      .activate('A', 'move')
      .dice('d6 1')
      .answer('target', { target: shot.id('b') })
    shot.dice('d6 4', 'd6 3', 'd6 1', 'd6 1').answer('team-re-roll')
    expect(shot.rollEvents('armour')[0].piece).toBe(shot.id('b'))
  })

  it('BB-IND-21 All You Can Eat: sent off with the ball, it bounces', () => {
    const p = onPitch({ A: star('cindy-piewhistle'), b: far }, { ball: 'A' })
    p.activate('A', 'all-you-can-eat')
    p.dice('d6 6').answer('throw', { to: squareAt(8, 2) })
    p.dice('d6 6', 'd6 3', 'd8 5').answer('throw', { to: squareAt(8, 2) })
    expect([p.status('A'), p.ball(), p.state.ballLoose]).toEqual(['out', [6, 5], 0])
  })

  it("I'll Be Back! is not sent off the first time", () => {
    const p = onPitch(
      { A: star('kreek-the-verminator-rustgouger'), B: { at: [24, 7] }, b: { at: [3, 3] }, c: { at: [3, 9] } },
      { ball: 'B' },
    )
    p.activate('B', 'move').step([25, 7])
    expect(p.status('A')).toBe('reserves')
  })

  it('The Flashing Blade stabs and moves on; Beer Barrel Bash knocks down', () => {
    const p = onPitch({ A: star('jeremiah-kool'), b: { at: [5, 6] } })
    p.dice('d6 1', 'd6 1').activate('A', 'the-flashing-blade', 'b')
    expect(p.asked).toBe('move')
    const keg = onPitch({ A: star('thorsson-stoutmead'), b: { at: [5, 8] } })
    keg
      .activate('A', 'move')
      .dice('d6 3', 'd6 1', 'd6 1')
      .answer('target', { target: keg.id('b') })
    expect([keg.status('b'), keg.asked]).toEqual(['prone', 'move'])
  })

  it('Reliable: a fumbled team-mate lands safely', () => {
    const p = onPitch({ A: star('deeproot-strongbranch'), B: { at: [5, 6], st: 2, skills: ['right-stuff'] }, b: far })
    p.activate('A', 'throw-team-mate').answer('throw-team-mate', { target: p.id('B') })
    p.dice('d6 1', 'd8 2').answer('throw', { to: squareAt(9, 5) })
    expect([p.at('B'), p.status('B'), p.rollEvents('land')]).toEqual([[5, 4], 'standing', []])
  })

  it('Tasty Morsel: a small opponent instead of a Thrall', () => {
    const p = onPitch({ A: star('captain-karina-von-riesz'), b: { at: [5, 6] } })
    p.dice('d6 1').activate('A', 'move')
    p.dice('d6 4', 'd6 4').answer('bite', { target: p.id('b') })
    expect([p.status('b'), p.turnover]).toEqual(['knocked-out', ''])
  })

  it('Star of the Show: a touchdown brings a re-roll until the end of the next drive', () => {
    const p = onPitch(
      { A: star('count-luthor-von-drakenborg', [24, 7]), B: { at: [3, 3] }, b: { at: [9, 9] }, c: { at: [9, 3] } },
      { ball: 'A', rerolls: [2, 2] },
    )
    p.activate('A', 'move').step([25, 7])
    expect([p.state.teams[0].rerolls, p.state.teams[0].lapsing]).toEqual([3, 1])
  })

  it('Yoink! intercepts on 2+', () => {
    const p = onPitch({ A: { at: [5, 5] }, B: { at: [11, 5] }, b: star('scrappa-sorehead', [8, 5]) }, { ball: 'A' })
    p.dice('d6 6')
      .activate('A', 'pass')
      .answer('pass')
      .answer('throw', { to: squareAt(11, 5) })
    p.answer('interfere', { player: p.id('b') })
    p.dice('d6 2').answer('use', { skill: 'yoink' })
    expect(p.ball()).toBe('b')
  })
})

/** What some rules need to come to bear. */
const NEEDS: Readonly<Record<string, readonly string[]>> = {
  'blind-rage': ['dauntless'],
  indomitable: ['dauntless'],
  'blast-it': ['hail-mary-pass'],
  kaboom: ['bombardier'],
  'all-you-can-eat': ['bombardier'],
  'ghostly-flames': ['chainsaw'],
  'maximum-carnage': ['chainsaw'],
  'kick-em-while-theyre-down': ['chainsaw'],
  'old-pro': ['chainsaw', 'pro'],
  'whirling-dervish': ['ball-and-chain'],
  'tasty-morsel': ['bloodlust-3'],
  'mesmerising-dance': ['hypnotic-gaze'],
  'toxin-connoisseur': ['stab'],
  'master-assassin': ['stab'],
  'a-sneaky-pair': ['stab'],
  'primal-savagery': ['animal-savagery'],
  'fury-of-the-blood-god': ['unchannelled-fury'],
  'ill-be-back': ['secret-weapon'],
  reliable: ['throw-team-mate'],
  'the-ballista': ['throw-team-mate'],
  'bounding-leap': ['leap'],
}

/** Short matches of players who have the rules that were not seen yet. */
function crowd(random: Random, missing: readonly string[] = []): object {
  const ids = Object.keys(STAR_RULES)
  const pick = () => {
    const left = ids.filter((id) => missing.includes(id))
    return random.pick(left.length > 0 ? left : ids)
  }
  const player = (number: number) => {
    const rules = number > 8 ? [] : [...new Set([pick(), pick()])]
    const skills = [
      ...new Set([...rules, ...rules.flatMap((rule) => NEEDS[rule] ?? []), ...(number === 2 ? ['right-stuff'] : [])]),
    ]
    const big = skills.includes('throw-team-mate')
    return {
      number,
      ma: 5,
      st: big ? 5 : 2 + random.below(2),
      ag: 2 + random.below(2),
      pa: 2 + random.below(3),
      av: 6 + random.below(3),
      skills,
      contract: 3,
    }
  }
  const team = () => ({ rerolls: 1, players: Array.from({ length: 11 }, (_, i) => player(i + 1)) })
  return { teams: [team(), team()], turns: 4 }
}

it('BB-IND-21 random play makes use of every star rule', () => {
  const answered = listenIn(TABLE)
  // What seldom comes up at random has a test of its own.
  const wanted = Object.keys(STAR_RULES).filter((id) => !['star-of-the-show', 'tasty-morsel', 'reliable'].includes(id))
  const used = (event: { type: string; skill?: string }) => [
    ...answered,
    ...(event.type === 'skill-used' ? [event.skill!] : []),
  ]
  expect(steer({ game: bloodBowl, options: crowd, wanted, used: used as never, matches: 800, seed: 3 })).toEqual([])
}, 120_000)
