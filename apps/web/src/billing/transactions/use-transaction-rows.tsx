import type { Transaction } from '@clubpulse/contract/billing/transactions';
import { type ReactNode, useState } from 'react';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import type { Formats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { TABLE_FROM } from '../parts/table-from.ts';
import { DeleteTransaction } from './DeleteTransaction.tsx';
import { type TransactionAct, TransactionCard, transactionColumns } from './TransactionRows.tsx';

const TransactionEditor = lazyComponent(() => import('./editor/TransactionEditor.tsx').then((it) => it.TransactionEditor));

const TransactionChanges = lazyComponent(() => import('./TransactionChanges.tsx').then((it) => it.TransactionChanges));

const ReportedFacts = lazyComponent(() => import('./ReportedFacts.tsx').then((it) => it.ReportedFacts));

interface ActsOf {
  clubFormats: Formats;
  ofOne?: boolean;
  isDeleted?: boolean;
}

export function useTransactionRows({ clubFormats, ofOne = false, isDeleted = false }: ActsOf) {
  const t = useT();
  const [dialog, setDialog] = useState<{ act: TransactionAct; transaction: Transaction } | null>(null);
  const close = () => setDialog(null);
  const onAct = (act: TransactionAct, transaction: Transaction) => setDialog({ act, transaction });
  const dialogs: ReactNode = (
    <>
      {dialog?.act === 'changes' && (
        <TransactionChanges transaction={dialog.transaction} clubFormats={clubFormats} onClose={close} />
      )}
      {dialog?.act === 'facts' && <ReportedFacts transaction={dialog.transaction} clubFormats={clubFormats} onClose={close} />}
      {dialog !== null && (dialog.act === 'edit' || dialog.act === 'refund') && (
        <TransactionEditor
          edited={{ act: dialog.act, transaction: dialog.transaction }}
          clubFormats={clubFormats}
          onClose={close}
        />
      )}
      {dialog?.act === 'delete' && (
        <DeleteTransaction
          transaction={dialog.transaction}
          onRefund={() => setDialog({ act: 'refund', transaction: dialog.transaction })}
          onClose={close}
        />
      )}
    </>
  );
  return {
    dialogs,
    list: {
      label: t('billing.transactions'),
      idOf: (one: Transaction) => one.TransactionId,
      columns: transactionColumns(t, clubFormats, { ofOne, isDeleted, onAct }),
      card: (one: Transaction) => <TransactionCard transaction={one} ofOne={ofOne} isDeleted={isDeleted} onAct={onAct} />,
      wide: TABLE_FROM,
    },
  };
}
