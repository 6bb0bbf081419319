import type { PaymentDifference } from '@clubpulse/contract/billing/reconciliation/reconciliation';
import { settlePaymentDifference } from '@clubpulse/contract/billing/reconciliation/reconciliation.calls';
import { Textarea } from '@mantine/core';
import { DialogForm } from '../../kit/dialog/DialogForm.tsx';
import { useDialogAct } from '../../kit/dialog/use-dialog-act.ts';
import { bySchema } from '../../kit/form/check.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { PersonPicker } from '../../members/people/public.ts';
import { useFormats } from '../../platform/formats.ts';
import { type PhraseKey, useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { Refused, refusedOf } from '../parts/Refused.tsx';

export type SettlingAct = 'Record' | 'RecordRefund' | 'Accept' | 'Dismiss';

interface SettleDifferenceProps {
  difference: PaymentDifference;
  act: SettlingAct;
  label: string;
  title: string;
  onClose: () => void;
}

const texts: Record<SettlingAct, PhraseKey> = {
  Record: 'billing.diffRecordText',
  RecordRefund: 'billing.diffRecordRefundText',
  Accept: 'billing.diffAcceptText',
  Dismiss: 'billing.diffDismissText',
};

export function SettleDifference({ difference, act, label, title, onClose }: SettleDifferenceProps) {
  const t = useT();
  const formats = useFormats();
  const { ClubId: id } = useStaffClub();
  const { PaymentDifferenceId: paymentDifferenceId, ProviderAmount, Currency, Day } = difference;
  const form = useForm({
    initial: { Act: act, UserId: difference.UserId, Note: '' },
    check: bySchema(settlePaymentDifference.body),
  });
  const settle = useDialogAct(settlePaymentDifference, { doneText: () => t('billing.diffDone'), onClose });
  const refused = refusedOf(form.refused);
  return (
    <DialogForm
      title={title}
      act={label}
      form={form}
      refusal={
        <>
          <Refused error={refused} />
          <Refusal words={form.errors.Amount ?? null} />
        </>
      }
      save={(body) => settle.mutateAsync({ params: { id, paymentDifferenceId }, body })}
      onClose={onClose}
    >
      <p>{t(texts[act], { amount: formats.money(ProviderAmount, Currency), date: formats.date(Day) })}</p>
      {act === 'Record' && difference.UserId === null && (
        <PersonPicker
          clubId={id}
          label={t('billing.diffWhose')}
          placeholder={t('kit.personHint')}
          nobodyFound={t('billing.diffNoPerson')}
          withAsterisk
          value={form.values.UserId}
          error={form.errors.UserId}
          onChange={(person) => form.set({ UserId: person?.UserId ?? null })}
        />
      )}
      {act === 'Dismiss' && (
        <Textarea
          required
          autosize
          minRows={2}
          maxLength={500}
          label={t('billing.diffNote')}
          value={form.values.Note}
          error={form.errors.Note}
          onChange={(event) => form.set({ Note: event.currentTarget.value })}
        />
      )}
    </DialogForm>
  );
}
