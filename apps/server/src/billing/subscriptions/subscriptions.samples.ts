import { expect } from 'vitest';
import type { Samples } from '../../test/sample.ts';

declare module '../../test/sample.ts' {
  interface ClubRows {
    readonly userSubscription: number;
  }
}

export const samples: Samples = {
  async rows(db, { club: ClubId, athlete: UserId, subscriptionType: ClassSubscriptionId }) {
    const { UserSubscriptionId: userSubscription } = await db
      .insertInto('user_subscriptions')
      .values({
        ClubId,
        UserId,
        ClassSubscriptionId,
        SubscriptionName: 'Open monthly',
        State: 'Active',
        Price: 5_900,
        Currency: 'EUR',
        ActivationDate: new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10),
        DueDateUTC: new Date(),
      })
      .returning('UserSubscriptionId')
      .executeTakeFirstOrThrow();
    const debt = { Amount: 3_900, Reason: 'Moved away', At: new Date('2026-10-01T10:00:00Z') };
    const removed = { UserSubscriptionId: userSubscription + 1_000_000, SubscriptionName: 'Long ago', Currency: 'EUR' };
    await db
      .insertInto('write_offs')
      .values({ ...debt, ...removed, ClubId, UserId })
      .execute();
    return { userSubscription };
  },
  calls(rows) {
    const club = { params: { id: rows.club } };
    const member = { params: { id: rows.club, userId: rows.athlete } };
    const held = { params: { id: rows.userSubscription } };
    const mine = expect.objectContaining({ UserSubscriptionId: rows.userSubscription, Notes: 'the first' });
    return {
      'userSubscriptions.ofUser': { params: { id: rows.athlete }, answer: expect.arrayContaining([mine]) },
      'userSubscriptions.ofClubUser': { ...member, answer: expect.arrayContaining([mine]) },
      'userSubscriptions.writeOffs': {
        ...member,
        answer: [expect.objectContaining({ SubscriptionName: 'Long ago', Amount: 3_900, IsRemoved: true })],
      },
      'userSubscriptions.ofClub': { ...club, answer: { recordsTotal: 2, data: expect.arrayContaining([mine]) } },
      'userSubscriptions.assign': {
        ...member,
        body: { ClassSubscriptionId: rows.subscriptionType, Notes: 'a second', Besides: [rows.userSubscription] },
        answer: { Notes: 'a second' },
      },
      'userSubscriptions.get': { ...held, answer: mine },
      'userSubscriptions.update': {
        ...held,
        body: {
          ActivationDate: '2026-11-01',
          ExpiryDate: '2099-01-01',
          RemainingTickets: null,
          DueDate: null,
          Notes: 'the first',
          RowVersion: 1,
        },
        answer: mine,
      },
      'userSubscriptions.delete': held,
      'userSubscriptions.suspend': { ...held, body: { ReactivationDate: null }, answer: { State: 'Suspended' } },
      'userSubscriptions.reactivate': { ...held, body: {}, answer: { State: 'Active' } },
      'userSubscriptions.cancel': { ...held, body: { AtPeriodEnd: true }, answer: { ScheduledEnd: expect.any(String) } },
      'userSubscriptions.undoCancel': { ...held, answer: { State: 'Active', ScheduledEnd: null } },
      'userSubscriptions.pay': { ...held, body: { Method: 'Cash' }, answer: { Transaction: { Amount: 5_900 } } },
      'userSubscriptions.writeOff': {
        ...held,
        body: { Amount: 5_900, Reason: 'Moved away' },
        answer: { ErrorType: 'SubscriptionNothingToPay' },
      },
    };
  },
  removing: ['userSubscriptions.delete'],
};
