import type { UserSubscription } from '@clubpulse/contract/billing/user-subscriptions';
import { reactivateSubscription } from '@clubpulse/contract/billing/user-subscriptions.calls';
import { MIN_SUSPENSION_DAYS } from '@clubpulse/rules/billing/subscription-actions';
import { addDays, daysBetween } from '@clubpulse/rules/time/days';
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

/** Ends a suspension today, or sets the day when it will end. */
export function ReactivateSubscription({ held, onClose }: ActProps) {
  const t = useT();
  const formats = useFormats();
  const today = useTodayIn(useStaffClub().TimeZone);
  const [when, setWhen] = useState<'now' | 'date'>('now');
  const since = held.SuspendedDate ?? today;
  const tomorrow = addDays(today, 1);
  const week = addDays(since, MIN_SUSPENSION_DAYS);
  const earliest = week > tomorrow ? week : tomorrow;
  const day = z.iso
    .date('field-required')
    .refine((chosen) => chosen > today, 'date-in-future')
    .refine((chosen) => chosen >= week, 'suspension-min-days');
  const form = useDialogForm<{ ReactivationDate: string | null }, { ReactivationDate: string | null }>(
    { ReactivationDate: null },
    when === 'now' ? z.object({ ReactivationDate: z.null() }) : z.object({ ReactivationDate: day }),
  );
  const reactivate = useChange(reactivateSubscription, {
    quiet: true,
    refreshes: subscriptionLists,
    onDone: ({ State, SubscriptionName: name, ReactivationDate }) => {
      toastDone({
        title:
          State === 'Suspended' && ReactivationDate !== null
            ? t('billing.willReactivate', { name, date: formats.date(ReactivationDate) })
            : t('billing.reactivated', { name }),
      });
      onClose();
    },
    onRefused: form.refuse,
  });
  const refused = refusedOf(reactivate.error);
  const days = Math.max(0, daysBetween(since, today));
  const moved = held.ExpiryDate === null || days === 0 ? null : addDays(held.ExpiryDate, days);
  return (
    <Dialog opened onClose={onClose} title={t('billing.reactivateTitle', { name: held.SubscriptionName })}>
      <form
        className={classes['form']}
        noValidate
        onSubmit={form.submit((body) => reactivate.mutate({ params: { id: held.UserSubscriptionId }, body }))}
      >
        <Segmented
          fullWidth
          label={t('billing.reactivateWhen')}
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
        <DialogActions
          act={when === 'now' ? t('billing.reactivateNow') : t('billing.setDay')}
          busy={reactivate.isPending}
          onClose={onClose}
        />
      </form>
    </Dialog>
  );
}
