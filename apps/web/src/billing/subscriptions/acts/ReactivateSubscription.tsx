import { reactivateSubscription } from '@clubpulse/contract/billing/subscriptions.calls';
import { addDays, daysBetween } from '@clubpulse/rules/time/days';
import { useState } from 'react';
import { z } from 'zod';
import { DialogForm } from '../../../kit/dialog/DialogForm.tsx';
import { useDialogAct } from '../../../kit/dialog/use-dialog-act.ts';
import { useDialogForm } from '../../../kit/dialog/use-dialog-form.ts';
import { Segmented } from '../../../kit/fields/Segmented.tsx';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/phrases.ts';
import { useStaffClub } from '../../../platform/session.tsx';
import { useTodayIn } from '../../../platform/use-today.ts';
import { Refused, refusedOf } from '../../parts/Refused.tsx';
import type { ActProps } from './act-props.ts';
import { ReactivationDay } from './ReactivationDay.tsx';
import { earliestReactivation, reactivationDaySchema } from './reactivation-day.ts';
import { subscriptionLists } from './refreshes.ts';

/** Ends a suspension today, or sets the day when it will end. */
export function ReactivateSubscription({ held, onClose }: ActProps) {
  const t = useT();
  const formats = useFormats();
  const today = useTodayIn(useStaffClub().TimeZone);
  const [when, setWhen] = useState<'now' | 'date'>('now');
  const since = held.SuspendedDate ?? today;
  const form = useDialogForm<{ ReactivationDate: string | null }, { ReactivationDate: string | null }>(
    { ReactivationDate: null },
    when === 'now'
      ? z.object({ ReactivationDate: z.null() })
      : z.object({ ReactivationDate: reactivationDaySchema(today, since) }),
  );
  const reactivate = useDialogAct(reactivateSubscription, {
    refreshes: subscriptionLists,
    said: ({ State, SubscriptionName: name, ReactivationDate }) =>
      State === 'Suspended' && ReactivationDate !== null
        ? t('billing.willReactivate', { name, date: formats.date(ReactivationDate) })
        : t('billing.reactivated', { name }),
    onRefused: form.refuse,
    onClose,
  });
  const days = Math.max(0, daysBetween(since, today));
  const moved = held.ExpiryDate === null || days === 0 ? null : addDays(held.ExpiryDate, days);
  return (
    <DialogForm
      title={t('billing.reactivateTitle', { name: held.SubscriptionName })}
      act={when === 'now' ? t('billing.reactivateNow') : t('billing.setDay')}
      busy={reactivate.isPending}
      refusal={<Refused error={refusedOf(reactivate.error)} userId={held.UserId} />}
      onSubmit={form.submit((body) => reactivate.mutate({ params: { id: held.UserSubscriptionId }, body }))}
      onClose={onClose}
    >
      <Segmented
        fullWidth
        label={t('kit.when')}
        value={when}
        options={[
          { value: 'now', label: t('billing.now') },
          { value: 'date', label: t('billing.onADay') },
        ]}
        onChange={(next) => {
          setWhen(next);
          form.set({ ReactivationDate: null });
        }}
      />
      {when === 'now' ? (
        <p>
          {moved === null
            ? t('billing.reactivateText')
            : t('billing.reactivateMoves', { count: days, date: formats.date(moved) })}
        </p>
      ) : (
        <ReactivationDay
          earliest={earliestReactivation(today, since)}
          value={form.values.ReactivationDate}
          error={form.errors.ReactivationDate}
          onChange={form.set}
        />
      )}
    </DialogForm>
  );
}
