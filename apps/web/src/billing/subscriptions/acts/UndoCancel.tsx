import { undoCancelSubscription } from '@clubpulse/contract/billing/subscriptions.calls';
import { ConfirmDialog } from '../../../kit/dialog/ConfirmDialog.tsx';
import { useDialogAct } from '../../../kit/dialog/use-dialog-act.ts';
import { useFormats } from '../../../platform/formats.ts';
import { useT } from '../../../platform/phrases.ts';
import { Refused, refusedOf } from '../../parts/Refused.tsx';
import type { ActProps } from './act-props.ts';

export function UndoCancel({ held, onClose }: ActProps) {
  const t = useT();
  const formats = useFormats();
  const { SubscriptionName: name, ScheduledEnd, RenewsOn } = held;
  const undo = useDialogAct(undoCancelSubscription, {
    doneText: () => t('billing.cancelUndone', { name }),
    onClose,
  });
  return (
    <ConfirmDialog
      opened
      title={t('billing.undoCancelTitle', { name })}
      keep={t('billing.keepCancel')}
      confirm={t('billing.undoCancel')}
      busy={undo.isPending}
      refusal={<Refused error={refusedOf(undo.error)} userId={held.UserId} />}
      onConfirm={() => undo.mutate({ params: { id: held.UserSubscriptionId } })}
      onClose={onClose}
    >
      {RenewsOn === null
        ? t('billing.undoCancelText', { date: formats.date(ScheduledEnd ?? held.ActivationDate) })
        : t('billing.undoCancelRenews', { date: formats.date(RenewsOn) })}
    </ConfirmDialog>
  );
}
