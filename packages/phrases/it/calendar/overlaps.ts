import type { overlaps as en } from '../../en/calendar/overlaps.ts';
import type { Translated } from '../../phrases.ts';

export const overlaps: Translated<typeof en> = {
  'overlaps.title': 'Due volte alla stessa ora',
  'overlaps.Trainer': 'A quell’ora {{name}} tiene anche {{other}}: {{when}}.',
  'overlaps.Room': 'A quell’ora in {{name}} c’è anche {{other}}: {{when}}.',
  'overlaps.Athlete': 'A quell’ora {{name}} ha prenotato anche {{other}}: {{when}}.',
  'overlaps.Athletes': 'A quell’ora {{names}} hanno prenotato anche {{other}}: {{when}}.',
  'overlaps.own': 'A quell’ora hai prenotato anche {{other}} ({{club}}).',
  'overlaps.more_one': 'E un’altra.',
  'overlaps.more_many': 'E altre {{count}}.',
  'overlaps.more_other': 'E altre {{count}}.',
  'overlaps.none': 'Nessuna sovrapposizione.',
};
