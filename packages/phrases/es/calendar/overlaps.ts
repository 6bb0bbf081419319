import type { overlaps as en } from '../../en/calendar/overlaps.ts';
import type { Translated } from '../../phrases.ts';

export const overlaps: Translated<typeof en> = {
  'overlaps.title': 'Dos veces a la misma hora',
  'overlaps.Trainer': 'A esa hora {{name}} también da {{other}}: {{when}}.',
  'overlaps.Room': 'A esa hora en {{name}} también hay {{other}}: {{when}}.',
  'overlaps.Athlete': 'A esa hora {{name}} también tiene reservada {{other}}: {{when}}.',
  'overlaps.Athletes': 'A esa hora {{names}} también tienen reservada {{other}}: {{when}}.',
  'overlaps.own': 'A esa hora también tienes reservada {{other}} ({{club}}).',
  'overlaps.more_one': 'Y {{count}} más.',
  'overlaps.more_many': 'Y {{count}} más.',
  'overlaps.more_other': 'Y {{count}} más.',
  'overlaps.none': 'Nada coincide.',
};
