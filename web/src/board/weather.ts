import { UNIT } from './svg.ts'
import './weather.css'

/** What the weather does to the ground, and what falls from the sky over everything that stands on it. */
export class WeatherLayer {
  readonly ground = document.createElement('div')
  readonly sky = document.createElement('div')

  update(weather: string | undefined, width: number, height: number): void {
    for (const [layer, name] of [
      [this.ground, 'lies'],
      [this.sky, 'falls'],
    ] as const) {
      layer.className = weather ? `weather ${name} ${weather}` : 'weather'
      layer.style.width = `${width * UNIT}px`
      layer.style.height = `${height * UNIT}px`
    }
  }
}
