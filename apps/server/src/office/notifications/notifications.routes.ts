import * as calls from '@clubpulse/contract/office/notifications.calls';
import type { Routes } from '../../platform/http/route.ts';
import type { NotificationsService } from './notifications.service.ts';

export function notificationRoutes(route: Routes, notifications: NotificationsService): void {
  const resolve = ({ params }: { params: { id: number } }) => notifications.readerOf(params.id);
  route(calls.listNotifications, ({ caller, query }) => notifications.list(caller.UserId, query));
  route(calls.newestNotifications, ({ caller }) => notifications.newest(caller.UserId));
  route(calls.countUnread, ({ caller }) => notifications.unread(caller.UserId));
  route(calls.removeNotification, { resolve, handle: ({ params }) => notifications.remove(params.id) });
  route(calls.setNotificationState, {
    resolve,
    handle: ({ caller, params, body }) => notifications.setState(caller.UserId, params.id, body.State),
  });
  route(calls.markAllRead, ({ caller }) => notifications.markAllRead(caller.UserId));
  route(calls.getNotificationSettings, ({ params }) => notifications.settings(params.id));
  route(calls.saveNotificationSettings, ({ params, body }) => notifications.saveSettings(params.id, body));
}
