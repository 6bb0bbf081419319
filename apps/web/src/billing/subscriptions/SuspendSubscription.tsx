import type { UserSubscription } from '@clubpulse/contract/billing/user-subscriptions';
import { suspendSubscription } from '@clubpulse/contract/billing/user-subscriptions.calls';
import { MIN_SUSPENSION_DAYS } from '@clubpulse/rules/billing/subscription-actions';
import { addDays } from '@clubpulse/rules/time/days';
import { useState } from 'react';
import { z } from 'zod';
import { DateField } from '../../kit/DateField.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { DialogActions } from '../../kit/DialogActions.tsx';
import classes from '../../kit/dialog.module.css';
import { Segmented } from '../../kit/Segmented.tsx';
import { useDialogForm } from '../../kit/use-dialog-form.ts';
import { useChange } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { toastDone } from '../../platform/toasts.ts';
import { useTodayIn } from '../../platform/use-today.ts';
import { Refused, refusedOf } from '../parts/Refused.tsx';
import { subscriptionLists } from './refreshes.ts';

interface ActProps {
  held: UserSubscription;
  onClose: () => void;
}

/** Suspends from today: until a day at least a week away, or until somebody reactivates it. */
export function SuspendSubscription({ held, onClose }: ActProps) {
  const t = useT();
  const formats = useFormats();
  const today = useTodayIn(useStaffClub().TimeZone);
  const earliest = addDays(today, MIN_SUSPENSION_DAYS);
  const [until, setUntil] = useState<'date' | 'hand'>('date');
  const day = z.iso.date('field-required').refine((chosen) => chosen >= earliest, 'suspension-min-days');
  const form = useDialogForm<{ ReactivationDate: string | null }, { ReactivationDate: string | null }>(
    { ReactivationDate: null },
    until === 'hand' ? z.object({ ReactivationDate: z.null() }) : z.object({ ReactivationDate: day }),
  );
  const suspend = useChange(suspendSubscription, {
    quiet: true,
    refreshes: subscriptionLists,
    onDone: () => {
      toastDone({ title: t('billing.suspended', { name: held.SubscriptionName }) });
      onClose();
    },
    onRefused: form.refuse,
  });
  const refused = refusedOf(suspend.error);
  return (
    <Dialog opened onClose={onClose} title={t('billing.suspendTitle', { name: held.SubscriptionName })}>
      <form
        className={classes['form']}
        noValidate
        onSubmit={form.submit((body) => suspend.mutate({ params: { id: held.UserSubscriptionId }, body }))}
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
          <DateField
            near
            required
            label={t('billing.reactivationDate')}
            description={t('billing.earliest', { date: formats.date(earliest) })}
            min={earliest}
            value={form.values.ReactivationDate}
            error={form.errors.ReactivationDate}
            onChange={(ReactivationDate) => form.set({ ReactivationDate })}
          />
        )}
        {refused !== null && <Refused error={refused} userId={held.UserId} />}
        <DialogActions act={t('billing.suspend')} busy={suspend.isPending} onClose={onClose} />
      </form>
    </Dialog>
  );
}
