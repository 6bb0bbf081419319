import type { UserSubscription } from '@clubpulse/contract/billing/user-subscriptions';
import { undoCancelSubscription } from '@clubpulse/contract/billing/user-subscriptions.calls';
import { ConfirmDialog } from '../../kit/ConfirmDialog.tsx';
import classes from '../../kit/dialog.module.css';
import { useChange } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { toastDone } from '../../platform/toasts.ts';
import { Refused, refusedOf } from '../parts/Refused.tsx';
import { subscriptionLists } from './refreshes.ts';

/** Asks before a cancellation is withdrawn: it renews again, and so does its price. */
export function UndoCancel({ held, onClose }: { held: UserSubscription; onClose: () => void }) {
  const t = useT();
  const formats = useFormats();
  const { SubscriptionName: name, ScheduledEnd, RenewsOn } = held;
  const undo = useChange(undoCancelSubscription, {
    quiet: true,
    refreshes: subscriptionLists,
    onDone: () => {
      toastDone({ title: t('billing.cancelUndone', { name }) });
      onClose();
    },
  });
  const refused = refusedOf(undo.error);
  return (
    <ConfirmDialog
      opened
      title={t('billing.undoCancelTitle', { name })}
      keep={t('billing.keepCancel')}
      confirm={t('billing.undoCancel')}
      busy={undo.isPending}
      onConfirm={() => undo.mutate({ params: { id: held.UserSubscriptionId } })}
      onClose={onClose}
    >
      <div className={classes['form']}>
        <p>
          {RenewsOn === null
            ? t('billing.undoCancelText', { date: formats.date(ScheduledEnd ?? held.ActivationDate) })
            : t('billing.undoCancelRenews', { date: formats.date(RenewsOn) })}
        </p>
        {refused !== null && <Refused error={refused} userId={held.UserId} />}
      </div>
    </ConfirmDialog>
  );
}
