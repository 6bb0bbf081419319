import type { Transaction } from '@clubpulse/contract/billing/transactions';
import { deleteTransaction, listTransactions } from '@clubpulse/contract/billing/transactions.calls';
import { Button } from '@mantine/core';
import { ConfirmDialog } from '../../kit/ConfirmDialog.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import dialog from '../../kit/dialog.module.css';
import { useChange } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { refusalWords } from '../../platform/forms.ts';
import { useT } from '../../platform/phrases.ts';
import { toastDone } from '../../platform/toasts.ts';
import classes from './DeleteTransaction.module.css';
import { isLinked } from './names.ts';

interface DeleteTransactionProps {
  transaction: Transaction;
  onRefund: () => void;
  onClose: () => void;
}

/** Asks before a record goes; one that paid for something says why it stays, and offers the refund instead. */
export function DeleteTransaction({ transaction, onRefund, onClose }: DeleteTransactionProps) {
  const t = useT();
  const formats = useFormats();
  const amount = formats.money(transaction.Amount, transaction.Currency);
  const remove = useChange(deleteTransaction, {
    quiet: true,
    refreshes: [listTransactions],
    onDone: () => {
      toastDone({ title: t('billing.transactionDeleted', { amount }) });
      onClose();
    },
  });
  if (isLinked(transaction) || remove.error !== null) {
    const refundable = transaction.Type === 'Purchase' && transaction.RefundedAmount < transaction.Amount;
    return (
      <Dialog opened onClose={onClose} title={t('billing.cannotDelete', { name: amount })}>
        <div className={dialog['form']}>
          <p>{remove.error === null ? t('error.TransactionIsLinked') : refusalWords(remove.error)}</p>
          <div className={classes['choices']}>
            <Button variant="default" onClick={onClose}>
              {t('kit.close')}
            </Button>
            {refundable && (
              <Button data-autofocus onClick={onRefund}>
                {t('billing.recordRefund')}
              </Button>
            )}
          </div>
        </div>
      </Dialog>
    );
  }
  return (
    <ConfirmDialog
      opened
      danger
      title={t('billing.deleteTitle', { name: amount })}
      keep={t('billing.keepIt')}
      confirm={t('billing.deleteTransaction')}
      busy={remove.isPending}
      onConfirm={() => remove.mutate({ params: { id: transaction.ClubId, transactionId: transaction.TransactionId } })}
      onClose={onClose}
    >
      {t('billing.deleteTransactionText', { date: formats.date(transaction.At) })}
    </ConfirmDialog>
  );
}
