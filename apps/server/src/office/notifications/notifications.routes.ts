import * as calls from '@clubpulse/contract/office/notifications.calls';
import type { Caller } from '../../platform/http/caller.ts';
import type { Routes } from '../../platform/http/route.ts';
import { shownLanguage } from '../../platform/http/shown-language.ts';
import type { NotificationsService, Reading } from './notifications.service.ts';

export function notificationRoutes(route: Routes, notifications: NotificationsService): void {
  const resolve = ({ params }: { params: { id: number } }) => notifications.readerOf(params.id);
  route(calls.listNotifications, ({ query, ...asking }) => notifications.list(readingOf(asking), query));
  route(calls.newestNotifications, (asking) => notifications.newest(readingOf(asking)));
  route(calls.countUnread, (asking) => notifications.unread(readingOf(asking)));
  route(calls.removeNotification, { resolve, handle: ({ params }) => notifications.remove(params.id) });
  route(calls.setNotificationState, {
    resolve,
    handle: ({ params, body, ...asking }) => notifications.setState(readingOf(asking), params.id, body.State),
  });
  route(calls.markAllRead, ({ caller }) => notifications.markAllRead(caller.UserId));
  route(calls.getNotificationSettings, ({ params }) => notifications.settings(params.id));
  route(calls.saveNotificationSettings, ({ params, body }) => notifications.saveSettings(params.id, body));
}

const readingOf = ({ caller, ...asking }: Asking): Reading => ({
  userId: caller.UserId,
  roles: caller.roles,
  isAdmin: caller.isAdmin,
  language: shownLanguage(asking),
});

type Asking = Parameters<typeof shownLanguage>[0] & { readonly caller: Caller };
