import type { Payout, PayoutEntry, PayoutPart } from '@clubpulse/contract/billing/reconciliation/reconciliation';
import { listPayoutEntries } from '@clubpulse/contract/billing/reconciliation/reconciliation.calls';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { StateChip } from '../../kit/figures/StateChip.tsx';
import type { Column } from '../../kit/list/rows/columns.ts';
import { ListRows } from '../../kit/list/rows/ListRows.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useCall } from '../../platform/api.ts';
import { type Formats, useFormats } from '../../platform/formats.ts';
import { type PhraseKey, type Translate, useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import classes from './Payouts.module.css';

export function PayoutRows({ rows }: { rows: readonly Payout[] }) {
  const t = useT();
  const formats = useFormats();
  const [opened, setOpened] = useState<Payout | null>(null);
  const columns = columnsOf(t, formats, setOpened);
  return (
    <>
      <ListRows
        label={t('billing.payouts')}
        rows={rows}
        idOf={(row) => rows.indexOf(row)}
        keyOf={({ ExtPayoutId, Currency }) => ExtPayoutId ?? Currency}
        columns={columns}
        card={({ At, PaidOut, Currency }) => (
          <span>
            {formats.date(At)} <b>{formats.money(PaidOut, Currency)}</b>
          </span>
        )}
      />
      {opened !== null && opened.ExtPayoutId !== null && (
        <Inside payout={opened.ExtPayoutId} at={opened.At} onClose={() => setOpened(null)} />
      )}
    </>
  );
}

const parts: Record<PayoutPart['Kind'], PhraseKey> = {
  ToSettle: 'billing.toSettle',
  LeftSo: 'billing.partLeftSo',
  NotYet: 'billing.partNotYet',
  Held: 'billing.partHeld',
  NotListed: 'billing.partNotListed',
  Unexplained: 'billing.partUnexplained',
};

const columnsOf = (t: Translate, formats: Formats, open: (row: Payout) => void): readonly Column<Payout>[] => {
  const money = (id: 'Charged' | 'Fees' | 'GivenBack' | 'Recorded', head: PhraseKey): Column<Payout> => ({
    id,
    head: t(head),
    end: true,
    cell: (row) => <span className={classes['sum']}>{withMinus(row[id], row.Currency, formats)}</span>,
  });
  return [
    {
      id: 'At',
      head: t('billing.payoutOf'),
      names: true,
      cell: ({ ExtPayoutId, At }) => <b>{ExtPayoutId === null ? t('billing.payoutWaits') : formats.date(At)}</b>,
    },
    { id: 'ArrivesOn', head: t('billing.payoutInBank'), cell: (row) => arrival(row, t, formats) },
    {
      id: 'Payments',
      head: t('billing.payoutPayments'),
      end: true,
      cell: (row) =>
        row.ExtPayoutId === null ? (
          row.Payments
        ) : (
          <Button
            variant="subtle"
            size="compact-sm"
            aria-label={`${row.Payments}, ${t('billing.payoutInside', { date: formats.date(row.At) })}`}
            onClick={() => open(row)}
          >
            {row.Payments}
          </Button>
        ),
    },
    money('Charged', 'billing.payoutCharged'),
    money('Fees', 'billing.payoutFees'),
    money('GivenBack', 'billing.payoutGivenBack'),
    {
      id: 'PaidOut',
      head: t('billing.payoutPaidOut'),
      end: true,
      cell: ({ PaidOut, Currency }) => <b>{formats.money(PaidOut, Currency)}</b>,
    },
    money('Recorded', 'billing.payoutRecorded'),
    {
      id: 'Difference',
      head: t('billing.difference'),
      end: true,
      cell: ({ Difference, Parts, Currency }) =>
        Difference === 0 ? (
          <StateChip tone="ok" icon={IconCheck}>
            {t('billing.payoutAgrees')}
          </StateChip>
        ) : (
          <>
            <b>{signed(Difference, Currency, formats)}</b>
            {Parts.map(({ Kind, Amount }) => (
              <span key={Kind} className={classes['part']} data-unexplained={Kind === 'Unexplained'}>
                {t('kit.label', { label: t(parts[Kind]) })} {signed(Amount, Currency, formats)}
              </span>
            ))}
          </>
        ),
    },
  ];
};

const withMinus = (amount: number, currency: string, formats: Formats): string =>
  amount < 0 ? signed(amount, currency, formats) : formats.money(amount, currency);

export const signed = (amount: number, currency: string, formats: Formats): string =>
  `${amount > 0 ? '+' : amount < 0 ? '−' : ''}${formats.money(Math.abs(amount), currency)}`;

function arrival({ PayoutState, ArrivesOn }: Payout, t: Translate, formats: Formats): string {
  if (PayoutState === null || ArrivesOn === null) return '';
  if (PayoutState === 'paid') return formats.date(ArrivesOn);
  return t(PayoutState === 'failed' || PayoutState === 'canceled' ? 'billing.payoutFailed' : 'billing.payoutOnWay');
}

const kinds: Record<PayoutEntry['Kind'], PhraseKey> = {
  Payment: 'billing.entryPayment',
  Refund: 'billing.entryRefund',
  Dispute: 'billing.entryDispute',
  Payout: 'billing.payoutOf',
  Fee: 'billing.entryFee',
  Other: 'billing.entryOther',
};

function Inside({ payout, at, onClose }: { payout: string; at: string; onClose: () => void }) {
  const t = useT();
  const formats = useFormats();
  const { ClubId: id } = useStaffClub();
  const entries = useCall(listPayoutEntries, { params: { id }, query: { ExtPayoutId: payout } }, { quiet: true });
  return (
    <Dialog opened onClose={onClose} size="lg" title={t('billing.payoutInside', { date: formats.date(at) })}>
      <QueryResult query={entries} loading={<SkeletonRows />}>
        {(all) => (
          <ul className={classes['entries']}>
            {all.map((entry) => (
              <li key={entry.ExtEntryId}>
                <span>
                  <b>{entry.TransactionId === null ? t(kinds[entry.Kind]) : fullName(entry)}</b>
                  <span className={classes['quiet']}>
                    {[formats.dateTime(entry.At), entry.TransactionId === null ? '' : t(kinds[entry.Kind])]
                      .filter(Boolean)
                      .join(', ')}
                  </span>
                </span>
                <span className={classes['sums']}>
                  <b>{withMinus(entry.Gross, entry.Currency, formats)}</b>
                  <span className={classes['quiet']}>{withMinus(entry.Net, entry.Currency, formats)}</span>
                </span>
              </li>
            ))}
          </ul>
        )}
      </QueryResult>
    </Dialog>
  );
}
