import { listTransactions } from '@clubpulse/contract/billing/transactions.calls';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { Button } from '@mantine/core';
import { IconDownload, IconPlus } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { later } from '../../kit/later.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { Answer } from '../../kit/states/Answer.tsx';
import { EmptyState } from '../../kit/states/EmptyState.tsx';
import { SkeletonScreen } from '../../kit/states/Skeleton.tsx';
import { useAllPages } from '../../platform/calls/all-pages.ts';
import { useFormatsIn } from '../../platform/formats/use-formats-in.ts';
import { useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { useTodayIn } from '../../platform/use-today.ts';
import { queryOf, readFilter, type TransactionFilter, writeFilter } from './filter.ts';
import { SumOfFilter } from './SumOfFilter.tsx';
import { TransactionFilters } from './TransactionFilters.tsx';
import { TransactionList } from './TransactionList.tsx';
import classes from './Transactions.module.css';
import { useExport } from './use-export.ts';

const TransactionEditor = later(() => import('./TransactionEditor.tsx').then((it) => it.TransactionEditor));

const SHOWN = 200;

/** The club's money: what the filter adds up to, every row of it, and the file of both. */
export default function Transactions() {
  const t = useT();
  const club = useStaffClub();
  const today = useTodayIn(club.TimeZone);
  const clubFormats = useFormatsIn(club.TimeZone);
  const [params, setParams] = useSearchParams();
  const filter = useMemo(() => readFilter(params, today), [params, today]);
  const change = (changes: Partial<TransactionFilter>) =>
    setParams((before) => writeFilter({ ...readFilter(before, today), ...changes }, today), { replace: true });
  const query = useMemo(() => queryOf(filter, club.TimeZone), [filter, club.TimeZone]);
  const found = useAllPages(listTransactions, { params: { id: club.ClubId }, query });
  const [adding, setAdding] = useState(false);
  const [rows, setRows] = useState(SHOWN);
  const member = found.data?.find((one) => one.UserId === filter.user);
  const memberName = filter.user === null || member === undefined ? null : fullName(member);
  const { busy, run } = useExport(club, filter, clubFormats, memberName);
  return (
    <Page
      title={t('billing.transactions')}
      actions={
        <>
          <Button
            variant="default"
            leftSection={<IconDownload size={17} stroke={1.8} />}
            loading={busy}
            onClick={() => void run()}
          >
            {t('billing.export')}
          </Button>
          <Button leftSection={<IconPlus size={18} stroke={1.8} />} onClick={() => setAdding(true)}>
            {t('billing.addTransaction')}
          </Button>
        </>
      }
    >
      <div className={classes['list']}>
        <TransactionFilters filter={filter} today={today} memberName={memberName} onChange={change} />
        <Answer query={found} loading={<SkeletonScreen />}>
          {(transactions) => (
            <>
              <SumOfFilter transactions={transactions} currency={club.Currency} />
              {transactions.length === 0 ? (
                <EmptyState title={t('billing.noTransactions')}>{t('billing.noTransactionsText')}</EmptyState>
              ) : (
                <TransactionList transactions={transactions.slice(0, rows)} clubFormats={clubFormats} />
              )}
              {transactions.length > rows && (
                <div>
                  <Button variant="default" onClick={() => setRows(rows + SHOWN)}>
                    {t('kit.showMore', { count: transactions.length - rows })}
                  </Button>
                </div>
              )}
            </>
          )}
        </Answer>
      </div>
      {adding && <TransactionEditor of={{ act: 'add' }} clubFormats={clubFormats} onClose={() => setAdding(false)} />}
    </Page>
  );
}
