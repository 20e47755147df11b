import { expect, test } from 'vitest'
import { Camera, withAlso } from './camera.ts'

const camera = () => new Camera(() => {})

test('the fitted board shows every square', () => {
  const seen = camera()
  seen.fit(800, 600, 15, 11)
  expect(seen.toSquare(400, 300)).toEqual({ x: 7, y: 5 })
  expect(seen.toSquare(seen.x + 1, seen.y + 1)).toEqual({ x: 0, y: 0 })
})

test('where rock is asked for, it is seen above and below the fitted board', () => {
  const seen = camera()
  seen.fit(2000, 600, 15, 11, 0.7)
  const size = 40 * seen.scale
  expect(seen.y).toBeGreaterThan(1.2 * size)
  expect(600 - seen.y - 11 * size).toBeGreaterThan(0.7 * size)
})

test('zooming keeps the point under the pointer', () => {
  const seen = camera()
  seen.fit(800, 600, 15, 11)
  const before = seen.toSquare(200, 150)
  seen.zoom(2, 200, 150)
  expect(seen.toSquare(200, 150)).toEqual(before)
  expect(seen.fitted).toBe(false)
})

test('a hidden square is brought into view', () => {
  const seen = camera()
  seen.fit(400, 300, 40, 40)
  seen.zoom(6, 0, 0)
  seen.reveal(39, 39, 400, 300)
  const corner = seen.toSquare(399, 299)
  expect(corner.x).toBeGreaterThanOrEqual(39)
  expect(corner.y).toBeGreaterThanOrEqual(39)
})

test('of more than fits, the first square and the middle of the others are shown', () => {
  const seen = camera()
  seen.show(
    { width: 460, height: 460 },
    { width: 40, height: 40 },
    [5, 9, 30].map((x) => ({ x, y: 10 })),
    46,
  )
  const left = seen.toSquare(0, 0).x
  expect(left).toBeLessThanOrEqual(5)
  expect(left + 10).toBeGreaterThan(9)
})

test('a board seen in part has a strip of rock beside it, for the names there', () => {
  const seen = camera()
  seen.show({ width: 460, height: 460 }, { width: 40, height: 40 }, [{ x: 0, y: 0 }], 46)
  expect(seen.x).toBeGreaterThanOrEqual(46)
})

test('names beyond the end of a board are in sight with its last squares', () => {
  const seen = camera()
  const show = (x: number) => seen.show({ width: 460, height: 460 }, { width: 40, height: 40 }, [{ x, y: 10 }], 46)
  show(36)
  expect(seen.x + 40 * 46).toBeLessThan(460 - 46)
})

test('squares that are in sight already change nothing', () => {
  let changes = 0
  const seen = new Camera(() => {
    changes++
  })
  const show = (x: number) => seen.show({ width: 460, height: 460 }, { width: 40, height: 40 }, [{ x, y: 10 }], 46)
  show(10)
  show(10)
  expect(changes).toBe(1)
  show(30)
  expect(changes).toBe(2)
})

test('who has the ball is shown as well where that hides nobody who can act', () => {
  const frame = { width: 460, height: 460 }
  const [chosen, near, far] = [
    { x: 4, y: 4 },
    { x: 10, y: 8 },
    { x: 12, y: 4 },
  ]
  expect(withAlso(frame, [chosen], [near], 46)).toEqual([chosen, near])
  expect(withAlso(frame, [chosen], [far], 46)).toEqual([chosen])
  expect(withAlso(frame, [chosen], [], 46)).toEqual([chosen])
})
