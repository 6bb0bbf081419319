import type { screens as en } from '../../en/office/notifications.screens.ts';
import type { Translated } from '../../phrases.ts';

export const screens: Translated<typeof en> = {
  'notifications.title': 'Notifiche',
  'notifications.unread_one': 'Notifiche, {{count}} non letta',
  'notifications.unread_many': 'Notifiche, {{count}} non lette',
  'notifications.unread_other': 'Notifiche, {{count}} non lette',
};
