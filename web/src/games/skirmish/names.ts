import { useSettings } from '../../app/settings.ts'
import { coordinate } from '../../board/coordinates.ts'
import type { Square } from '../../board/model.ts'
import { isKnown, named, t } from '../../i18n/index.ts'
import { cardOf, type SkirmishMatch, TERRAIN } from './rules.ts'
import { readyOf } from './warbands.ts'

export const squareOf = ({ state }: SkirmishMatch, square: number): Square => ({
  x: square % state.width,
  y: Math.floor(square / state.width),
})

/** "G4" */
export const place = (match: SkirmishMatch, square: number): string => coordinate(squareOf(match, square))

/** "beside Orc Raider 2", "onto Rubble", "into the open"; and "(G4)" for whoever wants coordinates. */
export function whereTo(match: SkirmishMatch, square: number, beside: number | null = null): string {
  const where = placeName(match, square, beside)
  return useSettings.getState().coordinates ? `${where} (${place(match, square)})` : where
}

function placeName(match: SkirmishMatch, square: number, beside: number | null): string {
  if (beside !== null) return t('match.at-beside', { name: creatureName(match, beside) })
  const { state } = match
  const owner = state.exits.findIndex((squares) => squares.includes(square))
  if (owner >= 0) return t('skirmish.at.exit', { team: warbandName(match, owner) })
  const terrain = TERRAIN.find(({ code }) => code === state.terrain[square])?.id ?? 'floor'
  return terrain === 'floor'
    ? t('skirmish.at.open')
    : t('skirmish.at.terrain', { terrain: named(`skirmish.terrain.${terrain}.name`) })
}

export const slug = (name: string): string =>
  name
    .toLowerCase()
    .replace('+', 'plus')
    .replace('=', 'equals')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

export const cardName = (id: string): string => named(`skirmish.creature.${slug(id)}`)

/** The place of a creature in its warband, from 1 on: it stands on its base. */
export function numberOf({ state }: SkirmishMatch, id: number): number {
  const { owner } = state.creatures[id]
  let number = 1
  for (let i = 0; i < id; i++) if (state.creatures[i].owner === owner) number++
  return number
}

/** "Orc Raider 1, 2, Orc Warlord 3": each name once. */
export function creatureNames(match: SkirmishMatch, ids: readonly number[]): string {
  const numbers = new Map<string, number[]>()
  for (const id of ids) {
    const name = cardName(cardOf(match, match.state.creatures[id]).id)
    numbers.set(name, [...(numbers.get(name) ?? []), numberOf(match, id)])
  }
  return [...numbers].map(([name, all]) => `${name} ${all.join(', ')}`).join(', ')
}

/** "Orc Raider 2" */
export function creatureName(match: SkirmishMatch, id: number): string {
  const creature = match.state.creatures[id]
  return creature ? `${cardName(cardOf(match, creature).id)} ${numberOf(match, id)}` : ''
}

/** The name of a seat's warband; seats with the same ready-made warband are told apart by their place. */
export function warbandName({ options }: SkirmishMatch, seat: number): string {
  const names = options.warbands.map((warband, i) => {
    if (warband.name !== undefined) return warband.name
    const ready = readyOf(warband)
    return ready ? named(`skirmish.warband.${ready.id}.name`) : t('skirmish.warband-n', { n: i + 1 })
  })
  const name = names[seat] ?? ''
  return names.filter((other) => other === name).length > 1 ? `${name} ${seat + 1}` : name
}

/** The name that was given to a warband, or that of the ready-made one. */
export function warbandKey({ options }: SkirmishMatch, seat: number): string {
  const warband = options.warbands.at(seat)
  return warband?.name ?? (warband && readyOf(warband)?.id) ?? ''
}

/** A spell or an ability, by the name that the cards give it. */
export function powerName(name: string): string {
  const spell = `skirmish.spell.${slug(name)}`
  return isKnown(spell) ? named(spell) : named(`skirmish.ability.${slug(name)}.name`)
}
