import type { Samples } from '../../test/sample.ts';

declare module '../../test/sample.ts' {
  interface ClubRows {
    /** Active, of the athlete, to pay. */
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
    return { userSubscription };
  },
  calls(rows) {
    const club = { params: { id: rows.club } };
    const member = { params: { id: rows.club, userId: rows.athlete } };
    const held = { params: { id: rows.userSubscription } };
    return {
      'userSubscriptions.ofUser': { params: { id: rows.athlete } },
      'userSubscriptions.ofClubUser': member,
      'userSubscriptions.ofClub': club,
      'userSubscriptions.assign': { ...member, body: { ClassSubscriptionId: rows.subscriptionType } },
      'userSubscriptions.get': held,
      'userSubscriptions.update': {
        ...held,
        body: { ActivationDate: '2026-11-01', ExpiryDate: '2099-01-01', RemainingTickets: null, DueDate: null, Notes: '' },
      },
      'userSubscriptions.delete': held,
      'userSubscriptions.suspend': { ...held, body: { ReactivationDate: null } },
      'userSubscriptions.reactivate': { ...held, body: {} },
      'userSubscriptions.cancel': { ...held, body: { AtPeriodEnd: true } },
      'userSubscriptions.undoCancel': held,
      'userSubscriptions.writeOff': { ...held, body: { Amount: 5_900, Reason: 'Moved away' } },
      'userSubscriptions.pay': { ...held, body: { Method: 'Cash' } },
    };
  },
  removing: ['userSubscriptions.delete'],
};
