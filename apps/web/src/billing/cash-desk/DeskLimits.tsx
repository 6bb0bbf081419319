import { deskLimitsSchema, type DeskLimits as Limits } from '@clubpulse/contract/billing/transactions';
import { getDeskLimits, saveDeskLimits } from '@clubpulse/contract/billing/transactions.calls';
import { z } from 'zod';
import { DialogForm } from '../../kit/dialog/DialogForm.tsx';
import { useDialogAct } from '../../kit/dialog/use-dialog-act.ts';
import { MoneyField } from '../../kit/fields/MoneyField.tsx';
import { bySchema } from '../../kit/form/check.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { useCall } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { Refused, refusedOf } from '../parts/Refused.tsx';

interface DeskLimitsProps {
  currency: string;
  onClose: () => void;
}

export function DeskLimits(props: DeskLimitsProps) {
  const { ClubId: id } = useStaffClub();
  const limits = useCall(getDeskLimits, { params: { id } });
  return limits.data === undefined ? null : <LimitsForm stored={limits.data} {...props} />;
}

type Values = { readonly [Field in keyof Limits]: number | null };
const entered = z.object({
  RefundMost: z.number('field-required').pipe(deskLimitsSchema.shape.RefundMost),
  DifferenceNotified: z.number('field-required').pipe(deskLimitsSchema.shape.DifferenceNotified),
});

function LimitsForm({ stored, currency, onClose }: DeskLimitsProps & { stored: Limits }) {
  const t = useT();
  const { ClubId: id } = useStaffClub();
  const form = useForm<Values, Limits>({ saved: stored, check: bySchema(entered) });
  const { values, errors, set } = form;
  const save = useDialogAct(saveDeskLimits, { doneText: () => t('billing.deskLimitsSaved'), onClose });
  return (
    <DialogForm
      title={t('billing.deskLimits')}
      act={t('kit.save')}
      form={form}
      refusal={<Refused error={refusedOf(form.refused)} />}
      save={(body) => save.mutateAsync({ params: { id }, body })}
      onClose={onClose}
    >
      <MoneyField
        label={t('billing.deskRefundMost')}
        description={t('billing.deskRefundMostHint')}
        required
        data-autofocus
        currency={currency}
        value={values.RefundMost}
        error={errors.RefundMost}
        onChange={(RefundMost) => set({ RefundMost })}
      />
      <MoneyField
        label={t('billing.deskDifferenceNotified')}
        description={t('billing.deskDifferenceNotifiedHint')}
        required
        currency={currency}
        value={values.DifferenceNotified}
        error={errors.DifferenceNotified}
        onChange={(DifferenceNotified) => set({ DifferenceNotified })}
      />
    </DialogForm>
  );
}
