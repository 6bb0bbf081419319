import type { overlaps as en } from '../../en/calendar/overlaps.ts';
import type { Translated } from '../../phrases.ts';

export const overlaps: Translated<typeof en> = {
  'overlaps.title': 'Deux fois à la même heure',
  'overlaps.Trainer': 'À cette heure, {{name}} donne aussi {{other}} : {{when}}.',
  'overlaps.Room': 'À cette heure, {{name}} accueille aussi {{other}} : {{when}}.',
  'overlaps.Athlete': 'À cette heure, {{name}} a aussi réservé {{other}} : {{when}}.',
  'overlaps.Athletes': 'À cette heure, {{names}} ont aussi réservé {{other}} : {{when}}.',
  'overlaps.own': 'À cette heure, vous avez aussi réservé {{other}} ({{club}}).',
  'overlaps.more_one': 'Et {{count}} autre.',
  'overlaps.more_many': 'Et {{count}} autres.',
  'overlaps.more_other': 'Et {{count}} autres.',
  'overlaps.none': 'Rien ne se chevauche.',
};
