import type { ical as en } from '../../en/server/ical.ts';
import type { Translated } from '../../phrases.ts';

export const ical: Translated<typeof en> = {
  'ical-waiting': 'Liste d’attente : {{class}}',
  'ical-teaching': '{{class}} (j’anime)',
};
