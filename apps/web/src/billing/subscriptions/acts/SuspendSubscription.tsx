import { suspendSubscription } from '@clubpulse/contract/billing/subscriptions.calls';
import { useState } from 'react';
import { z } from 'zod';
import { DialogForm } from '../../../kit/dialog/DialogForm.tsx';
import { useDialogAct } from '../../../kit/dialog/use-dialog-act.ts';
import { useDialogForm } from '../../../kit/dialog/use-dialog-form.ts';
import { Segmented } from '../../../kit/fields/Segmented.tsx';
import { useT } from '../../../platform/phrases.ts';
import { useStaffClub } from '../../../platform/session.tsx';
import { useTodayIn } from '../../../platform/use-today.ts';
import { Refused, refusedOf } from '../../parts/Refused.tsx';
import type { ActProps } from './act-props.ts';
import { ReactivationDay } from './ReactivationDay.tsx';
import { earliestReactivation, reactivationDaySchema } from './reactivation-day.ts';
import { subscriptionLists } from './refreshes.ts';

/** Suspends from today: until a day at least a week away, or until somebody reactivates it. */
export function SuspendSubscription({ held, onClose }: ActProps) {
  const t = useT();
  const today = useTodayIn(useStaffClub().TimeZone);
  const [until, setUntil] = useState<'date' | 'hand'>('date');
  const form = useDialogForm<{ ReactivationDate: string | null }, { ReactivationDate: string | null }>(
    { ReactivationDate: null },
    until === 'hand'
      ? z.object({ ReactivationDate: z.null() })
      : z.object({ ReactivationDate: reactivationDaySchema(today, today) }),
  );
  const suspend = useDialogAct(suspendSubscription, {
    refreshes: subscriptionLists,
    said: () => t('billing.suspended', { name: held.SubscriptionName }),
    onRefused: form.refuse,
    onClose,
  });
  return (
    <DialogForm
      title={t('billing.suspendTitle', { name: held.SubscriptionName })}
      act={t('billing.suspend')}
      busy={suspend.isPending}
      refusal={<Refused error={refusedOf(suspend.error)} userId={held.UserId} />}
      onSubmit={form.submit((body) => suspend.mutate({ params: { id: held.UserSubscriptionId }, body }))}
      onClose={onClose}
    >
      <p>{held.ExpiryDate === null && held.RenewsOn === null ? t('billing.suspendText') : t('billing.suspendMovesEnd')}</p>
      <Segmented
        fullWidth
        label={t('billing.suspendHow')}
        value={until}
        options={[
          { value: 'date', label: t('billing.untilDate') },
          { value: 'hand', label: t('billing.untilHand') },
        ]}
        onChange={(next) => {
          setUntil(next);
          form.set({ ReactivationDate: null });
        }}
      />
      {until === 'date' && (
        <ReactivationDay
          earliest={earliestReactivation(today, today)}
          value={form.values.ReactivationDate}
          error={form.errors.ReactivationDate}
          onChange={form.set}
        />
      )}
    </DialogForm>
  );
}
