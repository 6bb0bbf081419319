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

const told = [
  'office/notifications',
  'accounts/users',
  'clubs/clubs',
  'training/comments/comments',
  // Determines the link, because a challenge that is no longer visible has none.
  'community/challenges',
  'members/people',
] as const;

export const listNotifications = call({
  id: 'notifications.list',
  method: 'GET',
  path: '/notifications',
  summary: 'The caller’s notifications of the last ninety days, newest first; of a group, of a state, or what needs the caller.',
  query: notificationQuerySchema,
  result: pageOf(notificationSchema),
  shows: told,
  access: signedIn,
});
export const newestNotifications = call({
  id: 'notifications.newest',
  method: 'GET',
  path: '/notifications/newest',
  summary: 'The caller’s newest notifications, with how many are unread and how many there are.',
  result: newestSchema,
  shows: told,
  access: signedIn,
});
export const countUnread = call({
  id: 'notifications.unread',
  method: 'GET',
  path: '/notifications/unread',
  summary: 'How many of the caller’s notifications are unread: what the bell asks for.',
  result: newestSchema.pick({ Unread: true }),
  shows: ['office/notifications'],
  access: signedIn,
});
export const removeNotification = call({
  id: 'notifications.delete',
  method: 'DELETE',
  path: '/notifications/{id}',
  summary: 'Removes a notification; for a day setting its state brings it back.',
  params: idParams,
  changes: ['office/notifications'],
  access: theUser('resolved'),
});
export const setNotificationState = call({
  id: 'notifications.state',
  method: 'PUT',
  path: '/notifications/{id}/State',
  summary: 'Marks a notification read or new.',
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
  summary: 'Marks all of the caller’s notifications read; answers how many were new.',
  result: z.object({ Marked: z.number().int() }),
  changes: ['office/notifications'],
  access: signedIn,
});
export const getNotificationSettings = call({
  id: 'notificationSettings.get',
  method: 'GET',
  path: '/users/{id}/notificationSettings',
  summary: 'How one is told of what, when no mail comes, and how long before a class one is reminded.',
  params: idParams,
  result: notificationSettingsSchema,
  shows: ['office/notifications/settings', 'accounts/users'],
  access: theUser('params.id'),
});
export const saveNotificationSettings = call({
  id: 'notificationSettings.update',
  method: 'PUT',
  path: '/users/{id}/notificationSettings',
  summary: 'Saves them. What is always told, such as a canceled class, comes whatever they say.',
  params: idParams,
  body: notificationSettingsSchema,
  result: notificationSettingsSchema,
  changes: ['office/notifications/settings', 'accounts/users'],
  access: theUser('params.id'),
});
