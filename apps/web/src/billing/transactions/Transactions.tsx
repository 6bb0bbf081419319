import { transactionSorts } from '@clubpulse/contract/billing/transactions';
import { listTransactions } from '@clubpulse/contract/billing/transactions.calls';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import {
  IconBook2,
  IconBuildingBank,
  IconCreditCard,
  IconDownload,
  IconGavel,
  IconPlus,
  IconReceiptTax,
} from '@tabler/icons-react';
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { ListScreen } from '../../kit/list/ListScreen.tsx';
import { useListAddress } from '../../kit/list/use-list-address.ts';
import { useListPage } from '../../kit/list/use-list-page.ts';
import { HeaderActions } from '../../kit/page/HeaderActions.tsx';
import { SkeletonScreen } from '../../kit/states/Skeleton.tsx';
import { useFormatsIn } from '../../platform/formats/use-formats-in.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { useTodayIn } from '../../platform/use-today.ts';
import { ClubDays } from '../parts/ClubDays.tsx';
import { PaymentModeBar } from '../parts/PaymentModeBar.tsx';
import { useCardPayments } from '../parts/use-card-payments.ts';
import { useManages } from '../parts/use-manages.ts';
import { queryOf, readFilter, type TransactionFilter, writeFilter } from './filter.ts';
import { SumOfFilter } from './SumOfFilter.tsx';
import { TransactionFilters } from './TransactionFilters.tsx';
import { useExport } from './use-export.ts';
import { useTransactionRows } from './use-transaction-rows.tsx';

const TransactionEditor = lazyComponent(() => import('./editor/TransactionEditor.tsx').then((it) => it.TransactionEditor));

export default function Transactions() {
  const t = useT();
  const club = useStaffClub();
  const navigate = useNavigate();
  const manages = useManages();
  const { mode } = useCardPayments();
  const today = useTodayIn(club.TimeZone);
  const clubFormats = useFormatsIn(club.TimeZone);
  const inAddress = useMemo(
    () => ({
      read: (params: URLSearchParams) => readFilter(params, today),
      write: (filter: TransactionFilter) => writeFilter(filter, today),
    }),
    [today],
  );
  const { filter, change, rows, showMore } = useListAddress(inAddress);
  const query = useMemo(() => ({ ...queryOf(filter, club.TimeZone), Sort: filter.sort }), [filter, club.TimeZone]);
  const page = useListPage(listTransactions, { params: { id: club.ClubId }, query }, rows);
  const [params, setParams] = useSearchParams();
  const setAdding = (open: boolean) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (open) after.set('add', '');
        else after.delete('add');
        return after;
      },
      { replace: true },
    );
  const member = page.data?.data.find((one) => one.UserId === filter.user);
  const memberName = filter.user === null || member === undefined ? null : fullName(member);
  const { busy, run } = useExport(club, filter, clubFormats, { user: memberName, sums: page.data?.Sums ?? [] });
  const isDeleted = filter.type === 'Deleted';
  const { list, dialogs } = useTransactionRows({ clubFormats, isDeleted });
  return (
    <ClubDays timeZone={club.TimeZone}>
      <ListScreen
        {...list}
        title={t('billing.transactions')}
        page={page}
        lead={<PaymentModeBar mode={mode} spaced />}
        actions={
          <HeaderActions
            label={t('kit.more')}
            actions={[
              ...(mode === null
                ? []
                : [
                    {
                      label: t('billing.cardOrders'),
                      icon: IconCreditCard,
                      onClick: () => void navigate(pathTo('PaymentOrders')),
                    },
                    { label: t('billing.payouts'), icon: IconBuildingBank, href: pathTo('Payouts') },
                    {
                      label: t('billing.disputes'),
                      icon: IconGavel,
                      folded: true,
                      onClick: () => void navigate(pathTo('Disputes')),
                    },
                  ]),
              ...(isDeleted ? [] : [{ label: t('kit.export'), icon: IconDownload, busy, onClick: () => void run() }]),
              { label: t('billing.accountant'), icon: IconBook2, folded: true, href: pathTo('Accountant') },
              ...(manages
                ? [
                    { label: t('billing.clubVat'), icon: IconReceiptTax, folded: true, href: pathTo('ClubVat') } as const,
                    {
                      label: t('billing.addTransaction'),
                      icon: IconPlus,
                      primary: true,
                      adds: true,
                      plain: true,
                      onClick: () => setAdding(true),
                    } as const,
                  ]
                : []),
            ]}
          />
        }
        search={{ value: filter.q, onChange: (q) => change({ q }) }}
        filters={<TransactionFilters filter={filter} memberName={memberName} today={today} onChange={change} />}
        above={({ Sums }) => !isDeleted && <SumOfFilter sums={Sums} currency={club.Currency} />}
        empty={{
          title: t('billing.noTransactions'),
          text: t(isDeleted ? 'billing.noDeletedText' : 'billing.noTransactionsText'),
        }}
        sort={{ by: filter.sort, onChange: (by) => change({ sort: transactionSorts.find((one) => one === by) ?? '-At' }) }}
        showMore={showMore}
        loading={<SkeletonScreen />}
      >
        {dialogs}
        {manages && params.has('add') && (
          <TransactionEditor edited={{ act: 'add' }} clubFormats={clubFormats} onClose={() => setAdding(false)} />
        )}
      </ListScreen>
    </ClubDays>
  );
}
