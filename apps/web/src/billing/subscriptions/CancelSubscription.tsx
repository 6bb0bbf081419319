import type { UserSubscription } from '@clubpulse/contract/billing/user-subscriptions';
import { cancelSubscription } from '@clubpulse/contract/billing/user-subscriptions.calls';
import { addDays } from '@clubpulse/rules/time/days';
import { type FormEvent, useState } from 'react';
import { Dialog } from '../../kit/Dialog.tsx';
import { DialogActions } from '../../kit/DialogActions.tsx';
import classes from '../../kit/dialog.module.css';
import { Segmented } from '../../kit/Segmented.tsx';
import { useChange } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { toastDone } from '../../platform/toasts.ts';
import { Refused, refusedOf } from '../parts/Refused.tsx';
import { subscriptionLists } from './refreshes.ts';

interface ActProps {
  held: UserSubscription;
  onClose: () => void;
}

/** The last day of what is paid: the day before it renews, else its own last day. */
const periodEnd = ({ RenewsOn, ExpiryDate }: UserSubscription) => (RenewsOn === null ? ExpiryDate : addDays(RenewsOn, -1));

/** Cancels at the end of the billing period, or at once; says what each of them does. */
export function CancelSubscription({ held, onClose }: ActProps) {
  const t = useT();
  const formats = useFormats();
  const { SubscriptionName: name } = held;
  // Already cancelled at the end of the period: only the other is left.
  const [atEnd, setAtEnd] = useState(held.ScheduledEnd === null);
  const end = periodEnd(held);
  const cancel = useChange(cancelSubscription, {
    quiet: true,
    refreshes: subscriptionLists,
    onDone: ({ ScheduledEnd }) => {
      toastDone({
        title:
          atEnd && ScheduledEnd !== null
            ? t('billing.willEnd', { name, date: formats.date(ScheduledEnd) })
            : t('billing.canceledNow', { name }),
      });
      onClose();
    },
  });
  const refused = refusedOf(cancel.error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    cancel.mutate({ params: { id: held.UserSubscriptionId }, body: { AtPeriodEnd: atEnd } });
  };
  return (
    <Dialog opened onClose={onClose} title={t('billing.cancelTitle', { name })}>
      <form className={classes['form']} onSubmit={submit}>
        {held.ScheduledEnd === null && (
          <Segmented
            fullWidth
            label={t('billing.cancelWhen')}
            value={atEnd ? 'end' : 'now'}
            options={[
              { value: 'end', label: t('billing.atPeriodEnd') },
              { value: 'now', label: t('billing.atOnce') },
            ]}
            onChange={(next) => setAtEnd(next === 'end')}
          />
        )}
        <p>
          {!atEnd
            ? t('billing.cancelNowText')
            : end === null
              ? t('billing.cancelTodayText')
              : t('billing.cancelEndText', { date: formats.date(end) })}
        </p>
        {refused !== null && <Refused error={refused} userId={held.UserId} />}
        <DialogActions
          act={atEnd ? t('billing.cancelAtEnd') : t('billing.cancelNow')}
          keep={t('billing.keepSubscription')}
          busy={cancel.isPending}
          onClose={onClose}
        />
      </form>
    </Dialog>
  );
}
