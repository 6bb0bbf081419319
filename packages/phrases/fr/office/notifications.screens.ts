import type { screens as en } from '../../en/office/notifications.screens.ts';
import type { Translated } from '../../phrases.ts';

export const screens: Translated<typeof en> = {
  'notifications.title': 'Notifications',
  'notifications.unread_one': 'Notifications, {{number}} non lue',
  'notifications.unread_many': 'Notifications, {{number}} non lues',
  'notifications.unread_other': 'Notifications, {{number}} non lues',
};
