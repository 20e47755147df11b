import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { contrast } from './colour.ts'
import { seatColours } from './palette.ts'

const css = readFileSync(new URL('../app/theme.css', import.meta.url), 'utf8')
const dark = css.slice(css.indexOf(':root {'), css.indexOf(':root[data-theme'))
const light = css.slice(css.indexOf(':root[data-theme'), css.indexOf('* {'))

/** The colour of a variable in a theme; what parchment does not say is as by night. */
function colour(theme: string, name: string): string {
  const found =
    new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(theme) ?? new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(dark)
  if (!found) throw new Error(`no --${name}`)
  return found[1]
}

describe.each([
  ['night', dark],
  ['parchment', light],
])('contrast by %s', (_name, theme) => {
  test.each([
    ['text', 'panel-top'],
    ['text', 'panel-low'],
    ['text', 'bg'],
    ['muted', 'panel-top'],
    ['muted', 'panel-low'],
    ['accent', 'panel-low'],
    ['good', 'panel-low'],
    ['risky', 'panel-low'],
    ['danger', 'panel-low'],
    ['link', 'bg'],
    ['button-ink', 'button-top'],
    ['scroll-ink', 'scroll'],
    ['scroll-muted', 'scroll'],
    ['scroll-blue', 'scroll'],
    ['scroll-green', 'scroll'],
    ['scroll-red', 'scroll'],
  ])('%s on %s is read by everybody', (text, ground) => {
    expect(contrast(colour(theme, text), colour(theme, ground))).toBeGreaterThanOrEqual(4.5)
  })
})

test('white is read on every name plate', () => {
  for (let seat = 0; seat < 6; seat++)
    expect(contrast('#ffffff', colour(dark, `seat-${seat}-plate`))).toBeGreaterThanOrEqual(4.5)
})

test('the rim of every seat stands out from the ink around it', () => {
  for (const { colour: rim } of seatColours) expect(contrast(rim, '#0e0907')).toBeGreaterThanOrEqual(6.5)
})
