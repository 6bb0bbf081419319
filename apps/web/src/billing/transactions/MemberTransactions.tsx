import { BOOKS_BEGIN } from '@clubpulse/contract/billing/transactions';
import { listTransactions } from '@clubpulse/contract/billing/transactions.calls';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { PagedList } from '../../kit/list/PagedList.tsx';
import { PAGE_ROWS } from '../../kit/list/use-list-address.ts';
import { useListPage } from '../../kit/list/use-list-page.ts';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useFormatsIn } from '../../platform/formats/use-formats-in.ts';
import { useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { useTodayIn } from '../../platform/use-today.ts';
import { ClubDays } from '../parts/ClubDays.tsx';
import { useManages } from '../parts/use-manages.ts';
import { queryOf } from './filter.ts';
import classes from './MemberTransactions.module.css';
import { SumOfFilter } from './SumOfFilter.tsx';
import { useTransactionRows } from './use-transaction-rows.tsx';

const TransactionEditor = lazyComponent(() => import('./editor/TransactionEditor.tsx').then((it) => it.TransactionEditor));

export function MemberTransactions({ userId, name }: { userId: number; name: string }) {
  const t = useT();
  const club = useStaffClub();
  const today = useTodayIn(club.TimeZone);
  const clubFormats = useFormatsIn(club.TimeZone);
  const query = queryOf({ from: BOOKS_BEGIN, to: today, method: null, type: null, user: userId, q: '' }, club.TimeZone);
  const [rows, setRows] = useState(PAGE_ROWS);
  const page = useListPage(listTransactions, { params: { id: club.ClubId }, query }, rows);
  const { list, dialogs } = useTransactionRows({ clubFormats, ofOne: true });
  const [adding, setAdding] = useState(false);
  const add = useManages() && (
    <Button leftSection={<IconPlus size={18} stroke={1.8} />} onClick={() => setAdding(true)}>
      {t('billing.addTransaction')}
    </Button>
  );
  return (
    <section aria-label={t('billing.transactions')} className={classes['section']}>
      <ClubDays timeZone={club.TimeZone}>
        <PagedList
          {...list}
          page={page}
          loading={<SkeletonRows rows={4} />}
          above={({ Sums }) =>
            Sums.length > 0 && (
              <>
                {add && <header className={classes['head']}>{add}</header>}
                <SumOfFilter size="normal" sums={Sums} currency={club.Currency} />
              </>
            )
          }
          empty={{ title: t('billing.paidNothing'), text: t('billing.paidNothingText'), action: add }}
          showMore={() => setRows(rows + PAGE_ROWS)}
        />
        {dialogs}
      </ClubDays>
      {adding && (
        <TransactionEditor
          edited={{ act: 'add', member: { UserId: userId, name } }}
          clubFormats={clubFormats}
          onClose={() => setAdding(false)}
        />
      )}
    </section>
  );
}
