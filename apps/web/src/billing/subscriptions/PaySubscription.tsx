import type { TransactionMethod } from '@clubpulse/contract/billing/transactions';
import type { UserSubscription } from '@clubpulse/contract/billing/user-subscriptions';
import { paySubscription } from '@clubpulse/contract/billing/user-subscriptions.calls';
import { Checkbox } from '@mantine/core';
import { Dialog } from '../../kit/Dialog.tsx';
import { DialogActions } from '../../kit/DialogActions.tsx';
import classes from '../../kit/dialog.module.css';
import { MoneyField } from '../../kit/MoneyField.tsx';
import { useDialogForm } from '../../kit/use-dialog-form.ts';
import { type ApiInput, useChange } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { toastDone } from '../../platform/toasts.ts';
import { MethodSelect } from '../parts/MethodSelect.tsx';
import { Refused, refusedOf } from '../parts/Refused.tsx';
import { dueNext } from '../parts/subscription-words.ts';
import { subscriptionLists } from './refreshes.ts';

interface ActProps {
  held: UserSubscription;
  onClose: () => void;
}

interface Values {
  Method: TransactionMethod;
  Amount: number | null;
  VisibleInExport: boolean;
}

/** Takes what is due next, and records it as a transaction. */
export function PaySubscription({ held, onClose }: ActProps) {
  const t = useT();
  const formats = useFormats();
  const due = dueNext(held);
  const next = held.InstallmentPlan.find(({ PaidAt }) => PaidAt === null);
  const form = useDialogForm<Values, NonNullable<ApiInput<typeof paySubscription>['body']>>(
    { Method: 'Cash', Amount: due, VisibleInExport: true },
    paySubscription.body,
  );
  const pay = useChange(paySubscription, {
    quiet: true,
    refreshes: subscriptionLists,
    onDone: ({ Transaction }) => {
      toastDone({ title: t('billing.paymentRecorded', { amount: formats.money(Transaction.Amount, Transaction.Currency) }) });
      onClose();
    },
    onRefused: form.refuse,
  });
  const refused = refusedOf(pay.error);
  return (
    <Dialog opened onClose={onClose} title={t('billing.payTitle', { name: held.SubscriptionName })}>
      <form
        className={classes['form']}
        noValidate
        onSubmit={form.submit((body) =>
          // What is due is the server's to say; another amount is ours.
          pay.mutate({
            params: { id: held.UserSubscriptionId },
            body: { ...body, Amount: body.Amount === due ? null : (body.Amount ?? null) },
          }),
        )}
      >
        <p>
          {next === undefined
            ? t('billing.payWhole', { amount: formats.money(due, held.Currency) })
            : t('billing.payInstallment', {
                number: next.Number,
                total: held.InstallmentPlan.length,
                amount: formats.money(due, held.Currency),
                date: formats.date(next.DueDate),
              })}
        </p>
        <MoneyField
          required
          label={t('billing.amount')}
          currency={held.Currency}
          value={form.values.Amount}
          error={form.errors.Amount}
          onChange={(Amount) => form.set({ Amount })}
        />
        <MethodSelect value={form.values.Method} error={form.errors.Method} onChange={(Method) => form.set({ Method })} />
        <Checkbox
          label={t('billing.visibleInExport')}
          checked={form.values.VisibleInExport}
          onChange={(event) => form.set({ VisibleInExport: event.currentTarget.checked })}
        />
        {refused !== null && <Refused error={refused} userId={held.UserId} />}
        <DialogActions act={t('billing.recordPayment')} busy={pay.isPending} onClose={onClose} />
      </form>
    </Dialog>
  );
}
