/** How pieces move: transforms and opacity only. Where nothing shall move (`stepTime` 0) there is a short fade. */

const OUT = 'cubic-bezier(.2,.8,.2,1)'
/** Milliseconds for a square at the normal pace; the others follow it. */
export const NORMAL = 180
const FADE = 120

/** From place to place, one step each; every element goes the same way. */
export function glide(elements: readonly Element[], places: readonly string[], stepTime: number): void {
  for (const element of elements) {
    if (stepTime <= 0) element.animate([{ opacity: 0.4 }, { opacity: 1 }], FADE)
    else
      element.animate(
        places.map((transform) => ({ transform })),
        { duration: stepTime * Math.max(1, places.length - 1), easing: 'linear' },
      )
  }
}

const hops = (count: number): Keyframe[] =>
  Array.from({ length: count }, () => [
    { transform: 'translateY(0)', easing: 'ease-out' },
    { transform: 'translateY(-6px)', easing: 'ease-in' },
  ])
    .flat()
    .concat([{ transform: 'translateY(0)', easing: 'linear' }])

const motions = {
  choose: {
    duration: 220,
    easing: OUT,
    frames: [{ transform: 'none' }, { transform: 'translateY(-6px)', offset: 0.45 }, { transform: 'none' }],
  },
  fall: {
    duration: 360,
    easing: 'ease-in',
    frames: [{ transform: 'rotate(80deg)' }, { transform: 'rotate(-12deg)', offset: 0.7 }, { transform: 'none' }],
  },
  rise: {
    duration: 300,
    easing: OUT,
    frames: [{ transform: 'rotate(-80deg)' }, { transform: 'rotate(6deg)', offset: 0.75 }, { transform: 'none' }],
  },
  sink: {
    duration: 420,
    easing: 'ease-in',
    frames: [{ opacity: 1 }, { transform: 'translateY(9px) scale(0.8)', opacity: 0 }],
  },
} as const

export type Motion = keyof typeof motions | 'hop'

/** It fades away. */
export const fade = (body: Element): Animation => body.animate([{ opacity: 1 }, { opacity: 0 }], FADE)

/** The body of a piece hops, falls, stands up or leaves; null where nothing moves. */
export function animateBody(body: Element, motion: Motion, stepTime: number, count = 1): Animation | null {
  if (stepTime <= 0) return null
  if (motion === 'hop') return body.animate(hops(count), { duration: stepTime * count })
  const { duration, easing, frames } = motions[motion]
  return body.animate([...frames], { duration: (duration * stepTime) / NORMAL, easing })
}

/** Something that is seen for a moment. */
function flash(layer: Element, name: string, frames: Keyframe[], timing: KeyframeAnimationOptions): void {
  const light = document.createElement('i')
  light.className = name
  layer.append(light)
  light.animate(frames, timing).onfinish = () => light.remove()
}

/** Dust around somebody who falls. */
export function raiseDust(group: Element, stepTime: number): void {
  const frames = [
    { transform: 'scale(0.4)', opacity: 0.9 },
    { transform: 'scale(1.5)', opacity: 0 },
  ]
  flash(group, 'dust', frames, { duration: (520 * stepTime) / NORMAL, easing: OUT })
}

type Point = readonly [number, number]

/** A bolt or an arrow flies from point to point; a spell bursts where it lands. */
export function shoot(layer: Element, how: 'spell' | 'shot', from: Point, to: Point, stepTime: number): void {
  if (stepTime <= 0) return
  const pace = stepTime / NORMAL
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const far = Math.hypot(dx, dy)
  const flight = far > 0 ? Math.min(500, Math.max(180, far * 1.6)) * pace : 0
  const put = ([x, y]: Point, more: string) => ({ transform: `translate(${x}px, ${y}px) ${more}` })
  const turn = `rotate(${Math.atan2(dy, dx)}rad)`
  if (flight > 0)
    flash(layer, how === 'spell' ? 'bolt' : 'arrow', [put(from, turn), put(to, turn)], { duration: flight })
  if (how === 'spell')
    flash(
      layer,
      'burst',
      [
        { ...put(to, 'scale(0.2)'), opacity: 0 },
        { ...put(to, 'scale(0.8) rotate(40deg)'), opacity: 1, offset: 0.3 },
        { ...put(to, 'scale(1.5) rotate(90deg)'), opacity: 0 },
      ],
      { duration: 620 * pace, delay: flight, easing: OUT, fill: 'backwards' },
    )
}

