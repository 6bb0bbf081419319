import type { Transaction } from '@clubpulse/contract/billing/transactions';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { useMediaQuery } from '@mantine/hooks';
import { IconArrowBackUp, IconEyeOff, IconPackage, IconPencil, IconTicket, IconTrash, IconWorld } from '@tabler/icons-react';
import { Link } from 'react-router';
import { StateChip } from '../../kit/figures/StateChip.tsx';
import { RowMenu } from '../../kit/list/RowMenu.tsx';
import { Table } from '../../kit/list/Table.tsx';
import { type Formats, useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { methodLabel } from '../parts/methods.ts';
import classes from './TransactionRows.module.css';

export type TransactionAct = 'edit' | 'refund' | 'delete';

interface RowsProps {
  transactions: readonly Transaction[];
  /** The member is known: her own tab. */
  ofOne?: boolean;
  onAct: (act: TransactionAct, transaction: Transaction) => void;
}

/** Transactions, newest first: a table, on a phone a list. */
export function TransactionRows(props: RowsProps) {
  const wide = useMediaQuery('(min-width: 1000px)', true, { getInitialValueInEffect: false });
  return wide ? <Rows {...props} /> : <Cards {...props} />;
}

/** `€59.00`, a refund as `−€9.00`. */
const amountWords = ({ Type, Amount, Currency }: Transaction, formats: Formats): string =>
  `${Type === 'Refund' ? '−' : ''}${formats.money(Amount, Currency)}`;

function Rows({ transactions, ofOne = false, onAct }: RowsProps) {
  const t = useT();
  const formats = useFormats();
  return (
    <Table
      label={t('billing.transactions')}
      head={
        <>
          <th scope="col">{t('kit.when')}</th>
          {!ofOne && <th scope="col">{t('kit.member')}</th>}
          <th scope="col">{t('kit.description')}</th>
          <th scope="col">{t('billing.method')}</th>
          <th scope="col" className={classes['wide']}>
            {t('billing.csvOperator')}
          </th>
          <th scope="col" data-end>
            {t('billing.amount')}
          </th>
          <td />
        </>
      }
    >
      {transactions.map((one) => (
        <tr key={one.TransactionId}>
          <td className={classes['when']} title={formats.dateTime(one.At)}>
            {formats.date(one.At)}
            <span className={classes['sub']}>{formats.time(one.At)}</span>
          </td>
          {!ofOne && (
            <td>
              <Member of={one} />
            </td>
          )}
          <td className={classes['what']}>
            {one.Description || t(one.Type === 'Purchase' ? 'billing.purchase' : 'billing.refund')}
            {one.Note !== '' && <span className={classes['sub']}>{one.Note}</span>}
            <Chips of={one} />
          </td>
          <td className={classes['method']}>{t(methodLabel(one.Method))}</td>
          <td className={classes['wide']}>
            <span className={classes['sub']}>{one.Operator?.email ?? t('billing.byTheHouse')}</span>
          </td>
          <td data-end className={classes['amount']}>
            {amountWords(one, formats)}
          </td>
          <td data-end>
            <Acts of={one} onAct={onAct} />
          </td>
        </tr>
      ))}
    </Table>
  );
}

function Cards({ transactions, ofOne = false, onAct }: RowsProps) {
  const t = useT();
  const formats = useFormats();
  return (
    <ul className={classes['cards']}>
      {transactions.map((one) => (
        <li key={one.TransactionId}>
          <span>
            {one.Description || t(one.Type === 'Purchase' ? 'billing.purchase' : 'billing.refund')}
            <span className={classes['sub']}>
              {formats.dateTime(one.At)} · {t(methodLabel(one.Method))}
            </span>
            {!ofOne && <Member of={one} />}
          </span>
          <span className={classes['amount']}>{amountWords(one, formats)}</span>
          <Acts of={one} onAct={onAct} />
          <Chips of={one} />
        </li>
      ))}
    </ul>
  );
}

function Member({ of }: { of: Transaction }) {
  const t = useT();
  if (of.UserId === null) return <span className={classes['sub']}>{t('billing.noMember')}</span>;
  return (
    <Link className={classes['member']} to={pathTo('EditUser', of.UserId)}>
      {fullName(of)}
    </Link>
  );
}

function Chips({ of }: { of: Transaction }) {
  const t = useT();
  const formats = useFormats();
  return (
    <span className={classes['chips']}>
      {of.Type === 'Refund' && (
        <StateChip tone="warn" icon={IconArrowBackUp}>
          {t('billing.refund')}
        </StateChip>
      )}
      {of.RefundedAmount > 0 && (
        <StateChip tone="warn" icon={IconArrowBackUp}>
          {t('billing.refundedOf', { amount: formats.money(of.RefundedAmount, of.Currency) })}
        </StateChip>
      )}
      {of.UserSubscriptionId !== null && (
        <StateChip tone="mute" icon={IconTicket}>
          {t('kit.subscription')}
        </StateChip>
      )}
      {of.ClubCreditsPackageId !== null && (
        <StateChip tone="mute" icon={IconPackage}>
          {t('billing.package')}
        </StateChip>
      )}
      {of.PaymentMode === 'Online' && (
        <StateChip tone="info" icon={IconWorld}>
          {t('billing.onlineFee', { fee: formats.money(of.PlatformFee, of.Currency) })}
        </StateChip>
      )}
      {!of.VisibleInExport && (
        <StateChip tone="striped" icon={IconEyeOff}>
          {t('billing.notInExport')}
        </StateChip>
      )}
    </span>
  );
}

function Acts({ of, onAct }: { of: Transaction; onAct: RowsProps['onAct'] }) {
  const t = useT();
  const formats = useFormats();
  const refundable = of.Type === 'Purchase' && of.RefundedAmount < of.Amount;
  const manual = of.PaymentMode === 'Manual';
  const items = [
    ...(manual ? [{ label: t('kit.edit'), icon: IconPencil, onClick: () => onAct('edit', of) }] : []),
    ...(refundable ? [{ label: t('billing.recordRefund'), icon: IconArrowBackUp, onClick: () => onAct('refund', of) }] : []),
    ...(manual ? [{ label: t('kit.delete'), icon: IconTrash, danger: true, onClick: () => onAct('delete', of) }] : []),
  ];
  if (items.length === 0) return null;
  return <RowMenu label={t('kit.actionsOf', { name: `${of.Description} ${amountWords(of, formats)}`.trim() })} items={items} />;
}
