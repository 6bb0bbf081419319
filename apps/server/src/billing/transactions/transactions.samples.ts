import { hours } from '../../test/booking-rows.ts';
import type { Samples } from '../../test/sample.ts';

declare module '../../test/sample.ts' {
  interface ClubRows {
    readonly transaction: number;
  }
}

const cash = { Type: 'Purchase' as const, Method: 'Cash' as const, Amount: 1_000, Currency: 'EUR' };

export const samples: Samples = {
  async rows(db, { club: ClubId, athlete: UserId }) {
    const { TransactionId: transaction } = await db
      .insertInto('transactions')
      .values({ ClubId, UserId, ...cash })
      .returning('TransactionId')
      .executeTakeFirstOrThrow();
    return { transaction };
  },
  calls(rows) {
    const club = { params: { id: rows.club } };
    const corrected = { TransactionId: rows.transaction, Amount: 1_200 };
    const transaction = { params: { id: rows.club, transactionId: rows.transaction } };
    const query = { Begin: hours(-240).toISOString(), End: hours(480).toISOString() };
    return {
      'transactions.list': { ...club, query, answer: { recordsTotal: 6, Sums: [{ Purchases: 6 }] } },
      'transactions.export': { ...club, query, answer: [{ TransactionId: rows.transaction }, {}, {}, {}, {}, {}] },
      'transactions.create': { ...club, body: { ...cash, Amount: 1_100 }, answer: { Amount: 1_100 } },
      'transactions.get': { ...transaction, answer: corrected },
      'transactions.changes': { ...transaction, answer: [{}] },
      'transactions.bought': { ...transaction, answer: {} },
      'transactions.update': {
        ...transaction,
        body: { ...cash, UserId: rows.athlete, Amount: 1_200, RowVersion: 0 },
        answer: corrected,
      },
      'deskLimits.get': { ...club, answer: { RefundMost: 3_000 } },
      'deskLimits.update': {
        ...club,
        body: { RefundMost: 3_000, DifferenceNotified: 1_000 },
        answer: { DifferenceNotified: 1_000 },
      },
      'transactions.delete': transaction,
      'transactions.ofUser': { params: { id: rows.athlete }, answer: { recordsTotal: 4 } },
    };
  },
  removing: ['transactions.delete'],
};
