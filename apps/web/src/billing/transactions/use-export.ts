import type { TransactionSum } from '@clubpulse/contract/billing/transactions';
import { exportTransactions } from '@clubpulse/contract/billing/transactions.calls';
import type { Club } from '@clubpulse/contract/clubs/clubs';
import { useState } from 'react';
import { ApiError, api } from '../../platform/api.ts';
import { csvName, downloadCsv } from '../../platform/csv/csv.ts';
import { type Formats, useFormats } from '../../platform/formats.ts';
import { type Translate, useT } from '../../platform/phrases.ts';
import { toastDone } from '../../platform/toasts/toasts.ts';
import { queryOf, type TransactionFilter } from './filter.ts';
import { transactionsCsv } from './transactions-csv.ts';

export const exportName = (
  club: string,
  filter: Omit<TransactionFilter, 'sort'>,
  words: { file: string; user: string | null },
): string => csvName([words.file, club, filter.from, filter.to, filter.type, filter.method, words.user, filter.q]);

interface Shown {
  readonly user: string | null;
  readonly sums: readonly TransactionSum[];
}

export const leftOut = (sums: readonly TransactionSum[], t: Translate, formats: Formats): string[] =>
  sums
    .filter(({ Hidden }) => Hidden > 0)
    .map(({ Currency, PurchasesAmount, RefundsAmount, Hidden, HiddenAmount }) =>
      t('billing.leftOut', {
        count: Hidden,
        amount: formats.money(HiddenAmount, Currency),
        exported: formats.money(PurchasesAmount - RefundsAmount - HiddenAmount, Currency),
      }),
    );

export function useExport(club: Club, filter: TransactionFilter, clubFormats: Formats, { user, sums }: Shown) {
  const t = useT();
  const formats = useFormats();
  const [busy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    try {
      const query = queryOf({ ...filter, type: filter.type === 'Deleted' ? null : filter.type }, club.TimeZone);
      const rows = await api(exportTransactions, { params: { id: club.ClubId }, query });
      const name = exportName(club.Name, filter, { file: t('billing.transactions'), user });
      downloadCsv(name, transactionsCsv(rows, t, clubFormats));
      const title = t('billing.exported', { count: rows.length, number: formats.number(rows.length) });
      toastDone({ title, message: [name, ...leftOut(sums, t, formats)].join('. ') });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setBusy(false);
    }
  };
  return { busy, run };
}
