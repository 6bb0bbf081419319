import type { CallerId, UserId } from '@clubpulse/contract/accounts/users';
import type {
  Bought,
  RefundEffect,
  Transaction,
  TransactionChange,
  TransactionId,
  TransactionInput,
  TransactionSum,
} from '@clubpulse/contract/billing/transactions';
import { EXPORT_MAX_ROWS, type listTransactions, REPORT_MAX_DAYS } from '@clubpulse/contract/billing/transactions.calls';
import type { QueryOf } from '@clubpulse/contract/call';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import type { Page, PageQuery } from '@clubpulse/contract/scalars';
import { refundProblems, refuseMoreThanPaid } from '@clubpulse/rules/billing/transactions/refund-limits';
import { dayIn, isLongerThan } from '@clubpulse/rules/time/days';
import { hasRoleIn } from '../../accounts/roles/public.ts';
import { refuseCurrency } from '../../clubs/clubs/public.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { type RequestKey, transactOnce } from '../../platform/http/idempotency.store.ts';
import { pageOf, presented } from '../../platform/page/page.ts';
import { changesOf, recordChange } from './changes.store.ts';
import { emitTransaction, record } from './record.service.ts';
import { giveBack, type Refund, takeOffBooks } from './refund.service.ts';
import { type Refunded, relink } from './refund-link.checks.ts';
import { tookCredits } from './refunded-credits.service.ts';
import type { BoughtPorts } from './transactions.ports.ts';
import { presentTransaction } from './transactions.present.ts';
import * as store from './transactions.store.ts';

type ListQuery = QueryOf<typeof listTransactions>;
export type TransactionQuery = Omit<ListQuery, Exclude<keyof PageQuery, 'globalSearch'> | 'Sort' | 'Deleted'>;

interface TransactionParts {
  readonly db: Database;
  readonly bought: BoughtPorts;
  readonly now?: () => Date;
}

export type TransactionsService = ReturnType<typeof createTransactions>;

function refuseReport({ Begin, End }: Required<Pick<store.TransactionFilter, 'Begin' | 'End'>>): Refusal | undefined {
  if (!isLongerThan(Begin, End, REPORT_MAX_DAYS)) return undefined;
  const values = { max: REPORT_MAX_DAYS };
  return refuse('ReportTooLong', { values, errors: [{ field: 'End', key: 'error.ReportTooLong', values }] });
}

