import type { UserSubscription } from '@clubpulse/contract/billing/user-subscriptions';
import { cancelSubscription } from '@clubpulse/contract/billing/user-subscriptions.calls';
import { addDays } from '@clubpulse/rules/time/days';
import { DialogForm } from '../../kit/DialogForm.tsx';
import { Segmented } from '../../kit/Segmented.tsx';
import { useDialogAct } from '../../kit/use-dialog-act.ts';
import { useDialogForm } from '../../kit/use-dialog-form.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { Refused, refusedOf } from '../parts/Refused.tsx';
import type { ActProps } from './act-props.ts';
import { subscriptionLists } from './refreshes.ts';

/** The last day of what is paid: the day before it renews, else its own last day. */
const periodEnd = ({ RenewsOn, ExpiryDate }: UserSubscription) => (RenewsOn === null ? ExpiryDate : addDays(RenewsOn, -1));

/** Cancels at the end of the billing period, or at once; says what each of them does. */
export function CancelSubscription({ held, onClose }: ActProps) {
  const t = useT();
  const formats = useFormats();
  const { SubscriptionName: name } = held;
  // Already cancelled at the end of the period: only the other is left.
  const form = useDialogForm({ AtPeriodEnd: held.ScheduledEnd === null }, cancelSubscription.body);
  const { AtPeriodEnd: atEnd } = form.values;
  const end = periodEnd(held);
  const cancel = useDialogAct(cancelSubscription, {
    refreshes: subscriptionLists,
    said: ({ ScheduledEnd }) =>
      atEnd && ScheduledEnd !== null
        ? t('billing.willEnd', { name, date: formats.date(ScheduledEnd) })
        : t('billing.canceledNow', { name }),
    onClose,
  });
  return (
    <DialogForm
      title={t('billing.cancelTitle', { name })}
      act={atEnd ? t('billing.cancelAtEnd') : t('billing.cancelNow')}
      keep={t('billing.keepSubscription')}
      busy={cancel.isPending}
      refusal={<Refused error={refusedOf(cancel.error)} userId={held.UserId} />}
      onSubmit={form.submit((body) => cancel.mutate({ params: { id: held.UserSubscriptionId }, body }))}
      onClose={onClose}
    >
      {held.ScheduledEnd === null && (
        <Segmented
          fullWidth
          label={t('billing.cancelWhen')}
          value={atEnd ? 'end' : 'now'}
          options={[
            { value: 'end', label: t('billing.atPeriodEnd') },
            { value: 'now', label: t('billing.atOnce') },
          ]}
          onChange={(next) => form.set({ AtPeriodEnd: next === 'end' })}
        />
      )}
      <p>
        {!atEnd
          ? t('billing.cancelNowText')
          : end === null
            ? t('billing.cancelTodayText')
            : t('billing.cancelEndText', { date: formats.date(end) })}
      </p>
    </DialogForm>
  );
}
