import type { Goal } from '@undercroft/coach/puzzles'
import { UsageError } from '../errors.ts'

/** What is said about puzzles in the terminal. */
export interface Words {
  readonly goals: Readonly<Record<Goal, string>>
  /** The same in Skirmish, where nobody has a ball. */
  readonly skirmish: Readonly<Record<Goal, string>>
  readonly today: string
  readonly counted: (game: string, count: number) => string
  readonly none: (game: string) => string
  readonly best: (percent: number) => string
  readonly found: (percent: number, stars: number) => string
  readonly reached: string
  readonly missed: string
  readonly line: string
  readonly left: string
}

const words: Readonly<Record<string, Words>> = {
  en: {
    goals: {
      score: 'Score a Touchdown this turn.',
      order: 'Score a Touchdown this turn. One player alone will hardly do it: the order counts.',
      stop: 'Play your turn so that the others do not score in theirs.',
    },
    skirmish: {
      score: 'Win points this turn: bring an enemy down.',
      order: 'Win points this turn. One creature alone will hardly do it: the order counts.',
      stop: 'Play your turn so that the others win no points in theirs.',
    },
    today: 'puzzle of the day',
    counted: (game, count) => `${game}: ${count} puzzles`,
    none: (game) => `there are no puzzles of ${game} yet`,
    best: (percent) => `the best line that was found succeeds in ${percent} %`,
    found: (percent, stars) => `your line: ${percent} %, ${stars} of 3 stars`,
    reached: 'The goal is reached.',
    missed: 'The goal is missed.',
    line: 'the best line',
    left: 'The puzzle was left.',
  },
  it: {
    goals: {
      score: 'Segna un Touchdown in questo turno.',
      order: 'Segna un Touchdown in questo turno. Un solo giocatore difficilmente basta: conta l’ordine.',
      stop: 'Gioca il tuo turno in modo che gli altri non segnino nel loro.',
    },
    skirmish: {
      score: 'Guadagna punti in questo turno: abbatti un nemico.',
      order: 'Guadagna punti in questo turno. Una sola creatura difficilmente basta: conta l’ordine.',
      stop: 'Gioca il tuo turno in modo che gli altri non guadagnino punti nel loro.',
    },
    today: 'rompicapo del giorno',
    counted: (game, count) => `${game}: ${count} rompicapi`,
    none: (game) => `non ci sono ancora rompicapi di ${game}`,
    best: (percent) => `la linea migliore trovata riesce nel ${percent} %`,
    found: (percent, stars) => `la tua linea: ${percent} %, ${stars} stelle su 3`,
    reached: 'Obiettivo raggiunto.',
    missed: 'Obiettivo mancato.',
    line: 'la linea migliore',
    left: 'Il rompicapo è stato lasciato.',
  },
  de: {
    goals: {
      score: 'Erziele in diesem Zug einen Touchdown.',
      order: 'Erziele in diesem Zug einen Touchdown. Einer allein schafft es kaum: Auf die Reihenfolge kommt es an.',
      stop: 'Spiele deinen Zug so, dass die anderen in ihrem nicht punkten.',
    },
    skirmish: {
      score: 'Gewinne in diesem Zug Punkte: Bringe einen Feind zu Fall.',
      order: 'Gewinne in diesem Zug Punkte. Eine Kreatur allein schafft es kaum: Auf die Reihenfolge kommt es an.',
      stop: 'Spiele deinen Zug so, dass die anderen in ihrem keine Punkte gewinnen.',
    },
    today: 'Rätsel des Tages',
    counted: (game, count) => `${game}: ${count} Rätsel`,
    none: (game) => `es gibt noch keine Rätsel zu ${game}`,
    best: (percent) => `der beste gefundene Weg gelingt in ${percent} %`,
    found: (percent, stars) => `dein Weg: ${percent} %, ${stars} von 3 Sternen`,
    reached: 'Das Ziel ist erreicht.',
    missed: 'Das Ziel ist verfehlt.',
    line: 'der beste Weg',
    left: 'Das Rätsel wurde verlassen.',
  },
}

export function wordsIn(language: string): Words {
  if (!Object.hasOwn(words, language)) {
    throw new UsageError(`no words in '${language}' (there are: ${Object.keys(words).join(', ')})`)
  }
  return words[language]
}

export const goalIn = ({ goals, skirmish }: Words, game: string, goal: Goal): string =>
  (game === 'skirmish' ? skirmish : goals)[goal]
