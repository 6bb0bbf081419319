import type { Transaction } from '@clubpulse/contract/billing/transactions';
import { useState } from 'react';
import { later } from '../../kit/later.tsx';
import { type Formats, FormatsContext } from '../../platform/formats.ts';
import { DeleteTransaction } from './DeleteTransaction.tsx';
import { type TransactionAct, TransactionRows } from './TransactionRows.tsx';

const TransactionEditor = later(() => import('./TransactionEditor.tsx').then((it) => it.TransactionEditor));

interface TransactionListProps {
  transactions: readonly Transaction[];
  clubFormats: Formats;
  ofOne?: boolean;
}

/** Transactions in the club's time, and the dialogs of what can be done with each. */
export function TransactionList({ transactions, clubFormats, ofOne = false }: TransactionListProps) {
  const [dialog, setDialog] = useState<{ act: TransactionAct; of: Transaction } | null>(null);
  const close = () => setDialog(null);
  return (
    <FormatsContext value={clubFormats}>
      <TransactionRows transactions={transactions} ofOne={ofOne} onAct={(act, of) => setDialog({ act, of })} />
      {dialog !== null && dialog.act !== 'delete' && (
        <TransactionEditor of={{ act: dialog.act, transaction: dialog.of }} clubFormats={clubFormats} onClose={close} />
      )}
      {dialog?.act === 'delete' && (
        <DeleteTransaction transaction={dialog.of} onRefund={() => setDialog({ act: 'refund', of: dialog.of })} onClose={close} />
      )}
    </FormatsContext>
  );
}
