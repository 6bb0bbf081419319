import { writeOffDebt } from '@clubpulse/contract/billing/subscriptions.calls';
import { Textarea } from '@mantine/core';
import { DialogForm } from '../../../kit/dialog/DialogForm.tsx';
import { useDialogAct } from '../../../kit/dialog/use-dialog-act.ts';
import { bySchema } from '../../../kit/form/check.ts';
import { useForm } from '../../../kit/form/use-form.ts';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/phrases.ts';
import { moneyFields } from '../../parts/money-fields.ts';
import { Refused, refusedOf } from '../../parts/Refused.tsx';
import type { ActProps } from './act-props.ts';

export function WriteOff({ held, onClose }: ActProps) {
  const t = useT();
  const formats = useFormats();
  const amount = formats.money(held.AmountDue, held.Currency);
  const form = useForm({
    initial: { Amount: held.AmountDue, Reason: '' },
    check: bySchema(writeOffDebt.body),
    wordsOf: moneyFields(formats),
  });
  const give = useDialogAct(writeOffDebt, {
    doneText: () => t('billing.writtenOff', { amount }),
    onClose,
  });
  return (
    <DialogForm
      title={t('billing.writeOffTitle', { name: held.SubscriptionName })}
      act={t('billing.writeOff')}
      form={form}
      refusal={
        form.errors.Amount === undefined ? (
          <Refused error={refusedOf(form.refused)} userId={held.UserId} />
        ) : (
          <Refused error={{ errorType: 'ValidationFailed', words: form.errors.Amount }} />
        )
      }
      save={(body) => give.mutateAsync({ params: { id: held.UserSubscriptionId }, body })}
      onClose={onClose}
    >
      <p>{t('billing.writeOffText', { amount })}</p>
      <Textarea
        required
        autosize
        minRows={2}
        maxLength={500}
        label={t('billing.writeOffReason')}
        value={form.values.Reason}
        error={form.errors.Reason}
        onChange={(event) => form.set({ Reason: event.currentTarget.value })}
      />
    </DialogForm>
  );
}
