import { z } from 'zod';
import { call, signedIn, theUser } from '../call.ts';
import { idParams, pageOf } from '../scalars.ts';
import {
  newestSchema,
  notificationQuerySchema,
  notificationSchema,
  notificationSettingsSchema,
  setStateSchema,
} from './notifications.ts';

const affected = [
  'office/notifications',
  'accounts/users',
  'clubs/clubs',
  'training/comments/comments',
  // The link of a notification depends on whether the reader can still see the challenge.
  'community/challenges',
  'members/people',
] as const;

export const listNotifications = call({
  id: 'notifications.list',
  method: 'GET',
  path: '/notifications',
  summary:
    'Returns the caller’s notifications of the last ninety days, newest first; filtered by group, by state, or by whether they need an action.',
  query: notificationQuerySchema,
  result: pageOf(notificationSchema),
  shows: affected,
  access: signedIn,
});
export const newestNotifications = call({
  id: 'notifications.newest',
  method: 'GET',
  path: '/notifications/newest',
  summary: 'Returns the caller’s newest notifications, and the numbers of unread and of all.',
  result: newestSchema,
  shows: affected,
  access: signedIn,
});
export const countUnread = call({
  id: 'notifications.unread',
  method: 'GET',
  path: '/notifications/unread',
  summary: 'Returns the number of the caller’s unread notifications, for the bell.',
  result: newestSchema.pick({ Unread: true }),
  shows: ['office/notifications'],
  access: signedIn,
});
export const removeNotification = call({
  id: 'notifications.delete',
  method: 'DELETE',
  path: '/notifications/{id}',
  summary: 'Deletes a notification; for one day setting its state restores it.',
  params: idParams,
  changes: ['office/notifications'],
  access: theUser('resolved'),
});
export const setNotificationState = call({
  id: 'notifications.state',
  method: 'PUT',
  path: '/notifications/{id}/State',
  summary: 'Marks a notification as read or new.',
  params: idParams,
  body: setStateSchema,
  result: notificationSchema,
  changes: ['office/notifications'],
  access: theUser('resolved'),
});
export const markAllRead = call({
  id: 'notifications.markAllRead',
  method: 'POST',
  path: '/notifications:markAllRead',
  summary: 'Marks all of the caller’s notifications as read; returns how many were new.',
  result: z.object({ Marked: z.number().int() }),
  changes: ['office/notifications'],
  access: signedIn,
});
export const getNotificationSettings = call({
  id: 'notificationSettings.get',
  method: 'GET',
  path: '/users/{id}/notificationSettings',
  summary:
    'Returns by which channels the user is notified of what, the hours without mails, and how long before a class the user is reminded.',
  params: idParams,
  result: notificationSettingsSchema,
  shows: ['office/notifications/settings', 'accounts/users'],
  access: theUser('params.id'),
});
export const saveNotificationSettings = call({
  id: 'notificationSettings.update',
  method: 'PUT',
  path: '/users/{id}/notificationSettings',
  summary: 'Saves the notification settings. Notifications that are always sent, such as of a canceled class, ignore them.',
  params: idParams,
  body: notificationSettingsSchema,
  result: notificationSettingsSchema,
  changes: ['office/notifications/settings', 'accounts/users'],
  access: theUser('params.id'),
});
