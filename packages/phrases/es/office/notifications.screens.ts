import type { screens as en } from '../../en/office/notifications.screens.ts';
import type { Translated } from '../../phrases.ts';

export const screens: Translated<typeof en> = {
  'notifications.title': 'Notificaciones',
  'notifications.unread_one': 'Notificaciones, {{number}} sin leer',
  'notifications.unread_many': 'Notificaciones, {{number}} sin leer',
  'notifications.unread_other': 'Notificaciones, {{number}} sin leer',
};
