import { type Area, isKnown, named } from '../../i18n/index.ts'

/** Of 'Beer Boar' and of 'beer-boar'. */
export const slug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** A position by its id or by the name that its list prints; the ids of two games may differ by the end of one. */
export const positionName = (position: string): string => named(`ball.position.${slug(position).replace(/-bb$/, '')}`)

/** Ready-made teams have names in every language; whoever names a team himself is called that. */
export function rosterName(area: Area, name: string): string {
  const key = `${area}.ready.${slug(name)}`
  return isKnown(key) ? named(key) : name
}

export const skillName = (id: string): string => named(`ball.skill.${id}.name`)
export const skillText = (id: string): string => named(`ball.skill.${id}.text`)

export const statNames = ['ma', 'st', 'ag', 'pa', 'av'] as const
export type StatName = (typeof statNames)[number]
type Stats = { readonly [stat in StatName]: number | null }

/** "4+" for what is rolled, a plain number for the rest. */
export function statValue(name: StatName, of: Stats): string {
  const value = of[name]
  if (value === null) return '–'
  return name === 'ma' || name === 'st' ? String(value) : `${value}+`
}