export function createTransactions({ db, bought, now = () => new Date() }: TransactionParts) {
  const filterOf = (clubId: ClubId, query: Omit<TransactionQuery, 'globalSearch'>) => ({
    clubId,
    Begin: new Date(query.Begin),
    End: new Date(query.End),
    userId: query.UserId,
    Method: query.Method,
    Type: query.Type,
  });

  async function present(from: Queryable, clubId: ClubId, transactionId: TransactionId): Promise<Transaction | Refusal> {
    const row = await store.transactionOf(from, transactionId, clubId);
    return row ? presentTransaction(row) : refuse('NotFound');
  }

  /** Reads one after the other because a transaction has one connection. */
  async function transactionsOf(trx: Queryable, clubId: ClubId, ids: readonly number[]) {
    const rows: store.TransactionRow[] = [];
    for (const id of ids) {
      const row = await store.transactionOf(trx, id, clubId);
      if (row) rows.push(row);
    }
    return rows;
  }

  /** Subscriptions are locked before the money that paid for them, as everywhere. */
  async function lockBought(trx: Queryable, clubId: ClubId, ids: readonly number[]): Promise<void> {
    const rows = await transactionsOf(trx, clubId, ids);
    const held = new Set(rows.flatMap((row) => (row.UserSubscriptionId ? [row.UserSubscriptionId] : [])));
    for (const id of [...held].sort((a, b) => a - b)) await bought.lockBought(trx, id);
  }

  async function lockPurchases(trx: Queryable, clubId: ClubId, ids: readonly (number | null | undefined)[]) {
    const known = [...new Set(ids)].filter((id) => typeof id === 'number');
    await lockBought(trx, clubId, known);
    await store.lockTransactions(trx, known);
    const rows = await transactionsOf(trx, clubId, known);
    return new Map(rows.map((row) => [row.TransactionId, row]));
  }

  /** `linked`: the purchase that a changed refund moves to. */
  async function lockMoney(
    trx: Queryable,
    clubId: ClubId,
    transactionId: TransactionId,
    linked: TransactionId | null = null,
  ): Promise<void> {
    const row = await store.transactionOf(trx, transactionId, clubId);
    const purchases = [row?.LinkedTransactionId, linked].filter((id) => typeof id === 'number');
    await lockBought(trx, clubId, purchases);
    await store.lockTransactions(trx, [transactionId, ...purchases]);
  }

  const refundOf = (trx: Queryable, refund: Refund, write: (effect: RefundEffect | null) => Promise<number>) =>
    giveBack(trx, { bought, refund }, write);

  async function dated(
    trx: Queryable,
    clubId: ClubId,
    input: Pick<TransactionInput, 'At' | 'Type' | 'Amount' | 'Currency' | 'LinkedTransactionId' | 'UserId'>,
    unsaid: Date,
  ) {
    const zone = await store.timeZoneOf(trx, clubId);
    const day = dayIn(zone, input.At === null ? unsaid : new Date(input.At));
    return { ...input, day, dayOf: (purchase: store.TransactionRow) => dayIn(zone, purchase.At) };
  }

  const saveRefunded = async (trx: Queryable, refunded: readonly Refunded[]) => {
    for (const { TransactionId, RefundedAmount } of refunded)
      await store.updateTransaction(trx, TransactionId, { RefundedAmount });
  };

  /** The member must be of the club, or unchanged; a refund has the currency of its purchase, all else the club's. */
  async function refuseInput(
    trx: Queryable,
    clubId: ClubId,
    { UserId, At, Currency, LinkedTransactionId }: Pick<TransactionInput, 'UserId' | 'At' | 'Currency' | 'LinkedTransactionId'>,
    known: readonly (number | null | undefined)[],
  ): Promise<Refusal | undefined> {
    if (At !== null && new Date(At) > now())
      return refuse('ValidationFailed', { errors: [{ field: 'At', key: 'date-no-greater-than-now' }] });
    const foreign = LinkedTransactionId === null ? await refuseCurrency(trx, clubId, Currency) : undefined;
    if (foreign) return foreign;
    if (UserId === null || known.includes(UserId) || (await hasRoleIn(trx, UserId, clubId))) return undefined;
    return refuse('ValidationFailed', { errors: [{ field: 'UserId', key: 'invalid-id' }] });
  }

  async function receiverOf(
    trx: Queryable,
    clubId: ClubId,
    { Type, UserId, LinkedTransactionId }: Pick<TransactionInput, 'Type' | 'UserId' | 'LinkedTransactionId'>,
  ): Promise<number | null> {
    if (Type !== 'Refund') return null;
    const purchase = LinkedTransactionId === null ? undefined : await store.transactionOf(trx, LinkedTransactionId, clubId);
    return purchase ? purchase.UserId : UserId;
  }

  /** The member whose money a purchase counts as that is corrected or deleted. */
  async function payerOf(trx: Queryable, clubId: ClubId, transactionId: TransactionId): Promise<number | null> {
    const row = await store.transactionOf(trx, transactionId, clubId);
    return row?.Type === 'Purchase' ? row.UserId : null;
  }

  async function refuseRefund(
    trx: Queryable,
    clubId: ClubId,
    { UserId, Amount, Currency, Type }: TransactionInput,
    { purchase, except }: { readonly purchase: store.TransactionRow | undefined; readonly except?: TransactionId },
  ): Promise<Refusal | undefined> {
    const receiver = purchase ? purchase.UserId : UserId;
    if (Type !== 'Refund' || receiver === null) return undefined;
    return refuseMoreThanPaid(await store.paidBy(trx, { clubId, userId: receiver, Currency, except }), Amount, Currency);
  }

  /** A purchase that refunds without a purchase rely on keeps its amount and member (decision 0029); `stays` remains of it. */
  async function refuseSpent(
    trx: Queryable,
    clubId: ClubId,
    { TransactionId: except, Type, UserId, Currency }: store.TransactionRow,
    stays: number,
  ): Promise<Refusal | undefined> {
    if (Type !== 'Purchase' || UserId === null) return undefined;
    const others = await store.paidBy(trx, { clubId, userId: UserId, Currency, except });
    return others + stays < 0 ? refuse('TransactionIsLinked') : undefined;
  }

  return {
    async list(clubId: ClubId, query: ListQuery): Promise<(Page<Transaction> & { Sums: TransactionSum[] }) | Refusal> {
      const { start, length, Sort: sort, globalSearch: text } = query;
      const all = { ...filterOf(clubId, query), deleted: query.Deleted };
      const refused = query.UserId === undefined ? refuseReport(all) : undefined;
      if (refused) return refused;
      const filter = { ...all, text };
      const sums = store.sumsOfTransactions(db, filter);
      const counted = sums.then((each) => each.reduce((count, { Purchases, Refunds }) => count + Purchases + Refunds, 0));
      const page = await pageOf(query, {
        data: presented(store.transactionsOf(db, filter, { start, length, sort }), presentTransaction),
        recordsTotal: text ? store.countTransactions(db, all) : counted,
        recordsFiltered: counted,
      });
      return { ...page, Sums: await sums };
    },

    async export(clubId: ClubId, query: TransactionQuery): Promise<Transaction[] | Refusal> {
      const filter = { ...filterOf(clubId, query), text: query.globalSearch, visibleInExport: true } as const;
      const refused = refuseReport(filter);
      if (refused) return refused;
      const rows = await store.transactionsOf(db, filter, { start: 0, length: EXPORT_MAX_ROWS + 1, sort: 'At' });
      return rows.length > EXPORT_MAX_ROWS ? refuse('DateIntervalTooLong') : rows.map(presentTransaction);
    },

    get: (clubId: ClubId, transactionId: TransactionId): Promise<Transaction | Refusal> => present(db, clubId, transactionId),

    changes: async (clubId: ClubId, transactionId: TransactionId): Promise<TransactionChange[] | Refusal> =>
      (await changesOf(db, transactionId, clubId)) ?? refuse('NotFound'),

    async bought(clubId: ClubId, transactionId: TransactionId): Promise<Bought | Refusal> {
      const row = await store.transactionOf(db, transactionId, clubId);
      if (!row) return refuse('NotFound');
      if (row.UserSubscriptionId === null) return { Subscription: null, Bookings: [] };
      const refunded = await store.refundedOfSubscription(db, row.UserSubscriptionId);
      return bought.boughtSubscription(db, row.UserSubscriptionId, refunded);
    },

    ofUser(userId: UserId, { draw, start, length, globalSearch: text }: PageQuery): Promise<Page<Transaction>> {
      return pageOf(
        { draw },
        {
          data: presented(store.transactionsOf(db, { userId, text }, { start, length, sort: '-At' }), presentTransaction),
          recordsTotal: store.countTransactions(db, { userId }),
          recordsFiltered: store.countTransactions(db, { userId, text }),
        },
      );
    },

    create(
      clubId: ClubId,
      { KeepCredits, Effect, ...input }: TransactionInput,
      by: CallerId,
      key?: RequestKey,
    ): Promise<Transaction | Refusal> {
      return transactOnce(db, key, async (trx) => {
        const errors = refundProblems(input);
        if (errors.length > 0) return refuse('ValidationFailed', { errors });
        await store.lockPersons(trx, [await receiverOf(trx, clubId, input)]);
        const purchases = await lockPurchases(trx, clubId, [input.LinkedTransactionId]);
        const purchase = purchases.get(input.LinkedTransactionId ?? 0);
        const refused = await refuseInput(trx, clubId, input, [purchase?.UserId]);
        if (refused) return refused;
        const refunded = relink(await dated(trx, clubId, input, now()), purchases);
        if (isRefusal(refunded)) return refunded;
        const tooMuch = await refuseRefund(trx, clubId, input, { purchase });
        if (tooMuch) return tooMuch;
        const UserId = input.UserId ?? purchase?.UserId ?? null;
        const At = input.At === null ? now() : new Date(input.At);
        const write = async (effect: RefundEffect | null) => {
          await saveRefunded(trx, refunded);
          return record(trx, { ...input, Effect: effect, ClubId: clubId, UserId, At, by });
        };
        const refund = { Amount: input.Amount, Effect, KeepCredits, by };
        const id = purchase
          ? await refundOf(trx, { ...refund, purchase, RefundedAmount: purchase.RefundedAmount }, write)
          : await write(null);
        if (isRefusal(id)) return id;
        return present(trx, clubId, id);
      });
    },

    /**
     * Once it moved more than money, was refunded or paid online, only its descriptive fields change. Checks `RowVersion` if
     * present.
     */
    update(
      clubId: ClubId,
      transactionId: TransactionId,
      { KeepCredits, Effect, RowVersion, ...input }: TransactionInput & { readonly RowVersion?: number },
      by: CallerId,
    ): Promise<Transaction | Refusal> {
      return db.transaction().execute(async (trx) => {
        await store.lockPersons(trx, [await receiverOf(trx, clubId, input), await payerOf(trx, clubId, transactionId)]);
        await lockMoney(trx, clubId, transactionId, input.LinkedTransactionId);
        const before = await store.transactionOf(trx, transactionId, clubId);
        if (!before) return refuse('NotFound');
        if (RowVersion !== undefined && RowVersion !== before.RowVersion) return refuse('StaleRowVersion');
        const { Method, Description, Note, VisibleInExport } = input;
        if (isFixed(before) || before.Effect === 'End' || (await tookCredits(trx, transactionId))) {
          if (movesMoney(before, input)) return refuse('TransactionIsLinked');
          await store.updateTransaction(trx, transactionId, { Method, Description, Note, VisibleInExport });
        } else {
          const moves = movesMoney(before, input);
          const errors = moves || before.Note !== '' ? refundProblems(input) : [];
          if (errors.length > 0) return refuse('ValidationFailed', { errors });
          const purchases = await lockPurchases(trx, clubId, [before.LinkedTransactionId, input.LinkedTransactionId]);
          const refused = await refuseInput(trx, clubId, input, [before.UserId]);
          if (refused) return refused;
          const refunded = relink(await dated(trx, clubId, input, before.At), purchases, before);
          if (isRefusal(refunded)) return refunded;
          const purchase = purchases.get(input.LinkedTransactionId ?? 0);
          const tooMuch = moves && (await refuseRefund(trx, clubId, input, { purchase, except: transactionId }));
          if (tooMuch) return tooMuch;
          const isSame = input.Type === 'Purchase' && input.UserId === before.UserId && input.Currency === before.Currency;
          const spent = moves && (await refuseSpent(trx, clubId, before, isSame ? input.Amount : 0));
          if (spent) return spent;
          const released = purchases.get(before.LinkedTransactionId ?? 0);
          const UserId = input.UserId ?? purchase?.UserId ?? null;
          const write = async (effect: RefundEffect | null) => {
            await saveRefunded(trx, refunded);
            await store.updateTransaction(trx, transactionId, { ...input, UserId, Effect: effect, At: input.At ?? before.At });
            return transactionId;
          };
          const total = refunded.find((one) => one.TransactionId === purchase?.TransactionId)?.RefundedAmount;
          const refund = { RefundedAmount: (total ?? 0) - input.Amount, Amount: input.Amount, Effect, KeepCredits, by };
          const moved = released && { purchase: released, Amount: before.Amount };
          const written =
            purchase && moves ? await refundOf(trx, { ...refund, purchase, moved }, write) : await write(before.Effect);
          if (isRefusal(written)) return written;
        }
        const after = await store.transactionOf(trx, transactionId, clubId);
        if (!after) return refuse('NotFound');
        await recordChange(trx, { before, after, by, at: now() });
        await emitTransaction(trx, 'TransactionUpdated', after, by);
        return presentTransaction(after);
      });
    },

    delete(clubId: ClubId, transactionId: TransactionId, by: CallerId): Promise<Refusal | undefined> {
      return db.transaction().execute(async (trx) => {
        await store.lockPersons(trx, [await payerOf(trx, clubId, transactionId)]);
        await lockMoney(trx, clubId, transactionId);
        const row = await store.transactionOf(trx, transactionId, clubId);
        if (!row) return refuse('NotFound');
        if (isFixed(row)) return refuse('TransactionIsLinked');
        const spent = await refuseSpent(trx, clubId, row, 0);
        if (spent) return spent;
        const purchases = await lockPurchases(trx, clubId, [row.LinkedTransactionId]);
        const purchase = purchases.get(row.LinkedTransactionId ?? 0);
        const remove = () => store.updateTransaction(trx, transactionId, { DeletedAt: now() });
        if (purchase) {
          const refused = await takeOffBooks(trx, { bought, purchase, refund: row }, by, remove);
          if (refused) return refused;
          const { TransactionId, RefundedAmount } = purchase;
          await saveRefunded(trx, [{ TransactionId, RefundedAmount: RefundedAmount - row.Amount }]);
        } else await remove();
        await recordChange(trx, { before: row, after: undefined, by, at: now() });
        await emitTransaction(trx, 'TransactionDeleted', row, by);
        return undefined;
      });
    },
  };
}

/** Its amount can not change any more: it paid for something, was partly refunded, or a provider moved it. */
const isFixed = (row: store.TransactionRow): boolean =>
  row.UserSubscriptionId !== null || row.ClubCreditsPackageId !== null || row.RefundedAmount > 0 || row.PaymentMode === 'Online';

const movesMoney = (row: store.TransactionRow, input: Omit<TransactionInput, 'KeepCredits' | 'Effect'>): boolean =>
  row.Amount !== input.Amount ||
  row.Currency !== input.Currency ||
  row.Type !== input.Type ||
  row.UserId !== input.UserId ||
  row.LinkedTransactionId !== input.LinkedTransactionId ||
  (input.At !== null && row.At.getTime() !== new Date(input.At).getTime());
