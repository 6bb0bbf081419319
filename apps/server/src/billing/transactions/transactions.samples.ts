import type { Samples } from '../../test/sample.ts';

declare module '../../test/sample.ts' {
  interface ClubRows {
    /** It paid for nothing. */
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
    const transaction = { params: { id: rows.club, transactionId: rows.transaction } };
    const query = { Begin: '2026-11-01T00:00:00Z', End: '2026-12-01T00:00:00Z' };
    return {
      'transactions.list': { ...club, query },
      'transactions.export': { ...club, query },
      'transactions.create': { ...club, body: cash },
      'transactions.get': transaction,
      'transactions.changes': transaction,
      'transactions.bought': transaction,
      'transactions.update': { ...transaction, body: cash },
      'transactions.delete': transaction,
      'transactions.ofUser': { params: { id: rows.athlete } },
    };
  },
  removing: ['transactions.delete'],
};
