import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ReportedTransaction, Transaction, TransactionSum } from '@clubpulse/contract/billing/transactions';
import { EXPORT_MAX_ROWS, type listTransactions, REPORT_MAX_DAYS } from '@clubpulse/contract/billing/transactions.calls';
import type { QueryOf } from '@clubpulse/contract/call';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import type { Page, PageQuery } from '@clubpulse/contract/scalars';
import { isLongerThan } from '@clubpulse/rules/time/days';
import type { Database } from '../../platform/database/database.ts';
import { pageOf, presented } from '../../platform/page/page.ts';
import { presentReported, presentTransaction } from './transactions.present.ts';
import * as store from './transactions.store.ts';

type ListQuery = QueryOf<typeof listTransactions>;
type TransactionQuery = Omit<ListQuery, Exclude<keyof PageQuery, 'globalSearch'> | 'Sort' | 'Deleted'>;

interface Reading {
  readonly db: Database;
}

function refuseReport({ Begin, End }: Required<Pick<store.TransactionFilter, 'Begin' | 'End'>>): Refusal | undefined {
  if (!isLongerThan(Begin, End, REPORT_MAX_DAYS)) return undefined;
  const values = { max: REPORT_MAX_DAYS };
  return refuse('ReportTooLong', { values, errors: [{ field: 'End', key: 'error.ReportTooLong', values }] });
}

const filterOf = (clubId: ClubId, query: Omit<TransactionQuery, 'globalSearch'>) => ({
  clubId,
  Begin: new Date(query.Begin),
  End: new Date(query.End),
  userId: query.UserId,
  Method: query.Method,
  Type: query.Type,
});

export async function list(
  { db }: Reading,
  clubId: ClubId,
  query: ListQuery,
): Promise<(Page<Transaction> & { Sums: TransactionSum[] }) | Refusal> {
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
}

export async function exported(
  { db }: Reading,
  clubId: ClubId,
  query: TransactionQuery,
): Promise<ReportedTransaction[] | Refusal> {
  const filter = { ...filterOf(clubId, query), text: query.globalSearch, visibleInExport: true } as const;
  const refused = refuseReport(filter);
  if (refused) return refused;
  const rows = await store.transactionsOf(db, filter, { start: 0, length: EXPORT_MAX_ROWS + 1, sort: 'At' });
  return rows.length > EXPORT_MAX_ROWS ? refuse('DateIntervalTooLong') : presentReported(db, clubId, rows);
}

export function ofUser(
  { db }: Reading,
  userId: UserId,
  { draw, start, length, globalSearch: text }: PageQuery,
): Promise<Page<Transaction>> {
  return pageOf(
    { draw },
    {
      data: presented(store.transactionsOf(db, { userId, text }, { start, length, sort: '-At' }), presentTransaction),
      recordsTotal: store.countTransactions(db, { userId }),
      recordsFiltered: store.countTransactions(db, { userId, text }),
    },
  );
}
