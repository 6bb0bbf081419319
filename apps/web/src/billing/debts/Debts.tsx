import type { Debt } from '@clubpulse/contract/billing/debts/debts';
import { listDebts } from '@clubpulse/contract/billing/debts/debts.calls';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { IconUserCheck, IconUserOff } from '@tabler/icons-react';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { StateChip } from '../../kit/figures/StateChip.tsx';
import { ListScreen } from '../../kit/list/ListScreen.tsx';
import type { Column } from '../../kit/list/rows/columns.ts';
import { useListAddress } from '../../kit/list/use-list-address.ts';
import { useListPage } from '../../kit/list/use-list-page.ts';
import { useMayOpen } from '../../platform/access.ts';
import { type Formats, useFormats } from '../../platform/formats.ts';
import { type Translate, useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { ClubDays } from '../parts/ClubDays.tsx';
import { ClubModeBar } from '../parts/PaymentModeBar.tsx';
import { DebtActs } from './DebtActs.tsx';
import classes from './Debts.module.css';

const inAddress = {
  read: (params: URLSearchParams) => ({ q: params.get('q') ?? '' }),
  write: ({ q }: { q: string }) => new URLSearchParams(q === '' ? {} : { q }),
};

export default function Debts() {
  const t = useT();
  const formats = useFormats();
  const club = useStaffClub();
  const { filter, change, rows, showMore } = useListAddress(inAddress);
  const query = useMemo(() => (filter.q === '' ? {} : { globalSearch: filter.q }), [filter]);
  const page = useListPage(listDebts, { params: { id: club.ClubId }, query }, rows);
  return (
    <ClubDays timeZone={club.TimeZone}>
      <ListScreen
        title={t('billing.debts')}
        label={t('billing.debts')}
        page={page}
        lead={<ClubModeBar spaced />}
        search={{ value: filter.q, placeholder: t('kit.personHint'), onChange: (q) => change({ q }) }}
        empty={{ title: t('billing.noDebts'), text: t('billing.noDebtsText') }}
        unmatched={filter.q === '' ? undefined : { title: t('billing.noDebtMatches'), onClear: () => change({ q: '' }) }}
        idOf={(debt) => debt.DebtId}
        columns={columnsOf(t, formats)}
        card={(debt) => <DebtCard debt={debt} />}
        showMore={showMore}
      />
    </ClubDays>
  );
}

const columnsOf = (t: Translate, formats: Formats): readonly Column<Debt>[] => [
  { id: 'Name', head: t('kit.name'), names: true, cell: (debt) => <Debtor debt={debt} /> },
  { id: 'For', head: t('billing.owedFor'), cell: ({ SubscriptionName }) => SubscriptionName },
  { id: 'Since', head: t('billing.debtSince'), cell: ({ OwedSince }) => formats.date(OwedSince) },
  { id: 'Left', head: t('billing.leftOn'), cell: ({ LeftAt }) => formats.date(LeftAt) },
  { id: 'Amount', head: t('billing.amount'), end: true, cell: (debt) => <b>{formats.money(debt.AmountDue, debt.Currency)}</b> },
  { id: 'Acts', head: null, end: true, cell: (debt) => <DebtActs debt={debt} /> },
];

function Debtor({ debt }: { debt: Debt }) {
  const t = useT();
  const mayOpen = useMayOpen();
  const name = fullName(debt);
  return (
    <span className={classes['who']}>
      {debt.IsMember && debt.UserId !== null && mayOpen('EditUser') ? (
        <Link to={pathTo('EditUser', debt.UserId)}>{name}</Link>
      ) : (
        <b>{name}</b>
      )}
      {debt.IsMember && (
        <StateChip tone="ok" icon={IconUserCheck}>
          {t('billing.isBack')}
        </StateChip>
      )}
      {debt.UserId === null && (
        <StateChip tone="mute" icon={IconUserOff}>
          {t('billing.noAccount')}
        </StateChip>
      )}
    </span>
  );
}

function DebtCard({ debt }: { debt: Debt }) {
  const t = useT();
  const formats = useFormats();
  return (
    <div className={classes['card']}>
      <span>
        <Debtor debt={debt} />
        <span className={classes['quiet']}>
          {t('billing.owedForSince', { name: debt.SubscriptionName, date: formats.date(debt.OwedSince) })}
        </span>
      </span>
      <b>{formats.money(debt.AmountDue, debt.Currency)}</b>
      <DebtActs debt={debt} />
    </div>
  );
}
