import type { RefundState, Transaction } from '@clubpulse/contract/billing/transactions';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import {
  IconArrowBackUp,
  IconBuildingBank,
  IconClock,
  IconEyeOff,
  IconHistory,
  IconPackage,
  IconPencil,
  IconReceipt,
  IconTicket,
  IconTrash,
  IconWorld,
} from '@tabler/icons-react';
import { Link } from 'react-router';
import { StateChip } from '../../kit/figures/StateChip.tsx';
import { RowMenu } from '../../kit/list/RowMenu.tsx';
import type { Column } from '../../kit/list/rows/columns.ts';
import { useMayOpen } from '../../platform/access.ts';
import { type Formats, useFormats } from '../../platform/formats.ts';
import { type Translate, useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { methodLabel } from '../parts/methods.ts';
import { refundStates } from '../parts/refund-state.ts';
import { useManages, useSells } from '../parts/use-manages.ts';
import { isRefundedOnline } from './names.ts';
import { noteText } from './note-text.ts';
import classes from './TransactionRows.module.css';

export type TransactionAct = 'edit' | 'refund' | 'facts' | 'changes' | 'delete';

export type OnAct = (act: TransactionAct, transaction: Transaction) => void;

interface TransactionsOf {
  ofOne: boolean;
  isDeleted: boolean;
  onAct: OnAct;
}

/** Formats as `€59.00`, a refund as `−€9.00`. */
const amountWords = ({ Type, Amount, Currency }: Transaction, formats: Formats): string =>
  `${Type === 'Refund' ? '−' : ''}${formats.money(Amount, Currency)}`;

const whatWords = (one: Transaction, t: Translate): string =>
  one.Description || t(one.Type === 'Purchase' ? 'billing.purchase' : 'billing.refund');

export const transactionColumns = (
  t: Translate,
  formats: Formats,
  { ofOne, isDeleted, onAct }: TransactionsOf,
): Column<Transaction>[] => [
  {
    id: 'At',
    head: t('kit.when'),
    className: classes['when'],
    title: (one) => formats.dateTime(one.At),
    sorts: true,
    cell: (one) => (
      <>
        {formats.date(one.At)}
        <span className={classes['sub']}>{formats.time(one.At)}</span>
      </>
    ),
  },
  ...(ofOne ? [] : [{ id: 'Member', head: t('kit.member'), cell: (one: Transaction) => <Member transaction={one} /> }]),
  {
    id: 'Description',
    head: t('kit.description'),
    className: classes['what'],
    cell: (one) => (
      <>
        {whatWords(one, t)}
        {one.Note !== '' && <span className={classes['sub']}>{noteText(one, t)}</span>}
        <ReceiptLink transaction={one} />
        <Chips transaction={one} isDeleted={isDeleted} />
      </>
    ),
  },
  { id: 'Method', head: t('billing.method'), className: classes['method'], cell: (one) => t(methodLabel(one.Method)) },
  {
    id: 'Operator',
    head: t('billing.csvOperator'),
    className: classes['wide'],
    cell: (one) => <span className={classes['sub']}>{one.Operator?.email ?? t('billing.byTheHouse')}</span>,
  },
  {
    id: 'Amount',
    head: t('billing.amount'),
    end: true,
    sorts: true,
    cell: (one) => <span className={classes['amount']}>{amountWords(one, formats)}</span>,
  },
  { id: 'acts', head: null, end: true, cell: (one) => <Acts transaction={one} isDeleted={isDeleted} onAct={onAct} /> },
];

export function TransactionCard({ transaction: one, ofOne, isDeleted, onAct }: TransactionsOf & { transaction: Transaction }) {
  const t = useT();
  const formats = useFormats();
  return (
    <div className={classes['card']}>
      <span>
        {whatWords(one, t)}
        <span className={classes['sub']}>
          {formats.dateTime(one.At)} · {t(methodLabel(one.Method))}
        </span>
        {!ofOne && <Member transaction={one} />}
        <ReceiptLink transaction={one} />
      </span>
      <span className={classes['amount']}>{amountWords(one, formats)}</span>
      <Acts transaction={one} isDeleted={isDeleted} onAct={onAct} />
      <Chips transaction={one} isDeleted={isDeleted} />
    </div>
  );
}

function Member({ transaction }: { transaction: Transaction }) {
  const t = useT();
  const mayOpen = useMayOpen();
  if (transaction.UserId === null) return <span className={classes['sub']}>{t('billing.noMember')}</span>;
  if (!mayOpen('EditUser')) return <span>{fullName(transaction)}</span>;
  return (
    <Link className={classes['member']} to={pathTo('EditUser', transaction.UserId)}>
      {fullName(transaction)}
    </Link>
  );
}

function ReceiptLink({ transaction: { ReceiptId, ReceiptNumber } }: { transaction: Transaction }) {
  if (ReceiptId === null) return null;
  return (
    <Link className={classes['receipt']} to={pathTo('ClubReceipt', ReceiptId)}>
      {ReceiptNumber}
    </Link>
  );
}

function Chips({ transaction, isDeleted }: { transaction: Transaction; isDeleted: boolean }) {
  const t = useT();
  const formats = useFormats();
  return (
    <span className={classes['chips']}>
      {isDeleted && (
        <StateChip tone="mute" icon={IconTrash}>
          {t('billing.offTheBooks')}
        </StateChip>
      )}
      {transaction.Type === 'Refund' && (
        <StateChip tone="warn" icon={IconArrowBackUp}>
          {t('billing.refund')}
        </StateChip>
      )}
      {transaction.RefundState !== null && <RefundChip state={transaction.RefundState} />}
      {transaction.RefundedAmount > 0 && (
        <StateChip tone="warn" icon={IconArrowBackUp}>
          {t('billing.refundedOf', { amount: formats.money(transaction.RefundedAmount, transaction.Currency) })}
        </StateChip>
      )}
      {transaction.LeftDue !== null && transaction.LeftDue > 0 && (
        <StateChip tone="warn" icon={IconClock}>
          {t('billing.leftAfter', { amount: formats.money(transaction.LeftDue, transaction.Currency) })}
        </StateChip>
      )}
      {transaction.UserSubscriptionId !== null && (
        <StateChip tone="mute" icon={IconTicket}>
          {t('kit.subscription')}
        </StateChip>
      )}
      {transaction.ClubCreditsPackageId !== null && (
        <StateChip tone="mute" icon={IconPackage}>
          {t('billing.package')}
        </StateChip>
      )}
      {transaction.PaymentMode === 'Online' && (transaction.Type === 'Purchase' || transaction.PlatformFee > 0) && (
        <StateChip tone="info" icon={IconWorld}>
          {t(transaction.Type === 'Refund' ? 'billing.onlineFeeBack' : 'billing.onlineFee', {
            fee: formats.money(transaction.PlatformFee, transaction.Currency),
          })}
        </StateChip>
      )}
      {!transaction.VisibleInExport && (
        <StateChip tone="striped" icon={IconEyeOff}>
          {t('billing.notInExport')}
        </StateChip>
      )}
    </span>
  );
}

function RefundChip({ state }: { state: RefundState }) {
  const t = useT();
  const { tone, icon, label } = refundStates[state];
  return (
    <StateChip tone={tone} icon={icon}>
      {t(label)}
    </StateChip>
  );
}

function Acts({ transaction, isDeleted, onAct }: { transaction: Transaction; isDeleted: boolean; onAct: OnAct }) {
  const t = useT();
  const formats = useFormats();
  const manages = useManages();
  const sells = useSells();
  const reads = useMayOpen()('Transactions');
  const { ReceiptId, PaymentMode } = transaction;
  const refunds = manages || (sells && PaymentMode === 'Manual');
  const refundable = refunds && !isDeleted && transaction.Type === 'Purchase' && transaction.RefundedAmount < transaction.Amount;
  const manual = manages && !isDeleted && PaymentMode === 'Manual';
  const items = [
    ...(ReceiptId === null ? [] : [{ label: t('billing.receipt'), icon: IconReceipt, href: pathTo('ClubReceipt', ReceiptId) }]),
    ...(manual ? [{ label: t('kit.edit'), icon: IconPencil, onClick: () => onAct('edit', transaction) }] : []),
    ...(refundable
      ? [
          {
            label: t(isRefundedOnline(transaction) ? 'billing.refundSend' : 'billing.recordRefund'),
            icon: IconArrowBackUp,
            onClick: () => onAct('refund', transaction),
          },
        ]
      : []),
    ...(!reads || isDeleted || PaymentMode === 'Manual'
      ? []
      : [{ label: t('billing.feesAndPayout'), icon: IconBuildingBank, onClick: () => onAct('facts', transaction) }]),
    ...(reads ? [{ label: t('billing.changes'), icon: IconHistory, onClick: () => onAct('changes', transaction) }] : []),
    ...(manual ? [{ label: t('kit.delete'), icon: IconTrash, danger: true, onClick: () => onAct('delete', transaction) }] : []),
  ];
  if (items.length === 0) return null;
  return (
    <RowMenu
      label={t('kit.actionsOf', { name: `${transaction.Description} ${amountWords(transaction, formats)}`.trim() })}
      items={items}
    />
  );
}
