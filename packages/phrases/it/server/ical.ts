import type { ical as en } from '../../en/server/ical.ts';
import type { Translated } from '../../phrases.ts';

export const ical: Translated<typeof en> = {
  'ical-waiting': 'Lista d’attesa: {{class}}',
  'ical-teaching': '{{class}} (insegno io)',
};
