import type { Debt } from '@clubpulse/contract/billing/debts/debts';
import { payDebt } from '@clubpulse/contract/billing/debts/debts.calls';
import type { TransactionMethod } from '@clubpulse/contract/billing/transactions';
import { moneySchema } from '@clubpulse/contract/scalars';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { z } from 'zod';
import { DialogForm } from '../../kit/dialog/DialogForm.tsx';
import { useDialogAct } from '../../kit/dialog/use-dialog-act.ts';
import { MoneyField } from '../../kit/fields/MoneyField.tsx';
import { bySchema } from '../../kit/form/check.ts';
import { useForm } from '../../kit/form/use-form.ts';
import type { ApiInput } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { InExport } from '../parts/InExport.tsx';
import { MethodSelect } from '../parts/MethodSelect.tsx';
import { moneyFields } from '../parts/money-fields.ts';
import { Refused, refusedOf } from '../parts/Refused.tsx';
import { takePaymentLabel } from '../parts/take-payment-label.ts';

const bodySchema = payDebt.body.extend({ Amount: z.number('price-required').pipe(moneySchema.min(1, 'price-required')) });

interface Values {
  Method: TransactionMethod;
  Amount: number | null;
  VisibleInExport: boolean;
}

export function PayDebt({ debt, onClose }: { debt: Debt; onClose: () => void }) {
  const t = useT();
  const formats = useFormats();
  const due = debt.AmountDue;
  const amount = formats.money(due, debt.Currency);
  const form = useForm<Values, NonNullable<ApiInput<typeof payDebt>['body']>>({
    initial: { Method: 'Cash', Amount: due, VisibleInExport: true },
    check: (values) =>
      values.Amount !== null && values.Amount > due
        ? { errors: { Amount: t('more-than-due', { amount }) } }
        : bySchema(bodySchema)(values),
    wordsOf: moneyFields(formats),
  });
  const pay = useDialogAct(payDebt, {
    doneText: ({ Transaction: { Amount, Currency } }) =>
      t('billing.paymentRecorded', { amount: formats.money(Amount, Currency) }),
    onClose,
  });
  return (
    <DialogForm
      title={t('billing.payDebtTitle', { name: fullName(debt) })}
      act={takePaymentLabel({ amount: form.values.Amount, currency: debt.Currency }, t, formats)}
      form={form}
      refusal={<Refused error={refusedOf(form.refused)} />}
      save={(body) => pay.mutateAsync({ params: { id: debt.ClubId, debtId: debt.DebtId }, body })}
      onClose={onClose}
    >
      <p>{t('billing.debtText', { amount, name: debt.SubscriptionName, date: formats.date(debt.OwedSince) })}</p>
      <MoneyField
        required
        label={t('billing.amount')}
        currency={debt.Currency}
        min={1}
        value={form.values.Amount}
        error={form.errors.Amount}
        onChange={(Amount) => form.set({ Amount })}
      />
      <MethodSelect value={form.values.Method} error={form.errors.Method} onChange={(Method) => form.set({ Method })} />
      <InExport value={form.values.VisibleInExport} onChange={(VisibleInExport) => form.set({ VisibleInExport })} />
    </DialogForm>
  );
}
