import type { screens as en } from '../../en/office/notifications.screens.ts';
import type { Translated } from '../../phrases.ts';

export const screens: Translated<typeof en> = {
  'notifications.title': 'Notifiche',
  'notifications.unread_one': 'Notifiche, {{number}} non letta',
  'notifications.unread_many': 'Notifiche, {{number}} non lette',
  'notifications.unread_other': 'Notifiche, {{number}} non lette',
};
