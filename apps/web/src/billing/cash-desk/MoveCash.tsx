import { drawerMoveInputSchema } from '@clubpulse/contract/billing/cash-desk/cash-desk';
import { moveCash } from '@clubpulse/contract/billing/cash-desk/cash-desk.calls';
import { TextInput } from '@mantine/core';
import { z } from 'zod';
import { DialogForm } from '../../kit/dialog/DialogForm.tsx';
import { useDialogAct } from '../../kit/dialog/use-dialog-act.ts';
import { MoneyField } from '../../kit/fields/MoneyField.tsx';
import { Segmented } from '../../kit/fields/Segmented.tsx';
import { bySchema } from '../../kit/form/check.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { Refused, refusedOf } from '../parts/Refused.tsx';

type Move = z.output<typeof drawerMoveInputSchema>;
type Values = Omit<Move, 'Amount'> & { readonly Amount: number | undefined };
const entered = drawerMoveInputSchema.extend({
  Amount: z.number('field-required').pipe(drawerMoveInputSchema.shape.Amount),
});

export function MoveCash({ currency, onClose }: { currency: string; onClose: () => void }) {
  const t = useT();
  const { ClubId: id } = useStaffClub();
  const form = useForm<Values, Move>({ initial: { Kind: 'Out', Amount: undefined, Reason: '' }, check: bySchema(entered) });
  const { values, errors, set } = form;
  const move = useDialogAct(moveCash, { doneText: () => t('billing.deskMoveDone'), onClose });
  const label = t(values.Kind === 'In' ? 'billing.deskMoveIn' : 'billing.deskMoveOut');
  return (
    <DialogForm
      title={t('billing.deskMove')}
      act={label}
      form={form}
      refusal={<Refused error={refusedOf(form.refused)} />}
      save={(body) => move.mutateAsync({ params: { id }, body })}
      onClose={onClose}
    >
      <Segmented
        fullWidth
        label={t('billing.deskMove')}
        value={values.Kind}
        options={[
          { value: 'Out', label: t('billing.deskMoveOut') },
          { value: 'In', label: t('billing.deskMoveIn') },
        ]}
        onChange={(Kind) => set({ Kind })}
      />
      <MoneyField
        label={t('billing.amount')}
        data-autofocus
        required
        currency={currency}
        value={values.Amount}
        error={errors.Amount}
        onChange={(next) => set({ Amount: next ?? undefined })}
      />
      <TextInput
        label={t('billing.deskMoveReason')}
        required
        maxLength={200}
        value={values.Reason}
        error={errors.Reason}
        onChange={(event) => set({ Reason: event.currentTarget.value })}
      />
    </DialogForm>
  );
}
