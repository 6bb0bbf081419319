import { expect } from 'vitest';
import type { Samples } from '../../test/sample.ts';

declare module '../../test/sample.ts' {
  interface ClubRows {
    readonly debt: number;
    readonly givenUp: number;
  }
}

export const samples: Samples = {
  async rows(db, { club: ClubId, athlete: UserId, userSubscription }) {
    const name = { FirstMidName: 'Ada', LastName: 'Rossi', Nickname: 'Ada before' };
    const owed = { SubscriptionName: 'Before she left', Currency: 'EUR', Amount: 5_900, PartPaid: 900, OwedSince: '2026-09-01' };
    const insert = async (UserSubscriptionId: number) => {
      const row = { ClubId, UserId, ...name, ...owed, UserSubscriptionId, LeftAt: new Date('2026-10-01T10:00:00Z') };
      return (await db.insertInto('debts').values(row).returning('DebtId').executeTakeFirstOrThrow()).DebtId;
    };
    return { debt: await insert(userSubscription + 2_000_000), givenUp: await insert(userSubscription + 3_000_000) };
  },
  calls: (rows) => {
    const mine = expect.objectContaining({ DebtId: rows.debt, AmountDue: 5_000, IsMember: true });
    return {
      'debts.list': { params: { id: rows.club }, answer: { data: expect.arrayContaining([mine]) } },
      'debts.ofUser': { params: { id: rows.athlete }, answer: expect.arrayContaining([mine]) },
      'debts.pay': {
        params: { id: rows.club, debtId: rows.debt },
        body: { Method: 'Cash', Amount: 6_000 },
        answer: { ErrorType: 'ValidationFailed' },
      },
      'debts.writeOff': { params: { id: rows.club, debtId: rows.givenUp }, body: { Amount: 5_000, Reason: 'Moved away' } },
    };
  },
  removing: ['debts.writeOff'],
};
