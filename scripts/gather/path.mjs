/** How many numbers each command takes. */
const COUNTS = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 }

/** Of a grid of 512, drawn a hundred pixels wide at most. */
const UNSEEN = 2.5

/** The segments of a path: a command and its numbers, one set at a time. The flags of an arc may be glued to what follows. */
function segments(path) {
  const found = []
  for (const [, command, text] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const kind = command.toLowerCase()
    const numbers =
      kind === 'a' ? arcNumbers(text) : (text.match(/-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g) ?? []).map(Number)
    const count = COUNTS[kind]
    if (count === 0) found.push({ command, numbers: [] })
    for (let i = 0; i < numbers.length; i += count) {
      // After the first pair a move goes on as lines.
      const next = i > 0 && kind === 'm' ? (command === 'm' ? 'l' : 'L') : command
      found.push({ command: next, numbers: numbers.slice(i, i + count) })
    }
  }
  return found
}

function arcNumbers(text) {
  const number = String.raw`\s*,?\s*(-?(?:\d+\.?\d*|\.\d+))`
  const flag = String.raw`\s*,?\s*([01])`
  const arc = new RegExp(number.repeat(3) + flag.repeat(2) + number.repeat(2), 'g')
  return [...text.matchAll(arc)].flatMap(([, ...numbers]) => numbers.map(Number))
}

const write = (numbers) =>
  numbers
    .map((number, i) => (i === 0 || number < 0 ? String(number) : ` ${number}`))
    .join('')
    .replaceAll('-0 ', '0 ')

/**
 * The same path on whole numbers, with relative commands. Every point is rounded where it lies, so that errors do not add up: on a
 * grid of 512 nothing is off by more than half a unit.
 */
export function rounded(path) {
  let [x, y, startX, startY] = [0, 0, 0, 0]
  let [roundX, roundY] = [0, 0]
  let out = ''
  let before = ''
  const all = segments(path)
  for (const [i, { command, numbers }] of all.entries()) {
    const given = command.toLowerCase()
    const relative = command === given
    const curve = absolute(given, numbers, relative, x, y)
    // The next segment may continue the curve from its last handle.
    const isFree = !/[st]/i.test(all[i + 1]?.command ?? '')
    const isLine = (given === 'c' || given === 'q') && isFree && isStraight(curve, x, y)
    const kind = isLine ? 'l' : given
    const points = isLine ? curve.slice(-2) : curve
    if (kind === 'z') {
      ;[x, y] = [startX, startY]
      ;[roundX, roundY] = [Math.round(x), Math.round(y)]
      out += 'z'
      before = 'z'
      continue
    }
    const values = points.map(({ value, axis }) => {
      if (axis === null) return value
      const base = axis === 'x' ? roundX : roundY
      return Math.round(value) - base || 0
    })
    // What has become a point is left out, but for a move.
    const isPoint = kind !== 'm' && kind !== 'a' && isFree && values.every((value) => value === 0)
    x = points.find(({ axis, end }) => end && axis === 'x')?.value ?? x
    y = points.find(({ axis, end }) => end && axis === 'y')?.value ?? y
    ;[roundX, roundY] = [Math.round(x), Math.round(y)]
    if (kind === 'm') [startX, startY] = [x, y]
    if (isPoint) continue
    const text = write(values)
    const joins = before === kind && kind !== 'm'
    out += joins ? (text.startsWith('-') ? text : ` ${text}`) : kind + text
    before = kind
  }
  return out
}

/** A curve whose handles lie on its chord, give or take what nobody sees, is a line. */
function isStraight(points, x, y) {
  const flat = points.map(({ value }) => value)
  const [endX, endY] = flat.slice(-2)
  const length = Math.hypot(endX - x, endY - y)
  for (let i = 0; i < flat.length - 2; i += 2) {
    const [dx, dy] = [flat[i] - x, flat[i + 1] - y]
    const along = length > 0 ? (dx * (endX - x) + dy * (endY - y)) / length : 0
    const off = length > 0 ? Math.abs(dx * (endY - y) - dy * (endX - x)) / length : Math.hypot(dx, dy)
    if (off > UNSEEN || along < -UNSEEN || along > length + UNSEEN) return false
  }
  return true
}

/** Every number of a segment as a place on an axis, or as it is (radii, flags). */
function absolute(kind, numbers, relative, x, y) {
  const at = (value, axis, end) => ({ value: value + (relative ? (axis === 'x' ? x : y) : 0), axis, end })
  if (kind === 'h') return [at(numbers[0], 'x', true)]
  if (kind === 'v') return [at(numbers[0], 'y', true)]
  if (kind === 'a') {
    const [rx, ry, turn, large, sweep, toX, toY] = numbers
    const plain = (value) => ({ value, axis: null, end: false })
    const radius = (value) => plain(Math.round(value * 10) / 10)
    return [
      radius(rx),
      radius(ry),
      plain(Math.round(turn)),
      plain(large),
      plain(sweep),
      at(toX, 'x', true),
      at(toY, 'y', true),
    ]
  }
  return numbers.map((number, i) => at(number, i % 2 === 0 ? 'x' : 'y', i >= numbers.length - 2))
}
