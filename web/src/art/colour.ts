export type Rgb = readonly [number, number, number]

export const parts = (colour: string): Rgb => {
  const value = Number.parseInt(colour.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

export const rgba = ([r, g, b]: Rgb, alpha = 1): string => `rgb(${r} ${g} ${b} / ${alpha})`

const hex = (value: number): string => Math.round(value).toString(16).padStart(2, '0')

/** From one colour to another; `part` 0 is the first. */
export function mix(from: string, to: string, part: number): string {
  const a = parts(from)
  const b = parts(to)
  return `#${a.map((value, i) => hex(value + (b[i] - value) * part)).join('')}`
}

/** Lighter above 0, darker below. */
export const lift = (colour: string, part: number): string =>
  part < 0 ? mix(colour, '#000000', -part) : mix(colour, '#ffffff', part)

/** WCAG contrast of two colours. */
export function contrast(one: string, other: string): number {
  const light = (colour: string): number => {
    const [r, g, b] = parts(colour).map((value) => {
      const part = value / 255
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const [a, b] = [light(one), light(other)].sort((x, y) => y - x)
  return (a + 0.05) / (b + 0.05)
}