/** It shakes, and light comes out: a chest is opened. */
export function shake(thing: Element, picture: Element, stepTime: number): void {
  const duration = (420 * stepTime) / NORMAL
  const tilt = (degrees: number) => ({ transform: `rotate(${degrees}deg)` })
  picture.animate([0, -6, 5, -4, 2, 0].map(tilt), { duration })
  flash(
    thing,
    'burst gold',
    [
      { transform: 'translate(20px, 20px) scale(0.3)', opacity: 1 },
      { transform: 'translate(20px, 20px) scale(1.3)', opacity: 0 },
    ],
    { duration, easing: OUT },
  )
}

/** Something that flies from square to square: straight along the floor, in an arc above it. */
export function fly(thing: HTMLElement, picture: Element, from: Point, to: Point) {
  const far = Math.hypot(to[0] - from[0], to[1] - from[1])
  const duration = Math.min(700, Math.max(250, far * 2.2))
  thing.animate([{ transform: `translate(${from[0]}px, ${from[1]}px)` }, { transform: thing.style.transform }], {
    duration,
  })
  picture.animate(
    [
      { transform: 'translateY(0)', easing: 'ease-out' },
      { transform: `translateY(${-Math.min(90, far / 3)}px) rotate(200deg)`, easing: 'ease-in' },
      { transform: 'translateY(0) rotate(360deg)' },
    ],
    { duration },
  )
}

/** Drawn back a little, then nearly half the way to the other's square: a blow. */
export function lunge(body: Element, dx: number, dy: number, stepTime: number): void {
  const by = (part: number) => `translate(${dx * part * 40}px, ${dy * part * 40}px)`
  body.animate([{ transform: 'none' }, { transform: by(-0.12) }, { transform: by(0.45) }, { transform: 'none' }], {
    duration: (320 * stepTime) / NORMAL,
    easing: OUT,
  })
}

/** Where nothing shall move: the squares of a blow light up. */
export function lightUp(layer: Element, squares: readonly Point[]): void {
  for (const [x, y] of squares) {
    const transform = `translate(${x}px, ${y}px)`
    flash(
      layer,
      'blow',
      [
        { transform, opacity: 0.8 },
        { transform, opacity: 0 },
      ],
      { duration: 3 * FADE },
    )
  }
}

/** Where nothing shall move: a line is drawn where something flew. */
export function drawLine(layer: Element, from: Point, to: Point): void {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const transform = `translate(${from[0]}px, ${from[1]}px) rotate(${Math.atan2(dy, dx)}rad) scaleX(${Math.hypot(dx, dy)})`
  flash(
    layer,
    'flight',
    [
      { transform, opacity: 1 },
      { transform, opacity: 0 },
    ],
    { duration: 5 * FADE },
  )
}

/** Pushed: it slides and leans back. */
export function shove(elements: readonly Element[], body: Element, from: string, to: string, stepTime: number): void {
  const timing = { duration: (260 * stepTime) / NORMAL, easing: OUT }
  for (const element of elements) element.animate([{ transform: from }, { transform: to }], timing)
  body.animate([{ transform: 'none' }, { transform: 'rotate(-9deg)' }, { transform: 'none' }], timing)
}

/** A row of the crowd jumps a few times, the next one between. */
export function jump(row: Element, turn: number, stepTime: number): Animation {
  const pace = stepTime / NORMAL
  const frames = [{ transform: 'none' }, { transform: 'translateY(-4px)' }, { transform: 'none' }]
  return row.animate(frames, { duration: 280 * pace, delay: turn * 140 * pace, iterations: 5, easing: 'ease-out' })
}

/** Shrinks and turns here, grows at the other end. */
export function warp(elements: readonly Element[], body: Element, from: string, to: string, stepTime: number): void {
  const duration = (480 * stepTime) / NORMAL
  const places = [
    { transform: from },
    { transform: from, offset: 0.5 },
    { transform: to, offset: 0.5 },
    { transform: to },
  ]
  for (const element of elements) element.animate(places, { duration })
  body.animate([{ transform: 'none' }, { transform: 'rotate(200deg) scale(0.05)' }, { transform: 'none' }], {
    duration,
  })
}
