import { paySubscription } from '@clubpulse/contract/billing/subscriptions.calls';
import type { TransactionMethod } from '@clubpulse/contract/billing/transactions';
import { getMemberFamily } from '@clubpulse/contract/members/families/families.calls';
import { moneySchema } from '@clubpulse/contract/scalars';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { Button } from '@mantine/core';
import { IconQrcode } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { z } from 'zod';
import { DialogForm } from '../../../kit/dialog/DialogForm.tsx';
import { MoneyField } from '../../../kit/fields/MoneyField.tsx';
import { bySchema } from '../../../kit/form/check.ts';
import { useForm } from '../../../kit/form/use-form.ts';
import { type ApiError, type ApiInput, useCall } from '../../../platform/api.ts';
import { type Formats, useFormats } from '../../../platform/formats.ts';
import { type Translate, useT } from '../../../platform/phrases.ts';
import { useStaffClub } from '../../../platform/session.tsx';
import { useTodayIn } from '../../../platform/use-today.ts';
import { PayOwed } from '../../online-payments/public.ts';
import { InExport } from '../../parts/InExport.tsx';
import { MethodSelect } from '../../parts/MethodSelect.tsx';
import { moneyFields } from '../../parts/money-fields.ts';
import { Refused, refusedOf } from '../../parts/Refused.tsx';
import { takePaymentLabel } from '../../parts/take-payment-label.ts';
import { useCardPayments } from '../../parts/use-card-payments.ts';
import { useManages } from '../../parts/use-manages.ts';
import { useSaleAct } from '../../parts/use-sale-act.ts';
import type { ActProps } from './act-props.ts';

const bodySchema = paySubscription.body.extend({
  Amount: z.number('price-required').pipe(moneySchema.min(1, 'price-required')),
});

interface Values {
  Method: TransactionMethod;
  Amount: number | null;
  VisibleInExport: boolean;
}

export function PaySubscription(props: ActProps) {
  const [byPhone, setByPhone] = useState(false);
  return byPhone ? <PayOwed {...props} /> : <PayAtDesk {...props} onPhone={() => setByPhone(true)} />;
}

function PayAtDesk({ held, name, onPhone, onClose }: ActProps & { onPhone: () => void }) {
  const t = useT();
  const formats = useFormats();
  const today = useTodayIn(useStaffClub().TimeZone);
  const due = held.AmountDue;
  const hasPhone = useCardPayments().isOn && due > 0 && held.ExtSubscriptionId === null;
  const next = held.InstallmentPlan.find(({ PaidAt, WrittenOffAt }) => PaidAt === null && WrittenOffAt === null);
  const form = useForm<Values, NonNullable<ApiInput<typeof paySubscription>['body']>>({
    saved: useMemo(() => ({ Method: 'Cash', Amount: due, VisibleInExport: true }), [due]),
    check: (values) =>
      values.Amount !== null && values.Amount > due
        ? { errors: { Amount: t('more-than-due', { amount: formats.money(due, held.Currency) }) } }
        : bySchema(bodySchema)(values),
    wordsOf: moneyFields(formats),
  });
  const pay = useSaleAct(paySubscription, {
    doneText: ({ Transaction: { Amount, Currency } }) => ({
      title: t('billing.paymentRecorded', { amount: formats.money(Amount, Currency) }),
    }),
    receiptOf: ({ Transaction }) => Transaction.ReceiptId,
    onClose,
  });
  return (
    <DialogForm
      title={t('billing.payTitle', { name, subscription: held.SubscriptionName })}
      act={takePaymentLabel({ amount: form.values.Amount, currency: held.Currency }, t, formats)}
      form={form}
      refusal={<Refused error={refusedWith(form.refused, t, formats)} userId={held.UserId} />}
      save={(body) =>
        pay.mutateAsync({
          params: { id: held.UserSubscriptionId },
          body: { ...body, Seen: { AmountDue: due, DueDateUTC: held.DueDateUTC } },
        })
      }
      onClose={onClose}
    >
      <p>
        {next === undefined
          ? held.PartPaid > 0
            ? t('billing.payRest', {
                amount: formats.money(due, held.Currency),
                total: formats.money(due + held.PartPaid, held.Currency),
              })
            : t('billing.payWhole', { amount: formats.money(due, held.Currency) })
          : t('billing.payInstallment', {
              number: next.Number,
              total: held.InstallmentPlan.length,
              amount: formats.money(due, held.Currency),
              date: formats.date(next.DueDate),
            })}
      </p>
      {held.ExtSubscriptionId !== null && <p>{t('billing.payEndsCard')}</p>}
      {held.StateReason === 'UnpaidExternal' && <p>{droppedWords(held, today, t, formats)}</p>}
      <PaidForBy clubId={held.ClubId} userId={held.UserId} name={name} />
      <MoneyField
        required
        label={t('billing.amount')}
        data-autofocus
        currency={held.Currency}
        min={1}
        value={form.values.Amount}
        error={form.errors.Amount}
        onChange={(Amount) => form.set({ Amount })}
      />
      <MethodSelect value={form.values.Method} error={form.errors.Method} onChange={(Method) => form.set({ Method })} />
      {hasPhone && (
        <Button variant="default" leftSection={<IconQrcode size={18} stroke={1.8} />} onClick={onPhone}>
          {t('billing.linkFor', { amount: formats.money(due, held.Currency) })}
        </Button>
      )}
      <InExport value={form.values.VisibleInExport} onChange={(VisibleInExport) => form.set({ VisibleInExport })} />
    </DialogForm>
  );
}

function PaidForBy({ clubId, userId, name }: { clubId: number; userId: number; name: string }) {
  const t = useT();
  const enabled = useManages();
  const family = useCall(getMemberFamily, { params: { id: clubId, userId } }, { quiet: true, ignore: [403, 404], enabled });
  const payer = family.data?.Payer ?? null;
  return payer === null ? null : <p>{t('billing.paidForBy', { payer: fullName(payer), name })}</p>;
}

function refusedWith(error: ApiError | null, t: Translate, formats: Formats): ReturnType<typeof refusedOf> {
  const refused = refusedOf(error);
  const { AmountDue, Currency } = error?.values ?? {};
  if (refused?.errorType !== 'SubscriptionDueChanged' || typeof AmountDue !== 'number' || typeof Currency !== 'string')
    return refused;
  return { ...refused, words: t('error.SubscriptionDueChanged', { amount: formats.money(AmountDue, Currency) }) };
}

function droppedWords(held: ActProps['held'], today: string, t: Translate, formats: Formats): string {
  const { ExpiryDate: end } = held;
  const date = formats.date(held.DeactivationDate ?? today);
  if (end === null) return t('billing.paysDroppedOpen', { date });
  return end < today
    ? t('billing.paysDroppedOver', { date: formats.date(end) })
    : t('billing.paysDropped', { date, end: formats.date(end) });
}
