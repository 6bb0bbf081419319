import { creditTransactionInputSchema } from '@clubpulse/contract/billing/credits';
import { createCreditTransaction } from '@clubpulse/contract/billing/credits.calls';
import { TextInput } from '@mantine/core';
import { z } from 'zod';
import { DialogForm } from '../../kit/dialog/DialogForm.tsx';
import { useDialogAct } from '../../kit/dialog/use-dialog-act.ts';
import { NumberField } from '../../kit/fields/NumberField.tsx';
import { Segmented } from '../../kit/fields/Segmented.tsx';
import { bySchema } from '../../kit/form/check.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { Refused, refusedOf } from '../parts/Refused.tsx';

interface ChangeCreditsProps {
  member: { UserId: number; name: string };
  balance: number | null;
  onClose: () => void;
}

interface Change {
  Credits: number;
  Note: string;
}
interface Values {
  Way: 'add' | 'take';
  Credits: number | undefined;
  Note: string;
}

const counted = z.object({
  Credits: creditTransactionInputSchema.shape.Credits.refine((credits) => credits > 0, 'credits-required'),
  Note: creditTransactionInputSchema.shape.Note,
});
const creditsDependOnWay = (field: string) => (field === 'Credits' ? ['Credits', 'Way'] : [field]);

export function ChangeCredits({ member, balance, onClose }: ChangeCreditsProps) {
  const t = useT();
  const formats = useFormats();
  const { ClubId: clubId } = useStaffClub();
  const form = useForm<Values, Change>({
    initial: { Way: 'add', Credits: undefined, Note: '' },
    check: bySchema(counted),
    about: creditsDependOnWay,
  });
  const { values, errors, set } = form;
  const sign = values.Way === 'add' ? 1 : -1;
  const change = useDialogAct(createCreditTransaction, {
    doneText: ({ BalanceAfter }) => t('billing.creditsChanged', { name: member.name, balance: formats.number(BalanceAfter) }),
    onClose,
  });
  const after = balance === null || !values.Credits ? null : balance + sign * values.Credits;
  return (
    <DialogForm
      title={t('billing.creditsTitle', { name: member.name })}
      act={values.Way === 'add' ? t('billing.addCredits') : t('billing.takeCredits')}
      form={form}
      refusal={<Refused error={refusedOf(form.refused)} />}
      save={({ Credits, Note }) =>
        change.mutateAsync({ params: { id: clubId, userId: member.UserId }, body: { Credits: sign * Credits, Note } })
      }
      onClose={onClose}
    >
      <Segmented
        fullWidth
        label={t('billing.addOrTake')}
        value={values.Way}
        options={[
          { value: 'add', label: t('billing.addCredits') },
          { value: 'take', label: t('billing.takeCredits') },
        ]}
        onChange={(Way) => set({ Way })}
      />
      <NumberField
        label={t('kit.credits')}
        {...(after === null ? {} : { description: t('billing.balanceWillBe', { balance: formats.number(after) }) })}
        data-autofocus
        required
        min={1}
        value={values.Credits}
        error={errors.Credits}
        onChange={(next) => set({ Credits: next ?? undefined })}
      />
      <TextInput
        label={t('kit.note')}
        placeholder={t('billing.creditsNoteHint')}
        maxLength={500}
        value={values.Note}
        error={errors.Note}
        onChange={(event) => set({ Note: event.currentTarget.value })}
      />
    </DialogForm>
  );
}
