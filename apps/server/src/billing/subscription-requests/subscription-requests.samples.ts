import { expect } from 'vitest';
import type { Database } from '../../platform/database/database.ts';
import type { Samples } from '../../test/sample.ts';

declare module '../../test/sample.ts' {
  interface ClubRows {
    readonly offeredType: number;
    readonly withdrawnRequest: number;
    readonly declinedRequest: number;
  }
}

async function anOffer(db: Database, ClubId: number, Name: string): Promise<number> {
  const { ClassSubscriptionId } = await db
    .insertInto('class_subscriptions')
    .values({ ClubId, Name, Type: 'Open', Price: 5_900, Currency: 'EUR', Purchasable: true })
    .returning('ClassSubscriptionId')
    .executeTakeFirstOrThrow();
  return ClassSubscriptionId;
}

export const samples: Samples = {
  async rows(db, { club: ClubId, athlete: UserId }) {
    const request = async (Name: string) => {
      const { SubscriptionRequestId } = await db
        .insertInto('subscription_requests')
        .values({ ClubId, UserId, ClassSubscriptionId: await anOffer(db, ClubId, Name), AskedAt: new Date() })
        .returning('SubscriptionRequestId')
        .executeTakeFirstOrThrow();
      return SubscriptionRequestId;
    };
    return {
      offeredType: await anOffer(db, ClubId, 'Open offered'),
      withdrawnRequest: await request('Open wished'),
      declinedRequest: await request('Open wanted'),
    };
  },
  calls(rows) {
    const athlete = { id: rows.athlete };
    const member = { id: rows.club, userId: rows.athlete };
    const listed = expect.arrayContaining([expect.objectContaining({ SubscriptionName: 'Open offered', Price: 5_900 })]);
    return {
      'subscriptionRequests.ofUser': { params: athlete, answer: listed },
      'subscriptionRequests.ofClubUser': { params: member, answer: listed },
      'subscriptionRequests.ofClub': {
        params: { id: rows.club },
        query: { globalSearch: 'open offered' },
        answer: { data: [{ SubscriptionName: 'Open offered' }], recordsFiltered: 1 },
      },
      'subscriptionRequests.ask': {
        params: { ...athlete, clubId: rows.club },
        body: { ClassSubscriptionId: rows.offeredType },
        answer: { SubscriptionName: 'Open offered', PlanName: null, UserId: rows.athlete },
      },
      'subscriptionRequests.withdraw': { params: { ...athlete, requestId: rows.withdrawnRequest } },
      'subscriptionRequests.decline': { params: { ...member, requestId: rows.declinedRequest } },
    };
  },
  removing: ['subscriptionRequests.withdraw', 'subscriptionRequests.decline'],
};
