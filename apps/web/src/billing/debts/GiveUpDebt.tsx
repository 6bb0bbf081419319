import type { Debt } from '@clubpulse/contract/billing/debts/debts';
import { writeOffLeftDebt } from '@clubpulse/contract/billing/debts/debts.calls';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { Textarea } from '@mantine/core';
import { DialogForm } from '../../kit/dialog/DialogForm.tsx';
import { useDialogAct } from '../../kit/dialog/use-dialog-act.ts';
import { bySchema } from '../../kit/form/check.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { moneyFields } from '../parts/money-fields.ts';
import { Refused, refusedOf } from '../parts/Refused.tsx';

export function GiveUpDebt({ debt, onClose }: { debt: Debt; onClose: () => void }) {
  const t = useT();
  const formats = useFormats();
  const amount = formats.money(debt.AmountDue, debt.Currency);
  const form = useForm({
    initial: { Amount: debt.AmountDue, Reason: '' },
    check: bySchema(writeOffLeftDebt.body),
    wordsOf: moneyFields(formats),
  });
  const giveUp = useDialogAct(writeOffLeftDebt, { doneText: () => t('billing.debtGivenUp', { amount }), onClose });
  return (
    <DialogForm
      title={t('billing.giveUpTitle', { name: fullName(debt) })}
      act={t('billing.giveUp')}
      form={form}
      refusal={
        form.errors.Amount === undefined ? (
          <Refused error={refusedOf(form.refused)} />
        ) : (
          <Refused error={{ errorType: 'ValidationFailed', words: form.errors.Amount }} />
        )
      }
      save={(body) => giveUp.mutateAsync({ params: { id: debt.ClubId, debtId: debt.DebtId }, body })}
      onClose={onClose}
    >
      <p>{t('billing.debtText', { amount, name: debt.SubscriptionName, date: formats.date(debt.OwedSince) })}</p>
      <p>{t('billing.giveUpText')}</p>
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
