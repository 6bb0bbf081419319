import { expect } from 'vitest';
import type { Samples } from '../../test/sample.ts';
import { insertNotifications } from './notifications.store.ts';

declare module '../../test/sample.ts' {
  interface ClubRows {
    readonly unreadNotification: number;
    readonly removedNotification: number;
  }
}

const settings = {
  Groups: {
    Bookings: { App: true, Email: false },
    Subscriptions: { App: true, Email: true },
    Payments: { App: true, Email: true },
    Documents: { App: true, Email: true },
    Members: { App: true, Email: true },
    Challenges: { App: true, Email: true },
    System: { App: true, Email: false },
  },
  QuietFrom: '22:00',
  QuietUntil: '07:00',
  ReminderMinutes: 60,
};

export const samples: Samples = {
  async rows(db, { club, athlete }) {
    const notified = async (Title: string) => {
      const row = {
        UserId: athlete,
        ClubId: club,
        Event: 'OrderFulfilled',
        Audience: 'User',
        TargetId: athlete,
        Payload: JSON.stringify({ Title }),
        State: 'New',
        CreatedAt: new Date(),
      } as const;
      await insertNotifications(db, [row]);
      const { NotificationId } = await db
        .selectFrom('notifications')
        .select('NotificationId')
        .where('UserId', '=', athlete)
        .orderBy('NotificationId', 'desc')
        .executeTakeFirstOrThrow();
      return NotificationId;
    };
    return { unreadNotification: await notified('Sample pack'), removedNotification: await notified('Sample pass') };
  },
  calls({ athlete, unreadNotification, removedNotification }) {
    const ofAthlete = { id: athlete };
    return {
      'notifications.list': { query: { start: 0, length: 20 }, answer: { recordsTotal: expect.any(Number), draw: 0 } },
      'notifications.newest': {
        answer: { Unread: expect.any(Number), Needs: expect.any(Number), Total: expect.any(Number), Newest: expect.any(Array) },
      },
      'notifications.unread': { answer: { Unread: expect.any(Number) } },
      'notifications.state': {
        params: { id: unreadNotification },
        body: { State: 'Read' },
        answer: { NotificationId: unreadNotification, State: 'Read', View: 'MySubscriptions' },
      },
      'notifications.markAllRead': { answer: { Marked: expect.any(Number) } },
      'notifications.delete': { params: { id: removedNotification } },
      'notificationSettings.get': { params: ofAthlete, answer: { QuietFrom: '22:00' } },
      'notificationSettings.update': { params: ofAthlete, body: settings, answer: { ReminderMinutes: 60 } },
    };
  },
  removing: ['notifications.delete'],
};
