import { creditTransactionInputSchema } from '@clubpulse/contract/billing/credits';
import { createCreditTransaction } from '@clubpulse/contract/billing/credits.calls';
import { NumberInput, TextInput } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { DialogForm } from '../../kit/dialog/DialogForm.tsx';
import { useDialogAct } from '../../kit/dialog/use-dialog-act.ts';
import { useDialogForm } from '../../kit/dialog/use-dialog-form.ts';
import { Segmented } from '../../kit/fields/Segmented.tsx';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { creditLists } from '../parts/credit-lists.ts';
import { Refused, refusedOf } from '../parts/Refused.tsx';

interface ChangeCreditsProps {
  member: { UserId: number; name: string };
  /** Null while it is not known. */
  balance: number | null;
  onClose: () => void;
}

/** Adds or takes credits; the balance never falls below zero. */
export function ChangeCredits({ member, balance, onClose }: ChangeCreditsProps) {
  const t = useT();
  const formats = useFormats();
  const { ClubId: clubId } = useStaffClub();
  const [way, setWay] = useState<'add' | 'take'>('add');
  const sign = way === 'add' ? 1 : -1;
  const counted = z.object({
    Credits: creditTransactionInputSchema.shape.Credits.refine((credits) => credits > 0, 'credits-required'),
    Note: creditTransactionInputSchema.shape.Note,
  });
  const form = useDialogForm<{ Credits: number | undefined; Note: string }, { Credits: number; Note: string }>(
    { Credits: undefined, Note: '' },
    counted,
  );
  const { values, errors, set } = form;
  const change = useDialogAct(createCreditTransaction, {
    refreshes: creditLists,
    said: ({ BalanceAfter }) => t('billing.creditsChanged', { name: member.name, balance: formats.number(BalanceAfter) }),
    onRefused: form.refuse,
    onClose,
  });
  const after = balance === null || values.Credits === undefined ? null : balance + sign * values.Credits;
  return (
    <DialogForm
      title={t('billing.creditsTitle', { name: member.name })}
      act={way === 'add' ? t('billing.addCredits') : t('billing.takeCredits')}
      busy={change.isPending}
      refusal={<Refused error={refusedOf(change.error)} />}
      onSubmit={form.submit(({ Credits, Note }) =>
        change.mutate({ params: { id: clubId, userId: member.UserId }, body: { Credits: sign * Credits, Note } }),
      )}
      onClose={onClose}
    >
      <Segmented
        fullWidth
        label={t('billing.addOrTake')}
        value={way}
        options={[
          { value: 'add', label: t('billing.addCredits') },
          { value: 'take', label: t('billing.takeCredits') },
        ]}
        onChange={(next) => {
          setWay(next);
          change.reset();
        }}
      />
      <NumberInput
        label={t('kit.credits')}
        {...(after === null ? {} : { description: t('billing.balanceWillBe', { balance: formats.number(after) }) })}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        data-autofocus
        withAsterisk
        allowDecimal={false}
        allowNegative={false}
        min={1}
        value={values.Credits ?? ''}
        error={errors.Credits}
        onChange={(next) => set({ Credits: next === '' ? undefined : Number(next) })}
      />
      <TextInput
        label={t('billing.note')}
        placeholder={t('billing.creditsNoteHint')}
        maxLength={500}
        value={values.Note}
        error={errors.Note}
        onChange={(event) => set({ Note: event.currentTarget.value })}
      />
    </DialogForm>
  );
}
