import type { CallerId, UserId } from '@clubpulse/contract/accounts/users';
import { type Debt, type DebtId, debtSchema, type OwnDebt, ownDebtSchema } from '@clubpulse/contract/billing/debts/debts';
import type { listDebts, payDebt, writeOffLeftDebt } from '@clubpulse/contract/billing/debts/debts.calls';
import type { Transaction } from '@clubpulse/contract/billing/transactions';
import type { BodyOf, QueryOf } from '@clubpulse/contract/call';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import type { Page } from '@clubpulse/contract/scalars';
import { afterPaying, leftOf, refuseMoreThanDue } from '@clubpulse/rules/billing/subscriptions/part-payment';
import type { Database } from '../../platform/database/database.ts';
import { emit } from '../../platform/events/emit.store.ts';
import { type RequestKey, transactOnce } from '../../platform/http/idempotency.store.ts';
import { pageOf, presented } from '../../platform/page/page.ts';
import { insertWriteOff } from '../subscriptions/public.ts';
import { presentTransaction, record, transactionOf } from '../transactions/public.ts';
import * as store from './debts.store.ts';

export type DebtsService = ReturnType<typeof createDebts>;

const present = ({ Amount, LeftAt, ...row }: store.DebtRow): OwnDebt =>
  ownDebtSchema.parse({ ...row, AmountDue: leftOf({ ...row, Amount }), LeftAt: LeftAt.toISOString() });
const presentDebt = (row: store.DebtRow): Debt => debtSchema.parse(present(row));

/** A payment or write-off names its operator (decision 0029). */
export function createDebts({ db, now = () => new Date() }: { readonly db: Database; readonly now?: () => Date }) {
  return {
    list(clubId: ClubId, query: QueryOf<typeof listDebts>): Promise<Page<Debt>> {
      const filter = { userId: query.UserId, text: query.globalSearch };
      return pageOf(query, {
        data: presented(store.debtsOfClub(db, clubId, filter, query.start, query.length), presentDebt),
        recordsTotal: store.countDebts(db, clubId, {}),
        recordsFiltered: store.countDebts(db, clubId, filter),
      });
    },

    ofUser: async (userId: UserId): Promise<OwnDebt[]> => (await store.debtsOfUser(db, userId)).map(present),

    pay(
      clubId: ClubId,
      debtId: DebtId,
      { Amount: toPay, Method, VisibleInExport }: BodyOf<typeof payDebt>,
      by: CallerId,
      key?: RequestKey,
    ): Promise<{ Transaction: Transaction } | Refusal> {
      return transactOnce(db, key, async (trx) => {
        const debt = await store.lockDebt(trx, clubId, debtId);
        if (!debt) return refuse('NotFound');
        const Amount = toPay ?? leftOf(debt);
        const LeftDue = afterPaying(debt, Amount, debt.Currency);
        if (isRefusal(LeftDue)) return LeftDue;
        const { ClubId, UserId, Currency, SubscriptionName: Description, UserSubscriptionId } = debt;
        const sold = { ClubId, UserId, Currency, Description, UserSubscriptionId };
        const entry = {
          ...sold,
          Type: 'Purchase',
          Method,
          Amount,
          VisibleInExport,
          LeftDue,
          Price: debt.Amount,
          by,
          At: now(),
        } as const;
        const TransactionId = await record(trx, entry);
        if (LeftDue === 0) await store.deleteDebt(trx, debtId);
        else await store.savePart(trx, debtId, debt.PartPaid + Amount);
        const paid = await transactionOf(trx, TransactionId);
        if (!paid) throw new Error('A payment vanished while it was recorded.');
        return { Transaction: presentTransaction(paid) };
      });
    },

    writeOff(
      clubId: ClubId,
      debtId: DebtId,
      { Amount, Reason }: BodyOf<typeof writeOffLeftDebt>,
      by: CallerId,
    ): Promise<Refusal | undefined> {
      return db.transaction().execute(async (trx) => {
        const debt = await store.lockDebt(trx, clubId, debtId);
        if (!debt) return refuse('NotFound');
        const left = leftOf(debt);
        if (left !== Amount) return refuseMoreThanDue(left, debt.Currency);
        await insertWriteOff(trx, debt, { Number: null, Amount, Reason, by, At: now() });
        await store.deleteDebt(trx, debtId);
        const { UserId: Target, SubscriptionName, Currency } = debt;
        const Payload = { Target, DebtId: debtId, SubscriptionName, Amount, Currency, Reason, By: by };
        await emit(trx, { ClubId: clubId, Type: 'DebtWrittenOff', Payload });
        return undefined;
      });
    },
  };
}
