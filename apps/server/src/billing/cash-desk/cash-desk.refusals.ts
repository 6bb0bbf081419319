import { closeDay, moveCash, openCashDesk } from '@clubpulse/contract/billing/cash-desk/cash-desk.calls';
import { deleteTransaction } from '@clubpulse/contract/billing/transactions.calls';
import { provoke, type Refusals } from '../../test/refused.ts';
import { aClub, aRole, aUser } from '../../test/rows.ts';

const nothing = { Expected: 1, Counted: 1 };

export const refusals: Refusals = async ({ server, world: { clubA, tokens }, rows }) => {
  const { db } = server;
  const token = tokens.managerA;
  const ofClub = { params: { id: clubA }, token };
  const unopened = await aClub(db);
  const Email = `manager-of-${unopened}@example.com`;
  await aRole(db, await aUser(db, { Email }), 'Manager', unopened);
  const { TransactionId: transactionId } = await db
    .insertInto('transactions')
    .values({ ClubId: clubA, Type: 'Purchase', Method: 'Cash', Amount: 500, Currency: 'EUR', DayCloseId: rows.dayClose })
    .returning('TransactionId')
    .executeTakeFirstOrThrow();
  const Counted = [
    { Method: 'Cash' as const, ...nothing },
    { Method: 'Debit' as const, ...nothing },
    { Method: 'Credit' as const, ...nothing },
  ];
  const body = { Kind: 'Out', Amount: 900_000, Reason: 'To the bank' } as const;
  return {
    CashDeskNotOpen: provoke(server, moveCash, { params: { id: unopened }, token: await server.tokenFor(Email), body }),
    CashDeskAlreadyOpen: provoke(server, openCashDesk, { ...ofClub, body: { Float: 1 } }),
    CashDeskChanged: provoke(server, closeDay, { ...ofClub, body: { Counted, FloatLeft: 1 } }),
    MoreThanInDrawer: provoke(server, moveCash, { ...ofClub, body }, ['Amount']),
    DayClosed: provoke(server, deleteTransaction, { params: { ...ofClub.params, transactionId }, token }),
  };
};
