import { createCreditTransaction, createOrder } from '@clubpulse/contract/billing/credits.calls';
import { createTransaction, deleteTransaction, exportTransactions } from '@clubpulse/contract/billing/transactions.calls';
import { aSubscription } from '../../test/booking-rows.ts';
import { provoke, type Refusals } from '../../test/refused.ts';

export const refusals: Refusals = async ({ server, world: { clubA, ids, tokens }, rows }) => {
  const { db, call } = server;
  const token = tokens.managerA;
  const paid = async (UserSubscriptionId: number) => {
    const money = { Type: 'Purchase', Method: 'Cash', Amount: 5_900, Currency: 'EUR' } as const;
    const row = await db
      .insertInto('transactions')
      .values({ ...money, ClubId: clubA, UserId: ids.athleteA, UserSubscriptionId })
      .returning('TransactionId')
      .executeTakeFirstOrThrow();
    return row.TransactionId;
  };
  const TransactionId = await paid(await aSubscription(db, clubA, ids.athleteA, rows.subscriptionType));
  const used = await paid(await aSubscription(db, clubA, ids.athleteA, rows.subscriptionType, 1, { MaxActivities: 10 }));

  const credits = { ClubId: clubA, UserId: ids.neighbourA, ClubCreditsPackageId: rows.creditsPackage };
  const sold = await call(createOrder, { body: { OrderType: 'Credits', Method: 'Cash', ...credits }, token });
  const neighbour = { id: clubA, userId: ids.neighbourA };
  await call(createCreditTransaction, { params: neighbour, body: { Credits: -1 }, token });
  const refund = {
    Type: 'Refund',
    Method: 'Cash',
    Amount: 5_000,
    Currency: 'EUR',
    LinkedTransactionId: sold.result.Transaction.TransactionId,
  };
  const Begin = new Date();
  const End = new Date(Begin.getTime() + 121 * 86_400_000);
  const year = { Begin: Begin.toISOString(), End: End.toISOString() };
  return {
    ReportTooLong: provoke(server, exportTransactions, { params: { id: clubA }, query: year, token }, ['End']),
    TransactionIsLinked: provoke(server, deleteTransaction, { params: { id: clubA, transactionId: TransactionId }, token }),
    TicketsAlreadySpent: provoke(server, createTransaction, {
      params: { id: clubA },
      body: { ...refund, LinkedTransactionId: used, Effect: 'TakeBack' },
      token,
    }),
    CreditsAlreadySpent: provoke(server, createTransaction, { params: { id: clubA }, body: refund, token }),
  };
};
