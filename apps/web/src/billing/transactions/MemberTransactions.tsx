import { listTransactions } from '@clubpulse/contract/billing/transactions.calls';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { later } from '../../kit/later.tsx';
import { Answer } from '../../kit/states/Answer.tsx';
import { EmptyState } from '../../kit/states/EmptyState.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useAllPages } from '../../platform/calls/all-pages.ts';
import { useFormatsIn } from '../../platform/formats/use-formats-in.ts';
import { useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { useTodayIn } from '../../platform/use-today.ts';
import { queryOf } from './filter.ts';
import classes from './MemberTransactions.module.css';
import { SumOfFilter } from './SumOfFilter.tsx';
import { TransactionList } from './TransactionList.tsx';

const TransactionEditor = later(() => import('./TransactionEditor.tsx').then((it) => it.TransactionEditor));

/** Before any club existed: all of a member's money. */
const EVER = '2000-01-01';

/** Everything a member paid and got back in the club. */
export function MemberTransactions({ userId, name }: { userId: number; name: string }) {
  const t = useT();
  const club = useStaffClub();
  const today = useTodayIn(club.TimeZone);
  const clubFormats = useFormatsIn(club.TimeZone);
  const query = queryOf({ from: EVER, to: today, method: null, type: null, user: userId }, club.TimeZone);
  const found = useAllPages(listTransactions, { params: { id: club.ClubId }, query });
  const [adding, setAdding] = useState(false);
  const add = (
    <Button leftSection={<IconPlus size={18} stroke={1.8} />} onClick={() => setAdding(true)}>
      {t('billing.addTransaction')}
    </Button>
  );
  return (
    <section aria-label={t('billing.transactions')} className={classes['section']}>
      <Answer query={found} loading={<SkeletonRows rows={4} />}>
        {(transactions) =>
          transactions.length === 0 ? (
            <EmptyState title={t('billing.paidNothing')} action={add}>
              {t('billing.paidNothingText')}
            </EmptyState>
          ) : (
            <>
              <header className={classes['head']}>{add}</header>
              <SumOfFilter size="normal" transactions={transactions} currency={club.Currency} />
              <TransactionList ofOne transactions={transactions} clubFormats={clubFormats} />
            </>
          )
        }
      </Answer>
      {adding && (
        <TransactionEditor
          of={{ act: 'add', member: { UserId: userId, name } }}
          clubFormats={clubFormats}
          onClose={() => setAdding(false)}
        />
      )}
    </section>
  );
}
