import type { Transaction } from '@clubpulse/contract/billing/transactions';
import { deleteTransaction } from '@clubpulse/contract/billing/transactions.calls';
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog.tsx';
import { useDialogAct } from '../../kit/dialog/use-dialog-act.ts';
import { useFormats } from '../../platform/formats.ts';
import { refusalText } from '../../platform/forms.ts';
import { useT } from '../../platform/phrases.ts';
import { isLinked } from './names.ts';

interface DeleteTransactionProps {
  transaction: Transaction;
  onRefund: () => void;
  onClose: () => void;
}

export function DeleteTransaction({ transaction, onRefund, onClose }: DeleteTransactionProps) {
  const t = useT();
  const formats = useFormats();
  const amount = formats.money(transaction.Amount, transaction.Currency);
  const remove = useDialogAct(deleteTransaction, {
    doneText: () => t('billing.transactionDeleted', { amount }),
    onClose,
  });
  if (isLinked(transaction) || remove.error !== null) {
    const refundable = transaction.Type === 'Purchase' && transaction.RefundedAmount < transaction.Amount;
    return (
      <ConfirmDialog
        opened
        title={t('billing.cannotDelete', { name: amount })}
        keep={t('kit.close')}
        confirm={refundable ? t('billing.recordRefund') : undefined}
        onConfirm={onRefund}
        onClose={onClose}
      >
        {remove.error === null ? t('error.TransactionIsLinked') : refusalText(remove.error)}
      </ConfirmDialog>
    );
  }
  return (
    <ConfirmDialog
      opened
      danger
      title={t('kit.deleteTitle', { name: amount })}
      keep={t('kit.keepIt')}
      confirm={t('billing.deleteTransaction')}
      busy={remove.isPending}
      onConfirm={() => remove.mutate({ params: { id: transaction.ClubId, transactionId: transaction.TransactionId } })}
      onClose={onClose}
    >
      {t('billing.deleteTransactionText', { date: formats.date(transaction.At) })}{' '}
      {transaction.Effect === 'End' && t('billing.undoEnd')}
      {transaction.Effect === 'TakeBack' && t('billing.undoTakeBack')}
    </ConfirmDialog>
  );
}
