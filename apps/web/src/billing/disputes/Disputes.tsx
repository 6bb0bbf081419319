import type { Dispute } from '@clubpulse/contract/billing/disputes/disputes';
import { listDisputes } from '@clubpulse/contract/billing/disputes/disputes.calls';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { Button } from '@mantine/core';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { StateChip } from '../../kit/figures/StateChip.tsx';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { ListScreen } from '../../kit/list/ListScreen.tsx';
import type { Column } from '../../kit/list/rows/columns.ts';
import { useListAddress } from '../../kit/list/use-list-address.ts';
import { useListPage } from '../../kit/list/use-list-page.ts';
import { useNow } from '../../platform/clock.ts';
import { useFormatsIn } from '../../platform/formats/use-formats-in.ts';
import type { Formats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { ClubModeBar } from '../parts/PaymentModeBar.tsx';
import classes from './Disputes.module.css';
import { stateOf } from './dispute-text.ts';

const DisputePanel = lazyComponent(() => import('./DisputePanel.tsx').then((it) => it.DisputePanel));

/** `dispute` in the URL opens a dispute, also from a notification. */
const inAddress = {
  read: (params: URLSearchParams) => ({ q: params.get('q') ?? '', dispute: Number(params.get('dispute')) || null }),
  write: ({ q, dispute }: { q: string; dispute: number | null }) =>
    new URLSearchParams({ ...(q === '' ? {} : { q }), ...(dispute === null ? {} : { dispute: String(dispute) }) }),
};

export default function Disputes() {
  const t = useT();
  const { ClubId, TimeZone } = useStaffClub();
  const clubFormats = useFormatsIn(TimeZone);
  const { filter, change, rows, showMore } = useListAddress(inAddress);
  const query = useMemo(() => (filter.q === '' ? {} : { globalSearch: filter.q }), [filter.q]);
  const page = useListPage(listDisputes, { params: { id: ClubId }, query }, rows);
  const row = { clubFormats, timeZone: TimeZone, onOpen: (dispute: number) => change({ dispute }) };
  const columns: readonly Column<Dispute>[] = [
    { id: 'Member', head: t('kit.member'), names: true, cell: (dispute) => <Member dispute={dispute} /> },
    { id: 'Purchase', head: t('billing.purchase'), cell: ({ Title }) => Title },
    { id: 'OpenedAt', head: t('billing.disputeOpenedOn'), cell: ({ OpenedAt }) => clubFormats.date(OpenedAt) },
    { id: 'State', head: t('kit.state'), cell: (dispute) => <State {...row} dispute={dispute} /> },
    {
      id: 'Amount',
      head: t('billing.amount'),
      end: true,
      cell: ({ Amount, Currency }) => <b>{clubFormats.money(Amount, Currency)}</b>,
    },
    { id: 'Acts', head: null, end: true, cell: (dispute) => <Open {...row} dispute={dispute} /> },
  ];
  return (
    <ListScreen
      title={t('billing.disputes')}
      label={t('billing.disputes')}
      lead={<ClubModeBar spaced />}
      page={page}
      search={{ value: filter.q, placeholder: t('billing.disputesHint'), onChange: (q) => change({ q }) }}
      empty={{ title: t('billing.noDisputes'), text: t('billing.noDisputesText') }}
      unmatched={filter.q === '' ? undefined : { title: t('billing.noDisputeMatches'), onClear: () => change({ q: '' }) }}
      idOf={({ PaymentDisputeId }) => PaymentDisputeId}
      columns={columns}
      card={(dispute) => (
        <div className={classes['card']}>
          <Member dispute={dispute} />
          <b>{clubFormats.money(dispute.Amount, dispute.Currency)}</b>
          <span className={classes['quiet']}>{dispute.Title}</span>
          <State {...row} dispute={dispute} />
          <Open {...row} dispute={dispute} />
        </div>
      )}
      showMore={showMore}
    >
      {filter.dispute !== null && (
        <DisputePanel
          clubId={ClubId}
          disputeId={filter.dispute}
          timeZone={TimeZone}
          clubFormats={clubFormats}
          onClose={() => change({ dispute: null })}
        />
      )}
    </ListScreen>
  );
}

interface RowProps {
  dispute: Dispute;
  clubFormats: Formats;
  timeZone: string;
  onOpen: (disputeId: number) => void;
}

function Member({ dispute }: { dispute: Dispute }) {
  const t = useT();
  if (dispute.UserId === null) return <span className={classes['quiet']}>{t('billing.noMember')}</span>;
  return <Link to={pathTo('EditUser', dispute.UserId)}>{fullName(dispute)}</Link>;
}

function State({ dispute, clubFormats, timeZone }: RowProps) {
  const t = useT();
  const now = useNow();
  const { tone, words } = stateOf(dispute, { timeZone, now }, t, clubFormats);
  return <StateChip tone={tone}>{words}</StateChip>;
}

function Open({ dispute, onOpen }: RowProps) {
  const t = useT();
  return (
    <Button
      variant="default"
      aria-label={`${t('kit.label', { label: t('billing.openDispute') })} ${fullName(dispute)}, ${dispute.Title}`}
      onClick={() => onOpen(dispute.PaymentDisputeId)}
    >
      {t('billing.openDispute')}
    </Button>
  );
}
