import type { screens as en } from '../../en/workouts/workouts.screens.ts';
import type { Translated } from '../../phrases.ts';

export const screens: Translated<typeof en> = {
  'circuits.circuits': 'Circuiti',
  'circuits.circuit': 'Circuito',
  'definitions.title': 'Allenamenti guidati',
  'definitions.workout': 'Allenamento guidato',
  'workouts.exercises': 'Esercizi',
  'flows.title': 'Flussi di intensità',
  'generator.title': 'Genera una scheda',
  'provider.title': 'Dalla piattaforma',
  'provider.one': 'Allenamento della piattaforma',
  'runs.run': 'Allenati con una scheda',
  'runs.log': 'Scheda svolta',
  'sheets.title': 'Schede di allenamento',
  'sheets.sheet': 'Scheda di allenamento',
  'sheets.usersTitle': 'Schede dei soci',
  'sheets.export': 'Scheda su carta',
  'slides.title': 'Presentazioni',
  'timers.title': 'Timer',
};
