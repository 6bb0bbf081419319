import type { UserSubscription } from '@clubpulse/contract/billing/subscriptions';
import { updateUserSubscription } from '@clubpulse/contract/billing/subscriptions.calls';
import { Textarea } from '@mantine/core';
import { useMemo } from 'react';
import type { z } from 'zod';
import { DialogForm } from '../../../kit/dialog/DialogForm.tsx';
import { useDialogAct } from '../../../kit/dialog/use-dialog-act.ts';
import { DateField } from '../../../kit/fields/DateField.tsx';
import { NumberField } from '../../../kit/fields/NumberField.tsx';
import { bySchema } from '../../../kit/form/check.ts';
import { useForm } from '../../../kit/form/use-form.ts';
import { useT } from '../../../platform/phrases.ts';
import { Refused, refusedOf } from '../../parts/Refused.tsx';
import type { ActProps } from './act-props.ts';

interface Values {
  ActivationDate: string | null;
  ExpiryDate: string | null;
  RemainingTickets: number | null;
  DueDate: string | null;
  Notes: string;
}

const schema = updateUserSubscription.body
  .omit({ RowVersion: true })
  .refine(({ ActivationDate, ExpiryDate }) => ExpiryDate === null || ExpiryDate > ActivationDate, {
    path: ['ExpiryDate'],
    message: 'end-after-start',
  });

const valuesOf = ({ ActivationDate, ExpiryDate, RemainingTickets, DueDateUTC, Notes }: UserSubscription): Values => ({
  ActivationDate,
  ExpiryDate,
  RemainingTickets,
  DueDate: DueDateUTC?.slice(0, 10) ?? null,
  Notes,
});

export function EditSubscription({ held, onClose }: ActProps) {
  const t = useT();
  const form = useForm<Values, z.output<typeof schema>>({
    saved: useMemo(() => valuesOf(held), [held]),
    check: bySchema(schema),
  });
  const { values, errors, set } = form;
  const update = useDialogAct(updateUserSubscription, {
    doneText: () => t('billing.savedName', { name: held.SubscriptionName }),
    onClose,
  });
  // The tickets are only sent when the user edited them, because a booking may have taken one meanwhile.
  const save = ({ RemainingTickets, ...stated }: z.output<typeof schema>) =>
    update.mutateAsync({
      params: { id: held.UserSubscriptionId },
      body: {
        ...stated,
        ...(form.changed.includes('RemainingTickets') ? { RemainingTickets } : {}),
        RowVersion: held.RowVersion,
      },
    });
  return (
    <DialogForm
      title={t('billing.editTitle', { name: held.SubscriptionName })}
      act={t('kit.save')}
      form={form}
      refusal={<Refused error={refusedOf(form.refused, form.refusal)} userId={held.UserId} />}
      save={save}
      onClose={onClose}
    >
      <DateField
        near
        required
        label={t('kit.firstDay')}
        value={values.ActivationDate}
        error={errors.ActivationDate}
        onChange={(ActivationDate) => set({ ActivationDate })}
      />
      <DateField
        near
        label={t('kit.lastDay')}
        description={t(held.ExtSubscriptionId === null ? 'billing.lastDayHint' : 'end-by-canceling')}
        value={values.ExpiryDate}
        error={errors.ExpiryDate}
        onChange={(ExpiryDate) => set({ ExpiryDate })}
        onBroken={(broken) => form.setUnreadable('ExpiryDate', broken)}
      />
      {held.MaxActivities !== null && (
        <NumberField
          label={t('billing.ticketsLeft')}
          value={values.RemainingTickets}
          error={errors.RemainingTickets}
          onChange={(next) => set({ RemainingTickets: next })}
        />
      )}
      <DateField
        near
        label={t('billing.dueDate')}
        value={values.DueDate}
        error={errors.DueDate}
        onChange={(DueDate) => set({ DueDate })}
        onBroken={(broken) => form.setUnreadable('DueDate', broken)}
      />
      <Textarea
        label={t('kit.notes')}
        autosize
        minRows={2}
        maxRows={8}
        value={values.Notes}
        error={errors.Notes}
        onChange={(event) => set({ Notes: event.currentTarget.value })}
      />
    </DialogForm>
  );
}
