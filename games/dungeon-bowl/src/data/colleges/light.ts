import { type College, group, position } from './college.ts'

export const light: College = {
  id: 'light',
  name: 'College of Light',
  wizard: 'Light Wizard',
  spell: 'blinding-light',
  groups: [
    group(
      'Runners',
      4,
      position('Elven Union Catcher', 100_000, '8 3 2 4 8', 'AG/S', 'catch nerves-of-steel'),
      position('Human Catcher', 65_000, '8 2 3 5 8', 'AG/PS', 'catch dodge'),
    ),
    group('Blitzers', 2, position('Elven Union Blitzer', 115_000, '7 3 2 3 9', 'AG/PS', 'block side-step')),
    group(
      'Throwers',
      4,
      position('Elven Union Thrower', 75_000, '6 3 2 2 8', 'AGP/S', 'pass'),
      position('Imperial Thrower', 75_000, '6 3 3 3 9', 'GP/AS', 'pass running-pass'),
    ),
    group(
      'Linemen',
      16,
      position('Elven Union Lineman', 60_000, '6 3 2 4 8', 'AG/S'),
      position('Imperial Retainer Lineman', 45_000, '6 3 4 4 8', 'G/AS', 'fend'),
    ),
  ],
}
