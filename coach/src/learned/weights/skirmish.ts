import type { Model } from '../model.ts'

/** Learned by `undercroft train`; how, stands in docs/coaches.md. */
export const model: Model = {
  game: 'skirmish',
  inputs: 43,
  features: 'bce5ba7da41e4e47',
  hidden: 0,
  scale: 41.2398,
  trust: 1,
  calibration: 1.5,
  weights:
    '0.01218 1.275 0.084522 -0.22557 0 0 0.00088601 -1.2615 -0.39474 -0.29561 0.068219 -0.73354 -0.60246 -0.14195 -0.093384 0.21085 -0.23386 1.0007 -0.27364 0.31462 -0.2649 -0.18617 1.2802 0.37075 0.32618 -0.13142 0.60929 0.70299 0.24316 0.024334 -0.22966 0.26382 -1.1139 0.2489 -0.23619 0.37792 0.21219 0.73139 1.2361 -0.19453 0.13806 -0.58017 -0.67829 0.43224',
}
