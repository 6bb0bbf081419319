import type { AccessTable } from '../access.ts';

/** Notifications and their settings belong to the reader only. */
export const access: AccessTable = {
  'notifications.list': 'signed in',
  'notifications.newest': 'signed in',
  'notifications.unread': 'signed in',
  'notifications.delete': 'self of user resolved',
  'notifications.state': 'self of user resolved',
  'notifications.markAllRead': 'signed in',
  'notificationSettings.get': 'self of user params.id',
  'notificationSettings.update': 'self of user params.id',
};
