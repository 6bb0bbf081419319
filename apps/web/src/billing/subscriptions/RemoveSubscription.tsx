import type { UserSubscription } from '@clubpulse/contract/billing/user-subscriptions';
import { deleteUserSubscription } from '@clubpulse/contract/billing/user-subscriptions.calls';
import { ConfirmDialog } from '../../kit/ConfirmDialog.tsx';
import classes from '../../kit/dialog.module.css';
import { useChange } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { toastDone } from '../../platform/toasts.ts';
import { Refused, refusedOf } from '../parts/Refused.tsx';
import { subscriptionLists } from './refreshes.ts';

/** Asks before a subscription goes, with what goes with it in numbers; one that pays bookings to come explains itself. */
export function RemoveSubscription({ held, onClose }: { held: UserSubscription; onClose: () => void }) {
  const t = useT();
  const { SubscriptionName: name, RemainingTickets: tickets } = held;
  const remove = useChange(deleteUserSubscription, {
    quiet: true,
    refreshes: subscriptionLists,
    onDone: () => {
      toastDone({ title: t('billing.removed', { name }) });
      onClose();
    },
  });
  const refused = refusedOf(remove.error);
  return (
    <ConfirmDialog
      opened
      danger
      title={t('billing.removeTitle', { name })}
      keep={t('billing.keepSubscription')}
      confirm={t('billing.remove')}
      busy={remove.isPending}
      onConfirm={() => remove.mutate({ params: { id: held.UserSubscriptionId } })}
      onClose={onClose}
    >
      <div className={classes['form']}>
        <p>{tickets !== null && tickets > 0 ? t('billing.removeTicketsText', { count: tickets }) : t('billing.removeText')}</p>
        {refused !== null && <Refused error={refused} userId={held.UserId} />}
      </div>
    </ConfirmDialog>
  );
}
