import type { screens as en } from '../../../en/calendar/seats/participants.screens.ts';
import type { Translated } from '../../../phrases.ts';

export const screens: Translated<typeof en> = {
  'participants.subscriptions': 'Abonnements des participants',
};
