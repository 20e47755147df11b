import { Formatter } from '@undercroft/engine/messages'
import { cloneElement, isValidElement, type ReactNode } from 'react'
import { create } from 'zustand'
import type { Area, Messages } from './messages.gen.ts'

export type { Area } from './messages.gen.ts'

export const languages = ['en', 'it', 'de'] as const
export type Language = (typeof languages)[number]
export type Key = keyof Messages

interface Tree {
  readonly [name: string]: string | Tree
}

const files = import.meta.glob<{ default: Tree }>('./made/{en,it,de}/*.gen.json')
const texts = new Map<string, string>()
let formatter = new Formatter('en')
const areas = new Set<Area>()

interface LanguageState {
  readonly language: Language
}

/** The language in use. Components that show text re-render through the app's root when it changes. */
export const useLanguage = create<LanguageState>(() => ({ language: 'en' }))

export function browserLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = languages.find((language) => tag.toLowerCase().startsWith(language))
    if (found) return found
  }
  return 'en'
}

/** Words of things that are in no catalogue. */
const taught = new Map<string, Readonly<Record<Language, string>>>()

/** A message of something that people made. */
export function teach(key: string, said: Readonly<Record<Language, string>>): void {
  taught.set(key, said)
  texts.set(key, said[useLanguage.getState().language])
}

async function load(language: Language, area: Area): Promise<void> {
  const tree = (await files[`./made/${language}/${area}.gen.json`]()).default
  flatten(area, tree)
}

function flatten(prefix: string, tree: Tree): void {
  for (const [name, value] of Object.entries(tree)) {
    const key = `${prefix}.${name}`
    if (typeof value === 'string') texts.set(key, value)
    else flatten(key, value)
  }
}

export async function needArea(area: Area): Promise<void> {
  if (areas.has(area)) return
  await load(useLanguage.getState().language, area)
  areas.add(area)
}

export async function setLanguage(language: Language): Promise<void> {
  await Promise.all([...areas].map((area) => load(language, area)))
  for (const [key, said] of taught) texts.set(key, said[language])
  formatter = new Formatter(language)
  useLanguage.setState({ language })
  document.documentElement.lang = language
}

const format = (key: string, args: Record<string, string | number>): string =>
  formatter.text(texts.get(key) ?? key, args)

type Rest<K extends Key> = Messages[K] extends null ? [] : [args: Messages[K]]

/** The message in the language in use. */
export function t<K extends Key>(key: K, ...[args]: Rest<K>): string {
  return args ? format(key, args as Record<string, string | number>) : (texts.get(key) ?? key)
}

type RichArgs<K extends Key> = Messages[K] extends null ? null : { [A in keyof Messages[K]]: ReactNode }

/** The message with nodes for arguments: names in bold, dice as pictures. */
export function rich<K extends Key>(key: K, args: RichArgs<K>): ReactNode {
  const found = formatter.pieces<ReactNode>(texts.get(key) ?? key, (args ?? {}) as Record<string, ReactNode>)
  return found.map((part, i) => (typeof part === 'string' ? part : withKey(part, i)))
}

function withKey(node: ReactNode, i: number): ReactNode {
  return isValidElement(node) ? cloneElement(node, { key: i }) : node
}

/** Keys that were asked for and have no message: a test plays matches and finds none. */
export const unknownKeys = new Set<string>()

/** A message whose key is put together from data ('blitz.ability.' + id + '.name'). The id in words where it is unknown. */
export function named(key: string, args?: Record<string, string | number>): string {
  if (!texts.has(key)) {
    unknownKeys.add(key)
    return key.slice(key.lastIndexOf('.') + 1).replaceAll('-', ' ')
  }
  return args ? format(key, args) : (texts.get(key) as string)
}

export const isKnown = (key: string): boolean => texts.has(key)

/** Everything of an area that has a name and a text of its own. */
export function explained(area: Area): { key: string; name: string; text: string }[] {
  const found: { key: string; name: string; text: string }[] = []
  for (const [key, name] of texts) {
    if (!key.startsWith(`${area}.`) || !key.endsWith('.name')) continue
    const text = texts.get(`${key.slice(0, -4)}text`)
    if (text && !text.includes('{')) found.push({ key, name, text })
  }
  return found
}

/** Shares that are all there is, as whole percent that add up to 100: what was cut off goes to those who lost most by it. */
export function percents(shares: readonly number[]): string[] {
  const whole = shares.map((share) => Math.floor(share * 100 + 1e-9))
  const lost = (i: number) => shares[i] * 100 - whole[i]
  const missing = 100 - whole.reduce((sum, part) => sum + part, 0)
  const short = shares.map((_, i) => i).sort((a, b) => lost(b) - lost(a))
  for (const i of short.slice(0, missing)) whole[i]++
  return shares.map((share, i) => (whole[i] > 0 && whole[i] < 100 ? `${whole[i]} %` : percent(share)))
}

/** A share of one as whole percent. */
export function percent(share: number): string {
  const whole = Math.round(share * 100)
  if (whole === 100 && share < 1) return '> 99 %'
  if (whole === 0 && share > 0) return '< 1 %'
  return `${whole} %`
}

/** A number as the language of the page writes it. */
export const figure = (number: number): string => number.toLocaleString(useLanguage.getState().language)

/** Day and time as the language of the page writes them. */
export const moment = (time: number | string): string => new Date(time).toLocaleString(useLanguage.getState().language)

/** "a, b and c" */
export const list = (names: readonly string[]): string =>
  new Intl.ListFormat(useLanguage.getState().language, { type: 'conjunction' }).format(names)
