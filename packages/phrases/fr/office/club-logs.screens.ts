import type { screens as en } from '../../en/office/club-logs.screens.ts';
import type { Translated } from '../../phrases.ts';

export const screens: Translated<typeof en> = {
  'clubLogs.title': 'Journal du club',
};
